import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { generate, Random } from '@nonet/engine/generate';
import { canonical, geometry, randomTransform, transformed } from '@nonet/engine/grid';
import { packedCells, parsePuzzle } from '@nonet/engine/notation';
import { techniqueRows } from '@nonet/engine/rating';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { memoryFolder } from '../../../test/memory-folder.ts';
import { Bank } from '../../bank/dist/bank.js';
import { POSTGRESQL, TestServer } from '../../bank/test/test-server.ts';
import { ENV, NONET, nonet, type Ran } from './nonet.ts';

const folder = memoryFolder('nonet-bank-');
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

const made = generate({ seed: 'bank', count: 300, minimal: true }).puzzles.map(
  ({ givens: puzzle }) => packedCells(puzzle),
);
writeFileSync(file('made.txt'), made.map((cells) => `${cells}\n`).join(''));

/** A bank with these puzzles, and what `nonet bank export` writes of it: rated puzzles are added faster. */
const FOLDER = file('rated');
const RATED = file('rated.json');
beforeAll(async () => {
  const { status, stdout, stderr } = await nonet([
    'bank',
    'add',
    '--bank',
    FOLDER,
    file('made.txt'),
  ]);
  expect(stderr).toBe('300 puzzles added\n');
  expect(lines(stdout)).toEqual(made.map((_, i) => `${i + 1}\tnew`));
  expect(status).toBe(0);
  writeFileSync(RATED, (await nonet(['bank', 'export', '--bank', FOLDER])).stdout);
});

/** How often a command is killed. 50 times took three minutes on each database, and lost nothing. */
const KILLS = Number(process.env.KILLS ?? 1);

const TOO_LARGE = 'its files would be larger than allowed (ulimit -f shows the limit)';

const lines = (text: string): string[] => text.split('\n').slice(0, -1);
const formOf = (cells: string): string => {
  const read = parsePuzzle(cells);
  if (!read.ok) throw new Error(`expected a puzzle, found ${cells}`);
  return packedCells(canonical(read.record.givens).grid);
};

/** What a bank has of a puzzle. */
interface Kept {
  readonly puzzle: string;
  readonly givens: number;
  readonly symmetry: string;
  readonly minimal: boolean;
  readonly level: string;
  readonly er: number;
  readonly techniques: string;
}

interface Numbered {
  readonly puzzle: string;
  readonly seed: string;
  readonly number: number;
}

/** Runs a command in a process, and kills it after some time. Returns what it has answered. */
async function killed(args: readonly string[], milliseconds: number): Promise<string[]> {
  const child = spawn(process.execPath, [NONET, ...args], { env: ENV });
  let answered = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (answered += text));
  const closed = once(child, 'close');
  await setTimeout(milliseconds);
  child.kill('SIGKILL');
  await closed;
  return lines(answered);
}

/** The arguments that make a book of a bank, and write its puzzles beside it. */
function bookArgs(bank: string, title: string, sections: readonly object[]): string[] {
  const plan = file(`${title}.json`);
  const seed = 'book';
  writeFileSync(plan, JSON.stringify({ title, trim: 'kdp-6x9', seed, primer: false, sections }));
  const output = ['-o', file(`${title}.pdf`), '--puzzles', file(`${title}.txt`)];
  return ['book', plan, '--from', bank, ...output];
}

