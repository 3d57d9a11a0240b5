import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import { containment, treeContainment } from '../dist/program/containment.js';
import { type Limits, limitedRun, type ProgramRun } from '../dist/program/limited-run.js';
import { PsTable, processTable } from '../dist/program/process-table.js';
import { ENV, NONET } from './nonet.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonet-limits-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LIMITS: Limits = { time: 400, memory: 64 * 2 ** 20 };

/** Returns the processes of this machine that have a text in their environment or their command. */
function processesWith(text: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(text);
    } catch {
      return false;
    }
  });
}

/** A number of seconds for `sleep`. No other program uses it, so it identifies the process. */
const NAP = `${71_000 + (process.pid % 1_000)}.25`;

const WAYS = [
  ['the containment of this machine', containment(), processTable],
  ['the tree of processes', treeContainment, processTable],
  ['the tree as ps shows it', treeContainment, new PsTable()],
] as const;

describe.skipIf(process.platform !== 'linux').each(WAYS.slice(0, sized(2, 3)))(
  '%s',
  (_, contained, table) => {
    const run = (script: string, limits: Partial<Limits> = {}, input = ''): Promise<ProgramRun> =>
      limitedRun(['/bin/sh', '-c', script], {
        limits: { ...LIMITS, ...limits },
        folder,
        input,
        containment: contained,
        table,
      });

    it('passes on the input, the output, the messages and the status', async () => {
      const ran = await run('cat; echo no >&2; exit 3', {}, 'yes\n');
      expect(ran).toMatchObject({
        killed: undefined,
        status: 3,
        output: 'yes\n',
        messages: 'no\n',
      });
    });

    it('names the signal that ended the program', async () => {
      expect(await run('kill -SEGV $$')).toMatchObject({ status: undefined, ending: 'SIGSEGV' });
      expect(await run('kill -ABRT $$')).toMatchObject({ status: undefined, ending: 'SIGABRT' });
    });

    it('stops a loop, a sleep and endless output', async () => {
      // The times of ps are whole seconds on Linux.
      expect((await run('while :; do :; done')).killed).toMatch(
        table === processTable ? 'time' : '',
      );
      expect((await run(`sleep ${NAP}`)).killed).toBe('wall');
      expect((await run('yes')).killed).toBe('output');
      expect(processesWith(NAP)).toEqual([]);
    });

    it('stops too many processes', async () => {
      const script = `for i in 1 2 3 4 5 6 7 8 9; do sleep ${NAP} & done; wait`;
      expect((await run(script, { processes: 5 })).killed).toBe('processes');
      expect(processesWith(NAP)).toEqual([]);
    });

    it('does not wait if nobody reads the input', async () => {
      const ran = await run('exec 0<&-; echo done', {}, 'x'.repeat(1 << 22));
      expect(ran).toMatchObject({ status: 0, output: 'done\n' });
    });

    it('kills the processes that a program leaves behind, in every run', async () => {
      const script = `setsid sleep ${NAP} & (setsid setsid sleep ${NAP} &) ; sleep ${NAP} & echo done`;
      // Each reading of ps takes 20 ms.
      const rounds = sized(3, table === processTable ? 50 : 8);
      for (let round = 0; round < rounds; round++) {
        expect(await run(script)).toMatchObject({ status: 0, output: 'done\n' });
      }
      expect(processesWith(NAP)).toEqual([]);
    });
  },
);

describe.skipIf(process.platform !== 'linux')('nonet judge', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('leaves nothing after %s', async (signal) => {
    const temporary = join(folder, signal);
    spawnSync('mkdir', [temporary]);
    const program = join(folder, 'sleep.js');
    writeFileSync(program, `require('node:child_process').spawn('sleep', ['${NAP}']);`);
    const child = spawn(process.execPath, [NONET, 'judge', '--time', '60', program], {
      env: { ...ENV, TMPDIR: temporary },
      stdio: 'ignore',
    });
    // From version 22 on, Node stores its compiled code in this folder too.
    const folders = (): string[] =>
      readdirSync(temporary).filter((name) => name !== 'node-compile-cache');
    const exited = once(child, 'exit');
    while (processesWith(NAP).length === 0) await setTimeout(20);
    expect(folders()).toHaveLength(1);
    child.kill(signal);
    expect(await exited).toEqual([signal === 'SIGINT' ? 130 : 143, null]);
    expect(processesWith(NAP)).toEqual([]);
    expect(folders()).toEqual([]);
  });
});
