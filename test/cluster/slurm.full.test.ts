import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../describe-with.ts';
import { examplePath, programs, run, suiteFolder, writePuzzles } from './array-job.ts';

const NODE = fileURLToPath(new URL('slurm-node.sh', import.meta.url));
const NEEDED = programs('munged', 'slurmctld', 'slurmd', 'sbatch', 'scancel', 'squeue');

describeWith(NEEDED, 'examples/array-jobs/slurm.sh', () => {
  const cwd = suiteFolder();
  const cluster = suiteFolder();
  const env = { SLURM_CONF: join(cluster, 'slurm.conf') };
  const solving = ['solved', 'solve', '--threads', '1', 'puzzles.txt'];

  beforeAll(() => {
    writePuzzles(cwd);
    run(NODE, ['start', cluster], { cwd });
  });
  afterAll(() => {
    run(NODE, ['stop', cluster], { cwd });
  });

  /** Submits an array job and waits until all its tasks have ended. */
  function submit(array: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): void {
    const options = ['--wait', `--array=${array}`, '--output=task-%A_%a.log'];
    run('sbatch', [...options, examplePath('slurm.sh'), ...args], {
      cwd,
      env: { ...env, ...more },
    });
  }

  function queue(...states: readonly string[]): string {
    const only = states.map((state) => `--states=${state}`);
    return run('squeue', ['--noheader', ...only], { cwd, env });
  }

  it('solves a file in parts that join to the whole', () => {
    submit('1-5', solving);
    const whole = run('nonet', ['solve', 'puzzles.txt'], { cwd });
    expect(run('nonet', ['join', 'solved'], { cwd })).toBe(whole);
  });

  it('runs one of the parts again', () => {
    const whole = run('nonet', ['join', 'solved'], { cwd });
    rmSync(join(cwd, 'solved/part-4.txt'));
    run('nonet', ['join', 'solved'], { cwd, statuses: [2] });
    submit('4', solving, { PARTS: '5' });
    expect(run('nonet', ['join', 'solved'], { cwd })).toBe(whole);
  });

  it('refuses to run one of the parts if the number of parts is unknown', () => {
    expect(() => submit('4', ['refused', ...solving.slice(1)])).toThrow('status 2');
    expect(existsSync(join(cwd, 'refused'))).toBe(false);
  });

  it('completes a job that was cancelled', async () => {
    const command = ['generate', '--count', '6000', '--seed', 'monday', '--threads', '1'];
    // One task at a time, so that the other two are still waiting.
    const options = ['--array=1-3%1', '--output=task-%A_%a.log', '--parsable'];
    const script = [examplePath('slurm.sh'), 'made', ...command];
    const job = run('sbatch', [...options, ...script], { cwd, env }).trim();
    while (queue('RUNNING') === '') await setTimeout(100);
    run('scancel', ['--signal=KILL', '--full', job], { cwd, env });
    run('scancel', [job], { cwd, env });
    while (queue() !== '') await setTimeout(100);
    run('nonet', ['join', 'made'], { cwd, statuses: [2] });

    submit('1-3', ['made', ...command]);
    expect(run('nonet', ['join', 'made'], { cwd })).toBe(run('nonet', command, { cwd }));
  });
});
