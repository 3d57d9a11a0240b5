import { latin1, unexpected } from './unreadable-file.ts';

// The end of a ZIP file has a list of its files (the "central directory" in APPNOTE.TXT). Each entry
// has the position and length of a file in the ZIP file.

/** The beginning of an entry, of a file, and of the record at the end. */
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const END = 0x06054b50;

const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const END_LENGTH = 22;
/** A comment may stand after the end record. */
const LONGEST_COMMENT = 0xffff;

const STORED = 0;
const DEFLATED = 8;

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the bytes are compressed as in RFC 1951 ("deflate-raw"). */
  readonly isDeflated: boolean;
}

/**
 * Returns the file of a ZIP file with one file. Folders, and the notes that macOS adds, do not count.
 *
 * @throws UnreadableFile if there are several files, or if the file cannot be unpacked.
 */
export function zippedFile(zip: Uint8Array): ZippedFile {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  const files: { readonly name: string; readonly at: number }[] = [];
  let at = end === undefined ? view.byteLength : view.getUint32(end + 16, true);
  while (at + ENTRY_LENGTH <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const start = at + ENTRY_LENGTH;
    const text = latin1(zip.subarray(start, start + name));
    if (!text.endsWith('/') && !text.startsWith('__MACOSX/')) files.push({ name: text, at });
    at = start + name + extra + comment;
  }
  if (end === undefined) throw unexpected('a whole ZIP file', 'one that ends early');
  if (files.length !== 1) throw unexpected('a ZIP file with one file', `${files.length} files`);
  return contentOf(zip, view, files[0]);
}

/** The position of the record at the end. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

function contentOf(
  zip: Uint8Array,
  view: DataView,
  { name, at }: { readonly name: string; readonly at: number },
): ZippedFile {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  const method = view.getUint16(at + 10, true);
  const length = view.getUint32(at + 20, true);
  const file = view.getUint32(at + 42, true);
  if (isEncrypted) throw unexpected('a ZIP file without a password', `${name} with one`);
  if (method !== STORED && method !== DEFLATED) {
    throw unexpected('a ZIP file that is stored or deflated', `${name} with method ${method}`);
  }
  const isInside = file + FILE_LENGTH <= view.byteLength && view.getUint32(file, true) === FILE;
  const extra = isInside ? view.getUint16(file + 26, true) + view.getUint16(file + 28, true) : 0;
  const start = file + FILE_LENGTH + extra;
  if (!isInside || start + length > view.byteLength) {
    throw unexpected('a whole ZIP file', 'one that ends early');
  }
  return { name, bytes: zip.subarray(start, start + length), isDeflated: method === DEFLATED };
}
