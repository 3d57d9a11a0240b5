import type { Bilingual } from '../../words/words.ts';

const en = {
  claim: 'Sudoku, solved, made, played and explained.',
  goOn: 'Continue',
  ways: 'More to do',
  scan: 'Scan a puzzle from paper',
  watch: 'Watch a program solve it',
  code: 'Write your own solver',
  make: 'Make a puzzle',
  paste: 'Paste a puzzle, a link, a photo or a file here',
  open: 'Open',
  openFile: 'Open a file',
};

const ko: typeof en = {
  claim: '스도쿠를 풀고, 만들고, 풀이 과정까지 들여다봐요.',
  goOn: '이어서 풀기',
  ways: '더 해 보기',
  scan: '종이 퍼즐 스캔하기',
  watch: '프로그램이 푸는 과정 보기',
  code: '풀이 프로그램 직접 짜기',
  make: '퍼즐 만들기',
  paste: '퍼즐이나 링크, 사진, 파일을 여기에 붙여 넣으세요',
  open: '열기',
  openFile: '파일 열기',
};

export const startWords: Bilingual<typeof en> = { en, ko };