/** The tests of `nonet bank`. Each command opens a folder again, which takes long, so a folder has few. */
function suite(newPlace: () => Promise<string>, isServer: boolean): void {
  const onServer: (title: string, test: () => Promise<void>) => void = isServer ? it : () => {};
  let place: string;
  beforeAll(async () => {
    place = isServer ? await newPlace() : FOLDER;
    if (isServer) await nonet(['bank', 'add', '--bank', place, RATED]);
  });

  const bank = (command: string, ...args: string[]) =>
    nonet(['bank', command, '--bank', place, ...args]);

  it('answers every record in order, also those that it does not add', async () => {
    const input = `${made[4]}\n12\n${'.'.repeat(81)}\n${'11'.padEnd(81, '.')}\n${made[0]}\n`;
    const { status, stdout, stderr } = await nonet(['bank', 'add', '--bank', place, '-'], input);
    expect(lines(stdout)).toEqual([
      '5\tknown',
      '# stdin:2:3: expected 81 cells (9×9), found 2 cells (read as line)',
      '# stdin:3: not added: several solutions',
      '# stdin:4: not added: conflict: 1 appears twice in row 1 (r1c1, r1c2)',
      '1\tknown',
    ]);
    expect(stderr).toMatch(/\n0 puzzles added, 2 were there already\n$/);
    expect(status).toBe(2);
  });

  onServer('knows every puzzle in another form', async () => {
    const random = new Random('forms');
    const moved = Array.from({ length: 60 }, (_, i) => {
      const read = parsePuzzle(made[i]);
      if (!read.ok) throw new Error('expected a puzzle');
      const { givens } = read.record;
      const other = transformed(
        givens,
        randomTransform(givens.geometry, (below) => random.below(below)),
      );
      return packedCells(other);
    });
    const { stdout } = await nonet(['bank', 'add', '--bank', place, '-'], moved.join('\n'));
    expect(lines(stdout)).toEqual(moved.map((_, i) => `${i + 1}\tknown`));
  });

  onServer('finds puzzles whose ratings are those of nonet rate', async () => {
    const found = await bank('query', '--er', '7.0..7.3', '--givens', '..24');
    const { stdout: rated } = await nonet(['rate', file('made.txt')]);
    const expected = lines(rated)
      .map((line) => line.split('\t'))
      .filter(
        ([cells, er]) => Number(er) >= 7 && Number(er) <= 7.3 && cells.match(/\d/g)!.length <= 24,
      );
    expect(lines(found.stdout)).toEqual(expected.map(([cells]) => cells));
    expect(expected.length).toBeGreaterThan(5);
    expect(found.stderr).toBe('');
  });

  onServer('finds the row of a technique that shares it with others', async () => {
    const all = await bank('query');
    const used = await bank('query', '--technique', 'nice-loop');
    const unused = await bank('query', '--without', 'nice-loop');
    expect(lines(used.stdout).length).toBeGreaterThan(0);
    const both = [...lines(used.stdout), ...lines(unused.stdout)];
    expect(both.sort()).toEqual(lines(all.stdout).sort());
    const { techniques } = techniqueRows.find(({ id }) => id === 'nice-loop')!;
    for (const technique of [techniques[0], techniques.at(-1)!]) {
      expect((await bank('query', '--technique', technique)).stdout).toBe(used.stdout);
      expect((await bank('query', '--without', technique)).stdout).toBe(unused.stdout);
    }
  });

  onServer('writes all that it knows, and reads it again without rating', async () => {
    const { stdout: text } = await bank('query', '--json');
    expect((await bank('export')).stdout).toBe(text);
    const other = await newPlace();
    const answers = await nonet(['bank', 'add', '--bank', other, '-'], text);
    expect(lines(answers.stdout)).toEqual(made.map((_, i) => `${i + 1}\tnew`));
    const again = await nonet(['bank', 'query', '--bank', other, '--json']);
    const plain = (json: string) =>
      lines(json).map((line) => ({ ...(JSON.parse(line) as object), added: '', collection: null }));
    expect(plain(again.stdout)).toEqual(plain(text));
    // The ratings of an earlier version are not taken over.
    const [first] = lines(text);
    const old = first
      .replace(/"version":"[^"]+"/, '"version":"0.0.1"')
      .replace(/"er":[\d.]+/, '"er":9.9');
    const third = await newPlace();
    await nonet(['bank', 'add', '--bank', third, '-'], old);
    const { stdout: kept } = await nonet(['bank', 'query', '--bank', third, '--json']);
    expect(JSON.parse(kept)).toMatchObject({ er: (JSON.parse(first) as { er: number }).er });
  });

  onServer('takes puzzles into a collection, and none if there are too few', async () => {
    const taken = await bank(
      'take',
      '--level',
      'easy',
      '--order',
      'score',
      '--count',
      '5',
      'summer',
    );
    expect(lines(taken.stdout)).toHaveLength(5);
    const again = await bank('query', '--in', 'summer');
    expect(again.stdout).toBe(taken.stdout);
    expect(await bank('query', '--in', 'sumer')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'error: --in: expected a collection of the bank (summer), found "sumer"\n',
    });
    expect((await bank('take', '--not-in', 'winter', 'autumn')).stderr).toBe(
      'error: --not-in: expected a collection of the bank (summer), found "winter"\n',
    );
    expect((await bank('take', '--er', '11.9..', 'winter')).stderr).toBe(
      'expected 1 puzzle that is in no collection, found 0: none was taken\n',
    );
    const few = await bank('take', '--count', '1000', 'winter');
    expect(few).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'expected 1,000 puzzles that are in no collection, found 295: none was taken\n',
    });
    const { stdout } = await bank('stats', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      puzzles: 300,
      unused: 295,
      collections: [{ name: 'summer', puzzles: 5 }],
    });
  });

  onServer('excludes its puzzles from what is made', async () => {
    const args = ['generate', '--seed', 'bank', '--minimal', '--count', '3', '--against', place];
    const { status, stdout } = await nonet(args);
    expect(status).toBe(0);
    expect(lines(stdout)).toHaveLength(3);
    expect(lines(stdout).filter((cells) => made.includes(cells))).toEqual([]);
  });

  onServer('writes any notation, and says which cannot hold a puzzle', async () => {
    const shape = geometry(2, 3);
    const six = generate({ geometry: shape, seed: 'six', count: 3 }).puzzles;
    const own = await newPlace();
    const text = six.map(({ givens }) => packedCells(givens)).join('\n');
    await nonet(['bank', 'add', '--bank', own, '-'], text);
    const { stdout } = await nonet([
      'bank',
      'query',
      '--bank',
      own,
      '--size',
      '2x3',
      '--to',
      'csv',
    ]);
    expect(lines(stdout)[0]).toMatch(/^puzzle,solution,.*techniques/);
    const refused = await nonet(['bank', 'query', '--bank', own, '--to', 'hodoku']);
    expect(refused.stderr).toMatch(/^error: puzzle 1: expected 9×9 for hodoku, found 6×6\n/);
    expect(refused.status).toBe(2);
  });

  it('loses nothing that it has answered, and has nothing twice, when it is killed', async () => {
    const own = await newPlace();
    if (isServer) await nonet(['bank', 'add', '--bank', own, '-'], made[0]);
    const random = new Random('kills');
    const answered = new Set<string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const args = ['bank', 'add', '--bank', own, '--threads', '1', file('made.txt')];
      for (const line of await killed(args, 200 + random.below(2_500)))
        answered.add(line.split('\t')[0]);
      const { status, stdout, stderr } = await nonet(['bank', 'query', '--bank', own, '--json']);
      expect([status, stderr]).toEqual([0, '']);
      const kept = lines(stdout).map((line) => JSON.parse(line) as { id: number; puzzle: string });
      expect(new Set(kept.map(({ puzzle }) => formOf(puzzle))).size).toBe(kept.length);
      const ids = new Set(kept.map(({ id }) => String(id)));
      expect([...answered].filter((id) => !ids.has(id))).toEqual([]);
    }
    expect((await nonet(['bank', 'add', '--bank', own, RATED])).status).toBe(0);
    for (let kill = 0; kill < KILLS; kill++) {
      const args = ['bank', 'take', '--bank', own, '--count', '10', `book ${kill}`];
      await killed(args, 200 + random.below(1_500));
    }
    const { stdout } = await nonet(['bank', 'stats', '--bank', own, '--json']);
    const { collections } = JSON.parse(stdout) as { collections: readonly { puzzles: number }[] };
    // A collection has all that was asked for, or is not there.
    expect(collections.every(({ puzzles }) => puzzles === 10)).toBe(true);
  });
}

