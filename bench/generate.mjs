import { spawnSync } from 'node:child_process';
import { GridMaker, puzzleMaker, Random, randomGrid, UniformGrids } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { finish } from '@nonet/engine/work';
import { figure, markdown, processorSeconds } from './measure.mjs';

const PUZZLES = 8_192;
const GRIDS = 200_000;
/** What QQWing makes in a round: it takes some seconds. */
const QQWING_PUZZLES = 300;
const ROUNDS = 5;

/** What QQWing is compared in, by its own names. */
const SYMMETRIES = ['none', 'rotate180'];

/**
 * Puzzles and grids a second on one core: in turns, the best of five rounds. Where Debian's `qqwing`
 * is installed it takes part, and the puzzles stand as multiples of its own.
 */
export function benchGenerate() {
  const hasQqwing = spawnSync('qqwing', ['--version']).status === 0;
  const runs = SYMMETRIES.flatMap((symmetry) => [
    puzzlesOf(symmetry),
    ...(hasQqwing ? [qqwingOf(symmetry)] : []),
  ]);
  runs.push(uniformGrids(), gridsOfSeed(), diagonalGrids());
  for (const { measure } of runs) measure();
  for (let round = 0; round < ROUNDS; round++) {
    for (const run of runs) run.best = Math.max(run.best, run.count / run.measure());
  }
  const rateOf = (wanted) => runs.find(({ name }) => name === wanted)?.best;
  const rows = runs.map(({ best, name, peer }) => {
    const reference = rateOf(peer);
    return [name, figure(best), reference ? `${figure(best / reference)} ×` : ''];
  });
  return markdown(['made', 'a second', 'by QQWing'], rows);
}

function puzzlesOf(symmetry) {
  const maker = puzzleMaker({ minimal: true, symmetry }, 'bench');
  const make = () => {
    if (finish(maker.make(0, PUZZLES)).some(({ ok }) => !ok)) {
      throw new Error('a puzzle is not made');
    }
  };
  return {
    name: `minimal puzzles, ${symmetry}`,
    peer: `QQWing, ${symmetry}`,
    count: PUZZLES,
    best: 0,
    measure: () => processorSeconds(make),
  };
}

function qqwingOf(symmetry) {
  const command = `qqwing --generate ${QQWING_PUZZLES} --one-line --symmetry ${symmetry}`;
  const measure = () => {
    const { stdout } = spawnSync('bash', ['-c', `${command} > /dev/null; times`], {
      encoding: 'utf8',
    });
    // The second line is of the children: user and system, as 0m1.234s.
    const [user, system] = stdout.trim().split('\n')[1].split(' ').map(secondsOf);
    return user + system;
  };
  return { name: `QQWing, ${symmetry}`, count: QQWING_PUZZLES, best: 0, measure };
}

function secondsOf(time) {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(time);
  return 60 * Number(minutes) + Number(seconds);
}

function uniformGrids() {
  const uniform = new UniformGrids();
  const random = new Random('bench');
  const digits = new Uint8Array(CLASSIC.cells);
  const draw = () => {
    for (let i = 0; i < GRIDS; i++) uniform.draw(random, digits);
  };
  return gridRun('full grids, uniform', GRIDS, draw);
}

function gridsOfSeed() {
  const maker = new GridMaker(CLASSIC, 'bench');
  const digits = new Uint8Array(CLASSIC.cells);
  const draw = () => {
    for (let i = 0; i < GRIDS; i++) maker.write(i, digits);
  };
  return gridRun('full grids of a seed', GRIDS, draw);
}

function diagonalGrids() {
  const random = new Random('bench');
  const count = GRIDS / 100;
  const draw = () => {
    for (let i = 0; i < count; i++) randomGrid(CLASSIC, random);
  };
  return gridRun('full grids, by diagonal boxes', count, draw);
}

function gridRun(name, count, draw) {
  return { name, count, best: 0, measure: () => processorSeconds(draw) };
}
