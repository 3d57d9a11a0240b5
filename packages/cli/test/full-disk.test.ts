import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { ENV, NONET, nonet, type Ran } from './nonet.ts';
import { mountRight, onDisk } from './small-disk.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const folder = mkdtempSync(join(tmpdir(), 'nonet-full-'));
afterAll(() => rmSync(folder, { recursive: true }));
const many = join(folder, 'many.txt');
// Node's stream for a file reports no error if the last chunk is written in part.
writeFileSync(many, `${PUZZLE}\n`.repeat(4_000));
const small = join(folder, 'small');
mkdirSync(small);

const withSmallDisk = (script: string, args: readonly string[] = []): Ran =>
  onDisk({ place: small, size: '300k' }, script, args);

const COMMANDS: readonly (readonly string[])[] = [
  ['solve', many],
  ['generate', '-n', '100000', '--seed', 'full'],
  ['canonical', many],
  ['rate', '--json', '--steps', many],
  ['grid', '-n', '100000', '--seed', 'full'],
];
const THREADS = ['2', '1'].slice(0, sized(1, 2));
const CASES = COMMANDS.slice(0, sized(1, COMMANDS.length)).map((args, i) => [
  ...args,
  '--threads',
  THREADS[i % THREADS.length],
]);

describeWith(mountRight(small), 'a full disk', () => {
  it.each(CASES.map((args) => ({ args })))('ends nonet $args with a sentence', ({ args }) => {
    const toOutput = withSmallDisk(`exec "$0" "$@" -o ${small}/out`, args);
    expect(toOutput.stderr).toMatch(
      /^.*\/out: cannot be written: the disk is full\nnot complete: the answers so far are in .*\/out\.partial\n$/,
    );
    expect(toOutput.status).toBe(2);
    const toFile = withSmallDisk(`exec "$0" "$@" > ${small}/out`, args);
    expect(toFile.stderr).toBe('standard output: cannot be written: the disk is full\n');
    expect(toFile.status).toBe(2);
  });

  onlyFull(it)('is named if it has the temporary files', () => {
    const file = join(folder, 'solve.js');
    writeFileSync(file, 'console.log(1)');
    const fill = `head -c 1M /dev/zero > ${small}/fill; export TMPDIR=${small}`;
    for (const command of ['judge', 'watch']) {
      const ran = withSmallDisk(`{ ${fill}; } 2> /dev/null; exec "$0" "$@"`, [command, file]);
      const sentence = `the temporary folder ${small} is full (set TMPDIR to use another folder)\n`;
      expect(ran).toEqual({ status: 2, stdout: ran.stdout, stderr: sentence });
    }
  });
});

const device = { name: '/dev/full', present: process.platform === 'linux' };
describeWith(device, 'standard output without space', () => {
  const cases = [...CASES, ['--help'], ['complete', 'bash']].map((args) => ({ args }));

  it.each(cases)('ends nonet $args with a sentence', ({ args }) => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'exec "$0" "$@" > /dev/full', process.execPath, NONET, ...args],
      { env: ENV, encoding: 'utf8', timeout: 600_000 },
    );
    expect(stderr).toBe('standard output: cannot be written: the disk is full\n');
    expect(status).toBe(2);
  });
});

onlyQuick(describe)('the temporary file of a run that was killed', () => {
  const place = join(folder, 'killed');
  const output = join(place, 'out.txt');
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  /** Starts a run that never ends. Returns the process and its temporary file. */
  async function start(): Promise<readonly [ChildProcess, string]> {
    const before = readdirSync(place);
    const args = ['generate', '-n', '999999999', '--seed', 'a', '-o', output];
    const child = spawn(process.execPath, [NONET, ...args], { env: ENV, stdio: 'ignore' });
    children.push(child);
    for (;;) {
      const name = readdirSync(place).find((found) => !before.includes(found));
      if (name !== undefined) return [child, name];
      await setTimeout(5);
    }
  }

  it('is deleted by the next run, but the files of other runs are not', async () => {
    mkdirSync(place);
    const [killed, remains] = await start();
    const exited = once(killed, 'exit');
    killed.kill('SIGKILL');
    await exited;
    const ofOther = remains.replace('out.txt', 'out.txt.txt');
    writeFileSync(join(place, ofOther), '');
    const [, ofLiving] = await start();
    const { status } = await nonet(['solve', '-o', output, many]);
    expect(status).toBe(0);
    expect(readdirSync(place).sort()).toEqual([ofLiving, ofOther, 'out.txt'].sort());
  });
});
