// boardgame.io: a game of clues and votes on it, by its local client. `boardgame.cjs PLAYERS SECONDS`
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js');

const players = Number(process.argv[2]);
const seconds = Number(process.argv[3]);
const WORDS = ['apple', 'river', 'violin', 'castle', 'tiger', 'lantern', 'saddle', 'comet'];
const EVIL = 2;
const ROUNDS = 10;

function settle(G) {
  const evil = G.alive.filter((seat) => G.roles[seat] !== 'citizen').length;
  if (evil === 0) G.winner = 'citizens';
  else if (evil >= G.alive.length - evil) G.winner = 'spies';
  else if (G.round === ROUNDS) G.winner = 'nobody';
  else {
    G.round += 1;
    G.phase = 'clue';
  }
}

const game = {
  setup: ({ random }) => ({
    roles: random.Shuffle(['spy', 'ghost', ...Array(players - EVIL).fill('citizen')]),
    alive: [...Array(players).keys()],
    phase: 'clue', turn: 0, votes: {}, round: 1, winner: null,
  }),
  turn: { activePlayers: { all: 'any' }, stages: {} },
  moves: {
    clue: ({ G }, seat) => {
      if (G.phase !== 'clue' || G.alive[G.turn] !== seat) return INVALID_MOVE;
      G.turn += 1;
      if (G.turn === G.alive.length) {
        G.turn = 0;
        G.phase = 'vote';
      }
    },
    vote: ({ G }, seat, choice) => {
      const isWrong = choice === seat || !G.alive.includes(choice);
      if (G.phase !== 'vote' || G.alive[G.turn] !== seat || isWrong) return INVALID_MOVE;
      G.votes[seat] = choice;
      G.turn += 1;
      if (G.turn < G.alive.length) return;
      const count = {};
      for (const one of Object.values(G.votes)) count[one] = (count[one] || 0) + 1;
      const most = Math.max(...Object.values(count));
      const top = Object.keys(count).filter((one) => count[one] === most);
      G.turn = 0;
      G.votes = {};
      if (top.length > 1) {
        settle(G);
        return;
      }
      const out = Number(top[0]);
      G.alive.splice(G.alive.indexOf(out), 1);
      if (G.roles[out] === 'ghost') G.phase = 'guess';
      else settle(G);
    },
    guess: ({ G }, word) => {
      if (G.phase !== 'guess') return INVALID_MOVE;
      if (word === WORDS[0]) G.winner = 'ghost';
      else settle(G);
    },
  },
  endIf: ({ G }) => (G.winner ? { winner: G.winner } : undefined),
};

function play() {
  const client = Client({ game, numPlayers: players, debug: false, playerID: '0' });
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const { G } = state;
    const seat = G.alive[G.turn];
    const others = G.alive.filter((one) => one !== seat);
    if (G.phase === 'clue') client.moves.clue(seat);
    else if (G.phase === 'vote') client.moves.vote(seat, others[Math.floor(Math.random() * others.length)]);
    else client.moves.guess(WORDS[Math.floor(Math.random() * WORDS.length)]);
    moves += 1;
  }
  return moves;
}

const now = () => process.cpuUsage().user / 1e6;
for (let began = now(); now() - began < seconds / 2;) play();
const began = now();
let moves = 0;
let games = 0;
while (now() - began < seconds) {
  moves += play();
  games += 1;
}
const taken = 1e6 * (now() - began);
console.log(JSON.stringify({ move: taken / moves, game: taken / games }));
