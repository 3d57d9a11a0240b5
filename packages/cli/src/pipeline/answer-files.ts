import type { Status } from '../core/exit-status.ts';
import type { Streams } from '../core/streams.ts';
import { Buffers } from '../lines/buffers.ts';
import { LineRun } from '../lines/line-run.ts';
import { Progress } from '../report/progress.ts';
import { Report } from '../report/report.ts';
import { Delivery } from './delivery.ts';
import type { Handler } from './handler.ts';
import type { InputFlags } from './input-flags.ts';
import { Output } from './output.ts';
import { FileError, type RecordBlock, readFiles } from './read-files.ts';

/**
 * Answers the records of the files in order, each as soon as it is read. Reports bad records and
 * answers them too. Returns the exit status.
 */
export async function answerFiles(
  files: readonly string[],
  flags: InputFlags,
  handler: Handler,
  streams: Streams,
): Promise<Status> {
  const report = new Report(streams);
  const output = new Output(streams);
  const { digits, filePart, from, size, threads = 1 } = flags;
  const input = filePart ? filePart.to - filePart.from : files;
  const progress = new Progress(input, streams.notes);
  const delivery = new Delivery(handler, { report, output, progress, part: filePart });
  // The tasks for lines only work on 9×9 puzzles with the usual digits.
  const task = size || digits ? undefined : handler.lineTask;
  const buffers = new Buffers();
  const reading = new AbortController();
  const lines = task && new LineRun<RecordBlock | FileError>({ task, threads, buffers });

  const pieces = readFiles(files, {
    notation: from,
    geometry: size,
    digits,
    variants: handler.variants,
    onRead: progress.onRead,
    part: filePart,
    blocks: task && { bytes: task.blockBytes, buffers, countsLines: task.countsLines === true },
    streams,
    signal: reading.signal,
  });
  try {
    delivery.start();
    for await (const piece of lines?.answers(pieces) ?? pieces) {
      if (piece instanceof FileError) delivery.badFile(piece);
      else if ('answer' in piece) await delivery.block(piece.block, piece.answer);
      else if ('results' in piece) await delivery.records(piece);
    }
  } catch (error) {
    if (!lines?.hasFailed || streams.answers.errored) throw error;
    report.error(error as Error);
  } finally {
    reading.abort();
    await lines?.close();
  }
  await delivery.end();
  progress.stop();
  return report.end();
}
