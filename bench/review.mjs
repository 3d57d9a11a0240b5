import { BulkSolver } from '@nonet/engine/bulk';
import { listedGame } from '@nonet/engine/game';
import { generate } from '@nonet/engine/generate';
import { producersOf, Rating } from '@nonet/engine/rating';
import { Reviewing } from '@nonet/engine/review';
import { finish } from '@nonet/engine/work';
import { machine, markdown, processorSeconds } from './measure.mjs';

// npm run bench:review            times the review of whole games of each level
// npm run bench:review -- GAMES   changes the number of games per level and player (default 20)

const count = Number(process.argv[2] ?? 20);
const solver = new BulkSolver();
const producers = producersOf('hodoku');

/** How a player fills the grid: name → the moves of a puzzle. */
const players = {
  'with notes': ({ steps }) => steps.map((step) => writings(step)),
  'without notes': ({ steps }) => placementsOf(steps),
  'in any order': ({ seed, steps }) => shuffled(placementsOf(steps), seed),
};
const rows = [];

for (const level of ['easy', 'medium', 'hard', 'unfair', 'extreme']) {
  const { puzzles } = generate({ level, count, seed: 'review' });
  for (const [name, movesOf] of Object.entries(players)) {
    const times = puzzles.map(({ givens }, seed) => {
      const rated = finish(new Rating({ givens }, { scale: 'hodoku', producers, solver }));
      const moves = movesOf({ seed, steps: rated.steps });
      return timed(givens, moves);
    });
    const at = (key, share) =>
      times.map((it) => it[key]).sort((a, b) => a - b)[Math.ceil((times.length - 1) * share)];
    const figures = [at('total', 0.5), at('total', 0.95), at('total', 1), at('slice', 1)];
    rows.push([level, name, times.length, ...figures.map((it) => (1_000 * it).toFixed(0))]);
  }
}

console.log(markdown(['level', 'player', 'games', 'p50', 'p95', 'max', 'longest slice'], rows));
console.log(`\nMilliseconds of processor time. Measured on ${machine()}.`);

/** Times the review of a game with a move every three seconds, and the longest of its slices. */
function timed(givens, moves) {
  const list = moves.map((writing, i) => ({
    kind: 'write',
    at: 3_000 * (i + 1),
    writings: writing,
  }));
  const work = new Reviewing(listedGame({ givens, moves: list }), { producers, solver });
  const slices = [];
  for (let result; !result; ) {
    const seconds = processorSeconds(() => {
      result = work.advance();
    });
    slices.push(seconds);
  }
  return { total: slices.reduce((sum, it) => sum + it, 0), slice: Math.max(...slices) };
}

function placementsOf(steps) {
  return steps.filter(({ placement }) => placement !== undefined).map((step) => writings(step));
}

function writings({ eliminations, placement }) {
  const sign = placement === undefined ? '-' : '=';
  const candidates = placement === undefined ? eliminations : [placement];
  return candidates.map((it) => ({ cell: Math.floor(it / 9), sign, digits: [(it % 9) + 1] }));
}

/** The same seed gives the same order. */
function shuffled(moves, seed) {
  const keyed = moves.map((move, i) => [(i * 7_919 + seed * 104_729) % 1_009, move]);
  return keyed.sort(([a], [b]) => a - b).map(([, move]) => move);
}
