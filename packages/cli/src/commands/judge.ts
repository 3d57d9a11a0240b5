import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { attackProgram } from '@nonet/judge/attack/attack-program';
import { ladderCases } from '@nonet/judge/cases/ladder';
import type { TestCase } from '@nonet/judge/cases/test-case';
import { runCases } from '@nonet/judge/judging/run-cases';
import { problemById } from '@nonet/judge/problems/all';
import { MEBIBYTE, type Problem } from '@nonet/judge/problems/problem';
import { watchedTrace } from '@nonet/judge/report/watched-trace';
import { OUTPUT_OF_MANY } from '@nonet/judge/run/runner';
import { english } from '@nonet/judge/words/en';
import { korean } from '@nonet/judge/words/ko';
import { Argument, type Command } from 'commander';
import { buildProgram, programOfCommand } from '../contained/build.ts';
import type { Allowance } from '../contained/language.ts';
import { temporaryFolder } from '../contained/temporary-folder.ts';
import { anyCommand } from '../core/command.ts';
import type { Status } from '../core/exit-status.ts';
import { languageOf } from '../core/language.ts';
import { choice, flag, seconds, text, type Values, whole } from '../core/option.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { JsonReporter } from '../judge/json-report.ts';
import { keepFiles } from '../judge/kept-files.ts';
import { parseProblem, problemIds } from '../judge/problem-option.ts';
import { ProcessRunner } from '../judge/process-runner.ts';
import { readCases } from '../judge/read-cases.ts';
import { STUDIO, studioLink } from '../judge/studio-link.ts';
import { runsInStudio, studioReport } from '../judge/studio-report.ts';
import { TextReporter } from '../judge/text-report.ts';
import { Report } from '../report/report.ts';
import { type ServedStudio, serveStudio } from '../studio-server/served-studio.ts';

const options = {
  problem: choice('--problem <id>', 'the problem: input, output and limits', problemIds)
    .argParser(parseProblem)
    .defaultsTo('2239'),
  any: flag('--any', 'with --problem lines: accept any solution (default: only the smallest)'),
  with: text('--with <program>', 'the interpreter or compiler to use'),
  cases: text('--cases <file>', 'use the puzzles of a file instead of the built-in cases').names(
    'input',
  ),
  from: option.from(),
  keep: text('--keep <folder>', 'save the inputs, and the expected and actual outputs').names(
    'folder',
  ),
  time: seconds('--time <seconds>', 'time limit per case (default: that of the problem)'),
  memory: whole('--memory <mb>', 'memory limit per case in MB (default: that of the problem)'),
  attack: seconds(
    '--attack <seconds>',
    'after judging, spend this time looking for the puzzle on which the program is slowest',
  ),
  bonus: flag('--bonus', 'give slow languages more time: Java ×2 + 1 s, Python ×3 + 2 s'),
  seed: text('-s, --seed <text>', 'the same seed makes the same cases').defaultsTo('nonet'),
  language: option.language('report'),
  ...option.inStudio('the first puzzle that fails'),
  json: option.json('print one JSON object per case, and one with the result'),
  quiet: option.quiet(),
};

type JudgeFlags = Values<typeof options>;

export const command = anyCommand({
  summary:
    'Judge your own solver as an online judge does, with reasons. A source file is built and run: .py, .c, .cc, .cpp, .java, .kt, .rs, .go, .js, .mjs or .ts. To judge any other solver, write its command after "--".',
  examples: [
    'nonet judge solve.py',
    'nonet judge --problem 2580 --bonus Main.java',
    'nonet judge --cases puzzles.txt --keep outputs solve.cpp',
    'nonet judge --with pypy3 solve.py',
    'nonet judge --attack 60 solve.py',
    'nonet judge --studio solve.py',
  ],
  arguments: [
    new Argument('<program...>', 'a source file; or "--", followed by a command and its arguments'),
  ],
  options,

  /** Judges a program as an online judge does, and explains the result. */
  async run(flags, streams, command) {
    const { args: operands } = command;
    const isCommand = hasDashes(command);
    if (!isCommand && operands.length > 1) {
      command.error(
        `error: expected one source file, found ${operands.length} arguments (put a command after --)`,
      );
    }
    const report = new Report(streams);
    if (process.platform === 'win32') {
      report.badRequest(
        'expected Linux or macOS: on Windows, Nonet cannot limit the time and memory of programs',
      );
      return report.end();
    }
    const problem = problemById(flags.problem, flags);
    const cases = flags.cases === undefined ? ladderCases(problem, flags.seed) : undefined;
    const own = cases ?? (await readCases(flags.cases!, flags.from, problem, { report, streams }));
    if (!own) return report.end();
    const served = flags.studio ? await serveStudio(flags.port, streams) : undefined;
    if (flags.studio && !served) return 2;
    const folder = temporaryFolder('program');
    let judged: Judged;
    try {
      const setting = { flags, isCommand, report, streams, served };
      judged = await judgeIn(folder.path, operands, own, problem, setting);
    } finally {
      folder.remove();
    }
    if (judged.link !== undefined) await served?.show(judged.link, streams.notes, flags.open);
    served?.close();
    return judged.status;
  },
});

