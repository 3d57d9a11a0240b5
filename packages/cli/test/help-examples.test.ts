import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import { nonet } from './nonet.ts';

/** A minimal puzzle. */
const PUZZLE = '9..3.68...45............91.........51..4.......3....79....21.37.2..3.4..3..6.9..8';
const SOLUTION =
  '912376854845912763736584912289167345157493286463258179594821637628735491371649528';

/**
 * Commands that run forever, measure for seconds, run another program or need a database. For these,
 * only the options of the examples are tested.
 */
const NOT_RUN = ['studio', 'bench', 'judge', 'watch', 'bank', 'batch'];

/** The plan of a small book. */
const PLAN = JSON.stringify({
  title: 'Sudoku',
  trim: 'kdp-6x9',
  seed: 'plan',
  primer: false,
  sections: [{ box: '2x3', count: 20 }],
});

/** Every file that an example reads. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'puzzle.txt': PUZZLE,
  'puzzles.txt': `${PUZZLE}\n${PUZZLE} # again\n`,
  'several.txt': SOLUTION.replaceAll(/[14]/g, '.'),
  'puzzle.sdk': rows(PUZZLE),
  'puzzles.sdk': `[Puzzle]\n${rows(PUZZLE)}\n\n[Puzzle]\n${rows(PUZZLE)}`,
  'grids.txt': SOLUTION,
  'game.json': readFileSync(new URL('../../../examples/review-game.json', import.meta.url), 'utf8'),
  'photo.jpg': readFileSync(new URL('../../../examples/photograph.jpg', import.meta.url)),
  'moves.txt': `${PUZZLE}\n0:12 r1c2=1\n`,
  'heart.txt': rows(SOLUTION.replaceAll(/[1234]/g, '.')),
  'plan.json': PLAN,
  'second.json': PLAN,
  'first.txt': PUZZLE,
  'p096_sudoku.txt': `Grid 01\n${rows(PUZZLE.replaceAll('.', '0'))}\n`,
};

function rows(cells: string): string {
  return cells.match(/.{9}/g)!.join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'nonet-help-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
beforeAll(async () => {
  mkdirSync(join(folder, 'parts'));
  await nonet(['solve', '--part', '1/1', '--output', 'parts/1', 'puzzles.txt'], '', folder);
});

/**
 * Splits an example such as `echo 'TEXT' | nonet ARGUMENTS > FILE` into arguments and standard
 * input. Replaces the empty grid by a puzzle, because counting all grids takes seconds.
 */
function parse(example: string): { args: string[]; input: string } {
  const [, echoed, command] =
    /^(?:echo '(.*)' \| |printf '%081d' 0 \| |source <\(|npx )?nonet ([^|>)]*?)(?: [|>] .*|\))?$/.exec(
      example,
    ) ?? [];
  if (!command) throw new Error(`cannot parse: ${example}`);
  return { args: command.split(' '), input: echoed ?? PUZZLE };
}

/** The lines of a help that list commands. None if it is the help of a command that runs something. */
async function listedCommands(group: readonly string[]): Promise<string[]> {
  const { stdout: overview } = await nonet([...group, '--help']);
  if (overview.includes('\nExamples:\n')) return [];
  const [, lists] = overview.split('\nStrategies:\n')[0]!.split('\n\nOptions:\n');
  const parts = lists!.trim().split('\n\n').slice(1);
  return parts.flatMap((part) => part.split('\n').slice(1));
}

/** The commands that a help lists, with the names to call them by, such as `bank add`. */
async function commandsOf(...group: string[]): Promise<string[]> {
  const listed = await listedCommands(group);
  const names = listed.map((line) => line.trim().split(' ')[0]!).filter((it) => it !== 'help');
  if (names.length === 0) return [group.join(' ')];
  const all = await Promise.all(names.map((name) => commandsOf(...group, name)));
  return all.flat();
}

const tooWide = (help: string): string[] => help.split('\n').filter((line) => line.length > 80);

describe('the help of commands with commands', () => {
  it.each([[], ['bank'], ['batch']])('fits in 80 columns: %s', async (...group) => {
    expect(tooWide((await nonet([...group, '--help'])).stdout)).toEqual([]);
  });

  it.each([[], ['bank'], ['batch']])('has a line for each command: %s', async (...group) => {
    const lines = await listedCommands(group);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !/^ {2}[a-z]+ +[A-Z].*\.$/.test(line))).toEqual([]);
  });
});

describe.each(await commandsOf())('nonet %s --help', async (name) => {
  const path = name.split(' ');
  const { stdout: help } = await nonet([...path, '--help']);
  const examples = help.split('\nExamples:\n')[1]!.trim().split(/\n */);

  it('fits in 80 columns, and names each default once', () => {
    expect(tooWide(help)).toEqual([]);
    expect(help.replace(/\s+/g, ' ')).not.toMatch(/\(default: [^()]*\) \(default/);
  });

  it.each(examples.slice(0, sized(/book|generate|trace/.test(name) ? 0 : 1, examples.length)))(
    '%s',
    async (example) => {
      const { args, input } = parse(example);
      expect(args.slice(0, path.length)).toEqual(path);
      // `batch submit` takes another command with its options.
      const other = path[1] === 'submit' ? (await nonet([args[4], '--help'])).stdout : '';
      for (const option of args.filter((word) => word.startsWith('--'))) {
        expect(help + other).toMatch(new RegExp(`^ +(-\\w, )?${option} `, 'm'));
      }
      const needsBank = name === 'book' && args.includes('--from');
      if (NOT_RUN.includes(path[0]) || args.includes('--studio') || needsBank) return;
      const { status, stdout, stderr } = await nonet(args, input, folder);
      expect(stderr).not.toMatch(/\berror\b/);
      const writesFile =
        name === 'print' || name === 'book' || (name === 'trace' && args.includes('--to'));
      expect(stdout === '').toBe(writesFile);
      expect(status).toBe(0);
    },
  );
});
