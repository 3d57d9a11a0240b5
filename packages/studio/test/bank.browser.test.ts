import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { nonet } from '../../cli/test/nonet.ts';
import { MeasureParts } from './measure-parts.ts';
import { describeStudio } from './studio-page.ts';

const START = '2&room=make&making=measure';
const COUNT = 60;

const folder = mkdtempSync(join(tmpdir(), 'nonet-studio-bank-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function succeeded(args: readonly string[], input?: string): Promise<string> {
  const { status, stderr, stdout } = await nonet(args, input);
  expect(stderr.replace(/^\d+ puzzles added\n$/, '')).toBe('');
  expect(status).toBe(0);
  return stdout;
}

const bank = (command: string, name: string, ...more: string[]): readonly string[] => [
  'bank',
  command,
  '--bank',
  join(folder, name),
  ...more,
];

interface Kept {
  readonly puzzle: string;
  readonly er: number;
  readonly [fact: string]: unknown;
}

const keptIn = (json: string): Kept[] =>
  json
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);

describeStudio('the puzzles of a bank in Make', (studio) => {
  const measure = new MeasureParts(studio);

  async function open(name: string, text: string): Promise<void> {
    const buffer = Buffer.from(text);
    const file = { name, mimeType: 'application/json', buffer };
    await studio.root.getByLabel(measure.words.collection.openFile).setInputFiles(file);
  }

  it('keep their ratings on the way to another bank', async () => {
    const made = await succeeded(['generate', '--seed', 'bank', '--count', String(COUNT), '-q']);
    await succeeded(bank('add', 'first', '-'), made);
    const exported = await succeeded(bank('query', 'first', '--json'));
    // A rating that no program gives shows that nobody rates the puzzles again.
    const marked = exported.replace(/"er":[\d.]+/, '"er":11.9').replace(/"ed":[\d.]+/, '"ed":11.8');
    await studio.open(START);
    await open('bank.json', marked);
    await measure.shows(COUNT);
    expect((await measure.columnOf('er'))[0]).toBe('11.9');
    await studio.page.reload();
    await measure.shows(COUNT);
    const saved = String(await measure.save('json'));
    await succeeded(bank('add', 'second', '-'), saved);
    const again = keptIn(await succeeded(bank('query', 'second', '--json')));
    const expected = keptIn(marked);
    for (const kept of [again, expected]) {
      for (const [
        i,
        { added: _, number: __, seed: ___, source: ____, ...facts },
      ] of kept.entries()) {
        kept[i] = facts as Kept;
      }
    }
    expect(again).toEqual(expected);
    const { input } = JSON.parse(String(await measure.save('json', 'manifest'))) as {
      input: object;
    };
    expect(input).toEqual({ file: 'bank.json' });
    // Ratings of another version are not taken over.
    await open('old.json', marked.replaceAll(/"version":"[^"]+"/g, '"version":"0.0.1"'));
    await measure.idle.waitFor();
    await expect
      .poll(async () => (await measure.columnOf('er'))[0])
      .toBe(keptIn(exported)[0].er.toFixed(1));
  });

  it('are rated in Make, and not again by the bank', async () => {
    await studio.open(START);
    await measure.fill({ choices: { Symmetry: 'None' }, seed: 'rated', count: 20 });
    await measure.make(20);
    await measure.idle.waitFor();
    const saved = keptIn(String(await measure.save('json')));
    const marked = saved.map((it) => JSON.stringify({ ...it, er: 11.9 })).join('\n');
    await succeeded(bank('add', 'made', '-'), marked);
    const kept = keptIn(await succeeded(bank('query', 'made', '--json')));
    expect(kept.map(({ er, number, puzzle, seed }) => ({ er, number, puzzle, seed }))).toEqual(
      saved.map(({ puzzle }, i) => ({ er: 11.9, number: i + 1, puzzle, seed: 'rated' })),
    );
    expect(
      kept.map(({ ed, ep, level, score, techniques }) => [ed, ep, level, score, techniques]),
    ).toEqual(
      saved.map(({ ed, ep, level, score, techniques }) => [ed, ep, level, score, techniques]),
    );
  });

  it('are refused with a reason', async () => {
    const { opening } = measure.words.collection;
    await studio.open(START);
    const first =
      '.7.....12...1..3..3...2.6..53.....98...81...6.1..4.....4.6..2.76...5.....2....9..';
    const several = `6${'.'.repeat(80)}`;
    for (const [text, reason] of [
      [several, opening.improper(1)],
      [`{"puzzle":"${first}"}\n{"puzzle":"12..34..3.1..2.."}`, opening.mixed(2)],
      [`${several}\n`.repeat(10_001), opening.many],
    ] as const) {
      await open('bad.txt', text);
      await studio.root.getByText(reason).waitFor();
    }
    await open('bad.txt', '');
    await studio.root.getByText(measure.words.collection.badFile('bad.txt')).waitFor();
  });
});
