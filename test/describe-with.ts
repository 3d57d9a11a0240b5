import { describe, it } from 'vitest';

/** What a suite needs that is not part of the project, and whether it is there. */
export interface Need {
  readonly name: string;
  readonly present: boolean;
}

/** A suite that is skipped where what it needs is missing, and says so; where CI=true it runs, and fails. */
export function describeWith(need: Need, name: string, suite: () => void): void {
  if (need.present || process.env.CI === 'true') describe(name, suite);
  else describe.skip(`${name} (skipped: no ${need.name})`, () => it.todo(`needs ${need.name}`));
}
