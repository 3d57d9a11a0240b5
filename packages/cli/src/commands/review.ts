import { BulkSolver } from '@nonet/engine/bulk';
import { packedCells } from '@nonet/engine/notation';
import { producersOf } from '@nonet/engine/rating';
import { Reviewing, type ReviewResult } from '@nonet/engine/review';
import { Argument } from 'commander';
import { anyCommand } from '../core/command.ts';
import { finishAsync } from '../core/event-loop.ts';
import { languageOf } from '../core/language.ts';
import * as option from '../core/options.ts';
import { gaveUpText, timeLimit } from '../core/time-limit.ts';
import { Output } from '../pipeline/output.ts';
import { nameOf } from '../pipeline/read-files.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import { answerText, plainError } from '../report/json-results.ts';
import { Report } from '../report/report.ts';
import { readGame } from '../review/read-game.ts';
import { reviewResults } from '../review/review-json.ts';
import { reviewText } from '../review/review-text.ts';

export const command = anyCommand({
  summary:
    'Review a game as chess players do. Print what each move needed, and where it went wrong. A game is a file that the studio has written, or a list of moves.',
  examples: [
    'nonet review game.json',
    'nonet review --language ko game.json',
    'nonet review --json moves.txt',
  ],
  arguments: [
    new Argument('[files...]', 'games or lists of moves; - is standard input (default: -)'),
  ],
  options: {
    language: option.language('review'),
    timeout: option.timeout('a game'),
    json: option.json('print one JSON object per game, with every move'),
  },

  /** Reviews games, one after another. */
  async run({ json, timeout, ...flags }, streams, { args }) {
    const files = args.length > 0 ? args : ['-'];
    const language = flags.language ?? languageOf(process.env);
    const tools = { producers: producersOf('hodoku'), solver: new BulkSolver() };
    const report = new Report(streams);
    const output = new Output(streams);
    const write = (file: string, head: object, results: object): void => {
      const name = files.length > 1 ? { file: nameOf(file) } : {};
      output.write(answerText({ ...name, ...head }, [], results));
    };
    for (const [index, file] of files.entries()) {
      const game = await readGame(file, {
        report,
        streams,
        onError: (error) => {
          if (json) write(file, { kind: 'invalid' }, { error: plainError(error) });
        },
      });
      if (!game) continue;
      const result = await finishAsync(new Reviewing(game, tools), timeLimit(timeout));
      const { givens } = game.puzzle;
      if (result?.kind !== 'reviewed') {
        report.failed(
          nameOf(file),
          1,
          `no review: ${failure(result, timeout) ?? noSolutionText(givens)}`,
        );
      } else if (!json) {
        const heading = files.length > 1 ? [...(index > 0 ? [''] : []), `${nameOf(file)}:`] : [];
        output.write(`${[...heading, ...reviewText(result, language)].join('\n')}\n`);
      }
      if (json) {
        const kind = result?.kind ?? 'stopped';
        write(file, { kind, puzzle: packedCells(givens) }, reviewResults(result, givens, language));
      }
      await output.flush();
    }
    await output.flush();
    return report.end();
  },
});

/** Why there is no review. Undefined if the puzzle has no solution. */
function failure(
  result: Exclude<ReviewResult, { readonly kind: 'reviewed' }> | undefined,
  timeout: number | undefined,
): string | undefined {
  if (!result) return gaveUpText(timeout);
  return result.kind === 'several' ? 'several solutions' : undefined;
}
