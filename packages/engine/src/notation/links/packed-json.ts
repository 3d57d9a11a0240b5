import type { Geometry } from '../../grid/geometry.ts';
import { structureFault } from '../objects/object-fault.ts';
import type { ProgramObject } from '../objects/program-object.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import { movedFault, type RecordContent } from '../parts/line-records.ts';
import { unescaped } from './link.ts';
import { unpack } from './lz-string.ts';

/** Unpacks the data of a link, which are compressed by LZString. */
export function unpackedText(data: string): string | Fault {
  const text = unpack(unescaped(data));
  return text || structureFault({ id: 'packed-data' }, { id: 'unpackable-data' });
}

/** Reads unpacked JSON. The index of a fault is the start of the data. */
export function readUnpacked(
  root: JsonNode | Fault,
  geometry: Geometry | undefined,
  read: ProgramObject,
): RecordContent | Fault {
  const content = isFault(root) ? root : read(root, geometry);
  return movedFault(content, () => 0);
}

/** Parses unpacked JSON. The text of a fault names the position in the JSON. */
export function unpackedJson(text: string): JsonNode | Fault {
  const node = parseJson(text);
  if (!isFault(node)) return node;
  const { expected: phrase, index } = node;
  const expected = { id: 'in-json', phrase, character: index + 1 } as const;
  return { ...node, index: 0, expected };
}
