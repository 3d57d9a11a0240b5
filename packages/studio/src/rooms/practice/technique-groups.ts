import type { Bilingual } from '../../words/words.ts';

/** Techniques that are learnt together. */
export interface TechniqueGroup {
  readonly name: Bilingual<string>;
  /** The pages that explain them. */
  readonly pages: readonly string[];
  /**
   * A picture of their idea, one symbol per cell: `-` a house, `a` and `b` the cells of the pattern, `c`
   * those that are left over, `f` filled ones, `o` the digit that follows, `x` what is removed, and `h` a
   * cell of the pattern in which something is removed. The digits are a chain.
   */
  readonly picture: readonly string[];
}

/** The groups in the order in which they are learnt. Their techniques are in the order of the lessons. */
export const techniqueGroups: readonly TechniqueGroup[] = [
  {
    name: { en: 'Singles', ko: '싱글' },
    pages: ['singles'],
    picture: [
      '...-..f..',
      '...-.....',
      'f--f-o-f-',
      '...f..-..',
      '.........',
      '......f..',
      '.........',
      '......-..',
      '......f..',
    ],
  },
  {
    name: { en: 'Locked candidates', ko: '락트 캔디데이트' },
    pages: ['locked-candidates', 'locked-subsets'],
    picture: [
      '---......',
      'aa--x--x-',
      '---......',
      '.........',
      '.........',
      '.........',
      '.........',
      '.........',
      '.........',
    ],
  },
  {
    name: { en: 'Naked subsets', ko: '네이키드 서브셋' },
    pages: ['naked-subsets'],
    picture: [
      '.........',
      '.........',
      '.........',
      '.........',
      '-a-x--ax-',
      '.........',
      '.........',
      '.........',
      '.........',
    ],
  },
  {
    name: { en: 'Hidden subsets', ko: '히든 서브셋' },
    pages: ['hidden-subsets'],
    picture: [
      '.........',
      '.........',
      '.........',
      '...--h...',
      '...---...',
      '...h--...',
      '.........',
      '.........',
      '.........',
    ],
  },
  {
    name: { en: 'Fish', ko: '피시' },
    pages: ['fish'],
    picture: [
      '.........',
      '-a----a--',
      '.x.......',
      '.........',
      '......x..',
      '.x.......',
      '-a----a--',
      '.........',
      '......x..',
    ],
  },
  {
    name: { en: 'Single-digit patterns', ko: '한 숫자만 보는 기법' },
    pages: ['single-digit-patterns'],
    picture: [
      '.........',
      '.1.....x.',
      'x.....4..',
      '.........',
      '.........',
      '.........',
      '.........',
      '.2....3..',
      '.........',
    ],
  },
  {
    name: { en: 'Wings', ko: '윙' },
    pages: ['wings'],
    picture: [
      '.........',
      '.2.....1.',
      '.........',
      '.........',
      '.........',
      '.........',
      '.3.....x.',
      '.........',
      '.........',
    ],
  },
  {
    name: { en: 'Uniqueness', ko: '해가 하나라는 사실을 쓰는 기법' },
    pages: ['unique-rectangles', 'avoidable-rectangles', 'bug'],
    picture: [
      '.........',
      '.a---a...',
      '.-...-...',
      '.-...-...',
      '.-...-...',
      '.-...-...',
      '.-...-...',
      '.a---h...',
      '.........',
    ],
  },
  {
    name: { en: 'Finned and Franken fish', ko: '핀드 피시와 프랑켄 피시' },
    pages: ['finned-fish', 'franken-fish'],
    picture: [
      '.........',
      '-a----a--',
      '.........',
      '.........',
      '.........',
      '.........',
      '-a----ac-',
      '......x..',
      '......x..',
    ],
  },
  {
    name: { en: 'Coloring', ko: '컬러링' },
    pages: ['coloring'],
    picture: [
      '.........',
      '.1....2..',
      '.........',
      '.........',
      '...4..3..',
      '.........',
      '.........',
      '.x.5...6.',
      '.........',
    ],
  },
  {
    name: { en: 'Chains', ko: '체인' },
    pages: ['chains', 'nice-loops', 'forcing-chains'],
    picture: [
      '..2....3.',
      '.........',
      '.....5.4.',
      '..1......',
      '.........',
      '.....6...',
      '.........',
      '..x..7...',
      '.........',
    ],
  },
  {
    name: { en: 'Almost locked sets', ko: '올모스트 락트 셋' },
    pages: ['almost-locked-sets', 'sue-de-coq'],
    picture: [
      '.........',
      'a.aa.x...',
      '.........',
      '.........',
      '.....b...',
      '.........',
      '....bb...',
      '.........',
      '.........',
    ],
  },
];
