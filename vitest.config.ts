import { defineConfig } from 'vitest/config';

const TESTS = ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'];
/** What measures time runs after all others, alone. */
const TIMED = 'packages/*/test/**/*.timed.test.ts';

export default defineConfig({
  test: {
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'tests', include: TESTS, exclude: [TIMED], sequence: { groupOrder: 0 } },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: [TIMED],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
