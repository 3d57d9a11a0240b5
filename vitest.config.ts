import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: '100%',
  },
});
