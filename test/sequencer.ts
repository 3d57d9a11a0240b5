import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in the order in which they begin. */
const LONGEST = [
  'packages/cli/test/bank.full.test.ts',
  'packages/cli/test/judge-accepted.full.test.ts',
  'packages/cli/test/batch.full.test.ts',
  'test/examples.test.ts',
  'test/docs.full.test.ts',
  'packages/engine/test/explain/every-step.test.ts',
  'packages/engine/test/explain/hardest-chains.full.test.ts',
  'packages/studio/test/measure.browser.test.ts',
  'packages/studio/test/hostile-programs.browser.test.ts',
  'test/environments.full.test.ts',
  'packages/cli/test/outputs.test.ts',
  'packages/bank/test/bank.full.test.ts',
  'test/agreement.full.test.ts',
  'packages/studio/test/book.browser.test.ts',
  'packages/cli/test/judge/attack-programs.full.test.ts',
  'site/test/site.site.test.ts',
  'packages/studio/test/judge.browser.test.ts',
  'packages/cli/test/students.full.test.ts',
  'test/reading.test.ts',
  'test/independent.full.test.ts',
];

/**
 * Long files begin first, so that no core waits for the last of them. Without a cache, Vitest only
 * knows how large the files are.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
