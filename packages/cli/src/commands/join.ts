import { createReadStream } from 'node:fs';
import { Argument } from 'commander';
import { anyCommand } from '../core/command.ts';
import { InputFiles } from '../core/files/input-files.ts';
import * as option from '../core/options.ts';
import { withStreams } from '../core/streams.ts';
import { type CompletePart, checkedParts } from '../job/checked-parts.ts';
import { LineShift } from '../job/line-shift.ts';
import { manifestName } from '../job/manifest.ts';
import { runJob } from '../job/run-job.ts';
import { Output } from '../pipeline/output.ts';

export const command = anyCommand({
  summary: 'Join the parts of an array job. Checks that all parts are complete.',
  examples: ['nonet join parts > solutions.txt'],
  arguments: [
    new Argument('<folder>', 'the folder with the outputs of --part and their manifests'),
  ],
  options: { output: option.output(), quiet: option.quiet() },

  /** Checks the parts of a job in a folder, and writes their answers in order. */
  async run(flags, streams, { args: [folder] }) {
    let parts: CompletePart[];
    try {
      parts = await checkedParts(folder);
    } catch (error) {
      streams.messages.write(`${reason(folder, error as NodeJS.ErrnoException)}\n`);
      return 2;
    }
    const inputs = new InputFiles(parts.flatMap(({ output }) => [output, manifestName(output)]));
    return runJob(flags, undefined, withStreams(streams, { inputs }), async (own) => {
      const output = new Output(own);
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
  },
});

const CHUNK = 1 << 20;

function reason(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `${folder}: expected a folder, found nothing with that name`;
  return code === 'ENOTDIR' ? `${folder}: expected a folder, found a file` : message;
}
