import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NONET } from './nonet.ts';
import { hasTerminal, inTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonet-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bad = join(folder, 'bad.txt');
writeFileSync(bad, `${'1'.repeat(80)}\n`);
const MESSAGE = `${bad}:1:81: expected 81 cells (9×9), found 80 cells (read as line)`;
const redirected = join(folder, 'redirected.txt');
const nonet = `"${process.execPath}" "${NONET}"`;

/**
 * Runs a command line in a terminal. Returns the lines on the screen and the lines of `redirected`.
 */
function run(line: string) {
  writeFileSync(redirected, '');
  const { status, stdout } = inTerminal(line);
  const lines = (text: string): string[] => text.split(/\r?\n/).slice(0, -1);
  return { status, screen: lines(stdout), file: lines(readFileSync(redirected, 'utf8')) };
}

describe.skipIf(!hasTerminal)('a bad record', () => {
  it.each([
    'solve',
    'check',
    'count',
    'rate',
    'canonical',
    'convert -t rows',
    'solve -t opensudoku',
  ])('appears once in a terminal: nonet %s', (command) => {
    const { status, screen } = run(`${nonet} ${command} ${bad}`);
    expect(screen.filter((line) => line.includes('expected'))).toEqual([MESSAGE]);
    expect(status).toBe(2);
  });

  it('appears in the terminal and in the file if one of them is redirected', () => {
    const answer = `# ${MESSAGE}`;
    expect(run(`${nonet} check ${bad} >${redirected}`)).toEqual({
      status: 2,
      screen: [MESSAGE],
      file: [answer],
    });
    expect(run(`${nonet} check ${bad} 2>${redirected}`)).toEqual({
      status: 2,
      screen: [answer],
      file: [MESSAGE],
    });
  });

  it('appears in both of two terminals', () => {
    const { screen } = run(`script -qec '${nonet} count ${bad} 2>'$(tty) /dev/null`);
    expect(screen.toSorted()).toEqual([`# ${MESSAGE}`, MESSAGE]);
  });
});
