import { spawnSync } from 'node:child_process';
import { GridMaker, puzzleMaker, Random, randomGrid, UniformGrids } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { finish } from '@nonet/engine/work';
import { figure, markdown, secondsPerItem, timed } from './measure.mjs';
import { programSeconds } from './program.mjs';

const PUZZLES = 8_192;
const GRIDS = 200_000;
/** QQWing makes this many puzzles per round, which takes a few seconds. */
const QQWING_PUZZLES = 300;

/** The symmetries of the puzzles that Nonet and QQWing make. QQWing uses the same names. */
const SYMMETRIES = ['none', 'rotate180'];

/**
 * Measures how many puzzles and grids are made per second on one core. Compares Nonet with QQWing
 * if the Debian package `qqwing` is installed.
 */
export async function benchGenerate() {
  const hasQqwing = spawnSync('qqwing', ['--version']).status === 0;
  const runs = SYMMETRIES.flatMap((symmetry) => [
    puzzlesOf(symmetry),
    ...(hasQqwing ? [qqwingOf(symmetry)] : []),
  ]);
  runs.push(...gridRuns());
  const seconds = await secondsPerItem(runs.map(({ work }) => work));
  const rates = new Map(runs.map(({ name }, i) => [name, 1 / seconds[i]]));
  const rows = runs.map(({ name, peer }) => {
    const rate = rates.get(name);
    const reference = rates.get(peer);
    return [name, figure(rate), reference ? `${figure(rate / reference)} ×` : ''];
  });
  return markdown(['generated', 'per second', 'relative to QQWing'], rows);
}

function puzzlesOf(symmetry) {
  const maker = puzzleMaker({ minimal: true, symmetry }, 'bench');
  const make = () => {
    if (finish(maker.make(0, PUZZLES)).some(({ ok }) => !ok)) {
      throw new Error('a puzzle could not be made');
    }
  };
  const work = timed(PUZZLES, make);
  return {
    name: `minimal puzzles, symmetry ${symmetry}`,
    peer: `QQWing, symmetry ${symmetry}`,
    work,
  };
}

function qqwingOf(symmetry) {
  const command = (count) =>
    `qqwing --generate ${count} --one-line --symmetry ${symmetry}`.split(' ');
  const seconds = (runs) => programSeconds(command(runs * QQWING_PUZZLES));
  return { name: `QQWing, symmetry ${symmetry}`, work: { items: QQWING_PUZZLES, seconds } };
}

function gridRuns() {
  const uniform = new UniformGrids();
  const maker = new GridMaker(CLASSIC, 'bench');
  const random = new Random('bench');
  const digits = new Uint8Array(CLASSIC.cells);
  return [
    gridRun('full grids, uniform', GRIDS, () => uniform.draw(random, digits)),
    gridRun('full grids of a seed', GRIDS, (i) => maker.write(i, digits)),
    gridRun('full grids, by diagonal boxes', GRIDS / 100, () => randomGrid(CLASSIC, random)),
  ];
}

function gridRun(name, count, draw) {
  const drawAll = () => {
    for (let i = 0; i < count; i++) draw(i);
  };
  return { name, work: timed(count, drawAll) };
}
