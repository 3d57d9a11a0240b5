// The producers of Sudoku Explainer in families, for the tables and drawings of docs/rating.md.

/**
 * A family begins with the producer `first`, and ends before the first producer of the next family.
 * `rating` is the rating of its easiest step.
 */
export const FAMILIES = [
  family(0, '1.0', 'singles, direct steps', '싱글, 직접 단계'),
  family(
    5,
    '2.6',
    'locked candidates, pairs, triples, fish',
    '포인팅·클레이밍, 페어, 트리플, 피시',
  ),
  family(12, '4.2', 'XY-Wing and XYZ-Wing', 'XY윙, XYZ윙'),
  family(14, '4.5', 'unique rectangles and loops', '유니크 사각형과 루프'),
  family(15, '5.0', 'quadruples, Jellyfish', '쿼드러플, 젤리피시'),
  family(18, '5.6', 'bivalue universal grave', 'BUG'),
  family(19, '6.2', 'aligned pair exclusion', 'APE(Aligned Pair Exclusion)'),
  family(20, '6.5', 'forcing chains and cycles', '포싱 체인과 사이클'),
  family(21, '7.5', 'aligned triple exclusion', 'ATE(Aligned Triple Exclusion)'),
  family(22, '7.5', 'Nishio forcing chains', '니시오 포싱 체인'),
  family(23, '8.0', 'multiple forcing chains', '다중 포싱 체인'),
  family(24, '8.5', 'dynamic forcing chains', '동적 포싱 체인'),
  family(25, '9.0', 'dynamic forcing chains (+)', '동적 포싱 체인 (+)'),
  family(26, '9.5', 'nested forcing chains', '중첩 포싱 체인'),
];

/** The number of producers of the scale. */
const PRODUCERS = 30;

function family(first, rating, en, ko) {
  return { first, rating, name: { en, ko } };
}

/** The producers of a family. */
export function producersIn(index) {
  const { first } = FAMILIES[index];
  const end = FAMILIES[index + 1]?.first ?? PRODUCERS;
  return Array.from({ length: end - first }, (_, i) => first + i);
}

/** The index of the family of a producer. */
export function familyOf(producer) {
  return FAMILIES.findLastIndex(({ first }) => first <= producer);
}
