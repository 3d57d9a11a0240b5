import { describe, it } from 'vitest';

/** Something outside the project that a suite needs. */
export interface Need {
  readonly name: string;
  readonly present: boolean;
}

/** A suite that is skipped, with a note, if its need is missing; with CI=true it runs and fails. */
export function describeWith(need: Need, name: string, suite: () => void): void {
  if (need.present || process.env.CI === 'true') describe(name, suite);
  else describe.skip(`${name} (skipped: no ${need.name})`, () => it.todo(`needs ${need.name}`));
}
