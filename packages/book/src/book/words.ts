import { type Language, levelNames } from '@nonet/engine/explain';
import type { Imprint } from './plan.ts';

interface ImprintFacts extends Partial<Pick<Imprint, 'edition' | 'isbn' | 'publisher'>> {
  readonly author: string | undefined;
  /** The date in words. */
  readonly published: string | undefined;
}

const en = {
  contents: 'Contents',
  howToPlay: 'How to play',
  /** The first sentence is about the size of the puzzles. */
  rules: (size: string, symbols: string, box: string | undefined): readonly string[] => [
    `${size} puzzles: fill in the grid so that every row, every column and every ${box ? `box of ${box}` : 'region'} has each of the digits ${symbols} once.`,
    'Each puzzle has exactly one solution.',
    'Begin where few cells are blank: in a row, column or box with a single blank, or with a digit that is already in most boxes.',
    'Write with a pencil. Note the digits that may still go into a cell in its corners, and rub them out when you know better.',
  ],
  /** Over a puzzle and its solution, in which a row, a column and a box are shaded. */
  sample:
    'A puzzle and its solution: the gray row, column and box have each digit once, and so have all the others.',
  /** Where the ratings and the levels beside the puzzles come from. */
  ratingScale: 'Ratings such as 7.1 are those of Sudoku Explainer.',
  levelScale: 'Levels such as Easy are those of HoDoKu.',
  variants: 'Some puzzles have more rules. They stand at the top of each page.',
  variantScale: 'The level of a puzzle with more rules is that of the hardest technique it needs.',
  solutionsAt: (page: number) =>
    `The solutions begin on page ${page}. Under each puzzle stands the page of its solution.`,
  primer: 'Techniques for this book',
  primerNote:
    'In the pictures, rows are counted from the top and columns from the left: r3c5 is row 3, column 5. A black disc is a digit that is placed, and a cross removes one. Other rings and shapes mark the digits of the pattern, one shape for each group.',
  solutions: 'Solutions',
  solutionOn: (page: number) => `solution: page ${page}`,
  solutionOf: (number: number, page: number) => `${number} (p. ${page})`,
  level: levelNames.en,
  ratings: (from: string, to: string) => `Rating ${from} to ${to}`,
  puzzles: 'Puzzles',
  made: (seed: string, hasVariants: boolean) =>
    `Made by Nonet with the seed “${seed}”. Every puzzle has exactly one solution, and no two puzzles are equal${hasVariants ? '' : ', not even when they are turned, mirrored or relabeled'}.`,
  imprintTitle: 'Copyright page',
  /** The lines of the imprint. Those that the plan does not give are undefined. */
  imprint: ({
    author,
    edition,
    isbn,
    published,
    publisher,
  }: ImprintFacts): readonly (string | undefined)[] => [
    author && `by ${author}`,
    edition,
    publisher && `Published by ${publisher}`,
    published && `Publication date: ${published}`,
    isbn && `ISBN ${isbn}`,
  ],
};

export type BookWords = typeof en;

const ko: BookWords = {
  contents: '차례',
  howToPlay: '푸는 법',
  rules: (size, symbols, box) => [
    `${size} 퍼즐: 모든 가로줄과 세로줄, ${box ? `${box} 상자` : '영역'}에 ${symbols}의 숫자가 한 번씩 들어가도록 빈칸을 채우세요.`,
    '모든 퍼즐은 답이 하나뿐이에요.',
    '빈칸이 하나뿐인 줄이나 상자, 이미 여러 상자에 들어 있는 숫자부터 찾아보면 좋아요.',
    '연필로 쓰세요. 칸에 들어갈 수 있는 숫자를 구석에 작게 메모하고, 아닌 것을 알게 되면 지우세요.',
  ],
  sample:
    '퍼즐과 정답이에요. 회색 가로줄, 세로줄, 상자를 보세요. 숫자가 한 번씩 들어 있어요. 다른 줄과 상자도 모두 그래요.',
  ratingScale: '7.1 같은 난이도는 Sudoku Explainer 기준이에요.',
  levelScale: '쉬움 같은 등급은 HoDoKu 기준이에요.',
  variants: '규칙이 더 있는 퍼즐도 있어요. 규칙은 쪽마다 맨 위에 적혀 있어요.',
  variantScale: '규칙이 더 있는 퍼즐의 등급은 꼭 필요한 가장 어려운 기법의 등급이에요.',
  solutionsAt: (page) =>
    `정답은 ${page}쪽부터 있어요. 퍼즐마다 정답이 있는 쪽을 아래에 적어 두었어요.`,
  primer: '이 책에 나오는 기법',
  primerNote:
    '그림에서 가로줄은 위부터, 세로줄은 왼쪽부터 세요. r3c5는 3행 5열이에요. 검은 원은 넣는 숫자, 가위표는 지우는 숫자예요. 다른 동그라미와 도형은 기법을 이루는 숫자를 묶음별로 나타내요.',
  solutions: '정답',
  solutionOn: (page) => `정답: ${page}쪽`,
  solutionOf: (number, page) => `${number} (${page}쪽)`,
  level: levelNames.ko,
  ratings: (from, to) => `난이도 ${from}~${to}`,
  puzzles: '퍼즐',
  made: (seed, hasVariants) =>
    `Nonet이 만들었어요(시드: ${seed}). 모든 퍼즐은 답이 하나뿐이고, ${hasVariants ? '' : '돌리거나 뒤집거나 숫자를 바꿔도 '}같은 퍼즐은 없어요.`,
  imprintTitle: '판권',
  imprint: ({ author, edition, isbn, published, publisher }) => [
    edition,
    published && `펴낸날 ${published}`,
    author && `지은이 ${author}`,
    publisher && `펴낸곳 ${publisher}`,
    isbn && `ISBN ${isbn}`,
  ],
};

export const bookWords: Readonly<Record<Language, BookWords>> = { en, ko };
