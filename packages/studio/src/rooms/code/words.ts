import { koreanParticle } from '@nonet/engine/explain';
import type { WhyMissing } from '../../programs/loading.ts';
import { grouped, plural } from '../../words/place.ts';
import type { Bilingual } from '../../words/words.ts';
import type { CodeProblem } from './draft.ts';
import type { CodeEndKind, CodeNotice } from './slice.ts';
import type { Unwatched } from './unwatched.ts';

const PROBLEMS: Bilingual<Readonly<Record<CodeProblem, string>>> = {
  en: {
    '2239': 'Baekjoon 2239',
    '2580': 'Baekjoon 2580',
    euler96: 'Project Euler 96',
    leetcode37: 'LeetCode 37',
    free: 'none: any input',
  },
  ko: {
    '2239': '백준 2239',
    '2580': '백준 2580',
    euler96: '프로젝트 오일러 96',
    leetcode37: '리트코드 37',
    free: '없음: 자유 입력',
  },
};

/** Seconds for people: with tenths if they are few. Even the shortest run takes a tenth. */
export function secondsText(milliseconds: number): string {
  const seconds = Math.max(milliseconds / 1_000, 0.1);
  return seconds < 10 ? seconds.toFixed(1) : grouped(Math.round(seconds));
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

const codeEn = {
  label: 'Code',
  editor: (name: string) =>
    `Editor: ${name}. Tab indents the line. Escape leaves the editor, to the button Run.`,
  editorHint: 'Tab indents, Esc leaves the editor.',
  indent: 'Indent',
  unindent: 'Unindent',
  program: 'Program',
  language: 'Language',
  languages: { python: 'Python', javascript: 'JavaScript' },
  problem: 'Problem',
  problems: PROBLEMS.en,
  input: 'Input',
  inputFollows: 'The open puzzle, as the problem gives it.',
  inputClassic:
    'Only the givens of the open puzzle: the program does not get the rules of the variant.',
  inputOwn: 'Your own input.',
  inputReset: 'Use the open puzzle again',
  acts: 'Run and share',
  run: 'Run',
  stop: 'Stop',
  output: 'Output',
  noOutput: 'Your program printed nothing.',
  messages: 'Error messages',
  longOutput: (shown: number, all: number) =>
    `The first ${grouped(shown)} of ${plural(all, 'character')}.`,
  longMessages: (shown: number, all: number) =>
    `The last ${grouped(shown)} of ${plural(all, 'character')}.`,
  goToLine: (line: number) => `Go to line ${grouped(line)}`,
  watchIt: 'See it in Watch',
  raceIt: 'Race it',
  results: 'Result',
  ready: 'Press Run. Your program reads the input, and its search is recorded.',
  changed: {
    program: 'The program has changed since this run.',
    input: 'The input has changed since this run.',
  },
  before: {
    program: 'From the program before your change.',
    input: 'From a different input.',
  },
  loading: (loaded: number, all: number) =>
    `Loading Python: ${megabytes(loaded)} of ${megabytes(all)} MB.`,
  starting: 'Starting. The first time may take some seconds.',
  startingPython: 'Python is starting. This takes some seconds.',
  running: 'Running.',
  reading: 'Reading the record of its search.',
  ends: {
    finished: (seconds: string) => `Finished after ${seconds} s.`,
    failed: (seconds: string) => `An error ended your program after ${seconds} s.`,
    stopped: (seconds: string) => `You stopped it after ${seconds} s.`,
    time: (seconds: string) => `Stopped after ${seconds} s: it ran too long.`,
    memory: () => 'Stopped: it used too much memory.',
    output: () => 'Stopped: it printed too much.',
    'no-function': () => 'The problem calls a function solveSudoku, but your program has none.',
  } satisfies Record<CodeEndKind, (seconds: string) => string>,
  missing: {
    unreachable: (language: string) =>
      `${language} could not be loaded. Check the connection, and try again.`,
    uninstalled: () =>
      'This studio has no Python. Start it with npx -p nonet -p pyodide@0.28.3 nonet studio.',
  } satisfies Record<WhyMissing, (language: string) => string>,
  instead: 'JavaScript needs no download, and your Python program is kept.',
  useJavaScript: 'Use JavaScript',
  failedAt: (line: number) => `An error in line ${grouped(line)} ended your program.`,
  recorded: (events: number, wrong?: string) =>
    `Its search has ${plural(events, 'event')}${wrong === undefined ? '.' : `, but its grid is not a solution: ${wrong}`}`,
  cut: (events: number) =>
    `The first ${plural(events, 'event')} of its search are recorded: more are not kept.`,
  unwatched: {
    'no-grid': (grid: string | undefined) =>
      grid === undefined
        ? 'Nothing to watch: no grid with the digits of the input changed. Perhaps your program never called its search. A grid is a list of nine lists, or a list of 81.'
        : `Nothing to watch: ${grid} looks like a grid, but it cannot be followed. Use a list of nine lists, or a list of 81.`,
    broken: (reason: string) => `Nothing to watch: the tracer stopped (${reason}).`,
    'not-started': 'Nothing to watch: the program did not begin.',
  } satisfies Record<Unwatched['id'], unknown>,
  notices: {
    'from-link':
      'This program comes from a link. It is somebody else’s: read it before you run it. Your own programs are in the list.',
    'other-tab':
      'Another tab has changed this program. Yours goes on as a copy with a new name, so that nothing is lost.',
    'long-file': 'The file is too long for a program: at most 200,000 characters.',
    'long-input':
      'The input is too long: at most 200,000 characters. The input before is still there.',
    unreadable: 'The file cannot be read.',
  } satisfies Record<CodeNotice | 'from-link', string>,
  unkept:
    'Your browser does not keep programs for the next visit. Save this one as a file before you leave.',
  starts: 'Start from',
  startNone: 'Start from …',
  startGroups: {
    skeletons: 'From scratch',
    ways: 'A way to search',
    exercises: 'What is missing?',
  },
  startNames: {
    scan: 'Look along row, column and box',
    arrays: 'Remember used digits',
    bits: 'Bitmasks',
    fewest: 'Fewest candidates first',
    skeleton: 'Empty program that reads the input',
    back: 'The way back',
    box: 'A rule',
    end: 'The end of the search',
  },
  tasks: {
    back: 'What is missing? One line is gone from this program. Run it, look at what the search does after its first dead end, and put the line back.',
    box: 'What is missing? This program does not test everything that a Sudoku asks for. Run it, find two equal digits, and add the test.',
    end: 'What is missing? This program never notices that it is done. Run it, read the error, and say when the search has succeeded.',
  },
  /** The last sentence of each task. */
  taskEnd: (problem: string) => `Then press Judge: the program is for ${problem}.`,
  showAnswer: 'Show the answer',
  programs: {
    name: 'Programs',
    none: 'No saved programs yet. A program saves as soon as you change it.',
    new: 'New',
    duplicate: 'Duplicate',
    openFile: 'Open a file',
    download: 'Save as a file',
    open: 'Open',
    isOpen: 'open',
    rename: 'File name',
    forget: 'Delete',
    reallyForget: 'Really delete?',
    lines: (lines: number) => plural(lines, 'line'),
  },
  link: 'Link to this program',
  linkNote:
    'The link contains the program. Whoever opens it sees the program first, and decides whether to run it.',
  linkTooLong: (length: number, most: number) =>
    `The program is too long for a link: it would have ${grouped(length)} characters, and at most ${grouped(most)} work everywhere. The link opens only the room. Save the program as a file instead.`,
};

const codeKo: typeof codeEn = {
  label: '코드',
  editor: (name) =>
    `편집기: ${name}. Tab으로 들여쓰고, Esc를 누르면 편집기에서 실행 버튼으로 나가요.`,
  editorHint: 'Tab은 들여쓰기, Esc는 편집기에서 나가기',
  indent: '들여쓰기',
  unindent: '내어쓰기',
  program: '프로그램',
  language: '언어',
  languages: { python: 'Python', javascript: 'JavaScript' },
  problem: '문제',
  problems: PROBLEMS.ko,
  input: '입력',
  inputFollows: '지금 열린 퍼즐을 문제의 입력 형식으로 쓴 것이에요.',
  inputClassic: '지금 열린 퍼즐의 주어진 숫자만이에요. 변형 규칙은 프로그램에 전해지지 않아요.',
  inputOwn: '직접 고친 입력이에요.',
  inputReset: '열린 퍼즐로 되돌리기',
  acts: '실행과 공유',
  run: '실행',
  stop: '멈추기',
  output: '출력',
  noOutput: '프로그램이 아무것도 출력하지 않았어요.',
  messages: '오류 메시지',
  longOutput: (shown, all) => `${grouped(all)}자 가운데 처음 ${grouped(shown)}자예요.`,
  longMessages: (shown, all) => `${grouped(all)}자 가운데 마지막 ${grouped(shown)}자예요.`,
  goToLine: (line) => `${grouped(line)}번째 줄로 가기`,
  watchIt: '탐색 보기',
  raceIt: '비교하기',
  results: '결과',
  ready: '실행을 누르세요. 프로그램이 입력을 읽고, 그 탐색 과정이 기록돼요.',
  changed: {
    program: '이 실행 뒤에 프로그램을 고쳤어요.',
    input: '이 실행 뒤에 입력이 바뀌었어요.',
  },
  before: {
    program: '고치기 전 프로그램의 결과예요.',
    input: '지금과 다른 입력의 결과예요.',
  },
  loading: (loaded, all) =>
    `Python을 불러오는 중이에요: ${megabytes(all)} MB 중 ${megabytes(loaded)} MB`,
  starting: '시작하는 중이에요. 처음에는 몇 초 걸릴 수 있어요.',
  startingPython: 'Python을 시작하는 중이에요. 몇 초 걸려요.',
  running: '실행 중이에요.',
  reading: '탐색 기록을 읽는 중이에요.',
  ends: {
    finished: (seconds) => `${seconds}초 만에 끝났어요.`,
    failed: (seconds) => `${seconds}초 만에 오류가 나서 프로그램이 끝났어요.`,
    stopped: (seconds) => `${seconds}초 만에 멈췄어요.`,
    time: (seconds) => `너무 오래 걸려서 ${seconds}초 만에 멈췄어요.`,
    memory: () => '메모리를 너무 많이 써서 멈췄어요.',
    output: () => '출력이 너무 많아서 멈췄어요.',
    'no-function': () => '이 문제는 solveSudoku 함수를 부르는데, 프로그램에 그 함수가 없어요.',
  },
  missing: {
    unreachable: (language) => `${language} 불러오기에 실패했어요. 연결을 확인하고 다시 해 보세요.`,
    uninstalled: () =>
      '이 스튜디오에는 Python이 없어요. npx -p nonet -p pyodide@0.28.3 nonet studio로 다시 시작하세요.',
  },
  instead: 'JavaScript는 바로 쓸 수 있어요. Python 프로그램은 그대로 남아 있어요.',
  useJavaScript: 'JavaScript로 하기',
  failedAt: (line) => `${grouped(line)}번째 줄에서 오류가 나서 프로그램이 끝났어요.`,
  recorded: (events, wrong) =>
    `탐색 이벤트는 ${grouped(events)}개${wrong === undefined ? '예요.' : `인데, 판이 해가 아니에요. ${wrong}`}`,
  cut: (events) => `탐색은 처음 이벤트 ${grouped(events)}개까지만 기록했어요.`,
  unwatched: {
    'no-grid': (grid) =>
      grid === undefined
        ? '볼 탐색이 없어요. 입력의 숫자가 든 판이 한 번도 바뀌지 않았어요. 탐색하는 함수를 부르지 않은 것은 아닐까요? 판은 리스트 아홉 개로 된 리스트나 길이 81인 리스트예요.'
        : `볼 탐색이 없어요. ${koreanParticle.topic(grid)} 판처럼 보이지만 따라갈 수 없어요. 리스트 아홉 개로 된 리스트나 길이 81인 리스트를 쓰세요.`,
    broken: (reason) => `볼 탐색이 없어요. 추적기가 멈췄어요(${reason}).`,
    'not-started': '볼 탐색이 없어요. 프로그램이 시작되지 않았어요.',
  },
  notices: {
    'from-link':
      '링크에서 온 프로그램이에요. 다른 사람의 프로그램이니 읽어 보고 실행하세요. 내 프로그램은 목록에 그대로 있어요.',
    'other-tab':
      '다른 탭에서 이 프로그램을 고쳤어요. 아무것도 잃지 않도록 여기 있는 것은 새 이름의 복사본으로 이어져요.',
    'long-file': '파일이 너무 길어요. 프로그램은 200,000자까지 열 수 있어요.',
    'long-input': '입력이 너무 길어요. 200,000자까지 쓸 수 있어요. 그 전의 입력은 그대로 있어요.',
    unreadable: '파일을 읽을 수 없어요.',
  },
  unkept:
    '브라우저가 프로그램을 저장하지 않아서 다음에 방문할 때는 남아 있지 않아요. 나가기 전에 파일로 저장하세요.',
  starts: '시작 코드',
  startNone: '시작 코드 고르기',
  startGroups: { skeletons: '처음부터', ways: '탐색 방법', exercises: '무엇이 빠졌을까?' },
  startNames: {
    scan: '행, 열, 상자를 훑어보기',
    arrays: '쓴 숫자를 배열에 기억하기',
    bits: '비트마스크',
    fewest: '후보가 가장 적은 칸부터',
    skeleton: '입력만 읽는 빈 코드',
    back: '되돌아가는 길',
    box: '규칙 하나',
    end: '탐색의 끝',
  },
  tasks: {
    back: '무엇이 빠졌을까요? 이 프로그램에는 한 줄이 빠져 있어요. 실행해서 첫 막다른 길 뒤에 무슨 일이 일어나는지 보고, 그 줄을 채워 넣으세요.',
    box: '무엇이 빠졌을까요? 이 프로그램은 스도쿠의 규칙을 다 확인하지 않아요. 실행해서 같은 숫자 두 개를 찾고, 빠진 검사를 넣으세요.',
    end: '무엇이 빠졌을까요? 이 프로그램은 다 풀었다는 것을 알지 못해요. 실행해서 오류를 읽고, 탐색이 언제 성공하는지 써넣으세요.',
  },
  taskEnd: (problem) => `다 고쳤으면 채점하기를 누르세요. 문제는 ${problem}이에요.`,
  showAnswer: '답 보기',
  programs: {
    name: '프로그램 목록',
    none: '아직 저장된 프로그램이 없어요. 프로그램을 고치면 바로 저장돼요.',
    new: '새로 만들기',
    duplicate: '복사하기',
    openFile: '파일 열기',
    download: '파일로 저장',
    open: '열기',
    isOpen: '열려 있음',
    rename: '파일 이름',
    forget: '지우기',
    reallyForget: '정말 지울까요?',
    lines: (lines) => `${grouped(lines)}줄`,
  },
  link: '이 프로그램의 링크',
  linkNote:
    '링크에 프로그램이 들어 있어요. 링크를 연 사람은 먼저 프로그램을 보고, 실행할지 스스로 정해요.',
  linkTooLong: (length, most) =>
    `프로그램이 너무 길어 링크에 넣을 수 없어요. ${grouped(length)}자가 되는데, 어디서나 열리는 링크는 ${grouped(most)}자까지예요. 링크는 이 화면만 열어요. 대신 파일로 저장하세요.`,
};

export const codeWords: Bilingual<typeof codeEn> = { en: codeEn, ko: codeKo };
