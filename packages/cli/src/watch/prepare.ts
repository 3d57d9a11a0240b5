import { basename } from 'node:path';
import { solveSudokuDriver } from '@nonet/judge/driver/solve-sudoku';
import { buildProgram } from '../contained/build.ts';
import { temporaryFolder } from '../contained/temporary-folder.ts';
import { wrongToolText } from '../contained/wrong-tool.ts';
import { calledProgram } from './called-program.ts';
import type { CompiledTracer, InterpretedTracer, Tracer } from './tracer.ts';

/** A program that can be run under its tracer. */
export interface Prepared {
  readonly ok: true;
  readonly command: readonly string[];
  /** The file to watch. */
  readonly program: string;
  /** Removes the files that were made for the program. */
  readonly remove: () => void;
}

/** Why a program cannot be run under its tracer, in lines of text. */
export interface NotPrepared {
  readonly ok: false;
  readonly reasons: readonly string[];
}

interface Settings {
  readonly program: string;
  /** The text of the program. */
  readonly text: string;
  /** The interpreter or compiler to use instead of the usual one. */
  readonly with: string | undefined;
}

/** Makes what is needed to run a program under its tracer. */
export async function prepare(tracer: Tracer, settings: Settings): Promise<Prepared | NotPrepared> {
  return 'recipe' in tracer ? built(tracer, settings) : interpreted(tracer, settings);
}

function interpreted(
  tracer: InterpretedTracer,
  { program, text, with: interpreter = tracer.interpreter }: Settings,
): Prepared | NotPrepared {
  const wrongTool = wrongToolText(program, tracer.language, interpreter);
  if (wrongTool) return { ok: false, reasons: [wrongTool] };
  if (!tracer.canRun(program, interpreter)) {
    const expected = `(expected ${tracer.supported(program)})`;
    return { ok: false, reasons: [`${interpreter} cannot run ${basename(program)} ${expected}`] };
  }
  const called = calledProgram(program, text, tracer);
  const file = called?.program ?? program;
  return {
    ok: true,
    command: [interpreter, called?.main ?? file],
    program: file,
    remove: () => called?.folder.remove(),
  };
}

async function built(
  { recipe }: CompiledTracer,
  { program, with: compiler }: Settings,
): Promise<Prepared | NotPrepared> {
  const folder = temporaryFolder('watch');
  const made = await buildProgram(program, {
    folder: folder.path,
    with: compiler,
    driver: solveSudokuDriver,
    recipe,
  });
  if (made.ok) {
    const { command, source = program } = made;
    return { ok: true, command, program: source, remove: () => folder.remove() };
  }
  folder.remove();
  return { ok: false, reasons: made.kind === 'refused' ? [made.reason] : made.messages };
}
