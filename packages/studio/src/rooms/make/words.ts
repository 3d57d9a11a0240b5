import type { Bilingual } from '../../words/words.ts';

const en = {
  label: 'Make a puzzle',
  text: 'Paste, type or drop a puzzle here, in any notation',
  open: 'Open a file',
  clear: 'Clear the grid',
  solution: { show: 'Show the solution', hide: 'Hide the solution' },
  gallery: 'Gallery',
  recent: 'Recent puzzles',
  unkept: 'Your browser does not let this page save your puzzles for your next visit.',
  sample: 'Sample puzzle',
  watch: 'Watch the search',
  keys: 'Type digits in the grid. 0, Space or Backspace clears a cell; Shift with a digit adds a corner note.',
  digits: 'Digit for the cell',
  blank: 'Blank',
  notes: 'Corner notes',
  advance: 'Move to the next cell after a digit',
  copying: {
    label: 'Copy the puzzle',
    as: 'Copy as',
    copy: 'Copy',
    text: 'The puzzle in this notation',
    copied: 'Copied.',
    refused: 'The browser blocked copying. The text is selected: copy it with the keyboard.',
    impossible: 'This notation cannot hold a grid of this size.',
    groups: { texts: 'Text', files: 'Files', links: 'Links' },
  },
};

const ko: typeof en = {
  label: '퍼즐 만들기',
  text: '여기에 퍼즐을 붙여 넣거나 파일을 놓으세요(형식 자동 인식)',
  open: '파일 열기',
  clear: '격자 비우기',
  solution: { show: '해 보기', hide: '해 숨기기' },
  gallery: '퍼즐 모음',
  recent: '최근 퍼즐',
  unkept: '브라우저가 저장을 허용하지 않아서, 다음에 방문할 때는 퍼즐이 남아 있지 않아요.',
  sample: '예제',
  watch: '탐색 보기',
  keys: '격자에 숫자를 바로 입력할 수 있어요. 0, 스페이스, 백스페이스는 지우기, Shift와 숫자는 메모예요.',
  digits: '칸에 넣을 숫자',
  blank: '빈칸',
  notes: '메모',
  advance: '숫자를 넣으면 다음 칸으로 이동',
  copying: {
    label: '퍼즐 복사',
    as: '형식',
    copy: '복사',
    text: '이 형식으로 쓴 퍼즐',
    copied: '복사했어요.',
    refused: '브라우저가 복사를 막았어요. 글을 선택해 두었으니 직접 복사해 주세요.',
    impossible: '이 형식으로는 이 크기의 격자를 나타낼 수 없어요.',
    groups: { texts: '텍스트', files: '파일', links: '링크' },
  },
};

export const makeWords: Bilingual<typeof en> = { en, ko };
