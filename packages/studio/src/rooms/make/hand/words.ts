import { koreanParticle } from '@nonet/engine/explain';
import { grouped } from '../../../words/place.ts';
import type { Bilingual } from '../../../words/words.ts';

const en = {
  label: 'Make a puzzle',
  text: 'Paste, type or drop a puzzle here, in any notation',
  open: 'Open a file',
  clear: 'Clear grid',
  paste: 'Paste',
  solution: { show: 'Show solution', hide: 'Hide solution' },
  gallery: 'Gallery',
  variants: 'Variants',
  variant: (level: string, steps: number, hardest: string) =>
    `${level}: ${grouped(steps)} steps. The hardest is ${hardest}.`,
  recent: 'Recent puzzles',
  unkept: 'Your browser does not let this page save your puzzles for your next visit.',
  sample: 'Sample puzzle',
  play: 'Play',
  watch: 'Watch',
  keys: 'Type digits in the grid. 0, Space or Backspace clears a cell; Shift with a digit adds a corner note.',
  digits: 'Digit for the cell',
  blank: 'Blank',
  notes: 'Corner notes',
  advance: 'Move to the next cell after a digit',
  awaited: (cells: number) =>
    cells === 1
      ? '1 cell still needs a given for the symmetry.'
      : `${grouped(cells)} cells still need a given for the symmetry.`,
  awaitedCell: (content: string) => `${content}, needs a given for the symmetry`,
  findings: {
    label: 'About the puzzle',
    unknown: '…',
    none: '–',
    givens: 'Givens',
    solutions: 'Solutions',
    moreThan: (solutions: number) => `more than ${grouped(solutions)}`,
    redundant: 'Redundant givens',
    redundantCell: (content: string) => `${content}, redundant`,
    redundantRules: 'Redundant rules',
    atLeast: (rules: number) => `${rules} or more`,
    mark: 'Mark them',
    scales: { se: 'Sudoku Explainer', hodoku: 'HoDoKu' },
    level: (level: string, score: number) => `${level}, ${grouped(score)}`,
    hardest: (technique: string) => `hardest: ${technique}`,
    stuck: 'beyond its techniques',
    twoSolutions: 'Two of the solutions',
    proper: 'Show which given makes it unique',
    properCells: (cells: number, isComplete: boolean) => {
      const more = isComplete ? '' : ' Not all givens could be tested.';
      if (cells === 0) return `No single given makes it unique.${more}`;
      const where = cells === 1 ? '1 cell' : `one of ${grouped(cells)} cells`;
      return `A given in ${where} makes it unique.${more}`;
    },
    properCell: (digits: string) => `empty, unique with ${digits}`,
  },
  changes: {
    label: 'Change the puzzle',
    minimize: 'Make minimal',
    complete: 'Fill the rest',
    turn: 'Turn 90°',
    mirror: 'Mirror',
    shuffle: 'Shuffle digits',
    number: 'Renumber digits',
    working: 'Working …',
  },
  copying: {
    label: 'Copy the puzzle',
    as: 'Copy as',
    text: 'The puzzle in this notation',
    lost: (parts: string) => `Not in this notation: ${parts}.`,
  },
  about: {
    label: 'Title, author and rules',
    title: 'Title',
    author: 'Author',
    rules: 'Rules',
    usualRules: 'Normal Sudoku rules apply.',
    otherRules:
      'Nonet does not know these rules yet. It checks and solves the puzzle as classic Sudoku, and does not open its links from other sites.',
  },
};

const ko: typeof en = {
  label: '퍼즐 만들기',
  text: '여기에 퍼즐을 붙여 넣거나 파일을 놓으세요(형식 자동 인식)',
  open: '파일 열기',
  clear: '판 비우기',
  paste: '붙여 넣기',
  solution: { show: '해 보기', hide: '해 숨기기' },
  gallery: '퍼즐 모음',
  variants: '변형 스도쿠',
  variant: (level, steps, hardest) =>
    `${level}: ${grouped(steps)}단계로 풀려요. 가장 어려운 기법은 ${koreanParticle.is(hardest)}.`,
  recent: '최근 퍼즐',
  unkept: '브라우저가 저장을 허용하지 않아서, 다음에 방문할 때는 퍼즐이 남아 있지 않아요.',
  sample: '예제',
  play: '풀기',
  watch: '탐색 보기',
  keys: '판에 숫자를 바로 입력할 수 있어요. 0, 스페이스, 백스페이스는 지우기, Shift와 숫자는 메모예요.',
  digits: '칸에 넣을 숫자',
  blank: '빈칸',
  notes: '메모',
  advance: '숫자를 넣으면 다음 칸으로 이동',
  awaited: (cells) => `대칭이 되려면 ${grouped(cells)}칸을 더 채워야 해요.`,
  awaitedCell: (content) => `${content}, 대칭을 위해 채워야 하는 칸`,
  findings: {
    label: '퍼즐 정보',
    unknown: '…',
    none: '–',
    givens: '주어진 숫자',
    solutions: '해의 수',
    moreThan: (solutions) => `${grouped(solutions)}개보다 많음`,
    redundant: '없어도 되는 숫자',
    redundantCell: (content) => `${content}, 없어도 됨`,
    redundantRules: '없어도 되는 규칙',
    atLeast: (rules) => `${rules}개 이상`,
    mark: '판에 표시',
    scales: { se: 'Sudoku Explainer', hodoku: 'HoDoKu' },
    level: (level, score) => `${level}, ${grouped(score)}점`,
    hardest: (technique) => `가장 어려운 기법: ${technique}`,
    stuck: '이 프로그램의 기법으로는 풀리지 않아요',
    twoSolutions: '해 두 개 비교',
    proper: '해를 하나로 만드는 숫자 보기',
    properCells: (cells, isComplete) => {
      const more = isComplete ? '' : ' 확인하지 못한 숫자도 있어요.';
      if (cells === 0) return `숫자 하나로는 해가 하나가 되지 않아요.${more}`;
      const where = cells === 1 ? '1칸을' : `${grouped(cells)}칸 가운데 하나를`;
      return `${where} 채우면 해가 하나가 돼요.${more}`;
    },
    properCell: (digits) => `빈칸, ${digits} 넣으면 해가 하나`,
  },
  changes: {
    label: '퍼즐 바꾸기',
    minimize: '없어도 되는 숫자 빼기',
    complete: '나머지 채우기',
    turn: '90° 돌리기',
    mirror: '좌우 뒤집기',
    shuffle: '숫자 섞기',
    number: '숫자 차례대로 바꾸기',
    working: '작업 중 …',
  },
  copying: {
    label: '퍼즐 복사',
    as: '형식',
    text: '이 형식으로 쓴 퍼즐',
    lost: (parts) => `이 형식에는 넣을 수 없는 것: ${parts}.`,
  },
  about: {
    label: '제목, 만든 사람, 규칙',
    title: '제목',
    author: '만든 사람',
    rules: '규칙',
    usualRules: '일반 스도쿠 규칙을 따릅니다.',
    otherRules:
      'Nonet은 아직 이 규칙을 몰라요. 퍼즐을 일반 스도쿠로 검사하고 풀며, 다른 사이트의 링크로는 열지 않아요.',
  },
};

export const makeWords: Bilingual<typeof en> = { en, ko };
