import type { Batch, Batches } from '@nonet/bank';
import { type BatchTask, batchCommand } from '../../batch/batch-command.ts';
import { asideText } from '../../batch/state-text.ts';
import type { Status } from '../../core/exit-status.ts';
import type { Streams } from '../../core/streams.ts';
import { LineShift } from '../../job/line-shift.ts';
import { Output } from '../../pipeline/output.ts';
import type { Report } from '../../report/report.ts';

export const command = batchCommand({
  summary:
    'Print the answers of a batch, as the command would print them. If parts were set aside, print the others, and say which answers are missing.',
  examples: ['nonet batch result --bank postgres://user@host/name 7 > ratings.json'],
  run: result,
});

async function result({ batches, report, state, streams }: BatchTask): Promise<void> {
  const { aside, done, id, parts } = state;
  const batch = await batches.find(id);
  if (!batch) return;
  if (state.state === 'open') {
    report.error(new Error(`expected a batch that is done, found ${done} of ${parts} parts done`));
    return;
  }
  report.raise(await writeAnswers(batch, batches, report, streams));
  for (const part of await batches.aside(id)) report.error(new Error(asideText(part, state)));
  if (done + aside < parts) {
    report.error(new Error(`the batch was cancelled after ${done} of ${parts} parts`));
  }
}

/** Writes the answers of the parts in order, and their messages. Returns the status of the command. */
async function writeAnswers(
  batch: Batch,
  batches: Batches,
  report: Report,
  streams: Streams,
): Promise<Status> {
  const output = new Output(streams);
  let worst = 0;
  for await (const part of batches.answers(batch.id)) {
    const answers = shiftOf(batch, part);
    await output.writeBytes(answers.push(bufferOf(part.output)));
    await output.writeBytes(answers.end());
    if (part.messages !== '') {
      const messages = shiftOf(batch, part);
      const texts = [messages.push(Buffer.from(part.messages)), messages.end()];
      streams.messages.write(Buffer.concat(texts).toString());
    }
    if (part.notes) report.repeat(batch.file?.name ?? '', part.before, part.notes);
    worst = Math.max(worst, part.status);
    // Where a puzzle cannot be made, the command ends.
    if (!batch.file && part.status !== 0) break;
  }
  await output.flush();
  return worst as Status;
}

/** Makes line numbers count from the beginning of the whole file. */
function shiftOf(
  { command: [name], file, json, parts: of }: Batch,
  { before, number }: { readonly before: number; readonly number: number },
): LineShift {
  const input = file
    ? { file: file.name, bytes: file.size, start: '' }
    : { seed: '', first: 1, count: 0 };
  return new LineShift({ command: name, options: { json }, input, part: number, of }, before);
}

function bufferOf({ buffer, byteLength, byteOffset }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
