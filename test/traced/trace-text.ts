/** The parts of a trace that the tests need. */
export interface TraceText {
  readonly puzzle: string;
  readonly source: string;
  readonly placements: number;
  readonly backs: number;
  /** Digits that were tested and did not fit. */
  readonly rejected: number;
  readonly solutions: readonly string[];
  /** Kind of event → the line numbers of its events. */
  readonly lines: Readonly<Record<'+' | '-' | '!', ReadonlySet<number>>>;
  readonly isCut: boolean;
  /** The text of the program, or '' if the trace has none. */
  readonly text: string;
}

const EVENT =
  /^(?:\+ (?<placed>[1-9] [1-9]) (?<digit>[1-9])|- (?<removed>[1-9] [1-9])|!) @(?<line>\d+)$/;

/** Reads a 9×9 trace. Throws at the first line that breaks a rule. */
export function readTrace(trace: string): TraceText {
  const [head, puzzleLine, sourceLine, ...rest] = trace.trimEnd().split('\n');
  if (head !== 'nonet-trace 1') throw new Error(`expected the head, found ${head}`);
  const puzzle = /^puzzle ([1-9.]{81})$/.exec(puzzleLine!)?.[1];
  const source = /^source (\S+)$/.exec(sourceLine!)?.[1];
  if (!puzzle || !source) throw new Error(`bad header: ${puzzleLine}, ${sourceLine}`);

  const end = rest.findIndex((line) => /^(cut$|\|)/.test(line));
  const events = end < 0 ? rest : rest.slice(0, end);
  const isCut = rest[end] === 'cut';
  const text = end < 0 ? [] : rest.slice(end + (isCut ? 1 : 0));

  const cells = puzzle.split('');
  const counts = { '+': 0, '-': 0, '!': 0 };
  const lines = { '+': new Set<number>(), '-': new Set<number>(), '!': new Set<number>() };
  const solutions: string[] = [];
  let rejected = 0;
  for (const [i, event] of events.entries()) {
    const fail = (reason: string) => new Error(`event line ${i + 1}, ${event}: ${reason}`);
    if (/^\? [1-9]\d*$/.test(event)) {
      if (!/^[-+!]/.test(events[i + 1] ?? '')) throw fail('belongs to no event');
      rejected += Number(event.slice(2));
      continue;
    }
    const found = EVENT.exec(event)?.groups;
    if (!found) throw fail('no event');
    const kind = event[0] as '+' | '-' | '!';
    counts[kind]++;
    lines[kind].add(Number(found.line));
    if (kind === '!') {
      if (cells.includes('.')) throw fail('a solution with blanks');
      solutions.push(cells.join(''));
      continue;
    }
    const [row, column] = (found.placed ?? found.removed)!.split(' ').map(Number);
    const cell = (row! - 1) * 9 + column! - 1;
    if (puzzle[cell] !== '.') throw fail('changes a given');
    if ((cells[cell] === '.') !== (kind === '+')) throw fail(`the cell has ${cells[cell]}`);
    cells[cell] = found.digit ?? '.';
  }
  return {
    puzzle,
    source,
    placements: counts['+'],
    backs: counts['-'],
    rejected,
    solutions,
    lines,
    isCut,
    text: text.map((line) => `${line.replace(/^\| /, '')}\n`).join(''),
  };
}
