import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notations, packedCells, parsePuzzles } from '@nonet/engine/notation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nonet } from './nonet.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const run = async (args: string, input: string): Promise<string[]> => {
  const { stdout, stderr } = await nonet(args.split(' '), input);
  return [stdout, stderr];
};

describe('JSON', () => {
  const objects = [
    `{"id": 12345678901234567890, "puzzle":"${PUZZLE}","rating":1.50,"tags":["a",{"b":null}]}`,
    `{"date":"2026-01-01","puzzle":"12"}`,
  ];

  it('keeps unknown fields unchanged and in order', async () => {
    const [converted] = await run('convert --to json', `${objects[0]}\n`);
    expect(converted).toBe(`${objects[0].replaceAll(' ', '')}\n`);
    const [solved, errors] = await run('solve', `${objects.join('\n')}\n`);
    const [first, second] = solved.split('\n');
    expect(first).toBe(
      `{"id":12345678901234567890,"puzzle":"${PUZZLE}","rating":1.50,"tags":["a",{"b":null}],"solution":"${SOLUTION}","kind":"proper"}`,
    );
    expect(second).toMatch(
      /^\{"date":"2026-01-01","puzzle":"12","solution":null,"kind":"invalid","error":\{/,
    );
    expect(errors.split('\n')).toHaveLength(2);
  });

  it('puts results beside the fields, and renames a field with the name of a result', async () => {
    const clash = `{"kind":"new","puzzle":"${PUZZLE}","count":7}\n`;
    const [counted, note] = await run('count --json', clash.repeat(2));
    expect(counted.split('\n')[1]).toBe(
      `{"line":2,"kind":"proper","input_kind":"new","puzzle":"${PUZZLE}","input_count":7,"count":"1","complete":true}`,
    );
    expect(note.split('\n')).toEqual([
      'stdin:1: the field "kind" of the input becomes "input_kind"',
      'stdin:1: the field "count" of the input becomes "input_count"',
      '',
    ]);
    const [, again] = await run('solve', clash);
    expect(again).toBe('stdin:1: the field "kind" of the input becomes "input_kind"\n');
  });

  it('reads arrays and objects that span lines, in pieces of any length', async () => {
    const values = Array.from({ length: 400 }, (_, id) => ({ id, puzzle: PUZZLE, n: { id } }));
    for (const text of [JSON.stringify(values), JSON.stringify(values, null, 2)]) {
      const [converted] = await run('convert --to json', text);
      const lines = converted.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(values);
    }
    const mixed = `[${JSON.stringify(PUZZLE)},7,null,${JSON.stringify(SOLUTION)}]`;
    expect((await run('solve --to line', mixed))[0].split('\n')).toHaveLength(5);
    const [lines] = await run('convert --to line', JSON.stringify([PUZZLE, SOLUTION]));
    expect(lines).toBe(`${PUZZLE}\n${SOLUTION}\n`);
    const pretty = JSON.stringify({ puzzle: PUZZLE, x: 'a\n"}]' }, null, 1);
    expect((await run('convert --to json', `${pretty}\n${pretty}`))[0]).toBe(
      `{"puzzle":"${PUZZLE}","x":"a\\n\\"}]"}\n`.repeat(2),
    );
  });
});

describe('CSV', () => {
  it('keeps the columns, and adds the solution and the status', async () => {
    const input = `id;quizzes;note\n1;${PUZZLE};"a;""b"""\n2;12;c\n`;
    const [converted] = await run('convert --to csv', input);
    expect(converted).toBe(`id,quizzes,note\n1,${PUZZLE},"a;""b"""\n2,12,c\n`);
    const [solved] = await run('solve', input);
    expect(solved).toBe(
      `id,quizzes,note,solution,kind\n1,${PUZZLE},"a;""b""",${SOLUTION},proper\n2,12,c,,invalid\n`,
    );
  });

  it('reads the columns in any order, with other names or without names', async () => {
    const rows = [
      `solution,puzzle\n${SOLUTION},${PUZZLE}`,
      `nr,answer,cells\n1,${SOLUTION},${PUZZLE}`,
      `7,${PUZZLE},${SOLUTION}`,
      `${SOLUTION},${PUZZLE}`,
    ];
    for (const text of rows) {
      const [result] = parsePuzzles(`${text}\n`);
      const record = result.ok ? result.record : undefined;
      const cells = [record?.givens, record?.solution].map((grid) => grid && packedCells(grid));
      expect([text, ...cells]).toEqual([text, PUZZLE, SOLUTION]);
    }
  });

  it('fills an empty column for solutions, whatever the name of the puzzles', async () => {
    const names = ['puzzle', 'quizzes', 'sudoku'];
    for (const name of names) {
      const [solved] = await run('solve', `${name},solution,level\n${PUZZLE},,easy\n`);
      expect(solved).toBe(`${name},solution,level,kind\n${PUZZLE},${SOLUTION},easy,proper\n`);
    }
  });

  it('reads line ends in quotes, and rows after a quote that is never closed', async () => {
    const object = `{"puzzle":"${PUZZLE}","note":"a\\nb \\"c\\""}\n`;
    const [csv] = await run('convert --to csv', object.repeat(2));
    expect((await run('convert --to json', csv))[0]).toBe(object.repeat(2));
    const [solved] = await run('solve', `puzzle,id\n"${PUZZLE}\n${PUZZLE},2\n${PUZZLE},3\n`);
    expect(solved.split('\n').slice(1)).toEqual([
      ',,,invalid',
      `${PUZZLE},2,${SOLUTION},proper`,
      `${PUZZLE},3,${SOLUTION},proper`,
      '',
    ]);
  });

  it('warns of a file that is not UTF-8', async () => {
    const latin = Buffer.from(`puzzle,name\n${PUZZLE},caf\xe9\n`, 'latin1');
    const { stderr } = await nonet(['convert', '--to', 'csv'], latin);
    expect(stderr).toBe(
      'stdin:2: the file is not UTF-8: some characters cannot be read (iconv converts it)\n',
    );
  });

  it('says which fields have no column', async () => {
    const objects = `{"puzzle":"${PUZZLE}"}\n{"puzzle":"${PUZZLE}","id":1,"comment":"x"}\n`;
    const [csv, note] = await run('convert --to csv', objects);
    expect(csv).toBe(`puzzle\n${PUZZLE}\n${PUZZLE}\n`);
    expect(note).toBe(
      'the notation "csv" cannot hold everything; left out: id (1 puzzle), comment (1 puzzle)\n',
    );
  });
});

describe('the answers to a CSV file', () => {
  const SEVERAL = `53${'.'.repeat(79)}`;
  const NEEDLESS =
    'false,r1c1 r1c2 r1c5 r2c1 r2c4 r2c5 r2c6 r3c2 r4c1 r4c9 r5c1 r5c4 r5c6 r6c1 r6c9 r7c2 r8c4 r8c5 r8c6 r8c9 r9c5 r9c9,proper';
  const input = `id,puzzle,note\n7,${PUZZLE},"a,b"\n8,12,bad\n9,${SEVERAL},open\n`;
  const answers = (cells: readonly string[]): string =>
    [`7,${PUZZLE},"a,b",`, '8,12,bad,', `9,${SEVERAL},open,`]
      .map((kept, row) => `${kept}${cells[row]}\n`)
      .join('');

  it.each([
    ['check', 'kind', ['proper', 'invalid', 'several']],
    ['check --minimal', 'minimal,redundant,kind', [NEEDLESS, ',,invalid', ',,several']],
    ['count --limit 5', 'count,kind', ['1,proper', ',invalid', '5+,several']],
    ['rate', 'er,ep,ed,kind', ['1.2,1.2,1.2,rated', ',,,invalid', ',,,several']],
    ['rate --scale hodoku', 'level,score,kind', ['easy,204,rated', ',,invalid', ',,several']],
    ['hint --level 1 --language en', 'hint,kind', ['Look at box 2.,step', ',invalid', ',several']],
  ])('of %s keep the columns, and add %s', async (command, added, cells) => {
    expect((await run(command, input))[0]).toBe(`id,puzzle,note,${added}\n${answers(cells)}`);
  });

  it('can be joined from parts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-columns-'));
    writeFileSync(join(folder, 'in.csv'), input);
    for (const command of ['check', 'rate']) {
      const [whole] = await run(command, input);
      for (const k of [1, 2, 3]) {
        const part = ['--part', `${k}/3`, '--output', join(folder, `${command}-${k}`)];
        await nonet([command, ...part, 'in.csv'], '', folder);
      }
      const parts = [1, 2, 3].map((k) => readFileSync(join(folder, `${command}-${k}`), 'utf8'));
      expect(parts.join('')).toBe(whole);
    }
    rmSync(folder, { recursive: true });
  });

  it('of JSON keep the fields', async () => {
    const object = `{"puzzle":"${PUZZLE}","id":7}\n`;
    expect((await run('check', object))[0]).toBe(`{"puzzle":"${PUZZLE}","id":7,"kind":"proper"}\n`);
  });

  it('are text if the steps are asked for', async () => {
    const [text] = await run('rate --steps', input);
    expect(text).toMatch(new RegExp(`^${PUZZLE}\t1.2\t1.2\t1.2\n {3}1\\.2  hidden single`));
  });
});

