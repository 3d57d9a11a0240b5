import { AnswerFile } from '../job/answer-file.ts';
import { writeReason } from '../report/write-error.ts';
import type { Streams } from '../streams.ts';

/**
 * Writes bytes to a file, which appears only when it is complete, or to standard output. Returns why
 * that failed, or undefined.
 */
export async function writeBytes(
  name: string | undefined,
  bytes: Uint8Array,
  { answers }: Streams,
): Promise<string | undefined> {
  if (name === undefined) {
    await new Promise<void>((resolve, reject) => {
      answers.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    return undefined;
  }
  try {
    const file = await AnswerFile.create(name);
    file.stream.write(bytes);
    await file.finish();
    await file.publish();
    return undefined;
  } catch (error) {
    return `${name}: ${writeReason(error as NodeJS.ErrnoException)}`;
  }
}
