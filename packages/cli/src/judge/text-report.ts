import { grouped } from '@nonet/engine/explain';
import { packedCells } from '@nonet/engine/notation';
import type { Attacked } from '@nonet/judge/attack/attacked';
import type { TestCase } from '@nonet/judge/cases/test-case';
import { explained } from '@nonet/judge/report/explained';
import type { Entry, Explanation, JudgeReporter, JudgeSummary } from '@nonet/judge/report/reporter';
import { summarySentences } from '@nonet/judge/report/summary';
import type { CaseRun } from '@nonet/judge/run/run-case';
import { caseText, type JudgeWords, type TitleParts } from '@nonet/judge/words/words';
import type { Streams } from '../core/streams.ts';
import { displayWidth, padded, paddedBefore } from '../report/display-width.ts';
import { type Palette, paletteOf, type Role } from '../report/palette.ts';

/** The width of the column with the results, which have two or three letters. */
const RESULT = 3;

/** Writes the table of the cases, one line at a time. */
class CaseTable {
  private readonly labels: readonly string[];
  private readonly widths: { readonly label: number; readonly figure: number };
  private readonly figures: readonly string[];
  private readonly words: JudgeWords;
  private readonly palette: Palette | undefined;
  /** The names of the columns. */
  readonly head: string;

  constructor(cases: readonly TestCase[], words: JudgeWords, palette: Palette | undefined) {
    this.words = words;
    this.palette = palette;
    this.labels = cases.map((tested) => caseText(words, tested));
    this.figures = cases.map(({ placements, puzzles }) => grouped(placements ?? puzzles.length));
    const { label, figure } = this.heads(cases);
    this.widths = {
      label: Math.max(displayWidth(label), ...this.labels.map(displayWidth)),
      figure: Math.max(displayWidth(figure), ...this.figures.map(displayWidth)),
    };
    this.head = this.line(['', '', label, figure, words.heads.memory, words.heads.time]);
  }

  /** The line of the case with this index. */
  row(index: number, { result, run }: CaseRun): string {
    const { time, memory } = run;
    const megabytes = memory === undefined ? '' : `${Math.max(1, Math.round(memory / 2 ** 20))} MB`;
    return this.line(
      [`${index + 1}`, result, this.labels[index], this.figures[index], megabytes, timeText(time)],
      result === 'AC' ? 'solved' : 'dead',
    );
  }

  private heads(cases: readonly TestCase[]) {
    const { heads } = this.words;
    const isSingle = cases.some(({ placements }) => placements !== undefined);
    return { label: heads.label, figure: isSingle ? heads.placements : heads.puzzles };
  }

  private line([number, result, ...rest]: readonly string[], role: Role = 'quiet'): string {
    const [label, figure, memory, time] = rest;
    const { widths } = this;
    const parts = [
      number.padStart(2),
      painted(result.padEnd(RESULT), this.palette?.[role] ?? ''),
      padded(label, widths.label),
      paddedBefore(figure, widths.figure),
      paddedBefore(memory, 8),
      paddedBefore(time, 8),
    ];
    return parts.join('  ').trimEnd();
  }
}

/** Prints the table and the explanations. */
export class TextReporter implements JudgeReporter {
  private readonly answers: Streams['answers'];
  private readonly notes: Streams['notes'];
  private readonly words: JudgeWords;
  private readonly studio: { readonly isServed: boolean };
  private table: CaseTable | undefined;
  private hasStress = false;

  constructor(
    { answers, notes }: Pick<Streams, 'answers' | 'notes'>,
    words: JudgeWords,
    studio: { readonly isServed: boolean },
  ) {
    this.answers = answers;
    this.notes = notes;
    this.words = words;
    this.studio = studio;
  }

  begin(title: TitleParts & Pick<JudgeSummary, 'allowance'>, cases: readonly TestCase[]): void {
    const { words } = this;
    const { isTTY } = this.answers;
    const palette = isTTY ? paletteOf(this.answers.getColorDepth?.() ?? 1) : undefined;
    this.table = new CaseTable(cases, words, palette);
    this.write(words.title(title));
    if (title.allowance) this.write(words.bonus(title.allowance));
    this.write(this.table.head);
  }

  running(index: number): void {
    if (this.notes.isTTY) this.notes.write(`${`${index + 1}`.padStart(2)}  …`);
  }

  ran({ index, tested, ran }: Entry): void {
    if (this.notes.isTTY) this.notes.write('\r\x1b[K');
    if (tested.isStress && !this.hasStress) this.write(this.words.stress);
    this.hasStress ||= tested.isStress;
    this.write(this.table!.row(index, ran));
  }

  end(summary: JudgeSummary): void {
    const { words } = this;
    const { entries, kept, skipped, result } = summary;
    for (const [why, cases] of skipped) this.write(words.rest(why, cases));
    this.write('');
    const first = entries.filter(({ tested }) => !tested.isStress);
    if (result === 'AC') this.write(words.accepted(first.length));
    for (const entry of entries) if (entry.more) this.explain(entry, entry.more, entries);
    for (const said of summarySentences(entries, words)) this.write(said);
    if (kept !== undefined) this.write(words.kept(kept));
  }

  attacked(attacked: Attacked): void {
    const { words } = this;
    this.write('');
    this.write(words.attacked(attacked));
    this.write(`  ${words.needs(attacked.needs)}`);
    this.write(`  ${words.puzzle} ${attacked.report.puzzle}`);
    const { link } = attacked;
    if (link !== undefined) this.write(`  ${words.studio(link, this.studio)}`);
  }

  compileError(program: string, problem: string, messages: readonly string[]): void {
    this.write(`${program} · ${problem}`);
    this.write(`${this.words.results.CE}.`);
    for (const line of messages) this.write(`  ${line}`);
  }

  private explain(entry: Entry, { link, puzzle }: Explanation, entries: readonly Entry[]): void {
    const { words } = this;
    const [result, ...facts] = explained(entry, entries, words);
    this.write(result);
    for (const fact of facts) this.write(`  ${fact}`);
    if (puzzle) this.write(`  ${words.puzzle} ${packedCells(puzzle.givens)}`);
    if (link !== undefined) this.write(`  ${words.studio(link, this.studio)}`);
  }

  private write(line: string): void {
    this.answers.write(`${line}\n`);
  }
}

function timeText(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  return `${Math.round(milliseconds)} ms`;
}

function painted(text: string, sgr: string): string {
  return sgr === '' || text.trim() === '' ? text : `\x1b[${sgr}m${text}\x1b[0m`;
}