describe('metadata', () => {
  const fields = { author: 'A <b> & "c"', level: 'easy', source: 's', url: 'http://x', rules: 'r' };
  const object = `{"puzzle":"${PUZZLE}","name":"N","comment":"C",${JSON.stringify(fields).slice(1)}\n`;

  it.each([
    ['sdk', ['author', 'level', 'source', 'url', 'name', 'comment']],
    ['opensudoku', ['author', 'level', 'source', 'url', 'comment']],
    ['f-puzzles', ['author', 'rules', 'name', 'comment']],
    ['sudokupad', ['author', 'rules', 'name', 'comment']],
    ['csv', ['author', 'level', 'source', 'url', 'rules', 'name', 'comment']],
    ['line', ['comment']],
    ['block', []],
  ])('survives in %s: %j', async (id, kept) => {
    const all = { name: 'N', comment: 'C', ...fields };
    const [text, note] = await run(`convert --to ${id}`, object);
    const [back] = await run('convert --to json', text);
    const { puzzle, ...rest } = JSON.parse(back) as Record<string, unknown>;
    expect(puzzle).toBe(PUZZLE);
    expect(rest).toEqual(
      Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name))),
    );
    const lost = Object.keys(all).filter((name) => !kept.includes(name));
    const named = lost.map((name) => `${name} (1 puzzle)`).join(', ');
    const message = `the notation "${id}" cannot hold everything; left out: ${named}\n`;
    expect(note).toBe(lost.length === 0 ? '' : message);
  });

  it('keeps the comment lines of sdm', async () => {
    const sdm = `# Easy pack\n#\n${PUZZLE} one\n# last\n${PUZZLE}\n`;
    expect(await run('convert --to sdm', sdm)).toEqual([sdm, '']);
    const [json] = await run('convert --to json', sdm);
    expect(JSON.parse(json.split('\n')[0])).toMatchObject({ heading: ['Easy pack', ''] });
    expect((await run('convert --to sdm', json))[0]).toBe(sdm);
    expect((await run('solve', sdm))[0]).toBe(`${SOLUTION} one\n${SOLUTION}\n`);
  });

  it('keeps the folders of OpenSudoku', async () => {
    const zeros = PUZZLE.replaceAll('.', '0');
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<opensudoku version="2">
  <folder name="A &amp; B" created="1">
  <game data="${zeros}" created="5" note="hi"/>
  <game data="${zeros}"/>
  </folder>
  <folder name="C">
  <game data="${zeros}" time="7"/>
  </folder>
</opensudoku>
`;
    expect(await run('convert --to opensudoku', xml)).toEqual([xml, '']);
  });

  it('warns that single candidates become givens', async () => {
    const [marks] = await run('convert --to pencilmarks', `${PUZZLE}\n`);
    const [line, note] = await run('convert --to line', marks.repeat(2));
    expect(line).toBe(`${PUZZLE}\n${PUZZLE}\n`);
    expect(note).toBe(
      'stdin:2: the only candidate of a cell is read as a given, unless a peer also has this candidate\nthe notation "line" cannot hold everything; left out: pencilmarks (2 puzzles)\n',
    );
    expect((await run('convert --to sukaku', marks))[1]).toBe('');
  });
});

describe('what a notation says that it holds', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nonet-fields-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(notations.map((notation) => [notation.id, notation] as const))(
    '%s',
    async (id, { holds, onePerLine }) => {
      const file = join(folder, id);
      const record = { name: 'N', comment: 'C', solution: SOLUTION };
      writeFileSync(file, `{"puzzle":"${PUZZLE}",${JSON.stringify(record).slice(1)}\n`);
      const { stdout } = await nonet(['convert', '--to', id, file]);
      const lines = stdout.split('\n').length - 1;
      expect(lines - (id === 'csv' ? 1 : 0) === 1).toBe(onePerLine);
      const [result] = parsePuzzles(stdout);
      if (!result.ok) throw new Error(result.error.expected);
      const { name, comment, solution } = result.record;
      const found = { name, comment, solution: solution && packedCells(solution) };
      const expected = Object.entries(record).map(([part, text]) => [
        part,
        holds.includes(part) ? text : undefined,
      ]);
      if (id !== 'euler') expect(found).toEqual(Object.fromEntries(expected));
    },
  );
});
