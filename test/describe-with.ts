import { describe, it } from 'vitest';

/** Something outside the project that a suite needs. */
export interface Need {
  readonly name: string;
  readonly present: boolean;
}

/**
 * Defines a suite that needs something outside the project. If this is missing, the suite is
 * skipped with a note, or fails if CI=true.
 */
export function describeWith(need: Need, name: string, suite: () => void): void {
  if (need.present || process.env.CI === 'true') describe(name, suite);
  else describe.skip(`${name} (skipped: no ${need.name})`, () => it.todo(`needs ${need.name}`));
}
