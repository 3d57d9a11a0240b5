import { koreanParticle } from '@nonet/engine/explain';
import type { Words } from './en.ts';
import { explorerKo } from './explorer.ts';
import { jumpsKo } from './jumps.ts';
import { ownProgramKo } from './own-program.ts';
import { boxOf, grouped, koreanHouse, koreanPlace } from './place.ts';
import { reasonsKo } from './reasons.ts';
import { settingsKo } from './settings.ts';
import { shareKo } from './share.ts';
import { trackKo } from './track.ts';
import { treeKo } from './tree.ts';
import { whyNotKo } from './why-not.ts';

const { object } = koreanParticle;

export const ko: Words = {
  title: (does) => `Nonet: ${does}`,
  close: '닫기',
  cancel: '취소',
  preferences: settingsKo,
  rooms: '화면',
  groups: { play: '풀기', search: '탐색', make: '만들기' },
  settings: {
    language: '언어',
    theme: '테마',
    themes: { system: '시스템 설정', light: '라이트', dark: '다크', contrast: '고대비' },
  },
  panels: {
    label: '패널',
    grid: '판',
    tree: '트리',
    counters: '통계',
    code: '소스',
    strategy: '전략',
  },
  strategy: '전략',
  allStrategies: '모든 전략',
  unavailable: {
    pencilmarks: '후보 숫자가 있는 퍼즐에는 쓸 수 없어요. 주어진 숫자만 읽어요.',
    rules: '이 변형의 규칙을 몰라요. 제약 탐색은 알아요.',
  },
  findsAll: '해를 찾은 뒤에도 계속 탐색',
  strategies: {
    scan: {
      name: '기본 백트래킹',
      summary: '행 순서대로 채워요. 숫자를 시도할 때마다 행, 열, 상자를 다시 확인해요.',
    },
    'used-arrays': {
      name: '체크 배열',
      summary: '행 순서대로 채워요. 이미 쓴 숫자를 배열 세 개에 표시해 둬요.',
    },
    bitmask: {
      name: '비트마스크',
      summary: '행 순서대로 채워요. 행, 열, 상자마다 정수 하나, 숫자마다 비트 하나를 써요.',
    },
    'bitmask-mrv': {
      name: '후보가 적은 칸부터',
      summary:
        '후보가 가장 적은 칸부터(MRV) 채우고, 후보가 없는 칸이 생기면 바로 백트래킹해요(포워드 체킹, 가지치기).',
    },
    propagation: {
      name: '제약 전파',
      summary: '네이키드 싱글과 히든 싱글을 먼저 모두 채우고, 더 없을 때만 가정해요.',
    },
    dlx: {
      name: '댄싱 링크',
      summary: '정확한 커버(exact cover) 문제로 바꿔 크누스의 댄싱 링크로 풀어요.',
    },
    learning: {
      name: '절 학습',
      summary: '막다른 길마다 절(clause)을 하나씩 배워서 같은 실수를 되풀이하지 않아요.',
    },
    'constraint-search': {
      name: '제약 탐색',
      summary: '모든 규칙으로 숫자를 지운 다음, 가장 자주 실패한 규칙의 칸부터 시도해요.',
    },
  },

  failures: {
    search: '탐색 기능이 멈췄어요.',
    coach: '코치가 멈췄어요.',
    maker: '퍼즐 만들기 기능이 멈췄어요.',
    gif: 'GIF 만들기 기능이 멈췄어요.',
    judge: '채점 기능이 멈췄어요.',
    press: '인쇄 기능이 멈췄어요.',
    scan: '스캔 기능이 멈췄어요.',
    room: '이 화면을 불러오지 못했어요.',
    tryAgain: '다시 시도',
  },

  grid: {
    label: (size) => `${size}×${size} 스도쿠 판`,
    cell: (place, content) => `${koreanPlace(place)}, ${koreanHouse(boxOf(place))}, ${content}`,
    given: (digit) => `주어진 숫자 ${digit}`,
    placed: (digit) => `넣은 숫자 ${digit}`,
    empty: '빈칸',
    candidates: (digits) => `후보 ${digits}`,
    crossed: (digits) => `지운 후보 ${digits}`,
    current: (content) => `${content}, 지금 탐색하는 칸`,
    corner: (digits) => `모서리 메모 ${digits}`,
    centre: (digits) => `가운데 메모 ${digits}`,
    colours: (numbers) => `색 ${numbers}`,
    trial: (digit) => `가정한 숫자 ${digit}`,
    noDigit: '빈칸, 넣을 숫자 없음',
    wrong: (content) => `${content}, 틀림`,
    conflict: (content) => `${content}, 숫자 중복`,
    broken: (content, rules) => `${content}, 규칙에 어긋남(${rules})`,
    showCandidates: '후보 숫자',
  },

  ruler: {
    label: '빈칸 목록과 호출 스택',
    title: '빈칸 목록',
    scrolls: '빈칸 목록, 옆으로 스크롤할 수 있어요',
    stack: '호출 스택',
    entry: (place, digit) => `${koreanPlace(place)}: ${digit}`,
    blank: (place) => `${koreanPlace(place)}: 빈칸`,
    dead: (place) => `${koreanPlace(place)}: 넣을 숫자 없음`,
    full: '다 채움',
    wrong: '다 채웠지만 해가 아님',
  },

  story: {
    label: '해설',
    start: (blanks) => `채울 빈칸이 ${grouped(blanks)}개 있어요.`,
    place: (digit, place) => `${koreanPlace(place)}에 ${object(digit)} 넣어요.`,
    force: (digit, place) =>
      `${koreanPlace(place)}에 ${object(digit)} 넣어요. 다른 숫자는 들어갈 수 없어요.`,
    noDigit: (place, back) =>
      `막다른 길: ${koreanPlace(place)}에 넣을 숫자가 없어요. ${koreanPlace(back)}로 돌아가요.`,
    noPlace: (at, digit, back) =>
      `막다른 길: ${koreanHouse(at)}에 ${object(digit)} 넣을 칸이 없어요. ${koreanPlace(back)}로 돌아가요.`,
    deadEnd: (back) => `막다른 길이에요. ${koreanPlace(back)}로 돌아가요.`,
    remove: (digit, place, to) =>
      `${koreanPlace(place)}에서 ${object(digit)} 빼요. 다음은 ${to} 차례예요.`,
    overwrite: (digit, place, to) =>
      `프로그램이 ${koreanPlace(place)}의 ${object(digit)} 지우지 않고 그 위에 ${object(to)} 넣어요.`,
    retreat: (digit, place, to) =>
      `${koreanPlace(place)}에서 ${object(digit)} 빼요. 더 넣을 숫자가 없어 ${koreanPlace(to)}로 돌아가요.`,
    removeLast: (digit, place) => `${koreanPlace(place)}에서 ${object(digit)} 빼요.`,
    solution: (events) => `${grouped(events)}단계 만에 풀었어요.`,
    exhausted: (solutions) =>
      solutions === 0 ? '모두 해 보았지만 해가 없어요.' : `해는 모두 ${grouped(solutions)}개예요.`,
    stopped: (events) => `이벤트 ${grouped(events)}개에서 멈췄어요.`,
  },

  share: shareKo,
  linkDamaged: '링크가 손상됐거나 잘렸어요.',
  linkRest: '링크의 나머지는 모두 열었어요.',
  linkNotOpened: '지금 보이는 것은 전에 열려 있던 화면이에요.',

  counters: {
    label: '탐색 통계',
    event: '이벤트',
    of: (total) => `/ ${total}`,
    depth: '깊이',
    placements: '넣은 횟수',
    backs: '백트래킹',
    tries: '시도',
    nodes: '노드',
  },

  transport: {
    label: '재생 컨트롤',
    play: '재생',
    pause: '일시 정지',
    first: '처음으로',
    previousBack: '이전 백트래킹',
    back: '이전 이벤트',
    forward: '다음 이벤트',
    nextBack: '다음 백트래킹',
    stepOver: '건너뛰기: 이 서브트리의 끝으로',
    stepOut: '빠져나가기: 이 호출이 반환될 때로',
    last: '끝으로',
    speed: '속도',
    perSecond: (events) => `초당 ${grouped(events)}단계`,
    fastest: '최대 속도',
    fitting: '전체 20초',
    position: '이벤트',
    positionText: (event, events) => `이벤트 ${grouped(events)}개 중 ${grouped(event)}번째`,
    recording: (events) => `기록하는 중: 이벤트 ${grouped(events)}개`,
    stop: '기록 멈추기',
    stopped: (events) => `이벤트 ${grouped(events)}개에서 기록을 멈췄어요`,
    resume: '이어서 기록하기',
    goTo: '이벤트로 이동',
    noPicture: '탐색을 불러오는 중이에요.',
    noSearch: '주어진 숫자가 서로 겹쳐서 탐색할 수 없어요.',
  },

  history: { undo: '되돌리기', redo: '다시 실행' },
  jumps: jumpsKo,
  track: trackKo,
  reasons: reasonsKo,
  whyNot: whyNotKo,

  code: {
    label: '소스',
    show: '소스 보기',
    hide: '소스 숨기기',
    languages: '프로그래밍 언어',
    pseudo: '의사 코드',
    running: '지금 실행 중',
    edit: '직접 고쳐서 실행',
  },

  readings: {
    found: (notation) => `읽은 형식: ${notation}.`,
    of: (notation, program) => `${program} ${notation}`,
    skipped: (lines, first) =>
      lines === 1
        ? `퍼즐이 아닌 ${first}번째 줄은 건너뛰었어요.`
        : `${first}번째 줄부터 퍼즐이 아닌 줄 ${lines}개를 건너뛰었어요.`,
    link: '이 페이지의 링크',
    unreadable: '파일을 읽을 수 없어요.',
    pdf: 'PDF 파일이에요. 숫자를 텍스트로 복사하거나, 화면을 사진으로 찍거나, 판에 직접 넣어 주세요.',
    drop: '파일을 놓으면 퍼즐로 열려요.',
    sentence: ({ ko }) => ko,
  },
  explorer: explorerKo,
  notations: {
    line: '한 줄',
    rows: '여러 줄(백준 2239)',
    spaced: '띄어 쓴 여러 줄(백준 2580)',
    lists: '코드에 쓰는 배열',
    table: '표 (스프레드시트)',
    euler: '프로젝트 오일러 96',
    block: '선으로 그린 판',
    sdm: 'SDM 파일',
    sdk: 'SDK 파일',
    sdx: 'SDX 파일',
    ss: 'Simple Sudoku 파일',
    pencilmarks: '후보 숫자 판',
    sukaku: 'Sukaku 한 줄',
    hodoku: 'HoDoKu 한 줄',
    opensudoku: 'OpenSudoku 파일',
    csv: 'CSV',
    json: 'JSON',
    ipuz: 'ipuz',
    'f-puzzles': 'f-puzzles 링크',
    sudokupad: 'SudokuPad 링크',
    sudokuwiki: 'SudokuWiki 링크',
    'sudoku-exchange': 'SudokuExchange 링크',
    'sudoku-coach': 'sudoku.coach 링크',
    solo: 'Solo 게임 ID',
    ksudoku: 'KSudoku 파일',
    hsol: 'HoDoKu 파일',
    iss: 'Interactive Sudoku Solver 퍼즐',
  },

  ownProgram: ownProgramKo,
  tree: treeKo,

  verdict: {
    label: '퍼즐 검사 결과',
    working: '해의 수를 세는 중이에요.',
    failed: '해의 수를 세지 못했어요.',
    before: (verdict) => `이전 퍼즐: ${verdict}`,
    conflict: (cells) =>
      `중복: 같은 행, 열, 상자에 같은 숫자가 있어요(${cells.map(koreanPlace).join(', ')}).`,
    none: '해가 없어요.',
    proper: '해가 하나뿐이에요.',
    minimal: '해가 하나뿐이고, 주어진 숫자를 하나도 뺄 수 없어요.',
    several: (solutions) => `해가 ${grouped(solutions)}개예요.`,
    more: (cap) => `해가 ${grouped(cap)}개보다 많아요.`,
    full: '이미 다 풀린 퍼즐이에요.',
    stopped: '취소해서 해의 수를 알 수 없어요.',
  },
};
