// The texts of the live boards.

import { type SearchSentences, searchEn, searchKo } from './search-sentences.ts';

export type Language = 'en' | 'ko';

interface Sentences {
  readonly verdicts: Readonly<Record<'proper' | 'full' | 'none' | 'conflict' | 'stopped', string>>;
  several(count: number, isAll: boolean): string;
  rated(rating: string, technique: string): string;
  readonly smallest: string;
  readonly unrated: Readonly<Record<'notProper' | 'full' | 'shape' | 'rules' | 'stuck', string>>;
  readonly ratings: Readonly<Record<'table' | 'level' | 'score' | 'help', string>>;
  readonly rating: string;
  readonly stopped: string;
  seconds(seconds: number): string;
  readonly notMade: string;
  readonly failed: string;
  readonly thinking: string;
  readonly board: string;
  cell(row: number, column: number): string;
  readonly puzzle: string;
  readonly showSolution: string;
  readonly rate: string;
  readonly clear: string;
  readonly reset: string;
  readonly make: string;
  readonly stop: string;
  readonly level: string;
  readonly symmetry: string;
  readonly any: string;
  readonly help: string;
  readonly search: SearchSentences;
}

export const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    verdicts: {
      proper: 'One solution.',
      full: 'Every cell has a digit, and no digit is wrong.',
      none: 'No solution.',
      conflict: 'A digit appears twice in a row, column or box.',
      stopped: 'Stopped: this takes too long.',
    },
    several: (count, isAll) =>
      isAll
        ? `${count.toLocaleString('en')} solutions.`
        : `${count.toLocaleString('en')} solutions or more.`,
    smallest: 'The board shows the smallest one.',
    rated: (rating, technique) => `Rating ${rating}. The hardest step is ${technique}.`,
    unrated: {
      notProper: 'Only a puzzle with one solution has a rating.',
      full: 'A full grid has no rating.',
      shape: 'Only 9×9 puzzles have a rating.',
      rules: 'The ratings are for classic Sudoku, and this is a variant.',
      stuck: 'Sudoku Explainer cannot solve this puzzle.',
    },
    ratings: {
      table: 'Ratings',
      level: 'HoDoKu, level',
      score: 'HoDoKu, score',
      help: 'ER is the hardest step, EP the hardest step up to the first digit, and ED the first step.',
    },
    rating: 'Rating …',
    stopped: 'Stopped.',
    seconds: (seconds) => `${seconds} s`,
    notMade: 'No such puzzle was found.',
    failed: 'The worker of this page could not be started.',
    thinking: 'Working …',
    board: 'Live Sudoku',
    cell: (row, column) => `Row ${row}, column ${column}`,
    puzzle: 'Puzzle, in any notation',
    showSolution: 'Show the solution',
    rate: 'Rate',
    clear: 'Clear',
    reset: 'Reset',
    make: 'New puzzle',
    stop: 'Stop',
    level: 'Level',
    symmetry: 'Symmetry',
    any: 'Any',
    help: 'Type a digit in a cell, or change the text. The answer follows.',
    search: searchEn,
  },
  ko: {
    verdicts: {
      proper: '해가 하나뿐이에요.',
      full: '모든 칸이 채워져 있고, 틀린 숫자가 없어요.',
      none: '해가 없어요.',
      conflict: '행, 열, 상자 가운데 하나에 같은 숫자가 두 번 있어요.',
      stopped: '시간이 너무 오래 걸려서 멈췄어요.',
    },
    several: (count, isAll) =>
      isAll
        ? `해가 ${count.toLocaleString('ko')}개예요.`
        : `해가 ${count.toLocaleString('ko')}개 이상이에요.`,
    smallest: '판에는 사전순으로 가장 앞선 해가 보여요.',
    rated: (rating, technique) => `난이도 ${rating}. 가장 어려운 기법: ${technique}.`,
    unrated: {
      notProper: '해가 하나뿐인 퍼즐만 난이도를 매길 수 있어요.',
      full: '다 채워진 판에는 난이도가 없어요.',
      shape: '9×9 퍼즐만 난이도를 매길 수 있어요.',
      rules: '난이도는 일반 스도쿠에만 있어요. 이 퍼즐은 변형 스도쿠예요.',
      stuck: 'Sudoku Explainer로는 풀 수 없는 퍼즐이에요.',
    },
    ratings: {
      table: '난이도',
      level: 'HoDoKu 등급',
      score: 'HoDoKu 점수',
      help: 'ER은 가장 어려운 단계, EP는 첫 숫자를 넣을 때까지 가장 어려운 단계, ED는 첫 단계예요.',
    },
    rating: '난이도를 매기는 중…',
    stopped: '멈췄어요.',
    seconds: (seconds) => `${seconds}초`,
    notMade: '그런 퍼즐을 찾지 못했어요.',
    failed: '이 페이지의 워커를 시작하지 못했어요.',
    thinking: '계산 중…',
    board: '바로 해 보는 스도쿠',
    cell: (row, column) => `${row}행 ${column}열`,
    puzzle: '퍼즐(어느 표기법이든 가능)',
    showSolution: '해 보기',
    rate: '난이도 매기기',
    clear: '비우기',
    reset: '처음 퍼즐로',
    make: '새 퍼즐',
    stop: '중지',
    level: '난이도',
    symmetry: '대칭',
    any: '상관없음',
    help: '칸에 숫자를 넣거나 텍스트를 고치면 바로 답이 나와요.',
    search: searchKo,
  },
};
