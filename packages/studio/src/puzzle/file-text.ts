/**
 * Reads a file as text. The text is in UTF-8, or in UTF-16 with a byte order mark. The file may be
 * packed by gzip.
 */
export async function fileText(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first === 0x1f && second === 0x8b) {
    const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'));
    return fileText(await new Response(unpacked).blob());
  }
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(await file.arrayBuffer());
}
