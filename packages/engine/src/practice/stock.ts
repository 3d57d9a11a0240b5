import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';

interface StockEntry {
  readonly technique: SearchId;
  readonly hasNotes: boolean;
  /** The numbers of the puzzles. */
  readonly puzzles: readonly number[];
}

/** Puzzles of the seed `stock` that lead to drills that are rare. Made by build-stock.mjs. */
export const STOCK: readonly StockEntry[] = [
  {
    technique: 'naked-triple',
    hasNotes: false,
    puzzles: [
      46, 518, 571, 582, 616, 801, 811, 1035, 1140, 1362, 1514, 1937, 1952, 2169, 2292, 2509,
    ],
  },
  {
    technique: 'hidden-triple',
    hasNotes: false,
    puzzles: [
      1109, 2795, 3648, 6307, 7854, 9168, 9398, 11281, 11831, 11887, 13111, 13423, 14534, 17083,
      17777, 19042,
    ],
  },
  {
    technique: 'naked-quadruple',
    hasNotes: true,
    puzzles: [
      1859, 1951, 3160, 3683, 3730, 3943, 4152, 4852, 6411, 6614, 7252, 7697, 8671, 9168, 9830,
      10154,
    ],
  },
  {
    technique: 'jellyfish',
    hasNotes: true,
    puzzles: [
      2138, 11470, 12914, 19480, 20650, 20964, 21728, 22183, 22356, 25955, 27790, 32119, 32223,
      32526, 34507, 45523,
    ],
  },
  {
    technique: 'uniqueness-test-2',
    hasNotes: true,
    puzzles: [73, 248, 347, 497, 511, 529, 569, 585, 610, 1002, 1072, 1118, 1622, 1859, 2025, 2077],
  },
  {
    technique: 'avoidable-rectangle-1',
    hasNotes: true,
    puzzles: [
      983, 2327, 2728, 3706, 6551, 10958, 11337, 11744, 14608, 22243, 23111, 26620, 28799, 31774,
      31951, 33016,
    ],
  },
  {
    technique: 'sashimi-swordfish',
    hasNotes: true,
    puzzles: [
      189, 190, 594, 718, 1192, 1260, 1326, 1592, 1627, 1699, 2258, 2303, 3083, 3217, 3605, 3787,
    ],
  },
  {
    technique: 'finned-jellyfish',
    hasNotes: true,
    puzzles: [
      111, 1213, 1256, 1342, 3083, 3372, 3506, 4224, 4876, 5166, 5288, 6257, 6415, 6510, 6818, 7072,
    ],
  },
  {
    technique: 'simple-colors',
    hasNotes: true,
    puzzles: [
      230, 262, 457, 1326, 1592, 1627, 2303, 3390, 3458, 3500, 4041, 4224, 4697, 5300, 6630, 7150,
    ],
  },
  {
    technique: 'multi-colors',
    hasNotes: true,
    puzzles: [
      76, 122, 504, 612, 990, 2051, 3458, 4048, 4282, 4322, 4356, 4697, 4943, 5058, 5426, 5542,
    ],
  },
  {
    technique: 'x-chain',
    hasNotes: true,
    puzzles: [
      190, 230, 248, 366, 555, 558, 1125, 1736, 2358, 2482, 2873, 2966, 3227, 3655, 4652, 4722,
    ],
  },
  {
    technique: 'als-xy-chain',
    hasNotes: true,
    puzzles: [
      587, 657, 1002, 1133, 1239, 1423, 1763, 2065, 3095, 3149, 3438, 3572, 3941, 4496, 5085, 5105,
    ],
  },
  {
    technique: 'sashimi-jellyfish',
    hasNotes: true,
    puzzles: [
      14830, 33895, 37063, 38190, 66204, 68329, 80062, 87401, 94240, 98157, 103885, 115275, 131148,
      143120, 186734, 194191,
    ],
  },
  {
    technique: 'finned-franken-swordfish',
    hasNotes: true,
    puzzles: [
      1104, 3095, 5172, 10164, 16426, 16498, 17521, 18395, 20255, 20461, 22152, 23650, 27805, 30610,
      35612, 36369,
    ],
  },
  {
    technique: 'uniqueness-test-5',
    hasNotes: true,
    puzzles: [
      983, 3787, 24645, 31252, 32745, 34238, 39162, 49382, 68771, 76503, 111396, 122317, 130059,
      212421, 246767, 272305,
    ],
  },
  {
    technique: 'hidden-quadruple',
    hasNotes: true,
    puzzles: [
      23740, 32331, 36187, 37451, 42759, 55853, 61463, 65266, 104752, 117727, 119323, 123292,
      130783, 133455, 140855, 142869,
    ],
  },
];