/** Whether the user wrote `--`, which commander leaves out of the arguments. */
function hasDashes({ parent }: Command): boolean {
  return (parent as Command & { readonly rawArgs: readonly string[] }).rawArgs.includes('--');
}

/** How judges extend the time limit for slow languages: a factor, and milliseconds to add. */
const ALLOWANCES: Readonly<Record<Allowance, readonly [factor: number, plus: number]>> = {
  java: [2, 1_000],
  python: [3, 2_000],
};

interface Judged {
  readonly status: Status;
  /**
   * The address that opens the first puzzle that the program failed. If the studio can run the program,
   * it opens the program and its report. Otherwise it shows the search of the program, if there is one.
   */
  readonly link?: string | undefined;
}

interface Setting {
  readonly served: ServedStudio | undefined;
  readonly flags: JudgeFlags;
  readonly isCommand: boolean;
  readonly report: Report;
  readonly streams: Streams;
}

async function judgeIn(
  folder: string,
  operands: readonly string[],
  cases: readonly TestCase[],
  problem: Problem,
  { flags, isCommand, report, streams, served }: Setting,
): Promise<Judged> {
  const words = (flags.language ?? languageOf(process.env)) === 'ko' ? korean : english;
  const studio = served?.url ?? STUDIO;
  const reporter = flags.json
    ? new JsonReporter(streams, words)
    : new TextReporter(streams, words, { isServed: served !== undefined });
  const program = isCommand
    ? programOfCommand(operands)
    : await buildProgram(operands[0], { folder, with: flags.with, driver: problem.driver });
  if (!program.ok && program.kind === 'compile-error') {
    reporter.compileError(operands[0], problem.name, program.messages);
    return { status: 1 };
  }
  if (!program.ok) {
    report.badRequest(program.reason);
    return { status: report.end() };
  }
  const allowance = flags.bonus ? program.allowance : undefined;
  const [factor, plus] = allowance ? ALLOWANCES[allowance] : [1, 0];
  const time = factor * (flags.time ? 1_000 * flags.time : problem.time) + plus;
  const memory = flags.memory ? flags.memory * MEBIBYTE : problem.memory;
  const title = { program: program.name, problem: problem.name, time, memory, allowance };
  reporter.begin(title, cases);
  const judged = {
    problem,
    runner: new ProcessRunner(program, folder),
    limits: { time, memory, ...(problem.isBatch && { output: OUTPUT_OF_MANY }) },
    linkTo: studioLink.bind(undefined, studio),
  };
  const { entries, skipped } = await runCases({
    ...judged,
    cases,
    onRunning: (index) => reporter.running(index),
    onEntry: async (entry) => {
      if (flags.keep !== undefined) await keepFiles(flags.keep, problem, entry, streams);
      reporter.ran(entry);
    },
  });
  const failed = entries.find(({ tested, ran }) => !tested.isStress && ran.result !== 'AC');
  const result = failed?.ran.result ?? 'AC';
  const seed = flags.cases === undefined ? flags.seed : undefined;
  reporter.end({ ...title, result, entries, skipped, seed, kept: flags.keep });
  if (flags.attack !== undefined) {
    const attacked = await attackProgram({
      ...judged,
      entries,
      seed: flags.seed,
      seconds: flags.attack,
      onFound: (cost) => {
        const found = cost === 'limit' ? `> ${time}` : `${Math.round(cost)}`;
        if (streams.notes.isTTY) streams.notes.write(`${found} ms\n`);
      },
    });
    if (attacked) reporter.attacked(attacked);
    else streams.notes.write(`${words.notAttacked}\n`);
  }
  const status = result === 'AC' ? 0 : 1;
  const first = entries.find(({ more }) => more);
  if (!served || !first?.more) return { status };
  const { finding, link: puzzle, watched } = first.more;
  const [file] = operands;
  const isRunnable = !isCommand && runsInStudio(file);
  if (!isRunnable && !watched) return { status, link: puzzle };
  const source = { name: basename(file), text: readFileSync(file, 'utf8') };
  // Standard output has the report, so the address goes to stderr. If the browser opens the
  // address, this line is only a note, which --quiet hides.
  const notes = flags.open ? streams.notes : streams.messages;
  if (isRunnable) {
    const found = { problem, title, cases, entries, skipped, failed: first };
    const link = served.addReport(gzipSync(JSON.stringify(studioReport(source, found))));
    notes.write(`${words.opened(link)}\n`);
    return { status, link };
  }
  const trace = watched && watchedTrace(watched, source, finding.cell);
  if (!trace) return { status, link: puzzle };
  const link = served.addTrace(gzipSync(trace.text), trace.event);
  notes.write(`${words.watched(link)}\n`);
  return { status, link };
}
