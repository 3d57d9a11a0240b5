import { Writable } from 'node:stream';
import { notations, onlyReadNotations } from '@nonet/engine/notation';
import { techniqueRows } from '@nonet/engine/rating';
import { strategies } from '@nonet/engine/search';
import { createProgram } from './dist/commands/program.js';
import { runnableCommands } from './dist/core/command.js';
import { statusMeanings } from './dist/core/exit-status.js';

/** The date when the texts in this file last changed. The bottom of the page shows it. */
const DATE = '2026-11-30';

const DESCRIPTION = [
  'Nonet solves, makes, checks and converts Sudoku puzzles of 4×4 to 25×25 cells.',
  'It reads the named files, or standard input if there are none, and detects the notation of the input. It writes one answer per puzzle to standard output, in the order of the input, and errors and notes to standard error.',
  'If a puzzle is invalid, the error names the file, the line and the column, and Nonet goes on with the next puzzle.',
  'Files with one 9×9 puzzle per line are processed on all cores. Files of any length are streamed.',
];

const FILES =
  'Puzzle files. The name - means standard input, which is also read if there are no names.';

/** Returns the manual page of the command, in the man macros of roff. */
export async function manPage() {
  const { help, program } = await commandTable();
  const commands = runnableCommands(program);
  const summary = program.description().replace(/\.$/, '');
  return [
    `.TH NONET 1 ${DATE} "nonet ${program.version()}" "User Commands"`,
    '.SH NAME',
    `nonet \\- ${roff(summary.charAt(0).toLowerCase() + summary.slice(1))}`,
    '.SH SYNOPSIS',
    '.B nonet',
    '.I command',
    '.RI [ option ...]\\&',
    '.RI [ file ...]',
    '.SH DESCRIPTION',
    DESCRIPTION.map(roff).join('\n.PP\n'),
    '.SH OPTIONS',
    ...program.options.map((option) => entry(option.flags, `${option.description}.`)),
    entry('-h, --help', 'print help; after a command, the help of this command.'),
    '.SH COMMANDS',
    ...commands.flatMap(([name, command]) => commandSection(name, command, help)),
    '.SH NOTATIONS',
    'The notations of',
    '.B \\-\\-from',
    'and',
    '.BR \\-\\-to :',
    ...notations.map(({ id, summary }) => entry(id, summary)),
    '.PP',
    'Notations of',
    '.B \\-\\-from',
    'only:',
    ...onlyReadNotations.map(({ id, summary }) => entry(id, summary)),
    '.SH STRATEGIES',
    'The strategies of',
    '.BR \\-\\-strategy :',
    ...strategies.map(({ id, summary }) => entry(id, summary)),
    '.SH TECHNIQUES',
    'The techniques of',
    '.BR \\-\\-technique ,',
    "in HoDoKu's order:",
    roff(`${techniqueRows.map(({ id }) => id).join(', ')}.`),
    '.SH EXIT STATUS',
    ...Object.entries(statusMeanings).map(([status, meaning]) => entry(status, meaning)),
    '.SH EXAMPLES',
    '.EX',
    ...commands.flatMap(([, command]) => examplesOf(command)).map(roff),
    '.EE',
  ]
    .join('\n')
    .concat('\n');
}

async function commandTable() {
  const ignored = new Writable({ write: (_chunk, _encoding, done) => done() });
  const streams = { answers: ignored, messages: ignored, notes: ignored };
  const program = await createProgram(streams, () => {});
  return { program, help: program.createHelp() };
}

function commandSection(name, command, help) {
  const options = help.visibleOptions(command).filter(({ long }) => long !== '--help');
  return [
    `.SS ${roff(name)}`,
    `.B nonet ${roff(name)}`,
    ...(options.length > 0 ? ['.RI [ option ...]\\&'] : []),
    ...command.registeredArguments.map((argument) =>
      argument.required ? `.I ${argument.name()}` : '.RI [ file ...]',
    ),
    '.PP',
    roff(command.description()),
    ...command.registeredArguments.map((argument) =>
      argument.required ? argumentEntry(argument) : entry('<file>', FILES),
    ),
    ...options.map((option) => entry(option.flags, help.optionDescription(option))),
  ];
}

function argumentEntry(argument) {
  const { argChoices, description } = argument;
  const choices = argChoices ? `: ${argChoices.join(', ')}` : '';
  return entry(`<${argument.name()}>`, `${description}${choices}`);
}

/** Returns the lines that the help of a command shows below "Examples:". */
function examplesOf(command) {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
  return text
    .split('\nExamples:\n')[1]
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());
}

/** A paragraph with a term in bold. Words in angle brackets are variables, in italics. */
function entry(term, text) {
  const marked = roff(term).replace(/<([^>]+)>/g, '\\fI$1\\fP');
  return `.TP\n\\fB${marked.replaceAll('\\fP', '\\fB')}\\fR\n${roff(text)}`;
}

/** Escapes a line of text. */
function roff(text) {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll("'", '\\(aq')
    .replaceAll('"', '\\(dq')
    .replaceAll('`', '\\(ga')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replaceAll('…', '...')
    .replace(/[^\x20-\x7e]/gu, (symbol) => {
      const code = symbol.codePointAt(0).toString(16).toUpperCase();
      return `\\[u${code.padStart(4, '0')}]`;
    })
    .replace(/^\./, '\\&.');
}
