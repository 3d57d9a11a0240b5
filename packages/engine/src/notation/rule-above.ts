import { ruleOfRecord, statedRule } from './message/stated-rule.ts';
import type { PuzzleRecord } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import { errorOf } from './parts/fault.ts';

/** A rule that a line of a text states. */
export interface RuleAbove {
  /** The error of all puzzles below the line. */
  readonly error: NotationError;
  /** Whether a puzzle has had it. If none has, it is the last result of the text. */
  readonly isSaid: boolean;
}

/** Finds the first line that states a rule of a variant. All grids below it have the rule. */
export class RuleLines {
  isSaid = true;
  error: NotationError | undefined;

  /** @param offset Where the text of the line begins, after a mark such as `#`. */
  add(text: string, number: number, offset = 0): void {
    const rule = this.error ? undefined : statedRule(text.slice(offset));
    if (!rule) return;
    const column = offset + rule.column;
    this.error = errorOf('variant', number, column, { id: 'classic' }, rule.phrase);
    this.isSaid = false;
  }

  /** The error for a puzzle of which a line above it, its name or its comment states a rule. */
  refusalOf(record: PuzzleRecord): NotationError | undefined {
    if (this.error) return this.error;
    const rule = ruleOfRecord(record);
    return rule && errorOf('variant', record.line, 1, { id: 'classic' }, rule);
  }
}
