import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { notations, onlyReadNotations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { createProgram } from '../dist/commands/program.js';
import { runnableCommands } from '../dist/core/command.js';
import { statusMeanings } from '../dist/core/exit-status.js';
import { KeptStreams } from './nonet.ts';
import { program } from './program-on-path.ts';

const PAGE = fileURLToPath(new URL('../dist/man/nonet.1', import.meta.url));
const SECTIONS = [
  'NAME',
  'SYNOPSIS',
  'DESCRIPTION',
  'OPTIONS',
  'COMMANDS',
  'NOTATIONS',
  'STRATEGIES',
  'EXIT STATUS',
  'EXAMPLES',
];

/** Renders the page for a terminal of 200 columns. Returns its lines, and all warnings. */
function rendered(renderer: string, args: readonly string[]) {
  const { stdout, stderr } = spawnSync(renderer, [...args, PAGE], { encoding: 'utf8' });
  // Formatters overstrike letters to make them bold.
  const text = stripVTControlCharacters(stdout).replace(/.[\b]/g, '');
  return { lines: text.split('\n'), stderr };
}

/** Returns the lines below a heading, up to the next heading with the same indentation. */
function below(lines: readonly string[], heading: string): string[] {
  const from = lines.indexOf(heading) + 1;
  expect(from).toBeGreaterThan(0);
  const indent = heading.search(/\S/);
  const length = lines.slice(from).findIndex((line) => line !== '' && line.search(/\S/) <= indent);
  return lines.slice(from, from + length);
}

async function expectWholePage(lines: readonly string[]): Promise<void> {
  expect(lines.filter((line) => SECTIONS.includes(line))).toEqual(SECTIONS);
  const text = lines.join('\n');
  const terms = (section: string): string[] =>
    below(lines, section).flatMap((line) => /^ {5,7}(\S+)/.exec(line)?.[1] ?? []);
  const ids = [...notations, ...onlyReadNotations].map(({ id }) => id);
  expect(terms('NOTATIONS')).toEqual(expect.arrayContaining(ids));
  expect(terms('STRATEGIES')).toEqual(expect.arrayContaining(strategies.map(({ id }) => id)));
  expect(terms('EXIT STATUS')).toEqual(Object.keys(statusMeanings));
  const commands = runnableCommands(await createProgram(new KeptStreams(), () => {}));
  expect(commands.length).toBeGreaterThan(12);
  for (const [name, command] of commands) {
    const own = below(lines, `   ${name}`).join('\n');
    expect(own.replace(/\s+/g, ' ')).toContain(command.description());
    for (const { flags } of command.options) {
      expect(own).toMatch(new RegExp(`^ {5,7}${flags.replace(/[<>]/g, '')}( |$)`, 'm'));
    }
    expect(text).toMatch(new RegExp(`^ {5,7}.*nonet ${name}.*`, 'm'));
  }
}

describe('the manual page', () => {
  it('has only ASCII characters, and is named in package.json', () => {
    expect(readFileSync(PAGE, 'latin1')).toMatch(/^[\n\x20-\x7e]+$/);
    const manifest = new URL('../package.json', import.meta.url);
    const { files, man } = JSON.parse(readFileSync(manifest, 'utf8'));
    expect(man).toBe('dist/man/nonet.1');
    expect(files).toContain('dist/man');
  });
});

describeWith(program('mandoc'), 'the manual page in mandoc', () => {
  it('has all commands, options, notations and statuses', async () => {
    const { lines, stderr } = rendered('mandoc', ['-Tutf8', '-Owidth=200']);
    expect(stderr).toBe('');
    await expectWholePage(lines);
  });

  it('has no warnings', () => {
    const { lines, stderr } = rendered('mandoc', ['-Tlint', '-Wwarning']);
    expect([lines.join('\n'), stderr]).toEqual(['', '']);
  });
});

describeWith(program('groff'), 'the manual page in groff', () => {
  it('has all commands, options, notations and statuses, and no warnings', async () => {
    const { lines, stderr } = rendered('groff', ['-ww', '-man', '-Tutf8', '-rLL=200n']);
    expect(stderr).toBe('');
    await expectWholePage(lines);
  });
});
