import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { type CompletePart, checkedParts } from '../job/checked-parts.ts';
import { LineShift } from '../job/line-shift.ts';
import { runJob } from '../job/run-job.ts';
import { Output } from '../pipeline/output.ts';
import type { Status } from '../report/exit-status.ts';
import type { Streams } from '../streams.ts';

export interface JoinFlags {
  readonly output?: string;
}

/** Checks the parts of a job in a folder, and writes their answers in order. */
export async function join(folder: string, flags: JoinFlags, streams: Streams): Promise<Status> {
  let parts: CompletePart[];
  try {
    parts = await checkedParts(folder);
  } catch (error) {
    streams.messages.write(`${reason(folder, error as NodeJS.ErrnoException)}\n`);
    return 2;
  }
  const { output: target } = flags;
  if (target !== undefined && parts.some(({ output }) => resolve(output) === resolve(target))) {
    streams.messages.write(
      `${target}: expected a file that is not one of the parts, found a part\n`,
    );
    return 2;
  }
  return runJob(flags, undefined, streams, async ({ answers }) => {
    const output = new Output(answers);
    let before = 0;
    for (const { output: file, manifest } of parts) {
      const shift = new LineShift(manifest, before);
      for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
        await output.writeBytes(shift.push(chunk as Buffer));
      }
      await output.writeBytes(shift.end());
      before += manifest.range.lines ?? 0;
    }
    await output.flush();
    return 0;
  });
}

const CHUNK = 1 << 20;

function reason(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `${folder}: expected a folder, found nothing with that name`;
  return code === 'ENOTDIR' ? `${folder}: expected a folder, found a file` : message;
}