/** The tests of filling by kinds. On a server only. */
function fillsByKind(newPlace: () => Promise<string>): void {
  it('is filled until it has so many puzzles of each kind', async () => {
    const own = await newPlace();
    const plan = file('kinds.txt');
    const kinds = [
      '--count 6 --level hard --symmetry rotate180',
      '--count 2 --rating 7.0..7.3 --minimal',
      '--count 6 --size 2x3 --givens 8..10',
    ];
    writeFileSync(plan, `# a plan\n${kinds.join('\n')}\n`);
    const counts = async () => {
      const { stdout } = await nonet(['bank', 'query', '--bank', own, '--json']);
      const all = lines(stdout).map((line) => JSON.parse(line) as Kept);
      return [
        all.filter(({ level, symmetry }) => level === 'hard' && symmetry === 'rotate180'),
        all.filter((it) => it.er >= 7 && it.er <= 7.3 && it.minimal && it.symmetry === 'none'),
        all.filter(({ givens, puzzle }) => puzzle.length === 36 && givens >= 8 && givens <= 10),
      ].map(({ length }) => length);
    };
    const args = ['bank', 'fill', '--bank', own, '--threads', '1', plan];
    await killed(args, 1_500);
    expect(await nonet(args)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(await counts()).toEqual([6, 2, 6]);
    await nonet(args);
    expect(await counts()).toEqual([6, 2, 6]);
    writeFileSync(plan, `${kinds[0].replace('6', '8')}\n`);
    await nonet(args);
    expect(await counts()).toEqual([8, 2, 6]);
    // A bank knows that a puzzle uses nice-loop, but not which one.
    writeFileSync(plan, '--count 1 --level unfair --without aic\n');
    await nonet(args);
    const without = await nonet(['bank', 'query', '--bank', own, '--without', 'nice-loop']);
    expect(lines(without.stdout).length).toBeGreaterThanOrEqual(1);
    // There are not so many of these.
    writeFileSync(plan, '--count 100000 --size 2x2 --givens 4\n');
    const few = await nonet(args);
    expect(few.stderr).toMatch(/^kind 1: .* of 100000 missing: /);
    expect(few.status).toBe(1);
  });
}

/** The tests of filling by a seed, and of books. On a server only. */
function fillsTheSame(newPlace: () => Promise<string>): void {
  it('is filled with the same puzzles, however they are made', async () => {
    const shape = geometry(2, 2);
    const random = new Random('fill');
    const plan = file('same.txt');
    const fill = (own: string) => {
      const threads = String(1 + random.below(3));
      return ['bank', 'fill', '--bank', own, '--seed', 'same', '--threads', threads, plan];
    };
    const all = async (own: string) => {
      const { stdout } = await nonet(['bank', 'export', '--bank', own]);
      const kept = lines(stdout).map((line) => JSON.parse(line) as Numbered);
      return kept.map(({ number, puzzle, seed }) => `${seed} ${number} ${puzzle}`);
    };
    // Many of these are equivalent. The bank has the first ones of the seed that are not.
    const forms = new Set<string>();
    const expected = generate({ geometry: shape, seed: 'same 1', count: 400 }).puzzles.flatMap(
      ({ givens: puzzle }, i) => {
        const isNew = forms.size < forms.add(packedCells(canonical(puzzle).grid)).size;
        return isNew ? [`same 1 ${i + 1} ${packedCells(puzzle)}`] : [];
      },
    );
    const small = await newPlace();
    for (let count = 1; count <= 28; count += 9) {
      writeFileSync(plan, `--count ${count} --size 2x2\n`);
      expect((await nonet(fill(small))).status).toBe(0);
      expect(await all(small)).toEqual(expected.slice(0, count));
    }
    const kinds = ['--count 25 --size 2x2', '--count 60 --size 2x3', '--count 3 --level hard'];
    writeFileSync(plan, `${kinds.join('\n')}\n`);
    const whole = await newPlace();
    await nonet(fill(whole));
    const puzzles = await all(whole);
    expect(puzzles).toHaveLength(88);
    for (let kill = 0; kill < KILLS; ) {
      const own = await newPlace();
      for (const end = kill + 5; kill < Math.min(end, KILLS); kill++) {
        await killed(fill(own), 300 + random.below(3_000));
      }
      expect((await nonet(fill(own))).status).toBe(0);
      expect(await all(own)).toEqual(puzzles);
    }
  });

  it('fills the sections of a book, and gives the same book again', async () => {
    const own = await newPlace();
    await nonet(['bank', 'add', '--bank', own, RATED]);
    const small = generate({ geometry: geometry(2, 3), seed: 'small', count: 30 }).puzzles;
    const text = small.map(({ givens }) => `${packedCells(givens)}\n`).join('');
    await nonet(['bank', 'add', '--bank', own, '-'], text);
    const sections = [
      { box: '2x3', count: 6, perPage: 1 },
      { level: 'easy', count: 12, perPage: 1 },
      { rating: [7.0, 7.3], count: 5, perPage: 1 },
      { technique: 'aic', minimal: true, count: 3, perPage: 1 },
    ];
    const args = bookArgs(own, 'Rain', sections);
    await killed(args, 1_500);
    const begun = await nonet(['bank', 'stats', '--bank', own, '--json']);
    expect(begun.stderr).toBe('');
    expect([[], [{ name: 'Rain', puzzles: 26 }]]).toContainEqual(
      (JSON.parse(begun.stdout) as { collections: readonly object[] }).collections,
    );
    const { status, stderr } = await nonet(args);
    expect(stderr).toMatch(/^26 puzzles on /);
    expect(status).toBe(0);
    const [book, puzzles] = [file('Rain.pdf'), file('Rain.txt')].map((it) => readFileSync(it));
    const printed = lines(String(puzzles));
    const inBook = await nonet(['bank', 'query', '--bank', own, '--in', 'Rain', '--json']);
    const kept = lines(inBook.stdout).map((line) => JSON.parse(line) as Kept);
    expect(kept.map(({ puzzle }) => puzzle).sort()).toEqual(printed.toSorted());
    expect(kept.slice(0, 6).every(({ puzzle }) => puzzle.length === 36)).toBe(true);
    expect(kept.slice(6, 18).every(({ level }) => level === 'easy')).toBe(true);
    expect(kept.slice(18, 23).every(({ er }) => er >= 7 && er <= 7.3)).toBe(true);
    expect(kept.slice(23).every(({ techniques }) => techniques.endsWith('nice-loop'))).toBe(true);
    // Also when the bank has more puzzles.
    await nonet(['generate', '--seed', 'later', '--count', '20', '-o', file('later.txt')]);
    await nonet(['bank', 'add', '--bank', own, file('later.txt')]);
    await nonet(args);
    expect(readFileSync(file('Rain.pdf')).equals(book)).toBe(true);
    // Puzzles are taken for a book that can be made only.
    const stats = ['bank', 'stats', '--bank', own, '--json'];
    const before = (await nonet(stats)).stdout;
    const short = await nonet(bookArgs(own, 'Short', [{ level: 'easy', count: 1, perPage: 1 }]));
    expect(short.stderr).toMatch(/^error: expected a book of 24 to 828 pages/);
    const lost = file('none/x.pdf');
    expect(await nonet([...args.slice(0, 4), '--collection', 'Lost', '-o', lost])).toMatchObject({
      status: 2,
      stderr: `${lost}: the folder of this file does not exist\n`,
    });
    expect((await nonet(stats)).stdout).toBe(before);
    // A longer section keeps what it has.
    sections[1].count = 15;
    await nonet(bookArgs(own, 'Rain', sections));
    const longer = lines(readFileSync(file('Rain.txt'), 'utf8'));
    expect(printed.filter((cells) => !longer.includes(cells))).toEqual([]);
    expect(longer).toHaveLength(29);
    sections[2].count = 500;
    const few = await nonet(bookArgs(own, 'Sun', sections));
    expect(few.stderr).toMatch(
      /^sections\[2\]: expected 500 puzzles that are in no other collection, found \d+: none was taken$/m,
    );
    expect(few.status).toBe(1);
    const { stdout } = await nonet(['bank', 'stats', '--bank', own, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ collections: [{ name: 'Rain', puzzles: 29 }] });
  });
}

let places = 0;
it('says which lines of a plan cannot be read', async () => {
  const plan =
    '--count 20 --level hardy\n--level hard\n\n--count 3 --rating 7 --level hard\n--count 2 --pattern x\n--count 2 --variant killer\n';
  expect(await nonet(['bank', 'fill', '--bank', file('never'), '-'], plan)).toEqual({
    status: 2,
    stdout: '',
    stderr: [
      "stdin:1: option '--level <name>' argument 'hardy' is invalid. Allowed choices are easy, medium, hard, unfair, extreme.",
      "stdin:2: required option '-n, --count <n>' not specified",
      'stdin:4: choose one scale: "hodoku" for level, score and technique, or "se" for rating, pearl and diamond',
      "stdin:5: unknown option '--pattern'",
      'stdin:6: a bank has no variants, so --variant cannot be used here',
      '',
    ].join('\n'),
  });
  expect(await nonet(['bank', 'fill', '--bank', file('never'), '-'], '# nothing\n')).toMatchObject({
    status: 2,
    stderr: 'stdin: expected lines such as "--count 100 --level hard", found none\n',
  });
});

describe('nonet bank in a folder', () => {
  // To copy an empty bank takes less time than to make one.
  const empty = file('empty');
  beforeAll(async () => {
    await (await Bank.open(empty)).close();
  });
  const newPlace = (): Promise<string> => {
    const place = file(`bank ${places++}`);
    cpSync(empty, place, { recursive: true });
    return Promise.resolve(place);
  };
  suite(newPlace, false);

  it('is made when there is a puzzle for it', async () => {
    const place = file('unmade/bank');
    const lost = await nonet(['bank', 'add', '--bank', place, file('lost.txt')]);
    expect([lost.status, existsSync(file('unmade'))]).toEqual([2, false]);
    const bad = await nonet(['bank', 'add', '--bank', place, '-'], 'no puzzle\n');
    expect([bad.status, existsSync(file('unmade'))]).toEqual([2, false]);
    const good = await nonet(['bank', 'add', '--bank', place, '-'], made[0]);
    expect([good.status, good.stdout]).toEqual([0, '1\tnew\n']);
  });

  it('is named in one line, whatever its name is', async () => {
    const place = file('new\nline\x1b[31m');
    expect((await nonet(['bank', 'stats', '--bank', place])).stderr).toBe(
      `${file('new')}\\nline\\u001b[31m: expected a bank, found nothing with that name\n`,
    );
  });

  it('says who holds the folder', async () => {
    const place = file('held');
    expect(await nonet(['bank', 'stats', '--bank', place])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${place}: expected a bank, found nothing with that name\n`,
    });
    const child = spawn(process.execPath, [NONET, 'bank', 'add', '--bank', place, '-'], {
      env: ENV,
    });
    child.stdin.write(readFileSync(RATED));
    await once(child.stdout, 'data');
    const { status, stderr } = await nonet(['bank', 'stats', '--bank', place]);
    expect(stderr).toMatch(
      new RegExp(
        `^${place}: expected a bank that nobody uses, found process ${child.pid} in it since .*\n$`,
      ),
    );
    expect(status).toBe(2);
    child.stdin.end();
    await once(child, 'close');
    expect(readdirSync(place)).toEqual(['data']);
  });

  it('says that the disk is full, and damages nothing', () => {
    const disk = file('disk');
    mkdirSync(disk);
    const script = [
      `mount -t tmpfs -o size=48m tmpfs ${disk}`,
      `"$0" "$1" bank add --bank ${disk}/bank ${RATED} > ${folder}/first.txt`,
      `dd if=/dev/zero of=${disk}/filler bs=64k status=none 2> ${folder}/dd.txt`,
      `"$0" "$1" generate --count 100 --seed more > ${folder}/more.txt`,
      `"$0" "$1" bank add --bank ${disk}/bank ${folder}/more.txt > ${folder}/second.txt 2> ${folder}/said.txt`,
      `echo $?`,
      `rm ${disk}/filler`,
      `"$0" "$1" bank query --bank ${disk}/bank --json`,
    ].join('\n');
    const flags = process.getuid?.() === 0 ? '--mount' : '--map-root-user';
    const run = spawnSync(
      'unshare',
      [flags, '--mount', 'sh', '-c', script, process.execPath, NONET],
      {
        env: ENV,
        encoding: 'utf8',
        timeout: 600_000,
        maxBuffer: 1 << 26,
      },
    );
    const [status, ...kept] = lines(run.stdout);
    const read = (name: string): string =>
      spawnSync('cat', [file(name)], { encoding: 'utf8' }).stdout;
    expect(read('said.txt')).toMatch(/: the disk is full: nothing more can be kept\n/);
    expect(status).toBe('2');
    const ids = new Set(kept.map((line) => String((JSON.parse(line) as { id: number }).id)));
    const answered = [...lines(read('first.txt')), ...lines(read('second.txt'))];
    expect(answered.map((line) => line.split('\t')[0]).filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBeGreaterThanOrEqual(300);
  });

  it('cannot be made on a disk that is full: says why', () => {
    const disk = file('small');
    mkdirSync(disk, { recursive: true });
    const script = `mount -t tmpfs -o size=300k tmpfs ${disk}; "$0" "$1" bank add --bank ${disk}/bank ${RATED}`;
    const flags = process.getuid?.() === 0 ? '--mount' : '--map-root-user';
    const run = spawnSync(
      'unshare',
      [flags, '--mount', 'sh', '-c', script, process.execPath, NONET],
      { env: ENV, encoding: 'utf8', timeout: 600_000 },
    );
    expect(run.stderr).toContain(`${disk}/bank: the disk is full: nothing more can be kept`);
    expect(run.status).toBe(2);
    rmSync(disk, { recursive: true });
  });

  it('cannot be written beyond ulimit -f 2000: says why, and is not damaged', async () => {
    const place = await newPlace();
    await nonet(['bank', 'add', '--bank', place, '-'], `${made[0]}\n`);
    const script = 'ulimit -f 2000; "$0" "$1" bank add --bank "$2" "$3"';
    const args = ['-c', script, process.execPath, NONET, place, RATED];
    const run = spawnSync('sh', args, { env: ENV, encoding: 'utf8' });
    expect(run.stderr).toContain(`${place}: ${TOO_LARGE}`);
    expect(run.status).toBe(2);
    // A copy of the folder has the same puzzles.
    const copy = file('copy');
    cpSync(place, copy, { recursive: true });
    const { stdout } = await nonet(['bank', 'query', '--bank', copy]);
    expect(stdout).toContain(made[0]);
  });
});

describeWith(POSTGRESQL, 'nonet bank on a server', () => {
  let server: TestServer;
  const silent = createServer();
  let unanswered: string;
  let ran: Promise<Ran>;
  beforeAll(async () => {
    server = await TestServer.start();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    unanswered = `postgres://x@127.0.0.1:${port}/y`;
    // The other tests run while this waits.
    ran = nonet(['bank', 'stats', '--bank', unanswered]);
  });
  afterAll(async () => {
    silent.close();
    await server?.stop();
  });
  suite(() => server.newDatabase(), true);
  fillsByKind(() => server.newDatabase());
  fillsTheSame(() => server.newDatabase());

  it('gives two books that are made at the same time different puzzles', async () => {
    const place = await server.newDatabase();
    await nonet(['bank', 'add', '--bank', place, RATED]);
    const sections = [{ level: 'easy', count: 30, perPage: 1 }];
    const titles = ['one', 'two'];
    const made = await Promise.all(titles.map((it) => nonet(bookArgs(place, it, sections))));
    expect(made.map(({ status }) => status)).toEqual([0, 0]);
    const puzzles = titles.flatMap((it) => lines(readFileSync(file(`${it}.txt`), 'utf8')));
    expect(new Set(puzzles).size).toBe(60);
  });

  it('says that no server answers', async () => {
    const { status, stderr } = await nonet([
      'bank',
      'stats',
      '--bank',
      'postgres://x:secret@127.0.0.1:1/y',
    ]);
    expect(stderr).toBe('postgres://x@127.0.0.1:1/y: no server answers at this address\n');
    expect(status).toBe(2);
  });

  it('says that what listens there does not answer', async () => {
    expect(await ran).toEqual({
      status: 2,
      stdout: '',
      stderr: `${unanswered}: no server answers at this address\n`,
    });
  });
});
