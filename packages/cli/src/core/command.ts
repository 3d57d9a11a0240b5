import type { Argument, Command } from 'commander';
import { InputFiles, refuseTwins } from './files/input-files.ts';
import type { Options, Role, Values } from './option.ts';
import { type Streams, withoutNotes, withStreams } from './streams.ts';

/** Adds a command to the program. `done` is called with the exit status of the command. */
export type AddCommand = (
  program: Command,
  name: string,
  streams: Streams,
  done: (status: number) => void,
) => void;

interface GroupDeclaration {
  readonly summary: string;
  /** Name → command. */
  readonly commands: Readonly<Record<string, AddCommand>>;
}

/** Declares a command that has only commands of its own, such as `nonet bank add`. */
export function commandGroup({ commands, summary }: GroupDeclaration): AddCommand {
  return (program, name, streams, done) => {
    const group = program
      .command(name)
      .summary(firstSentence(summary))
      .description(summary)
      .helpCommand(false)
      .enablePositionalOptions()
      .showHelpAfterError(`(see nonet ${name} --help)`);
    for (const [own, add] of Object.entries(commands)) add(group, own, streams, done);
  };
}

export interface Declaration<O extends Options, Run> {
  readonly summary: string;
  readonly examples: readonly string[];
  /** Returns a text of the help between the options and the examples. */
  readonly help?: (command: Command) => string;
  readonly options: O;
  readonly run: Run;
}

interface AnyDeclaration<O extends Options>
  extends Declaration<
    O,
    (flags: Values<O>, streams: Streams, command: Command) => Promise<number>
  > {
  readonly arguments?: readonly Argument[];
  /** Whether the options behind the first argument are not those of this command. */
  readonly passesThrough?: boolean;
}

/** Declares a command. Its name is in the list of all commands. */
export function anyCommand<O extends Options>(declaration: AnyDeclaration<O>): AddCommand {
  const { arguments: operands = [], examples, help, options, run, summary } = declaration;
  return (program, name, streams, done) => {
    const added = program
      .command(name)
      .summary(firstSentence(summary))
      .description(summary)
      .showHelpAfterError(`(see nonet ${pathOf(program, name)} --help)`)
      .addHelpText('after', ({ command }) => {
        const lines = examples.map((line) => `  ${line}`).join('\n');
        return `${help?.(command) ?? ''}\nExamples:\n${lines}`;
      });
    if (declaration.passesThrough) added.passThroughOptions();
    for (const operand of operands) added.addArgument(operand);
    for (const [key, option] of Object.entries(options)) {
      if (option.attributeName() !== key)
        throw new Error(`expected --${key}, found ${option.long}`);
      added.addOption(option);
    }
    added.action(async () => {
      const flags = added.opts<Values<O> & { readonly quiet?: boolean }>();
      const inputs = checkedInputs(added, options);
      const own = withStreams(streams, { inputs });
      done(await run(flags, flags.quiet ? withoutNotes(own) : own, added));
    });
  };
}

/** What the list of commands says about a command. */
function firstSentence(summary: string): string {
  return summary.split(/(?<=\.) (?=[A-Z])/, 1)[0];
}

/**
 * The files that a command reads: its operands, what options name, and standard input.
 *
 * @throws WriteError if the command would write one of them, or write a file twice.
 */
function checkedInputs(command: Command, options: Options): InputFiles {
  const named = (role: Role): string[] =>
    Object.entries(options)
      .filter(([, option]) => option.role === role)
      .flatMap(([key]) => command.getOptionValue(key) ?? []);
  const inputs = new InputFiles([...command.args, ...named('input'), '-']);
  const outputs = named('output');
  for (const output of outputs) inputs.refuse(output);
  refuseTwins(outputs);
  return inputs;
}

/** The names to call a command by, such as `bank add`. */
function pathOf(program: Command, name: string): string {
  return program.parent ? `${program.name()} ${name}` : name;
}

/** All commands that run something, by the names to call them by, such as `solve` and `bank add`. */
export function runnableCommands(program: Command): readonly (readonly [string, Command])[] {
  return program.commands.flatMap((command) =>
    command.commands.length > 0
      ? runnableCommands(command)
      : [[pathOf(program, command.name()), command] as const],
  );
}
