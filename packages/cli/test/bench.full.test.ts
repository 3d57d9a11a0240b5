import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ENV, NONET } from './nonet.ts';

it('nonet bench prints its two tables', () => {
  const { status, stdout } = spawnSync(process.execPath, [NONET, 'bench'], {
    encoding: 'utf8',
    env: ENV,
    timeout: 600_000,
  });
  expect(status).toBe(0);
  const heads = stdout.split('\n').filter((line) => /^\| -+ \|/.test(line));
  expect(heads).toHaveLength(2);
});
