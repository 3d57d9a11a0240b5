import { geometryOfSize } from '@nonet/engine/grid';
import type { PlainPuzzle } from '@nonet/engine/notation';

/**
 * Famous puzzles, and puzzles made by `nonet generate --seed gallery`. `two-solutions` was made by
 * removing givens from a solution, and `no-solution` by changing a given of `symmetric`.
 */
const CELLS = {
  'baekjoon-2239':
    '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
  'baekjoon-2580':
    '.354692787821.56.9.6.278135321.468978.49135.659682.413917652.8.6.37.195225839476.',
  'project-euler-96':
    '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
  'leetcode-37':
    '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  'ai-escargot':
    '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..',
  'inkala-2012':
    '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
  'brute-force':
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  empty: '.'.repeat(81),
  'few-givens': '...9...1....2...4...9.6.....8....6..5........4..79.....6....2......5178...1..4...',
  symmetric: '.3.....8.5.6...9.2.7.6.5.3...4.2.3.....8.3.....3.4.1...6.7.4.9.1.9...7.4.8.....1.',
  'slow-start': '........3.......4.9.8..5...72...91....4....3.6...1......9..8..2.526.38......5..14',
  'two-solutions':
    '..84..5.....35.786......2..9.17.8....7.....6....9.28.55.6....9.289.37...3.7..562.',
  'no-solution':
    '.3.....8.5.6...9.2.4.6.5.3...4.2.3.....8.3.....3.4.1...6.7.4.9.1.9...7.4.8.....1.',
  four: '...1.43......3..',
  six: '.5..1......63........5.2...36...4...',
  sixteen:
    '.....B1.23....9C16.D.E5....C3.7.3......D.1.G...45....342..D..G.1B.2.F...8.E5.9A..8.6..93.AG.....9...A..BF..6.....1.G2.....3..F5.F7....3A.5...8.B.2B..6...9..F.G..9.....F..C8...6.....G..4....5C...6.D.A..8.B2.4.C..A5....62....E.E7.9.....4......F.1..E..C.A7D..',
};

export type GalleryId = keyof typeof CELLS;

/** The puzzles of the gallery, in order. They have the usual boxes of their size. */
export const gallery = Object.entries(CELLS).map(([id, cells]): PlainPuzzle & { id: GalleryId } => {
  const { boxRows, boxColumns } = geometryOfSize(Math.sqrt(cells.length))!;
  return { id: id as GalleryId, cells, boxRows, boxColumns };
});
