import { existsSync } from 'node:fs';
import type { Geometry } from '@nonet/engine/grid';
import type { Notation } from '@nonet/engine/notation';
import { type Command, CommanderError } from 'commander';
import type { LineInput, LineReply } from '../batch/part-request.ts';
import { createProgram } from '../commands/program.ts';
import type { Streams } from '../core/streams.ts';

/** Options of `generate` that may name a file. */
const GRIDS = ['from', 'pattern'] as const;

/** Options that a batch sets itself, or that would write files where the worker is. */
const OWN = ['output', 'part', 'resume', 'svg'] as const;

/** Reads the command line of a batch. */
export async function readLine(
  [name, ...words]: readonly string[],
  streams: Streams,
): Promise<LineReply> {
  const program = await createProgram(streams, () => {}, name);
  const command = program.commands.find((it) => it.name() === name);
  if (!command || !has(command, 'part')) {
    return refused(
      `expected a command that has --part, such as rate, generate or canonical, found "${name}"`,
    );
  }
  let parsed: ReturnType<typeof command.parseOptions>;
  try {
    parsed = command.parseOptions(words);
  } catch (error) {
    if (error instanceof CommanderError) return refused(error.message.replace(/^error: /, ''));
    throw error;
  }
  const { operands, unknown } = parsed;
  if (unknown.length > 0) return refused(`unknown option '${unknown[0]}'`);
  const flags = command.opts<Flags>();
  const own = OWN.find((it) => flags[it] !== undefined);
  if (own) return refused(`--${own} cannot be used in a batch`);
  const hasFiles = command.registeredArguments.length > 0;
  const grid = GRIDS.find((it) => typeof flags[it] === 'string' && existsSync(flags[it]));
  if (!hasFiles && grid) {
    return refused(
      `expected the cells of a grid for --${grid}, found a file, which other machines may not have`,
    );
  }
  return {
    kind: 'divisible',
    json: flags.json ?? false,
    hasThreads: has(command, 'threads'),
    input: hasFiles ? filesOf(operands, flags) : { kind: 'seed', count: flags.count! },
  };
}

const has = ({ options }: Command, name: string): boolean =>
  options.some((it) => it.attributeName() === name);

/** Flags of commands that have `--part`. `from` is a notation, or in `generate` a grid. */
interface Flags {
  readonly count?: number;
  readonly json?: boolean;
  readonly output?: string;
  readonly part?: object;
  readonly resume?: boolean;
  readonly svg?: string;
  readonly from?: Notation | string;
  readonly pattern?: string;
  readonly size?: Geometry;
}

function filesOf(files: readonly string[], { from, size }: Flags): LineInput {
  const notation = typeof from === 'object' ? from.id : undefined;
  return { kind: 'files', files, notation, box: size && [size.boxRows, size.boxColumns] };
}

function refused(reason: string): LineReply {
  return { kind: 'refused', reason };
}
