import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Starts Interactive Sudoku Solver from a folder with its repository. Finds puzzles by their names in its data. */
export async function startIss(folder) {
  const load = (path) => import(pathToFileURL(join(folder, path)).href);
  const { ensureGlobalEnvironment } = await load('tests/helpers/test_env.js');
  ensureGlobalEnvironment();
  const { SimpleSolver } = await load('js/sandbox/simple_solver.js');
  const inputs = await inputsOf(load);
  const solver = new SimpleSolver();
  return {
    /** A function that counts the solutions up to two, or up to one for a layout, or undefined. */
    counterOf({ collection, name, isLayout }) {
      const input = inputs.get(`${collection} ${name}`);
      if (input === undefined) return;
      if (isLayout) return () => (solver.validateLayout(input) ? 1 : 0);
      return () => [...solver.solutions(input, 2)].length;
    },
    guesses: () => solver.latestStats().guesses,
  };
}

/** Collection and name → the puzzle in its own notation. */
async function inputsOf(load) {
  const { resolvePuzzleConfig } = await load('data/example_puzzles.js');
  const collections = await load('data/collections.js');
  const { solveCollections, layoutCases } = await load('tests/e2e/e2e_puzzles.js');
  const inputs = new Map();
  const add = async (collection, puzzle, name) => {
    const { input, name: own } = await resolvePuzzleConfig(puzzle);
    for (const each of [name, own, input]) if (each) inputs.set(`${collection} ${each}`, input);
  };
  for (const { collection, puzzles } of solveCollections) {
    for (const puzzle of puzzles) await add(`e2e:${collection}`, puzzle);
  }
  for (const puzzle of layoutCases) await add('layouts', puzzle);
  for (const [collection, puzzles] of Object.entries(collections)) {
    if (!Array.isArray(puzzles)) continue;
    for (const [i, puzzle] of puzzles.entries()) {
      await add(collection, puzzle, `${collection}#${i + 1}`);
    }
  }
  return inputs;
}
