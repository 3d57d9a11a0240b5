import { symmetries, variantKinds } from '@nonet/engine/generate';
import { notations, onlyReadNotations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import type { Command, Option } from 'commander';
import { techniques } from '../making/technique-option.ts';

export interface Candidate {
  readonly value: string;
  readonly description: string;
}

/**
 * Returns the words that can replace the last word of a command line. `words` does not include the
 * name of the program. If there are no candidates, the word may be the name of a file.
 */
export function candidates(program: Command, words: readonly string[]): readonly Candidate[] {
  const current = words.at(-1) ?? '';
  const all = candidatesIn(program, words);
  return all.filter(({ value }) => value.startsWith(current));
}

/** The candidates for the last of the words, which follow the name of the command. */
function candidatesIn(command: Command, words: readonly string[]): readonly Candidate[] {
  if (words.length < 2 || command.commands.length === 0) return allCandidates(command, words);
  const named = command.commands.find(isNamed(words[0]));
  return named ? candidatesIn(named, words.slice(1)) : [];
}

function allCandidates(command: Command, words: readonly string[]): readonly Candidate[] {
  const [previous = '', current = ''] = words.length < 2 ? ['', words[0]] : words.slice(-2);
  const named = (flag: string): Option | undefined => {
    const option = command.options.find(({ long, short }) => flag === long || flag === short);
    return option?.required ? option : undefined;
  };
  const awaiting = named(previous);
  if (awaiting) return valuesOf(awaiting);
  const [flag, value] = current.split('=', 2);
  const assigned = value === undefined ? undefined : named(flag);
  if (assigned) {
    return valuesOf(assigned).map((each) => ({ ...each, value: `${flag}=${each.value}` }));
  }
  if (current.startsWith('-')) return optionsOf(command);
  if (command.commands.length > 0) {
    return command.createHelp().visibleCommands(command).map(described);
  }
  return command.registeredArguments.flatMap(({ argChoices = [], description }) =>
    argChoices.map((choice) => ({ value: choice, description })),
  );
}

function isNamed(name: string): (command: Command) => boolean {
  return (command) => command.name() === name;
}

function described(command: Command): Candidate {
  return { value: command.name(), description: command.description() };
}

function optionsOf(command: Command): readonly Candidate[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .map(({ description, long, short }) => ({ value: long ?? short ?? '', description }));
}

/**
 * Returns the possible values of an option. Returns an empty list if they are numbers, texts or
 * files.
 */
function valuesOf({ argChoices, description, flags, long }: Option): readonly Candidate[] {
  if (argChoices) return argChoices.map((value) => ({ value, description }));
  const values = (all: readonly { readonly id: string; readonly summary: string }[]) =>
    all.map(({ id, summary }) => ({ value: id, description: summary }));
  if (flags.includes('<notation>')) {
    return values(long === '--from' ? [...notations, ...onlyReadNotations] : notations);
  }
  if (long === '--strategy') return values(strategies);
  if (long === '--technique') {
    return techniques.map(({ id, level }) => ({ value: id, description: `level: ${level}` }));
  }
  if (long === '--variant') return values(variantKinds);
  return long === '--symmetry' ? values(symmetries) : [];
}
