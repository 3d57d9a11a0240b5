import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Limits, ProgramRun } from '@nonet/judge/run/runner';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { sized } from '../../../test/size.ts';
import { containment, treeContainment, withoutNamespace } from '../dist/contained/containment.js';
import { limitedRun } from '../dist/contained/limited-run.js';
import { PsTable, processTable } from '../dist/contained/process-table.js';
import { ENV, NONET } from './nonet.ts';
import { program } from './program-on-path.ts';

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

describe.skipIf(process.platform !== 'linux').each(WAYS.slice(0, sized(1, 3)))(
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
      const rounds = 3;
      for (let round = 0; round < rounds; round++) {
        expect(await run(script)).toMatchObject({ status: 0, output: 'done\n' });
      }
      expect(processesWith(NAP)).toEqual([]);
    });
  },
);

/** Extension → a program that forks without end. It ends by itself if nothing else ends it. */
const BOMBS = {
  c: `#include <time.h>
#include <unistd.h>
int main() { time_t end = time(0) + 20; while (time(0) < end) fork(); }`,
  py: `import os, time
end = time.time() + 20
while time.time() < end:
    try: os.fork()
    except OSError: pass`,
  sh: `bomb() { [ $SECONDS -lt 20 ] && bomb | bomb; }
bomb
while [ $SECONDS -lt 20 ]; do bomb & done`,
} as const;

/** Writes or builds a bomb, and returns the command that runs it. */
function bombOf(extension: keyof typeof BOMBS): readonly string[] {
  const file = join(folder, `bomb.${extension}`);
  writeFileSync(file, BOMBS[extension]);
  if (extension !== 'c') return [extension === 'py' ? 'python3' : 'bash', file];
  const built = join(folder, 'bomb');
  expect(spawnSync('gcc', ['-o', built, file]).status).toBe(0);
  return [built];
}

const HELD = containment().limit !== 'none';

describeWith({ name: 'limit of tasks on this system', present: HELD }, 'a fork bomb', () => {
  const ways = [containment(), withoutNamespace()].slice(0, sized(1, 2));
  const limits = { time: 10_000, memory: 2 ** 30 };

  describeWith(program('gcc'), 'in C', () => {
    it.each(ways)('is stopped: $kind, $limit', async (contained) => {
      const [bomb] = bombOf('c');
      const options = { limits, folder, input: '', containment: contained };
      expect((await limitedRun([bomb], options)).killed).toBe('processes');
      expect(processesWith(bomb)).toEqual([]);
    });
  });

  it.each((['py', 'sh'] as const).slice(0, sized(1, 2)))('in %s is stopped', async (extension) => {
    const command = bombOf(extension);
    const options = { limits, folder, input: '' };
    expect((await limitedRun(command, options)).killed).toBe('processes');
    expect(processesWith(command[1])).toEqual([]);
  });

  it('meets a limit of the system, even if Nonet reads nothing', () => {
    const script = `import os
alive = 1
try:
    while alive < 200 and os.fork(): alive += 1
except OSError: pass
else: os._exit(0)
print(alive)`;
    for (const contained of ways) {
      const { command, end } = contained.wrap(['python3', '-c', script], {
        seconds: 20,
        tasks: 40,
      });
      const { stdout } = spawnSync(command[0], command.slice(1), { encoding: 'utf8' });
      end();
      expect(Number(stdout)).toBeGreaterThan(0);
      expect(Number(stdout)).toBeLessThan(100);
    }
  });
});

describe.skipIf(process.platform !== 'linux')('nonet judge', () => {
  const signals = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const;
  it.each(signals.slice(0, sized(1, 3)))('leaves nothing after %s', async (signal, status) => {
    const temporary = join(folder, signal);
    spawnSync('mkdir', [temporary]);
    const file = join(folder, 'sleep.js');
    writeFileSync(file, `require('node:child_process').spawn('sleep', ['${NAP}']);`);
    const child = spawn(process.execPath, [NONET, 'judge', '--time', '60', file], {
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
    expect(await exited).toEqual([status, null]);
    expect(processesWith(NAP)).toEqual([]);
    expect(folders()).toEqual([]);
  });
});
