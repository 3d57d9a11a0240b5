import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { sized } from '../../../test/size.ts';
import { ENV, NONET } from './nonet.ts';
import { program } from './program-on-path.ts';
import { nineLines, run } from './watched.ts';

/** A search row by row places 69,175,316 digits, so a program runs until it is killed. */
const LONG = '000000000000003085001020000000507000004000100090000000500000073002010000000040009';

const EXAMPLES = fileURLToPath(new URL('../../../examples/backtracking/', import.meta.url));

/** The longest time after which Nonet is killed, in milliseconds. */
const LONGEST = sized(300, 1_500);

/** Each of these programs is killed so often with each command. KILLS=6 makes 48 kills. */
const KILLS = Number(process.env.KILLS ?? 1);

const programs = [
  { tool: 'python3', file: 'arrays.py' },
  { tool: 'node', file: '../solve.js' },
  { tool: 'g++', file: 'arrays.cpp' },
  { tool: 'javac', file: 'Arrays.java' },
].slice(0, sized(1, 4));

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const env = { ...ENV, TMPDIR: folder };
afterAll(() => rmSync(folder, { recursive: true }));

/** The processes that have the folder of this test in their environment. */
function processes(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return Number(pid) > 0 && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(folder);
    } catch {
      return false;
    }
  });
}

const linux = { name: 'Linux', present: process.platform === 'linux' };

describeWith(linux, 'nonet that is killed', () => {
  for (const { tool, file } of programs) {
    describeWith(program(tool), `with ${file}`, () => {
      it.each(['watch', 'judge'])(
        'leaves no process of %s, and the next one removes its files',
        async (command) => {
          for (let i = 0; i < KILLS; i++) {
            const after = randomInt(LONGEST);
            const options = command === 'judge' ? ['--problem', '2239'] : [];
            const args = [NONET, command, ...options, join(EXAMPLES, file)];
            const child = spawn(process.execPath, args, {
              env,
              stdio: ['pipe', 'ignore', 'ignore'],
            });
            child.stdin.on('error', () => {});
            child.stdin.end(nineLines(LONG));
            while (readdirSync(folder).length === 0) await setTimeout(5);
            await setTimeout(after);
            child.kill('SIGKILL');
            await once(child, 'close');
            for (let rounds = 0; rounds < 100 && processes().length > 0; rounds++)
              await setTimeout(50);
            expect(processes(), `after ${after} ms`).toEqual([]);
            run(process.execPath, [NONET, 'watch', join(EXAMPLES, 'arrays.py')], '', env);
            expect(readdirSync(folder)).toEqual([]);
          }
        },
      );
    });
  }
});
