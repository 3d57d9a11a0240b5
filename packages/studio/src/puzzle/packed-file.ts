import { NpyLines, zippedFile } from '@nonet/engine/notation';

// Files that few people open. This module is loaded when the first of them is opened.

/** The file in a ZIP file, and how it is compressed. */
export async function fileInZip(
  zip: Blob,
): Promise<{ readonly packed: Blob; readonly format: 'deflate-raw' | undefined }> {
  const { bytes, isDeflated } = zippedFile(new Uint8Array(await zip.arrayBuffer()));
  const packed = new Blob([new Uint8Array(bytes)]);
  return { packed, format: isDeflated ? 'deflate-raw' : undefined };
}

/** The grids of an array of NumPy as lines. */
export async function arrayLines(file: Blob): Promise<string> {
  const array = new NpyLines();
  const lines = array.push(new Uint8Array(await file.arrayBuffer()));
  array.end();
  return new TextDecoder().decode(lines);
}
