import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notations, onlyReadNotations } from '@nonet/engine/notation';
import { techniqueRows } from '@nonet/engine/rating';
import { strategies } from '@nonet/engine/search';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { ENV, NONET, nonet, startNonet } from './nonet.ts';
import { program } from './program-on-path.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonet-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'puzzles.txt'), '');
symlinkSync(NONET, join(folder, 'nonet'));

/** The rows of HoDoKu's table, and their techniques. */
const techniques = [...new Set(techniqueRows.flatMap((row) => [row.id, ...row.techniques]))];

/** Script files by shell, as `nonet complete` prints them. */
/** The ids of all notations that are read. */
const READ = [...notations, ...onlyReadNotations].map(({ id }) => id);

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];
const scriptOf = (shell: string): string => join(folder, `script.${shell}`);
for (const shell of SHELLS) writeFileSync(scriptOf(shell), startNonet(['complete', shell]).stdout);

onlyQuick(describe)('nonet complete --', () => {
  const COMMANDS = ['solve', 'count', 'check', 'euler', 'race', 'trace', 'grid', 'generate'];

  async function complete(...words: string[]): Promise<string[]> {
    const { status, stdout, stderr } = await nonet(['complete', '--', ...words]);
    expect([status, stderr]).toEqual([0, '']);
    return stdout
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split('\t')[0]);
  }

  it.each([
    ['commands', [''], expect.arrayContaining([...COMMANDS, 'complete', 'help'])],
    ['the beginning of a command', ['so'], ['solve']],
    ['options', ['solve', '--ti'], ['--timeout']],
    ['all options', ['grid', '--'], expect.arrayContaining(['--seed', '--quiet', '--help'])],
    ['global options', ['--v'], ['--version']],
    ['notations', ['solve', '--from', ''], READ],
    ['output notations', ['solve', '--to', ''], notations.map(({ id }) => id)],
    ['notations after a letter', ['solve', '-t', 'bl'], ['block']],
    ['notations after =', ['convert', '--to=sdk'], ['--to=sdk']],
    ['strategies', ['solve', '--strategy', ''], strategies.map(({ id }) => id)],
    ['symmetries', ['generate', '--symmetry', 'rot'], ['rotate180', 'rotate90']],
    ['techniques', ['generate', '--technique', 'x-w'], ['x-wing']],
    ['kinds of variants', ['generate', '--variant', 'diag'], ['diagonal']],
    ['all techniques', ['generate', '--technique', ''], techniques],
    ['shells', ['complete', ''], SHELLS],
    ['files, as the grid of generate --from', ['generate', '--from', ''], []],
    ['files, as arguments', ['solve', '--to', 'block', 'pu'], []],
    ['numbers', ['solve', '--limit', ''], []],
    ['nothing for an unknown command', ['sovle', '--'], []],
    ['an empty word from PowerShell', ['complete', '""'], SHELLS],
  ])('offers %s', async (_, words, expected) => {
    expect(await complete(...words)).toEqual(expected);
  });

  it('offers the techniques that nonet generate --help lists', async () => {
    const { stdout } = await nonet(['generate', '--help']);
    for (const id of await complete('generate', '--technique', '')) expect(stdout).toContain(id);
  });

  it('adds descriptions', async () => {
    const { stdout } = await nonet(['complete', '--', 'solve', '--from', 'sdk']);
    expect(stdout).toBe(`sdk\t${notations.find(({ id }) => id === 'sdk')!.summary}\n`);
  });
});

/** Runs bash without start files and without bash-completion. Returns its output as lines. */
function bash(code: string, PATH: string): string[] {
  const { stdout, stderr } = spawnSync('bash', ['--norc', '--noprofile', '-c', code], {
    encoding: 'utf8',
    env: { ...ENV, PATH },
    cwd: folder,
  });
  expect(stderr).toBe('');
  return stdout.split('\n').slice(0, -1);
}

const WITHOUT_NONET = '/usr/bin:/bin';

