import { Reader, u2 } from './bytes.ts';

// The types of frames (JVMS 4.7.4).
const SAME_LOCALS = 64;
const SAME_LOCALS_EXTENDED = 247;
const SAME_EXTENDED = 251;
const FULL = 255;

const OBJECT = 7;
const UNINITIALIZED = 8;

/** Returns the table StackMapTable after the code was moved. */
export function frames(bytes: Buffer, moved: (at: number) => number): readonly number[] {
  const reader = new Reader(bytes);
  const count = reader.u2();
  const out: number[] = [...u2(count)];
  let at = -1;
  let place = -1;
  const types = (left: number): void => {
    for (; left > 0; left--) {
      const tag = reader.u1();
      out.push(tag);
      if (tag === OBJECT) out.push(...u2(reader.u2()));
      else if (tag === UNINITIALIZED) out.push(...u2(moved(reader.u2())));
    }
  };
  for (let left = count; left > 0; left--) {
    const tag = reader.u1();
    const delta = tag < SAME_LOCALS ? tag : tag < 128 ? tag - SAME_LOCALS : reader.u2();
    at += delta + 1;
    const newDelta = u2(moved(at) - place - 1);
    place = moved(at);
    if (tag < SAME_LOCALS) out.push(SAME_EXTENDED, ...newDelta);
    else if (tag < 128) out.push(SAME_LOCALS_EXTENDED, ...newDelta);
    else out.push(tag, ...newDelta);
    if ((tag >= SAME_LOCALS && tag < 128) || tag === SAME_LOCALS_EXTENDED) types(1);
    else if (tag > SAME_EXTENDED && tag < FULL) types(tag - SAME_EXTENDED);
    else if (tag === FULL) {
      for (const _ of ['locals', 'stack']) {
        const length = reader.u2();
        out.push(...u2(length));
        types(length);
      }
    }
  }
  return out;
}
