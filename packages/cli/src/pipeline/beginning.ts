/** At most this many bytes of a file are read to find out what it is. */
const MOST = 1 << 16;

/** The beginning of a file as text, and the bytes of the whole file. */
export interface BegunFile {
  readonly text: string;
  /** Yields the whole file, including its beginning. Throws if reading failed. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Reads the beginning of a file. Stops when the first line shows that the file is not JSON, or when
 * the second line is complete. Empty lines and comments do not count.
 */
export async function beginningOf(source: AsyncIterable<Uint8Array>): Promise<BegunFile> {
  const rest = source[Symbol.asyncIterator]();
  const decoder = new TextDecoder('utf-8');
  const kept: Uint8Array[] = [];
  let text = '';
  let failure: { readonly error: unknown } | undefined;
  try {
    for (let bytes = 0; bytes < MOST && !isEnough(text); ) {
      const { done, value } = await rest.next();
      if (done) break;
      // The next chunk may overwrite this one.
      kept.push(Uint8Array.from(value));
      bytes += value.length;
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    failure = { error };
  }
  return { text, chunks: whole(kept, rest, failure) };
}

/** Whether the text has enough lines to decide whether it is a puzzle or a trace. */
function isEnough(text: string): boolean {
  const complete = text.split(/\r\n|\r|\n/).slice(0, -1);
  const [first, second] = complete.filter((line) => !/^\s*(?:#|$)/.test(line));
  return first !== undefined && (second !== undefined || !/^\s*\{/.test(first));
}

async function* whole(
  kept: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
  failure: { readonly error: unknown } | undefined,
): AsyncGenerator<Uint8Array> {
  try {
    yield* kept;
    if (failure) throw failure.error;
    yield* { [Symbol.asyncIterator]: () => rest };
  } finally {
    await rest.return?.();
  }
}
