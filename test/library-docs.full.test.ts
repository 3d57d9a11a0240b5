import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { blocksOf, ROOT } from '../docs/examples/blocks.mjs';

/** The programs of a page, in order. */
function programsOf(page: string): string[] {
  return blocksOf(readFileSync(`${ROOT}docs/${page}`, 'utf8'))
    .filter(({ language }) => language === 'js')
    .map(({ body }) => body);
}

it('docs/library.md begins with twelve programs of at most eight lines', () => {
  for (const program of programsOf('library.md').slice(0, 12)) {
    const code = program.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
    expect(code.length).toBeLessThanOrEqual(8);
  }
});

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: ['node'],
  skipLibCheck: true,
};

/** Returns what the strict compiler says about programs, one text for each message. */
function messagesOn(programs: ReadonlyMap<string, string>): string[] {
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => programs.has(path) || disk.fileExists(path),
    getSourceFile: (path, ...rest) => {
      const text = programs.get(path);
      if (text === undefined) return disk.getSourceFile(path, ...rest);
      return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    },
  };
  const program = ts.createProgram([...programs.keys()], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file?.text.trim()}\n${text}`;
  });
}

it('the programs of docs/library.md and docs/library.ko.md compile as strict TypeScript', () => {
  const programs = ['library.md', 'library.ko.md'].flatMap(programsOf);
  const named = programs.map((text, index) => [`${ROOT}docs/program-${index}.mts`, text] as const);
  expect(named.length).toBeGreaterThan(42);
  expect(messagesOn(new Map(named))).toEqual([]);
});
