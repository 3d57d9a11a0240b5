import { BulkSolver } from '@nonet/engine/bulk';
import {
  chainProducers,
  type HintResult,
  HintSearch,
  type HintTexts,
  hintTexts,
  type Mistake,
} from '@nonet/engine/explain';
import type { Geometry } from '@nonet/engine/grid';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { producersOf } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { yieldToEventLoop } from '../core/event-loop.ts';
import { languageOf } from '../core/language.ts';
import { parsed, wholeNumber } from '../core/option.ts';
import * as option from '../core/options.ts';
import { gaveUpText, timeLimit } from '../core/time-limit.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { type Handler, oneByOne, type RecordContext } from '../pipeline/handler.ts';
import { JsonAnswers } from '../pipeline/json-answers.ts';
import { TableAnswers } from '../pipeline/table-answers.ts';
import { refusedNotation, reportUnrated, unratedResults } from '../rating/unrated-answers.ts';
import type { Results } from '../report/json-results.ts';
import { plainCandidate, plainStep } from '../report/step-json.ts';

export const command = puzzleCommand({
  summary:
    'Say what to do next. Print what is already wrong in a puzzle, or else the easiest step. The pencilmarks of a puzzle are the candidates that the player has not yet ruled out.',
  examples: [
    'nonet hint puzzle.txt',
    'nonet hint --level 1 puzzle.txt',
    'nonet hint --language ko puzzle.txt',
  ],
  options: {
    ...option.reading(),
    level: parsed(
      '--level <n>',
      'how much to say: 1 where to look, 2 the technique, 3 its cells, 4 the whole reason',
      wholeNumber(1, 4, 'a level from 1 to 4'),
    ).defaultsTo(4),
    language: option.language('hint'),
    notation: option.stepNotation('the whole reason'),
    timeout: option.timeout(),
    json: option.json(),
    ...jobOptions(),
  },

  /** Writes one line per puzzle: what is wrong with it, or else the next step. */
  run(files, flags, streams) {
    const { json, level, notation, timeout } = flags;
    const language = flags.language ?? languageOf(process.env);
    const tools = {
      producers: producersOf('hodoku'),
      chains: chainProducers(),
      solver: new BulkSolver(),
    };
    const answers = json && new JsonAnswers({ names: RESULTS, files });
    const table = new TableAnswers(['hint']);
    const handler: Handler = {
      variants: true,
      answers: oneByOne(async (record, context) => {
        const { geometry } = record.givens;
        const refused = refusedNotation(notation, record, context);
        if (refused) return handler.badRecord(refused, context);
        const isText = !answers && !table.takes(context);
        const search = new HintSearch(record, tools);
        const result = finish(search, timeLimit(timeout)) ?? search.stopped;
        const texts = hintTexts(result, { geometry, language, notation });
        if (result.kind === 'mistakes' || result.kind === 'conflict') context.report.markFailed();
        if (result.kind === 'step' || result.kind === 'mistakes' || result.kind === 'conflict') {
          if (isText) context.output.write(`${texts?.[level - 1]}\n`);
        } else {
          const message = failure(record, result, context, timeout);
          if (isText) context.output.writeMessage(`# ${message}\n`);
        }
        if (!isText) {
          const results = resultsOf(record, result, texts);
          if (answers) answers.write(record, results, context);
          else table.write(record, { ...results, hint: texts?.[level - 1] }, context);
        }
        await yieldToEventLoop();
      }),
      ...(answers || table).ends,
    };
    return answerFiles(files, flags, handler, streams);
  },
});

/** Reports a puzzle without a hint. Returns the message. */
function failure(
  puzzle: PuzzleRecord,
  result: Exclude<HintResult, { readonly kind: 'step' | 'mistakes' | 'conflict' }>,
  context: RecordContext,
  timeout: number | undefined,
): string {
  const { file, report } = context;
  if (result.kind === 'stopped') return report.failed(file, puzzle.line, gaveUpText(timeout));
  return reportUnrated('hint', puzzle, result, context);
}

const RESULTS: readonly string[] = 'step mistakes texts conflicts'.split(' ');

function resultsOf(
  puzzle: PuzzleRecord,
  result: HintResult,
  texts: HintTexts | undefined,
): Results {
  const { geometry } = puzzle.givens;
  const { kind } = result;
  switch (kind) {
    case 'step':
      return { kind, step: plainStep(result.step, geometry), texts };
    case 'mistakes':
      return {
        kind,
        mistakes: result.mistakes.map((it) => plainMistake(it, geometry)),
        texts,
      };
    case 'stopped':
      return { kind };
    case 'conflict':
      return { ...unratedResults(puzzle, result), texts };
    default:
      return unratedResults(puzzle, result);
  }
}

function plainMistake({ candidate, kind }: Mistake, geometry: Geometry): object {
  return { kind, ...plainCandidate(candidate, geometry) };
}
