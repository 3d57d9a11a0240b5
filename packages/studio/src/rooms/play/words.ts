import { type HousePlace, plural } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';

const en = {
  modes: {
    label: 'What the digits write',
    digit: 'Digit',
    corner: 'Corner',
    centre: 'Centre',
    colour: 'Colour',
    mark: 'Mark',
  },
  pad: {
    digit: 'Digit for the selected cells',
    corner: 'Corner note for the selected cells',
    centre: 'Centre note for the selected cells',
    colour: 'Colour for the selected cells',
    mark: 'Digit for the selected cells',
  },
  marking: 'Press a candidate to mark it. Drag from one candidate to another to draw a line.',
  left: (digit: string, left: number) =>
    left > 0 ? `${digit}, ${left} left` : `${digit}, all there`,
  clear: 'Clear',
  more: 'Notes, trials, savepoints',
  fillNotes: 'Fill in all notes',
  everywhere: (digit: string) => `Note ${digit} everywhere`,
  clearMarks: 'Clear colours and marks',
  trial: { begin: 'Try something out', keep: 'Keep the trial', drop: 'Drop the trial' },
  savepoint: {
    label: 'Savepoint',
    name: (number: number) => `Savepoint ${number}`,
    set: 'Save here',
    list: 'Savepoints',
  },
  settings: {
    name: 'Play settings',
    mistakes: 'Mark mistakes',
    policies: {
      off: 'Never',
      conflicts: 'What breaks a rule',
      solution: 'What differs from the solution',
    },
    switches: {
      cleansNotes: 'A digit removes its notes from its row, column and box',
      digitFirst: 'Choose a digit first, then its cells',
      showsClock: 'Show the clock',
      lightsPeers: 'Light the row, column and box of a cell',
      lightsDigit: 'Light equal digits',
      namesMoves: 'The coach names my moves',
    },
    hardest: 'Hardest technique of the coach',
    allTechniques: 'All techniques',
    avoidsUniqueness: 'No techniques that rely on a single solution',
    uniquenessNote: 'Such as unique rectangles.',
  },
  clock: {
    label: 'Time played',
    pause: 'Pause',
    resume: 'Resume',
    paused: 'The game is paused.',
  },
  newGame: {
    name: 'New game',
    level: 'Level',
    daily: (day: string) => `Puzzles of the day, ${day}`,
    more: 'More choices',
    make: 'Make the puzzle',
    making: 'Making a puzzle …',
    failed: 'There is no such puzzle, or none was found:',
  },
  games: {
    name: 'Games',
    again: 'Start this puzzle again',
    download: 'Save this game as a file',
    openFile: 'Open a game',
    none: 'The browser keeps no game yet. Each game is kept from its first move on.',
    progress: (percent: number) => `${percent} %`,
    goOn: 'Go on',
    look: 'Look at it',
    forget: 'Forget',
    reallyForget: 'Forget it for good?',
    linkNote: 'The link opens this game with all its moves.',
    unkept: 'Your browser does not let this page keep your games.',
  },
  spoken: {
    changed: (cells: number) => `${plural(cells, 'cell')} changed.`,
    left: (blanks: number) =>
      blanks === 0 ? 'No blank is left.' : `${plural(blanks, 'blank')} left.`,
    blank: 'blank',
    house: ({ kind, number }: HousePlace, digits: readonly string[], missing: readonly string[]) =>
      `${{ row: 'Row', column: 'Column', box: 'Box' }[kind]} ${number}: ${digits.join(', ')}. ${missing.length > 0 ? `Missing: ${missing.join(', ')}.` : 'Nothing is missing.'}`,
    digitLeft: (digit: string, left: number) => `${digit}: ${left}.`,
  },
  review: 'Review this game',
  solved: (time: string) => `Solved in ${time}.`,
  /** How many moves there were, and how many of them the coach carried out. */
  moves: (moves: number, steps: number) =>
    `${plural(moves, 'move')}, ${steps === 0 ? 'all your own' : `${steps} of them by the coach`}.`,
};

