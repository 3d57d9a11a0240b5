import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(
  new URL('../../../shared/data/variants/iss-half.jsonl', import.meta.url),
);

/** The published variants: collection, name, variant, and whether only the existence of a grid is asked. */
export function publishedVariants() {
  return readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { collection, name, puzzle, solution } = JSON.parse(line);
      const givens = puzzle.givens.map((given) => (typeof given === 'number' ? given : null));
      const pencilmarks = puzzle.givens.map((given) => (Array.isArray(given) ? given : null));
      const regions = puzzle.regions.map((region) => (region < 0 ? null : region));
      return {
        collection,
        name,
        isLayout: collection === 'layouts',
        count: solution === null && collection === 'layouts' ? 0 : 1,
        variant: { ...puzzle, givens, pencilmarks, regions },
      };
    });
}
