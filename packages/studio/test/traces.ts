import { CLASSIC } from '@nonet/engine/grid';
import { puzzleOf } from '@nonet/engine/notation';
import { type Puzzle, strategies } from '@nonet/engine/search';
import { TraceWriter } from '@nonet/engine/trace';
import { finish } from '@nonet/engine/work';
import { SAMPLE } from '../src/puzzle/state.ts';

const PUZZLE: Puzzle = puzzleOf(SAMPLE);

/** A trace of the sample with these lines after its head. */
function traceOf(lines: readonly string[], name = 'solve.py', cells = SAMPLE.cells): string {
  return [`nonet-trace 1`, `puzzle ${cells}`, `source ${name}`, ...lines, ''].join('\n');
}

/** The source of a small program, as the lines of a trace. */
export const SOURCE = [
  'def solve(i):',
  '    if i == 81: return True',
  '    for d in range(1, 10):',
  '        if fits(i, d):',
  '            grid[i] = d',
  '            if solve(i + 1): return True',
  '            grid[i] = 0',
  '    return False',
];
const SOURCE_LINES = SOURCE.map((line) => `| ${line}`);

/** A program of 60 lines puts 1 into every blank of the sample. */
export const FULL_BUT_WRONG = traceOf(
  [
    ...SAMPLE.cells
      .split('')
      .flatMap((given, cell) =>
        given === '.' ? [`+ ${CLASSIC.row[cell] + 1} ${CLASSIC.column[cell] + 1} 1 @40`] : [],
      ),
    ...Array.from({ length: 60 }, (_, line) => `| line(${line + 1})`),
  ],
  'long.py',
);

export function strategyTrace(id: string): string {
  const strategy = strategies.find((one) => one.id === id);
  if (!strategy) throw new Error(`expected the id of a strategy, got ${id}`);
  const writer = new TraceWriter(PUZZLE, strategy, { name: `${id}.js` });
  finish(writer);
  return writer.take();
}

interface TracedCase {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly events: number;
  /** What the last moment says in English and in Korean. */
  readonly end: readonly [english: string, korean: string];
  /** The source line that is marked at the last event. */
  readonly line?: string;
  /** The number of cells marked as repeated at the last event. */
  readonly repeated?: number;
}

export const HAND_MADE: readonly TracedCase[] = [
  {
    title: 'with its source and lines',
    text: traceOf(['? 1 2 1 @4', '+ 1 2 4 @5', '+ 1 4 6 @5', '- 1 4 @7', ...SOURCE_LINES]),
    name: 'solve.py',
    events: 3,
    end: [
      'Your program failed. 50 cells are still blank.',
      '프로그램이 풀지 못했어요. 빈칸이 50개 남았어요.',
    ],
    line: SOURCE[6],
  },
  {
    title: 'cut',
    text: traceOf(['+ 1 2 4 @5', '+ 1 4 6 @5', 'cut', ...SOURCE_LINES]),
    name: 'solve.py',
    events: 2,
    end: [
      'The trace was cut after 2 events. Your program went on.',
      '이벤트 2개까지만 기록했어요. 그 뒤에도 프로그램은 계속 실행됐어요.',
    ],
    line: SOURCE[4],
  },
  {
    title: 'that fills a cell twice',
    text: traceOf(['+ 1 2 4', '+ 1 4 6', '+ 1 2 7', '+ 1 5 8']),
    name: 'solve.py',
    events: 2,
    end: [
      'The trace ends here. Line 6, column 3: expected a blank cell, found r1c2, which has a 4.',
      '기록이 여기서 끝나요. 6번째 줄 3번째 글자: 빈칸이어야 하는데 숫자가 4인 1행 2열이에요.',
    ],
  },
  {
    title: 'with digits that conflict',
    text: traceOf(['+ 1 2 1', '+ 2 1 1'], 'wrong.cpp'),
    name: 'wrong.cpp',
    events: 2,
    end: [
      'Your program failed. 1 appears twice in row 1, and there are 3 more conflicts. 49 cells are still blank.',
      '프로그램이 풀지 못했어요. 1행에 1이 두 번 나와요. 겹친 숫자가 3개 더 있어요. 빈칸이 49개 남았어요.',
    ],
    repeated: 4,
  },
  {
    title: 'that takes out digits that are not the last',
    text: traceOf(['+ 1 2 4', '+ 1 4 6', '+ 1 5 2', '- 1 2', '- 1 5', '+ 1 2 7', '- 1 4', '- 1 2']),
    name: 'solve.py',
    events: 8,
    end: [
      'Your program failed. 51 cells are still blank.',
      '프로그램이 풀지 못했어요. 빈칸이 51개 남았어요.',
    ],
  },
  {
    title: 'with several solutions',
    text: traceOf(
      ['+ 4 3 2', '+ 4 4 1', '!', '- 4 4', '- 4 3', '+ 4 4 1', '+ 4 3 2', '!', '- 4 3'],
      'all.rs',
      '12343412214343..',
    ),
    name: 'all.rs',
    events: 7,
    end: [
      'Your program stopped after 7 events. It found 2 solutions.',
      '프로그램이 이벤트 7개에서 끝났어요. 해를 2개 찾았어요.',
    ],
  },
  {
    title: 'without events',
    text: traceOf([]),
    name: 'solve.py',
    events: 0,
    end: [
      'Your program failed. 51 cells are still blank.',
      '프로그램이 풀지 못했어요. 빈칸이 51개 남았어요.',
    ],
  },
];
