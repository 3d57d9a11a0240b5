import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll } from 'vitest';
import { ENV } from './nonet.ts';

/** Runs the compiler of its name that comes later in PATH, but compiles the tracer only once. */
const SCRIPT = `#!/bin/sh
name=\${0##*/}
PATH=\${PATH#*:}
case "$*" in
  */tracer.o\\ */tracer.c)
    [ -e "$0.o" ] || "$name" "$@" || exit
    while [ $# -gt 2 ]; do shift; done
    if [ -e "$0.o" ]; then cp "$0.o" "$1"; else cp "$1" "$0.o"; fi ;;
  *) exec "$name" "$@" ;;
esac
`;

/**
 * Returns an environment for `nonet watch` in which the compilers keep the tracer for the next program of this
 * file of tests: it takes longer to compile than the programs of watch-programs.
 */
export function withKeptTracer(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-compilers-'));
  for (const name of ['clang++', 'g++', 'gcc']) {
    writeFileSync(join(folder, name), SCRIPT, { mode: 0o755 });
  }
  afterAll(() => rmSync(folder, { recursive: true }));
  return { ...ENV, PATH: folder + delimiter + ENV.PATH };
}
