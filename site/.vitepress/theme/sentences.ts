// The texts of the live boards.

import { type SearchSentences, searchEn, searchKo } from './search-sentences.ts';

export type Language = 'en' | 'ko';

interface Sentences {
  readonly verdicts: Readonly<Record<'proper' | 'full' | 'none' | 'conflict' | 'stopped', string>>;
  several(count: number, isAll: boolean): string;
  rated(rating: string, technique: string): string;
  readonly unrated: string;
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
        ? `${count.toLocaleString('en')} solutions. The board shows the smallest one.`
        : `${count.toLocaleString('en')} solutions or more. The board shows the smallest one.`,
    rated: (rating, technique) => `Rating ${rating}. The hardest step is ${technique}.`,
    unrated: 'Only a puzzle with one solution has a rating.',
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
        ? `해가 ${count.toLocaleString('ko')}개예요. 판에는 사전순으로 가장 앞선 해가 보여요.`
        : `해가 ${count.toLocaleString('ko')}개 이상이에요. 판에는 사전순으로 가장 앞선 해가 보여요.`,
    rated: (rating, technique) => `난이도 ${rating}. 가장 어려운 기법: ${technique}.`,
    unrated: '해가 하나뿐인 퍼즐만 난이도를 매길 수 있어요.',
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
