interface Packed {
  readonly name: string;
  /** The bytes, compressed as the method says. */
  readonly bytes?: Uint8Array;
  /** 0 if the bytes are stored, 8 if they are deflated. */
  readonly method?: number;
  /** 1 if the file is encrypted. */
  readonly flags?: number;
}

/** Makes a ZIP file, without checksums. */
export function zipFile(packed: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  for (const { name, bytes = new Uint8Array(), method = 0, flags = 0 } of packed) {
    const sizes = [0, 0, 0, 0, ...halves(bytes.length), ...halves(bytes.length)];
    const place = halves(joined(files).length);
    const entry = [20, 20, flags, method, ...sizes, name.length, 0, 0, 0, 0, 0, 0, ...place];
    list.push(part(0x02014b50, entry, name));
    files.push(part(0x04034b50, [20, flags, method, ...sizes, name.length, 0], name), bytes);
  }
  const { length } = packed;
  const lengths = [...halves(joined(list).length), ...halves(joined(files).length)];
  return joined([...files, ...list, part(0x06054b50, [0, 0, length, length, ...lengths, 0], '')]);
}

function halves(value: number): [number, number] {
  return [value & 0xffff, value >>> 16];
}

/** A signature, fields of two bytes each, and a name. */
function part(signature: number, fields: readonly number[], name: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 + 2 * fields.length));
  view.setUint32(0, signature, true);
  for (const [at, field] of fields.entries()) view.setUint16(4 + 2 * at, field, true);
  return joined([
    new Uint8Array(view.buffer),
    Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
  ]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const bytes of parts) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}
