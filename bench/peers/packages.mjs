import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder into which the peers are installed. They are not dependencies of the workspace. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/nonet-peers', import.meta.url));
const LOADER = join(FOLDER, 'load.mjs');

/**
 * Sudoku solvers on npm. Each package has an adapter. The adapter takes the module of the package and
 * returns a solving function. This function takes the text of a puzzle and returns the text of its first
 * solution.
 */
export const PACKAGES = [
  { name: 'dancing-links', version: '4.3.10', adapt: adaptDancingLinks },
  { name: '@algorithm.ts/sudoku', version: '4.0.3', adapt: adaptAlgorithmTs },
  { name: 'qqwing', version: '1.3.4', adapt: adaptQqwing },
  { name: '@mattflow/sudoku-solver', version: '2.2.0', adapt: adaptMattflow },
  { name: 'sudoku', version: '0.0.3', adapt: adaptSudoku },
  { name: 'sudoku-umd', version: '1.0.1', adapt: adaptSudokuUmd },
];

/** Installs the versions above if they are missing. */
export function installPackages() {
  const missing = PACKAGES.filter(({ name, version }) => installedVersion(name) !== version);
  if (missing.length === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  // npm installs into the nearest folder with a package.json. Without this file, that would be the
  // workspace above FOLDER.
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  // Node starts the search for a package in the folder of the importing file.
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

/** Adapts an exact cover library. Builds a matrix for each puzzle, with one row per candidate. */
function adaptDancingLinks({ DancingLinks }) {
  const dlx = new DancingLinks();
  const columns = Array.from({ length: 729 }, (_, candidate) => columnsOf(candidate));
  return (text) => {
    const solver = dlx.createSolver({ columns: 324 });
    for (const [cell, symbol] of [...text].entries()) {
      const digits = symbol === '.' ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [Number(symbol) - 1];
      for (const digit of digits) {
        const candidate = 9 * cell + digit;
        solver.addSparseConstraint(candidate, columns[candidate]);
      }
    }
    const [rows] = solver.findOne();
    return rows
      .map(({ data }) => data)
      .sort((a, b) => a - b)
      .map((candidate) => (candidate % 9) + 1)
      .join('');
  };
}

/** A candidate has four columns: its cell, its digit in the row, in the column and in the box. */
function columnsOf(candidate) {
  const cell = Math.floor(candidate / 9);
  const digit = candidate % 9;
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
  return [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit];
}

function adaptAlgorithmTs({ SudokuSolver }) {
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  return (text) => {
    const solution = Array.from(text, () => -1);
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
