import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

// Records of a zip file.
const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const DEFLATED = 8;

/** Writes those files of a jar to a folder whose names are chosen. */
export function extract(jar: string, folder: string, isChosen: (name: string) => boolean): void {
  const bytes = readFileSync(jar);
  let end = bytes.length - END_LENGTH;
  while (bytes.readUInt32LE(end) !== END) end--;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const lengthAt = (offset: number): number => bytes.readUInt16LE(at + offset);
    const name = bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + lengthAt(28));
    if (isChosen(name)) {
      const local = bytes.readUInt32LE(at + 42);
      const start =
        local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, lengthAt(10) === DEFLATED ? inflateRawSync(packed) : packed);
    }
    at += ENTRY_LENGTH + lengthAt(28) + lengthAt(30) + lengthAt(32);
  }
}
