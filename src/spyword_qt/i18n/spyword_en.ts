<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>SetupScreen</name>
    <message numerus="yes">
        <source>%n more players are needed.</source>
        <translation>
            <numerusform>One more player is needed.</numerusform>
            <numerusform>%n more players are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n spy</numerusform>
            <numerusform>%n spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</source>
        <translation>
            <numerusform>You have %n second to talk about who it might be. Then the vote starts by itself; you can start it sooner.</numerusform>
            <numerusform>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n citizen</numerusform>
            <numerusform>%n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n spy</numerusform>
            <numerusform>%n spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds.</source>
        <translation>
            <numerusform>After %n round.</numerusform>
            <numerusform>After %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out by %n votes of {all}</source>
        <translation>
            <numerusform>Out by %n vote of {all}</numerusform>
            <numerusform>Out by %n votes of {all}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied with %n votes each</source>
        <translation>
            <numerusform>Tied with %n vote each</numerusform>
            <numerusform>Tied with %n votes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>played once</numerusform>
            <numerusform>played %n times</numerusform>
        </translation>
    </message>
</context>
</TS>
