import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CLASSIC } from '@nonet/engine/grid';

/** The packages are installed here, because they are not dependencies of the project. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/nonet-peers', import.meta.url));
const LOADER = join(FOLDER, 'load.mjs');

/**
 * Sudoku solvers on npm. `adapt` takes the module of a package. It returns a function that takes a
 * puzzle and returns its first solution, both as text.
 */
export const PACKAGES = [
  { name: 'dancing-links', version: '4.3.10', adapt: adaptDancingLinks },
  { name: '@algorithm.ts/sudoku', version: '4.0.3', adapt: adaptAlgorithmTs },
  { name: 'qqwing', version: '1.3.4', adapt: adaptQqwing },
  { name: '@mattflow/sudoku-solver', version: '2.2.0', adapt: adaptMattflow },
  { name: 'sudoku', version: '0.0.3', adapt: adaptSudoku },
  { name: 'sudoku-umd', version: '1.0.1', adapt: adaptSudokuUmd },
];

/** Installs the packages if they are missing or have a different version. */
export function installPackages() {
  const missing = PACKAGES.filter(({ name, version }) => installedVersion(name) !== version);
  if (missing.length === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  // npm installs into the nearest folder with a package.json, so FOLDER needs one.
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  // Node looks for packages near the file that imports them, so the file that imports the packages
  // has to be in FOLDER.
  writeFileSync(LOADER, 'export const load = (name) => import(name);\n');
  const names = PACKAGES.map(({ name, version }) => `${name}@${version}`);
  const flags = ['--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', ...flags, ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm install ended with status ${status}`);
}

export async function loadPackage(wanted) {
  const { adapt } = PACKAGES.find(({ name }) => name === wanted);
  const { load } = await import(pathToFileURL(LOADER).href);
  return adapt(await load(wanted));
}

function installedVersion(name) {
  const path = join(FOLDER, 'node_modules', name, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined;
}

/** Adapts an exact cover library. The matrix of a puzzle has one row per candidate. */
function adaptDancingLinks({ DancingLinks }) {
  const dlx = new DancingLinks();
  const columns = Array.from({ length: 729 }, (_, candidate) => columnsOf(candidate));
  return (text) => {
    const solver = dlx.createSolver({ columns: 324 });
    columns.forEach((covered, candidate) => {
      const symbol = text[Math.floor(candidate / 9)];
      const fits = symbol === '.' || Number(symbol) === (candidate % 9) + 1;
      if (fits) solver.addSparseConstraint(candidate, covered);
    });
    const [rows] = solver.findOne();
    return rows
      .map(({ data }) => data)
      .sort((a, b) => a - b)
      .map((candidate) => (candidate % 9) + 1)
      .join('');
  };
}

/** A candidate covers four columns: its cell, and its digit in the row, the column and the box. */
function columnsOf(candidate) {
  const cell = Math.floor(candidate / 9);
  const houses = [CLASSIC.row[cell], 9 + CLASSIC.column[cell], 18 + CLASSIC.box[cell]];
  return [cell, ...houses.map((house) => 81 + 9 * house + (candidate % 9))];
}

function adaptAlgorithmTs({ SudokuSolver }) {
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  return (text) => {
    const solution = Array(81).fill(-1);
    solver.solve(
      Array.from(text, (symbol) => (symbol === '.' ? -1 : Number(symbol) - 1)),
      solution,
    );
    return solution.map((digit) => digit + 1).join('');
  };
}

function adaptQqwing({ default: QQWing }) {
  const solver = new QQWing();
  solver.setPrintStyle(QQWing.PrintStyle.ONE_LINE);
  return (text) => {
    solver.setPuzzle(Array.from(text, (symbol) => (symbol === '.' ? 0 : Number(symbol))));
    solver.solve();
    return solver.getSolutionString().trim();
  };
}

function adaptMattflow({ default: solve }) {
  return (text) => solve(text, { emptyValue: '.', hintCheck: false, maxIterations: 0 });
}

function adaptSudoku({ default: { solvepuzzle } }) {
  return (text) =>
    solvepuzzle(Array.from(text, (symbol) => (symbol === '.' ? null : Number(symbol) - 1)))
      .map((digit) => digit + 1)
      .join('');
}

function adaptSudokuUmd({ default: sudoku }) {
  return (text) => sudoku.solve(text);
}