const ko: typeof en = {
  modes: {
    label: '입력 방식',
    digit: '숫자',
    corner: '모서리',
    centre: '가운데',
    colour: '색',
    mark: '표시',
  },
  pad: {
    digit: '선택한 칸에 넣을 숫자',
    corner: '선택한 칸의 모서리 메모',
    centre: '선택한 칸의 가운데 메모',
    colour: '선택한 칸의 색',
    mark: '선택한 칸에 넣을 숫자',
  },
  marking: '후보를 누르면 표시되고, 다른 후보까지 끌면 선이 그어져요.',
  left: (digit, left) => (left > 0 ? `${digit}, ${left}개 남음` : `${digit}, 모두 넣음`),
  clear: '지우기',
  more: '메모, 가정, 저장 지점',
  fillNotes: '모든 메모 채우기',
  everywhere: (digit) => `${digit} 모두 메모하기`,
  clearMarks: '색과 표시 지우기',
  trial: { begin: '가정해 보기', keep: '가정대로 두기', drop: '가정 취소' },
  savepoint: {
    label: '저장 지점',
    name: (number) => `저장 지점 ${number}`,
    set: '여기 저장',
    list: '저장 지점 목록',
  },
  settings: {
    name: '풀이 설정',
    mistakes: '실수 표시',
    policies: { off: '안 함', conflicts: '규칙에 어긋날 때', solution: '해와 다를 때' },
    switches: {
      cleansNotes: '숫자를 넣으면 같은 행, 열, 상자의 메모 지우기',
      digitFirst: '숫자를 먼저 고르고 칸에 넣기',
      showsClock: '시계 보기',
      lightsPeers: '선택한 칸의 행, 열, 상자 밝히기',
      lightsDigit: '같은 숫자 밝히기',
      namesMoves: '내가 쓴 기법의 이름을 코치가 말하기',
    },
    hardest: '코치가 쓸 가장 어려운 기법',
    allTechniques: '모든 기법',
    avoidsUniqueness: '해가 하나라는 사실을 쓰는 기법 빼기',
    uniquenessNote: '유니크 렉탱글 같은 기법이에요.',
  },
  clock: {
    label: '걸린 시간',
    pause: '일시 정지',
    resume: '계속하기',
    paused: '게임을 잠시 멈췄어요.',
  },
  newGame: {
    name: '새 게임',
    level: '난이도',
    daily: (day) => `오늘의 퍼즐, ${day}`,
    more: '자세히 고르기',
    make: '퍼즐 만들기',
    making: '퍼즐을 만드는 중 …',
    failed: '그런 퍼즐은 없거나 찾지 못했어요:',
  },
  games: {
    name: '게임 목록',
    again: '이 퍼즐 다시 시작',
    download: '이 게임을 파일로 저장',
    openFile: '게임 열기',
    none: '아직 저장된 게임이 없어요. 첫 수를 두면 자동으로 저장돼요.',
    progress: (percent) => `${percent}%`,
    goOn: '이어서 풀기',
    look: '보기',
    forget: '지우기',
    reallyForget: '정말 지울까요?',
    linkNote: '이 링크를 열면 모든 수가 담긴 이 게임이 열려요.',
    unkept: '브라우저가 저장을 허용하지 않아서 게임이 남지 않아요.',
  },
  spoken: {
    changed: (cells) => `${cells}칸이 바뀌었어요.`,
    left: (blanks) => (blanks === 0 ? '남은 빈칸이 없어요.' : `빈칸 ${blanks}개가 남았어요.`),
    blank: '빈칸',
    house: ({ kind, number }, digits, missing) =>
      `${{ row: `${number}행`, column: `${number}열`, box: `${number}번 상자` }[kind]}: ${digits.join(', ')}. ${missing.length > 0 ? `빠진 숫자: ${missing.join(', ')}.` : '빠진 숫자가 없어요.'}`,
    digitLeft: (digit, left) => `${digit}: ${left}개.`,
  },
  review: '이 게임 복기하기',
  solved: (time) => `${time} 만에 풀었어요.`,
  moves: (moves, steps) =>
    steps === 0
      ? `${moves}수를 모두 직접 두었어요.`
      : `${moves}수 중 ${steps}수는 코치가 두었어요.`,
};

export const playWords: Bilingual<typeof en> = { en, ko };
