/** The kinds of variants that can be made, alone or together. */
export const variantKinds = [
  { id: 'anti-king', summary: 'cells a king’s move apart differ' },
  { id: 'anti-knight', summary: 'cells a knight’s move apart differ' },
  { id: 'arrow', summary: 'the digits along an arrow add up to the one in its circle' },
  { id: 'between', summary: 'digits on a line lie between those at its ends' },
  { id: 'diagonal', summary: 'both diagonals hold each digit once' },
  { id: 'disjoint', summary: 'cells at the same place in the boxes differ' },
  { id: 'jigsaw', summary: 'regions of random form instead of boxes' },
  { id: 'killer', summary: 'cages of different digits with their sum, without givens if possible' },
  { id: 'kropki', summary: 'all neighbors with the difference 1 or the ratio 2 have a dot' },
  { id: 'less-than', summary: 'a sign between all neighbors in a box' },
  { id: 'little-killer', summary: 'sums along diagonals' },
  { id: 'non-consecutive', summary: 'neighbors are not consecutive' },
  { id: 'odd-even', summary: 'some cells are odd, and some even' },
  { id: 'palindrome', summary: 'lines read the same from both ends' },
  { id: 'renban', summary: 'lines of consecutive digits in any order' },
  { id: 'sandwich', summary: 'sums of the digits between the smallest and the largest' },
  { id: 'skyscraper', summary: 'how many digits are larger than all before them' },
  { id: 'thermo', summary: 'digits rise along thermometers' },
  { id: 'whisper', summary: 'neighbors on a line differ by at least half the size' },
  { id: 'windoku', summary: 'the inner boxes hold each digit once' },
  { id: 'x-sum', summary: 'the first digit says how many digits have the sum' },
  { id: 'xv', summary: 'all neighbors with the sum 5 or 10 have a V or an X' },
] as const;

export type VariantKind = (typeof variantKinds)[number]['id'];
