import { join } from 'node:path';
import { BulkSolver } from '@nonet/engine/bulk';
import {
  drawStep,
  type ExplainedStep,
  Explanation,
  type ExplanationResult,
  explainSteps,
  type Language,
  type StepNotation,
} from '@nonet/engine/explain';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { producersOf } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { yieldToEventLoop } from '../core/event-loop.ts';
import { type FileToWrite, makeFolder, writeFiles } from '../core/files/whole-file.ts';
import { languageOf } from '../core/language.ts';
import { text } from '../core/option.ts';
import * as option from '../core/options.ts';
import { timeLimit } from '../core/time-limit.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { type Handler, oneByOne } from '../pipeline/handler.ts';
import { JsonAnswers } from '../pipeline/json-answers.ts';
import { levelText, puzzleText } from '../rating/rating-text.ts';
import { refusedNotation, reportFailure, unratedResults } from '../rating/unrated-answers.ts';
import type { Results } from '../report/json-results.ts';
import { plainRatedStep } from '../report/step-json.ts';

export const command = puzzleCommand({
  summary:
    'Explain the whole way to the solution. Print each step of every puzzle, and its reason, with the techniques of HoDoKu.',
  examples: [
    'nonet explain puzzle.txt',
    'nonet explain --svg steps puzzle.txt',
    'nonet explain --notation hodoku puzzle.txt',
    'nonet explain --language ko --json puzzles.txt',
  ],
  options: {
    ...option.reading(),
    language: option.language('explanation'),
    notation: option.stepNotation('the steps'),
    svg: text('--svg <folder>', 'draw each step into a file in this folder').names('folder'),
    timeout: option.timeout(),
    json: option.json(),
    ...jobOptions(),
  },

  /** Writes every step of every puzzle, with its reason. */
  async run(files, flags, streams) {
    const { json, notation, part, svg, timeout } = flags;
    const language = flags.language ?? languageOf(process.env);
    const tools = { producers: producersOf('hodoku'), solver: new BulkSolver() };
    const answers = new JsonAnswers({ names: RESULTS, files });
    let number = 0;
    const handler: Handler = {
      variants: true,
      answers: oneByOne(async (record, context) => {
        const refused = refusedNotation(notation, record, context);
        if (refused) return handler.badRecord(refused, context);
        number++;
        const explanation = new Explanation(record, tools);
        const result = finish(explanation, timeLimit(timeout)) ?? explanation.stopped;
        const steps =
          'steps' in result ? explainSteps(record, result.steps, { language, notation }) : [];
        const message = reportFailure('path', record, result, context, timeout);
        const lines = () => pathText(record, result, linesOf(steps, notation), message);
        const label = part ? `part-${part.number}-${number}` : `${number}`;
        if (svg !== undefined) {
          await writeFiles(drawings(svg, label, steps, language), streams.inputs);
        }
        if (json) answers.write(record, resultsOf(record, result, steps), context);
        else if (message === undefined) context.output.write(lines());
        else context.output.writeMessage(lines());
        await yieldToEventLoop();
      }),
      badRecord(bad, context) {
        number++;
        if (json) answers.bad(bad, context);
        else context.output.writeMessage(`# ${bad.message}\n`);
      },
    };
    if (svg !== undefined) makeFolder(svg);
    return answerFiles(files, flags, handler, streams);
  },
});

/** The puzzle, with its level and score if it is 9×9, and the numbered texts of the steps. */
function pathText(
  puzzle: PuzzleRecord,
  result: ExplanationResult,
  texts: readonly string[],
  message: string | undefined,
): string {
  const rating = result.kind === 'rated' ? `\t${levelText(result.level)}\t${result.score}` : '';
  const head = message === undefined ? `${puzzleText(puzzle)}${rating}\n` : `# ${message}\n`;
  const width = `${texts.length}`.length + 2;
  const indent = ' '.repeat(width + 2);
  const lines = texts.map(
    (text, i) => `${`${i + 1}`.padStart(width)}  ${text.replaceAll('\n', `\n${indent}`)}\n`,
  );
  return head + lines.join('');
}

/**
 * The texts of the steps, each with the name of its technique. In the notation `words`, the texts
 * do not contain the name, so it is added.
 */
function linesOf(steps: readonly ExplainedStep[], notation: StepNotation): string[] {
  return steps.map(({ name, text }) => (notation === 'words' ? `${name}: ${text}` : text));
}

/** A file for each step. Its name begins with the label: `1-007-x-wing.svg` is step 7. */
function* drawings(
  folder: string,
  label: string,
  steps: readonly ExplainedStep[],
  language: Language,
): Generator<FileToWrite> {
  for (const [i, step] of steps.entries()) {
    const name = `${label}-${`${i + 1}`.padStart(3, '0')}-${step.technique}.svg`;
    yield { name: join(folder, name), content: drawStep(step, { language }) };
  }
}

const RESULTS: readonly string[] = 'scale level score steps conflicts'.split(' ');

function resultsOf(
  puzzle: PuzzleRecord,
  result: ExplanationResult,
  explained: readonly ExplainedStep[],
): Results {
  if (!('steps' in result)) return unratedResults(puzzle, result);
  const steps = explained.map((step) => ({
    ...plainRatedStep(step, puzzle.givens.geometry),
    name: step.name,
    text: step.text,
  }));
  const { level, score } = result.kind === 'rated' ? result : { level: null, score: null };
  return { kind: result.kind, scale: 'hodoku', level, score, steps };
}
