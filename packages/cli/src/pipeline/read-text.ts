import type { Ends } from '../report/report.ts';
import { decoded } from './decoding.ts';
import { FileError, fileReason, nameOf } from './read-files.ts';

/** Reads a whole file as text. If it cannot be read, reports the error and returns undefined. */
export async function readText(
  file: string,
  { report, streams }: Ends,
): Promise<string | undefined> {
  try {
    const decoder = new TextDecoder('utf-8');
    let text = '';
    for await (const chunk of decoded(streams.open(file, new AbortController().signal))) {
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    report.error(new FileError(`${nameOf(file)}: ${fileReason(error)}`));
    return undefined;
  }
}
