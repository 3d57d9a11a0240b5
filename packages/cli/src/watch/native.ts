import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { built, MACROS } from '../contained/language.ts';
import type { CompiledTracer, TracedProgram } from './tracer.ts';
import { TRACERS } from './tracers-folder.ts';

/** Without optimization, because an optimizer leaves out stores that nobody reads. */
const PLAIN = ['-c', '-g', '-O0', '-fno-omit-frame-pointer'];

/**
 * The compiler calls the tracer before each access to memory. These are the calls of its detectors of
 * wrong accesses, which are not linked.
 */
const GCC = ['-fsanitize=thread'];
const CLANG = [
  '-fsanitize=kernel-address',
  ...['asan-instrumentation-with-call-threshold=0', 'asan-stack=0', 'asan-globals=0'].flatMap(
    (option) => ['-mllvm', `-${option}`],
  ),
  '-finstrument-functions-after-inlining',
];

/** The tracer itself. It defines memcpy, so the compiler may not make such calls of its loops. */
const RUNTIME = ['-c', '-x', 'c', '-O2', '-fno-builtin', '-w'];

const SOURCE = join(TRACERS, 'native', 'tracer.c');

export const c: CompiledTracer = tracer('c', ['.c'], '-std=gnu11');
export const cpp: CompiledTracer = tracer('cpp', ['.cc', '.cpp'], '-std=c++2a');

function tracer(language: string, extensions: readonly string[], standard: string): CompiledTracer {
  return {
    language,
    extensions,
    variables: 'a variable',
    grids:
      'nine rows, or 81 cells, in an array, vector or string; the cells are numbers or characters, or structs with a digit; rows may be reached by pointers',
    environment: (folder) => ({ NONET_WATCH: folder }),
    recipe: {
      build: (source, [compiler]) => {
        const object = (name: string): string => join(source.folder, `${name}.o`);
        return [
          [compiler!, ...RUNTIME, '-o', object('tracer'), SOURCE],
          [
            compiler!,
            ...PLAIN,
            ...(isClang(compiler!) ? CLANG : GCC),
            standard,
            ...MACROS,
            '-o',
            object('program'),
            source.main ?? source.path,
          ],
          [
            compiler!,
            '-no-pie',
            '-o',
            built(source),
            object('program'),
            object('tracer'),
            '-lm',
            '-ldl',
            '-lpthread',
          ],
        ];
      },
      run: (source) => [built(source)],
    },
    addresses: (folder, traced) => ({
      lines: linesOf(folder, traced),
      nameAt: namesIn(traced.command[0]!),
    }),
  };
}

/** The compiler may have another name, such as `cc`. */
function isClang(compiler: string): boolean {
  return basename(realpathSync(compiler)).includes('clang');
}

/**
 * A site is a place in the machine code: the address after the call of the tracer, and the addresses
 * to which its function and its callers return. Its line is the first of them that is in the user's
 * file.
 */
function linesOf(folder: string, { command: [built], program }: TracedProgram): readonly number[] {
  const file = join(folder, 'sites');
  if (!existsSync(file)) return [];
  const sites = readFileSync(file, 'utf8').trim().split('\n');
  const addresses = [...new Set(sites.flatMap((site) => site.split(' ')))];
  const { stdout } = spawnSync('addr2line', ['-a', '-i', '-e', built!], {
    input: addresses.join('\n'),
    encoding: 'utf8',
  });
  const lines = new Map<string, number>();
  // Each address is followed by its place in the source, and by those where it was inlined.
  for (const [, address, places] of (stdout ?? '').matchAll(/^0x0*(\w+)\n((?:(?!0x).*\n)*)/gm)) {
    for (const [, path, line] of places!.matchAll(/^(.*):(\d+)/gm)) {
      const isNew = !lines.has(address!);
      if (isNew && basename(path!) === basename(program)) lines.set(address!, Number(line));
    }
  }
  const line = (site: string): number =>
    site.split(' ').reduce((found, address) => found || (lines.get(address) ?? 0), 0);
  return [0, ...sites.map(line)];
}

/** Returns a function that names the variable at an address of a program. */
function namesIn(program: string): (address: number) => string | undefined {
  const { stdout } = spawnSync('nm', ['-C', '-S', '--defined-only', program], { encoding: 'utf8' });
  const symbols = [...(stdout ?? '').matchAll(/^(\w+) (\w+) [bBdDrR] (.+)$/gm)];
  return (address) =>
    symbols.find(([, start, size]) => {
      const offset = address - Number.parseInt(start!, 16);
      return offset >= 0 && offset < Number.parseInt(size!, 16);
    })?.[3];
}
