const ZIP = 'PK\x03\x04';
const NPY = '\x93NUMPY';

/**
 * Reads a file as text. The text is in UTF-8, or in UTF-16 with a byte order mark. The file may be
 * packed by gzip or in a ZIP file. An array of NumPy becomes lines.
 */
export async function fileText(file: Blob): Promise<string> {
  const start = new Uint8Array(await file.slice(0, NPY.length).arrayBuffer());
  const [first, second] = start;
  const beginning = String.fromCharCode(...start);
  if (first === 0x1f && second === 0x8b) return fileText(await unpacked(file, 'gzip'));
  if (beginning.startsWith(ZIP)) {
    const { fileInZip } = await import('./packed-file.ts');
    const { packed, format } = await fileInZip(file);
    return fileText(format ? await unpacked(packed, format) : packed);
  }
  if (beginning === NPY) {
    const { arrayLines } = await import('./packed-file.ts');
    return arrayLines(file);
  }
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(await file.arrayBuffer());
}

function unpacked(file: Blob, format: 'gzip' | 'deflate-raw'): Promise<Blob> {
  return new Response(file.stream().pipeThrough(new DecompressionStream(format))).blob();
}
