"""The program as a process of its own: started, killed, started beside another."""
