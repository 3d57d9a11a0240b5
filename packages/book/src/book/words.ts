import type { Language } from '@nonet/engine/explain';
import type { Level } from '@nonet/engine/rating';

export interface BookWords {
  readonly contents: string;
  readonly howToPlay: string;
  /** The first sentence is about the size of the puzzles. */
  readonly rules: (symbols: string, box: string) => readonly string[];
  readonly solutionsAt: (page: number) => string;
  readonly primer: string;
  readonly primerNote: string;
  readonly solutions: string;
  readonly solutionOn: (page: number) => string;
  readonly solutionOf: (number: number, page: number) => string;
  readonly level: Readonly<Record<Level, string>>;
  readonly ratings: (from: string, to: string) => string;
  readonly puzzles: string;
  readonly made: (seed: string) => string;
}

const en: BookWords = {
  contents: 'Contents',
  howToPlay: 'How to play',
  rules: (symbols: string, box: string) => [
    `Fill in the grid so that every row, every column and every box of ${box} has each of the digits ${symbols} once.`,
    'Each puzzle has exactly one solution.',
    'Begin where few cells are blank: in a row, column or box with a single blank, or with a digit that is already in most boxes.',
    'Write with a pencil. Note the digits that may still go into a cell in its corners, and rub them out when you know better.',
  ],
  solutionsAt: (page: number) =>
    `The solutions begin on page ${page}. Under each puzzle stands the page of its solution.`,
  primer: 'Techniques for this book',
  primerNote:
    'In the pictures, rows are counted from the top and columns from the left: r3c5 is row 3, column 5. What is crossed out goes; what is in a ring is placed.',
  solutions: 'Solutions',
  solutionOn: (page: number) => `solution: page ${page}`,
  solutionOf: (number: number, page: number) => `${number} (p. ${page})`,
  level: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    unfair: 'Unfair',
    extreme: 'Extreme',
  },
  ratings: (from: string, to: string) => `Rating ${from} to ${to}`,
  puzzles: 'Puzzles',
  made: (seed: string) =>
    `Made by Nonet with the seed “${seed}”. Every puzzle has exactly one solution, and no two puzzles are equal, not even when they are turned, mirrored or relabeled.`,
};

const ko: BookWords = {
  contents: '차례',
  howToPlay: '푸는 법',
  rules: (symbols, box) => [
    `모든 가로줄, 세로줄, ${box} 상자에 ${symbols}의 숫자가 한 번씩만 들어가게 빈칸을 채우세요.`,
    '모든 퍼즐은 답이 하나뿐이에요.',
    '빈칸이 적은 곳부터 보세요. 한 칸만 빈 줄이나 상자, 이미 여러 상자에 들어간 숫자가 좋은 시작이에요.',
    '연필로 쓰세요. 칸에 들어갈 수 있는 숫자를 구석에 작게 메모하고, 아닌 것을 알게 되면 지우세요.',
  ],
  solutionsAt: (page) =>
    `정답은 ${page}쪽부터 있어요. 퍼즐마다 정답이 있는 쪽을 아래에 적어 두었어요.`,
  primer: '이 책에 나오는 기법',
  primerNote:
    '그림에서 가로줄은 위부터, 세로줄은 왼쪽부터 세요. r3c5는 3행 5열이에요. 가위표는 지우는 숫자, 동그라미는 넣는 숫자예요.',
  solutions: '정답',
  solutionOn: (page) => `정답: ${page}쪽`,
  solutionOf: (number, page) => `${number} (${page}쪽)`,
  level: { easy: '쉬움', medium: '보통', hard: '어려움', unfair: '아주 어려움', extreme: '극한' },
  ratings: (from, to) => `난이도 ${from}~${to}`,
  puzzles: '퍼즐',
  made: (seed) =>
    `Nonet이 시드 “${seed}”로 만들었어요. 모든 퍼즐은 답이 하나뿐이고, 돌리거나 뒤집거나 숫자를 바꿔도 같은 퍼즐은 없어요.`,
};

export const bookWords: Readonly<Record<Language, BookWords>> = { en, ko };
