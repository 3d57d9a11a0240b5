import { solve } from '@nonet/engine';
import { BulkSolver } from '@nonet/engine/bulk';
import { loadPackage, PACKAGES } from './packages.mjs';

// Solvers that run inside Node. `load` returns a function `prepare`. `prepare(texts)` returns a
// function that solves all these puzzles.

export const NONET = [
  { id: 'nonet bulk', label: 'Nonet, `BulkSolver`', load: () => prepareBulk },
  { id: 'nonet', label: 'Nonet, `solve(text)`', load: () => oneByOne(solveText) },
];

export const NPM = PACKAGES.map(({ name, version }) => ({
  id: name,
  label: `\`${name}\` ${version}`,
  load: async () => oneByOne(await loadPackage(name)),
}));

/** Passes all puzzles to the solver at once, as bytes. Each puzzle is a line that ends with LF. */
function prepareBulk(texts) {
  const solver = new BulkSolver();
  const puzzles = new TextEncoder().encode(texts.map((text) => `${text}\n`).join(''));
  const solutions = new Uint8Array(81 * texts.length);
  const counts = new Uint32Array(texts.length);
  return () => {
    solver.solve(puzzles, solutions, counts, { limit: 1, stride: 82 });
    return { answers: () => new TextDecoder().decode(solutions).match(/.{81}/gs) };
  };
}

function solveText(text) {
  const result = solve(text);
  return result.ok ? result.solution : undefined;
}

/** Passes one puzzle per call to the solver. If the solver throws, the answer is undefined. */
function oneByOne(solver) {
  const solveOne = (text) => {
    try {
      return solver(text);
    } catch {
      return undefined;
    }
  };
  return (texts) => () => {
    const answers = texts.map(solveOne);
    return { answers: () => answers };
  };
}
