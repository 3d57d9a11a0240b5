import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../docs/examples/blocks.mjs';
import { describeWith } from './describe-with.ts';

const python = spawnSync('python3', ['--version']);

describeWith({ name: 'python3', present: python.status === 0 }, 'fuzz/independent', () => {
  it('finds no wrong answer', () => {
    const args = ['fuzz/independent', '--size', 'small', '--seed', `${Math.random()}`];
    const { status, stdout, stderr } = spawnSync('python3', args, { cwd: ROOT, encoding: 'utf8' });
    expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
  });
});
