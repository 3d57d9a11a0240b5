import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { browserWith, describeInChromium } from '../../../test/chromium.ts';
import { describeWith } from '../../../test/describe-with.ts';
import { StartedNonet } from '../../../test/started-nonet.ts';
import { program } from '../../cli/test/program-on-path.ts';
import { linkFaults } from '../src/words/link-faults.ts';
import { en } from './all-words.ts';
import { violations } from './axe.ts';
import { StudioPage } from './studio-page.ts';
import { HAND_MADE, strategyTrace } from './traces.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));
const PROGRAM = join(EXAMPLES, 'solve.py');
const SAMPLE = join(EXAMPLES, 'baekjoon-2239.txt');
const SOLUTION = [
  '143628579',
  '572139468',
  '986754231',
  '391542786',
  '468917352',
  '725863914',
  '237481695',
  '619275843',
  '854396127',
  '',
].join('\n');

const folder = mkdtempSync(join(tmpdir(), 'nonet-watch-studio-'));
const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
/** In row order, its search has too many events for a link. */
const LONG = file(
  'long.txt',
  '800000000003600000070090200050007000000045700000100030001000068008500010090000400'.replace(
    /.{9}/g,
    '$&\n',
  ),
);

const EVENTS = 49_558 + 49_498;

describeInChromium('--studio', () => {
  let browser: Browser;
  const started: StartedNonet[] = [];
  beforeAll(async () => {
    browser = await browserWith();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    for (const command of started.splice(0)) command.kill();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const start = (args: readonly string[], input?: string): StartedNonet => {
    const command = new StartedNonet(args, { input });
    started.push(command);
    return command;
  };
  /** A visitor who has not been here before. */
  const visit = async (address: string): Promise<StudioPage & { page: Page }> => {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      serviceWorkers: 'block',
    });
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(address);
    return Object.assign(new StudioPage(page), { page });
  };
  const chosen = (studio: StudioPage): Promise<string | null> =>
    studio.watch.strategy.evaluate(
      (select) => (select as HTMLSelectElement).selectedOptions[0].textContent,
    );
  const opened = async (studio: StudioPage, name: string): Promise<void> => {
    await studio.inRoom('watch');
    await expect.poll(() => chosen(studio)).toBe(en.ownProgram.name(name));
    await studio.recorded();
  };

  describeWith(program('python3'), 'of watch', () => {
    it('passes the output through, and opens the program at its first event', async () => {
      const command = start(['watch', PROGRAM], SAMPLE);
      const address = await command.address();
      expect(command.stdout).toBe(SOLUTION);
      expect(command.stderr).toMatch(/^watched board, .*: 187 placements, 136 backs, 1 solution\n/);
      const studio = await visit(address);
      await opened(studio, 'solve.py');
      await studio.at(0);
      const { program: source, runningLines } = studio.watch;
      const lines = readFileSync(PROGRAM, 'utf8').trimEnd().split('\n');
      expect(await source.getByRole('code').count()).toBe(lines.length);
      await studio.transport('forward').click();
      await studio.at(1);
      await expect
        .poll(() => runningLines.allTextContents())
        .toEqual([expect.stringContaining(lines[24].trim())]);
      expect(await violations(studio.page)).toEqual([]);
      // The trace is short, so the page's own link holds it.
      await expect
        .poll(() => studio.page.url())
        .toMatch(/#2&room=watch&puzzle=.*&trace=.*&event=1$/);

      const second = await visit(address);
      await opened(second, 'solve.py');
      await second.at(0);

      expect(await command.interrupt()).toBe(130);
      await expect(fetch(address)).rejects.toThrow();
    });

    it('opens a trace that does not fit into a link, also after a reload', async () => {
      const command = start(['watch', PROGRAM], LONG);
      const address = await command.address();
      const studio = await visit(address);
      await opened(studio, 'solve.py');
      await studio.goTo(EVENTS);
      const [key] = /served=[\w-]+/.exec(address)!;
      await expect
        .poll(() => studio.page.url())
        .toMatch(new RegExp(`#2&room=watch&puzzle=.*&${key}&event=${EVENTS}$`));
      const dialog = await studio.openDialog(studio.words.share.share);
      await dialog.getByText(en.ownProgram.tooLongServed).waitFor();
      await studio.page.evaluate(() => localStorage.clear());
      await studio.page.reload();
      await opened(studio, 'solve.py');
      await studio.at(EVENTS);
    });

    it('says that a trace is not served any more, and leaves the page as it was', async () => {
      const command = start(['watch', PROGRAM], SAMPLE);
      const address = await command.address();
      const unknown = address.replace(/served=[\w-]+/, `served=${'A'.repeat(22)}`);
      const message = linkFaults.en({ id: 'served' });

      const fresh = await visit(unknown);
      await fresh.notice.getByText(message).waitFor();
      await fresh.inRoom('watch');

      const studio = await visit(address.replace(/#.*/, '#2&room=race&event=20&lanes=scan.dlx'));
      await studio.judged();
      await expect.poll(() => studio.race.sliders.count()).toBe(2);
      const before = () => studio.page.url().replace(/.*#/, '');
      // The page writes its own address soon.
      await expect.poll(before).toMatch(/&puzzle=.*&event=20$/);
      const was = before();
      await studio.page.evaluate((to) => location.assign(to), unknown);
      await studio.notice.getByText(message).waitFor();
      await expect.poll(before).toBe(was);
      await studio.inRoom('race');

      // The same page opens the right link, and goes back to what it showed before.
      await studio.page.evaluate((to) => location.assign(to), address);
      await opened(studio, 'solve.py');
      expect(await studio.notice.count()).toBe(0);
      await expect.poll(() => studio.page.url()).toMatch(/&trace=/);
      await studio.page.goBack();
      await studio.inRoom('race');
      expect(await violations(studio.page)).toEqual([]);
    });
  });

  describeWith(program('python3'), 'of judge', () => {
    it('opens the program in Code with its report, and its search one press away', async () => {
      const wrong = join(EXAMPLES, 'judge/first.py');
      const command = start(['judge', wrong]);
      await command.address();
      const [address] = /http:\S+/.exec(command.stderr)!;
      const studio = await visit(address);
      await studio.inRoom('code');
      const { editing, input, problem, verdict } = studio.code;
      await verdict.getByText('Wrong answer in case 1.', { exact: true }).waitFor();
      await verdict.getByText(en.judging.served).waitFor();
      expect(await verdict.locator('tr[data-result]').count()).toBe(14);
      await editing.getByText('first.py', { exact: true }).waitFor();
      expect(await problem.inputValue()).toBe('2239');
      expect(await input.inputValue()).toBe(readFileSync(SAMPLE, 'utf8'));
      expect(await verdict.getByText(en.judging.changed).count()).toBe(0);
      expect(await violations(studio.page)).toEqual([]);

      await studio.button(en.judging.watch, verdict).click();
      await opened(studio, 'first.py');
      await studio.at(1);
      const { drawnSentence, runningLines } = studio.watch;
      await expect.poll(() => drawnSentence.textContent()).toBe('Place 2 in row 1, column 2.');
      await expect.poll(() => runningLines.count()).toBe(1);

      // The program is kept, and the report is that of the command.
      expect(await command.interrupt()).toBe(130);
      await studio.page.goBack();
      await studio.inRoom('code');
      await editing.getByText('first.py', { exact: true }).waitFor();
    });

    it('says in Code that a report is not served any more', async () => {
      const command = start(['watch', PROGRAM], SAMPLE);
      const address = await command.address();
      const studio = await visit(address.replace(/#.*/, `#2&room=code&judged=${'A'.repeat(22)}`));
      await studio.notice.getByText(linkFaults.en({ id: 'served' })).waitFor();
      await studio.code.editor.waitFor();
    });
  });

  it('of trace opens a packed trace at the event of --at', async () => {
    const trace = file('scan.trace.gz', gzipSync(strategyTrace('scan')));
    const studio = await visit(await start(['trace', trace, '--at', '300']).address());
    await opened(studio, 'scan.js');
    await studio.at(300);
  });

  it('of trace says in the page where a trace breaks its rules', async () => {
    const broken = HAND_MADE.find(({ title }) => title === 'that fills a cell twice')!;
    const command = start(['trace'], file('broken.trace', broken.text));
    const studio = await visit(await command.address());
    expect(command.stderr).toMatch(/^stdin:6:3: expected a blank cell/);
    await opened(studio, broken.name);
    await studio.transport('last').click();
    await expect.poll(() => studio.watch.drawnSentence.textContent()).toBe(broken.end[0]);
  });

  it('of trace opens a puzzle with the chosen strategy', async () => {
    const sukaku = file('sukaku.txt', '123456'.repeat(36).replace(/^.{6}/, '1.....'));
    for (const [puzzle, given] of [
      [SAMPLE, '1'],
      [sukaku, '.'],
    ]) {
      const args = ['trace', puzzle, '--strategy', 'dlx', '--at', '5'];
      const studio = await visit(await start(args).address());
      await studio.inRoom('watch');
      await studio.recorded();
      await studio.at(5);
      expect(await chosen(studio)).toBe(en.strategies.dlx.name);
      await studio.goTo(0);
      expect((await studio.cells())[0]).toBe(given);
    }
  });
});
