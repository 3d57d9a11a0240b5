import { branchesKo } from './branches.ts';
import { copyingKo } from './copying.ts';
import type { Words } from './en.ts';
import { explorerKo } from './explorer.ts';
import { guideKo } from './guide.ts';
import { jumpsKo } from './jumps.ts';
import { object } from './particle.ts';
import { phraseInKorean } from './phrases.ts';
import { grouped, type HousePlace, type Place } from './place.ts';
import { predictKo } from './predict.ts';
import { raceKo } from './race.ts';
import { settingsKo } from './settings.ts';
import { shareKo } from './share.ts';
import { treeKo } from './tree.ts';
import { whyNotKo } from './why-not.ts';

const cell = ({ row, column }: Place): string => `${row}행 ${column}열`;
const HOUSES = { row: '행', column: '열', box: '번 상자' };
const house = ({ kind, number }: HousePlace): string => `${number}${HOUSES[kind]}`;

export const ko: Words = {
  title: 'Nonet: 스도쿠 탐색 들여다보기',
  tagline: '탐색의 어느 순간이든 막대 하나로 찾아가요.',
  preferences: settingsKo,
  rooms: { label: '방', enter: '입력', watch: '보기', race: '경주' },
  settings: {
    language: '언어',
    theme: '테마',
    themes: { system: '시스템 설정', light: '밝게', dark: '어둡게', contrast: '고대비' },
  },
  strategy: '전략',
  allStrategies: '모든 전략',
  strategies: {
    scan: {
      name: '훑어보기',
      summary: '행 순서대로, 숫자를 넣을 때마다 행, 열, 상자를 다시 훑어요.',
    },
    'used-arrays': { name: '사용 배열', summary: '행 순서대로, 쓴 숫자를 표 세 개에 적어 둬요.' },
    bitmask: {
      name: '비트마스크',
      summary: '행 순서대로, 행, 열, 상자마다 정수 하나, 숫자마다 비트 하나를 써요.',
    },
    'bitmask-mrv': {
      name: '후보가 적은 칸부터',
      summary:
        '후보가 가장 적은 칸부터 채우고, 후보가 없는 칸이 생기면 바로 되돌아가요(전방 검사).',
    },
    propagation: {
      name: '제약 전파',
      summary: '홑후보와 숨은 홑후보를 먼저 모두 채우고, 막힐 때만 찍어 봐요.',
    },
    dlx: {
      name: '댄싱 링크',
      summary: '정확한 덮개 문제로 바꾸고, 춤추듯 연결을 끊었다가 다시 이어요.',
    },
    learning: { name: '절 학습', summary: '막다른 길을 절로 기억해 다시 들어가지 않아요.' },
  },

  grid: {
    label: (size) => `${size}×${size} 스도쿠 격자`,
    cell: ({ row, column, box }, content) => `${row}행 ${column}열, ${box}번 상자, ${content}`,
    given: (digit) => `주어진 숫자 ${digit}`,
    placed: (digit) => `놓은 숫자 ${digit}`,
    empty: '빈칸',
    candidates: (digits) => `빈칸, 후보 ${digits}`,
    current: (content) => `${content}, 지금 탐색하는 칸`,
    corner: (digits) => `빈칸, 모서리 ${digits}`,
    noDigit: '빈칸, 들어갈 숫자 없음',
    conflict: (content) => `${content}, 같은 숫자가 겹침`,
    showCandidates: '후보 숫자',
  },

  ruler: {
    label: '빈칸 목록과 호출 스택',
    title: '빈칸 목록',
    stack: '호출 스택',
    entry: (place, digit) => `${cell(place)}: ${digit}`,
    blank: (place) => `${cell(place)}: 빈칸`,
    depth: (depth, blanks) => `깊이 ${depth}/${blanks}`,
    full: '다 채움',
  },

  story: {
    start: (blanks) => `채울 빈칸이 ${grouped(blanks)}개 있어요.`,
    place: (digit, place) => `${cell(place)}에 ${object(digit)} 놓아요.`,
    force: (digit, place) => `${cell(place)}에는 ${digit}만 들어가요.`,
    noDigit: (place, back) =>
      `막다른 길: ${cell(place)}에 들어갈 숫자가 없어요. ${cell(back)}로 돌아가요.`,
    noPlace: (at, digit, back) =>
      `막다른 길: ${house(at)}에 ${object(digit)} 놓을 칸이 없어요. ${cell(back)}로 돌아가요.`,
    deadEnd: (back) => `막다른 길: ${cell(back)}로 돌아가요.`,
    take: (digit, place, to) => `${cell(place)}에서 ${object(digit)} 빼요. 다음은 ${to} 차례예요.`,
    retreat: (digit, place, to) =>
      `${cell(place)}에서 ${object(digit)} 빼요. 더 넣을 숫자가 없어 ${cell(to)}로 돌아가요.`,
    takeLast: (digit, place) => `${cell(place)}에서 ${object(digit)} 빼요.`,
    solution: (events) => `이벤트 ${grouped(events)}개 만에 풀었어요.`,
    exhausted: (solutions) =>
      solutions === 0 ? '모두 해 보았지만 해가 없어요.' : `해는 모두 ${grouped(solutions)}개예요.`,
    stopped: (events) => `이벤트 ${grouped(events)}개에서 멈췄어요.`,
  },

  race: raceKo,
  share: shareKo,

  counters: {
    label: '계수기',
    event: '이벤트',
    of: (total) => `/ ${total}`,
    depth: '깊이',
    placements: '놓기',
    backs: '되돌리기',
    tries: '시도',
    nodes: '노드',
  },

  transport: {
    label: '재생',
    play: '재생',
    pause: '멈춤',
    first: '처음으로',
    previousBack: '이전 되돌리기로',
    back: '한 이벤트 뒤로',
    forward: '한 이벤트 앞으로',
    nextBack: '다음 되돌리기로',
    last: '끝으로',
    speed: '속도',
    perSecond: (events) => `초당 ${grouped(events)}`,
    atOnce: '한꺼번에',
    position: '이벤트',
    positionText: (event, events) => `이벤트 ${grouped(events)}개 중 ${grouped(event)}번째`,
    recording: (events) => `기록하는 중: 지금까지 이벤트 ${grouped(events)}개`,
    stop: '기록 멈추기',
    goTo: '이벤트 번호로 이동',
    noPicture: '탐색을 읽는 중이에요.',
    keys: '스페이스로 재생하고 ← →로 한 이벤트씩 움직여요. Shift를 함께 누르면 되돌리기로 가고, + −로 속도를 바꿔요.',
  },

  guide: guideKo,
  jumps: jumpsKo,
  predict: predictKo,
  whyNot: whyNotKo,
  branches: branchesKo,

  code: {
    label: '코드',
    show: '코드 보기',
    hide: '코드 숨기기',
    languages: '코드 언어',
    pseudo: '의사 코드',
    running: '지금 실행 중',
  },

  enter: {
    label: '퍼즐 입력',
    text: '어떤 표기든 여기에 붙여 넣거나, 쓰거나, 파일을 끌어 놓으세요',
    open: '파일 열기',
    clear: '격자 비우기',
    sample: '예제',
    watch: '탐색 보기',
    keys: '격자에 숫자를 바로 쓸 수도 있어요. 0, 스페이스, 백스페이스는 빈칸이고, Shift와 숫자를 함께 누르면 모서리에 적어 둬요.',
    digits: '칸에 넣을 숫자',
    blank: '빈칸',
    advance: '숫자를 쓰면 다음 칸으로 가기',
    found: (notation) => `읽은 표기: ${notation}`,
    broken: (line, column) => `${line}행 ${column}열째 글자`,
    expected: '있어야 할 것',
    instead: '있는 것',
    unreadable: '파일을 읽을 수 없어요.',
    phrase: phraseInKorean,
  },
  explorer: explorerKo,
  copying: copyingKo,
  notations: {
    line: '한 줄 표기',
    rows: '백준 2239처럼 붙여 쓴 줄',
    spaced: '백준 2580처럼 띄어 쓴 줄',
    lists: '코드에 쓰는 수 목록',
    euler: '프로젝트 오일러 96',
    block: '선으로 그린 격자',
    sdm: 'SDM 파일',
    sdk: 'SDK 파일',
    sdx: '스도큐 진행 파일',
    ss: '심플 스도쿠 파일',
    pencilmarks: '후보 격자',
    sukaku: '스카쿠 한 줄',
    hodoku: '호도쿠 한 줄',
    opensudoku: '오픈스도쿠 파일',
    csv: 'CSV',
    json: 'JSON',
    'f-puzzles': '에프퍼즐 링크',
    sudokupad: '스도쿠패드 링크',
    sudokuwiki: '스도쿠위키 링크',
    'sudoku-exchange': '스도쿠 익스체인지 링크',
    'sudoku-coach': '스도쿠 코치 링크',
  },

  tree: treeKo,

  verdict: {
    label: '판정',
    working: '아직 몰라요. 해를 세는 중이에요.',
    cancel: '그만두기',
    conflict: (cells) =>
      `충돌: 같은 줄이나 상자에 같은 숫자가 있어요(${cells.map(cell).join(', ')}).`,
    none: '해가 없어요.',
    unique: '해가 딱 하나예요.',
    minimal: '해가 딱 하나고, 뺄 수 있는 주어진 숫자가 없어요.',
    several: (solutions) => `해가 ${grouped(solutions)}개예요.`,
    more: (cap) => `해가 ${grouped(cap)}개보다 많아요.`,
    severalUncounted: '해가 둘 이상이에요.',
    solved: '다 풀렸어요.',
    unknown: '세기를 그만두어 알 수 없어요.',
  },
};
