/** The maximum length of a trace in a link. Many programs cut off longer addresses. */
const MOST_CHARACTERS = 16_000;
/** The maximum size of a file to pack. A larger file would not fit in a link. */
const MOST_BYTES = 500_000;

/** A trace for the address: gzip, as base64 with `-` and `_`. Undefined if it is too long. */
export async function traceLink(
  text: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<string | undefined> {
  const whole = await new Response(text).blob();
  if (whole.size > MOST_BYTES) return undefined;
  const packed = whole.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length > MOST_CHARACTERS * 0.75) return undefined;
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