describeWith(program('bash'), 'bash without bash-completion', () => {
  /** Loads the script and calls the function that bash calls when Tab is pressed after `line`. */
  function press(line: string, { before = '', PATH = WITHOUT_NONET } = {}): string[] {
    const code = `
      set -u
      ${before}
      source ${scriptOf('bash')}
      COMP_LINE='${line}' COMP_POINT=${line.length}
      words=($COMP_LINE)
      registered=$(complete -p "\${words[0]}")
      function=\${registered#*-F }
      "\${function%% *}" "\${words[0]}" '' ''
      if ((\${#COMPREPLY[@]})); then printf '%s\\n' "\${COMPREPLY[@]}"; fi`;
    return bash(code, PATH);
  }

  const lines: readonly (readonly [line: string, expected: readonly string[]])[] = [
    ['nonet so', ['solve']],
    ['nonet solve --stra', ['--strategy']],
    ['nonet solve --from op', ['opensudoku']],
    ['nonet solve --from ', READ],
    ['nonet solve --from=op', ['opensudoku']],
    ['nonet solve pu', []],
    ['npx nonet so', ['solve']],
    ['npx --yes nonet convert -t bl', ['block']],
    ['npx nonet convert --to=bl', ['block']],
    ['npx non', []],
    ['npx other so', []],
  ];
  it.each(lines.slice(0, sized(1, lines.length)))('completes %j', (line, expected) => {
    expect(press(line)).toEqual(expected);
  });

  onlyQuick(it)('runs the nonet of the PATH if there is one', () => {
    const fake = mkdtempSync(join(folder, 'path-'));
    writeFileSync(join(fake, 'nonet'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
    expect(press('nonet so', { PATH: `${fake}:${WITHOUT_NONET}` })).toEqual(['complete -- so']);
  });

  onlyQuick(it)('keeps the completion that npx had before', () => {
    const before = '_old() { COMPREPLY=(old); }; complete -F _old npx';
    expect(press('npx other', { before })).toEqual(['old']);
    expect(press('npx nonet so', { before })).toEqual(['solve']);
    expect(press('npx other', { before: `${before}; source ${scriptOf('bash')}` })).toEqual([
      'old',
    ]);
  });

  onlyQuick(it)('completes files if there are no candidates', () => {
    const registered = bash(`source ${scriptOf('bash')}; complete -p nonet npx`, WITHOUT_NONET);
    expect(registered).toEqual([
      'complete -o bashdefault -o default -F _nonet nonet',
      'complete -o bashdefault -o default -F _nonet_npx npx',
    ]);
  });
});

onlyFull(describeWith)(program('zsh'), 'zsh', () => {
  it('accepts the script, and registers nonet and npx', () => {
    const code = `source ${scriptOf('zsh')}; print $_comps[nonet] $_comps[npx]`;
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', code], {
      encoding: 'utf8',
      env: { ...ENV, HOME: folder, ZDOTDIR: folder },
    });
    expect([stdout, stderr]).toEqual(['_nonet _nonet_npx\n', '']);
  });

  it('passes the words to nonet, and its answer to _describe or _files', () => {
    const code = `
      compdef() {}
      source ${scriptOf('zsh')}
      _describe() { print -l -- "\${(@P)2}" }
      _files() { print files }
      words=(npx nonet solve --from op) CURRENT=5
      _nonet_npx
      words=(nonet solve --limit '') CURRENT=4
      _nonet
      words=(npx other) CURRENT=2
      _nonet_npx`;
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', code], {
      encoding: 'utf8',
      env: { ...ENV, PATH: WITHOUT_NONET },
    });
    expect([stdout, stderr]).toEqual([
      'opensudoku:OpenSudoku XML: <game data="…"/>\nfiles\nfiles\n',
      '',
    ]);
  });
});

onlyQuick(describeWith)(program('fish'), 'fish', () => {
  it.each([
    ['nonet so', ['solve']],
    ['nonet solve --from op', ['opensudoku']],
    ['nonet solve pu', ['puzzles.txt']],
    ['npx nonet so', ['solve']],
    ['npx nonet solve -t op', ['opensudoku']],
  ])('completes %j', (line, expected) => {
    const code = `source ${scriptOf('fish')}; complete -C '${line}'`;
    const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', code], {
      encoding: 'utf8',
      env: { ...ENV, HOME: folder, PATH: WITHOUT_NONET },
      cwd: folder,
    });
    expect(stderr).toBe('');
    const found = stdout
      .split('\n')
      .slice(0, -1)
      .map((each) => each.split('\t')[0]);
    expect(found).toEqual(expected);
  });
});

onlyQuick(it).each(SHELLS)('the script for %s has the path of Node and nonet', async (shell) => {
  const { stdout } = startNonet(['complete', shell]);
  expect(stdout).toContain(`'${process.execPath}' '${NONET}'`);
  expect(stdout).not.toContain('undefined');
});

onlyQuick(it)('an unknown shell is refused', async () => {
  const { status, stderr } = await nonet(['complete', 'tcsh']);
  expect(status).toBe(2);
  expect(stderr).toContain('Allowed choices are bash, zsh, fish, powershell.');
});
