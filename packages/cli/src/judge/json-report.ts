import { CLASSIC, formatCell, houseName } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import type { Cost } from '@nonet/judge/attack/attack';
import type { Attacked } from '@nonet/judge/attack/attacked';
import type { Cause, HouseKind } from '@nonet/judge/causes/cause';
import type { Mistake, Reason } from '@nonet/judge/causes/reason';
import {
  type Entry,
  type JudgeReporter,
  type JudgeSummary,
  puzzleOf,
} from '@nonet/judge/report/reporter';
import { sentences } from '@nonet/judge/report/sentences';
import type { Alone } from '@nonet/judge/run/alone';
import type { StrategyNeed } from '@nonet/judge/run/strategy-needs';
import type { JudgeWords } from '@nonet/judge/words/words';
import type { Streams } from '../core/streams.ts';

/** Prints one JSON object per case, and at the end one for the whole result. */
export class JsonReporter implements JudgeReporter {
  private readonly answers: Streams['answers'];
  private readonly words: JudgeWords;

  constructor({ answers }: Pick<Streams, 'answers'>, words: JudgeWords) {
    this.answers = answers;
    this.words = words;
  }

  begin(): void {}

  running(): void {}

  ran(): void {}

  end(summary: JudgeSummary): void {
    const { allowance, entries, kept, memory, problem, program, seed, skipped, time, result } =
      summary;
    for (const entry of entries) this.write(caseJson(entry, this.words));
    const passed = (isStress: boolean): Record<'passed' | 'of', number> => {
      const part = entries.filter(({ tested }) => tested.isStress === isStress);
      const good = part.filter(({ ran }) => ran.result === 'AC');
      return { passed: good.length, of: part.length };
    };
    this.write({
      program,
      problem,
      result,
      cases: passed(false),
      stress: passed(true),
      notRun: skipped.reduce((sum, [, cases]) => sum + cases, 0),
      limits: { milliseconds: time, memory, allowance: allowance ?? null },
      seed: seed ?? null,
      ...(kept !== undefined && { kept }),
    });
  }

  attacked({ seconds, report, needs, link }: Attacked): void {
    const { puzzle, outcome, easy, runs, counted, explanation } = report;
    const milliseconds = (cost: Cost): number | null =>
      cost === 'limit' ? null : Math.round(cost);
    this.write({
      attack: {
        seconds,
        outcome,
        puzzle,
        milliseconds: milliseconds(report.cost),
        easy: Math.round(easy),
        worstBefore: milliseconds(report.worstAtStart.cost),
        runs,
        counted,
        order: explanation?.order.id ?? null,
        needs: needs.map(needJson),
        studio: link,
      },
    });
  }

  compileError(program: string, problem: string, messages: readonly string[]): void {
    this.write({ program, problem, result: 'CE', reason: { id: 'compile-error', messages } });
  }

  private write(object: object): void {
    this.answers.write(`${JSON.stringify(object)}\n`);
  }
}

function caseJson(entry: Entry, words: JudgeWords): object {
  const { index, tested, more, puzzles, ran } = entry;
  const { name, purpose, isStress, placements, order } = tested;
  const { result, finding, run } = ran;
  const puzzle = more?.puzzle ?? puzzleOf(entry);
  const { alone, cause, facts } = more ?? {};
  return {
    case: index + 1,
    name,
    purpose,
    stress: isStress,
    puzzles: puzzles.length,
    ...(placements !== undefined && { placements, order: order ?? 'rows' }),
    result,
    milliseconds: Math.round(run.time),
    wall: Math.round(run.wall),
    memory: run.memory ?? null,
    ...(finding && {
      ...(puzzle && {
        puzzle: packedCells(puzzle.givens),
        solution: packedCells(puzzle.solution),
      }),
      reason: reasonJson(finding.reason),
      ...(finding.mistake && { mistake: reasonJson(finding.mistake) }),
      ...(finding.cell !== undefined && { cell: formatCell(CLASSIC, finding.cell) }),
      explanation: sentences(entry, words).join(' '),
    }),
    ...(alone && { alone: aloneJson(alone) }),
    ...(cause && { cause: reasonJson(cause) }),
    ...(facts && { searched: facts }),
    ...(more?.needs && {
      needs: more.needs.map(needJson),
    }),
    ...(more?.link !== undefined && { studio: more.link }),
  };
}

function aloneJson({ first, wrong, of }: Alone): object {
  return { ...(first && { ...first, puzzle: first.puzzle + 1 }), wrong, of };
}

function needJson({ isComplete, ...need }: StrategyNeed): object {
  return { ...need, complete: isComplete };
}

function houseText(house: number | HouseKind): string {
  return typeof house === 'number' ? houseName(CLASSIC, house) : house;
}

/** Names cells and houses as the other commands do. */
function reasonJson(reason: Reason | Mistake | Cause): object {
  const cell = (index: number): string => formatCell(CLASSIC, index);
  return {
    ...reason,
    ...('next' in reason && { next: cell(reason.next) }),
    ...('cell' in reason && { cell: cell(reason.cell) }),
    ...('cells' in reason && { cells: reason.cells.map(cell) }),
    ...('house' in reason && { house: houseText(reason.house) }),
  };
}
