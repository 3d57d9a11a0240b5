import { Reader, u2, u4 } from './bytes.ts';
import type { ConstantPool } from './constant-pool.ts';
import { frames } from './frames.ts';

// Some opcodes (JVMS 6.5).
const GOTO = 167;
const JSR = 168;
const TABLE_SWITCH = 170;
const LOOKUP_SWITCH = 171;
const WIDE = 196;
const IINC = 132;

/** The lengths of the instructions, from the opcode 0 on: a length, and for how many opcodes. */
const RUNS = [
  [
    [1, 16],
    [2, 1],
    [3, 1],
    [2, 1],
    [3, 2],
    [2, 5],
    [1, 28],
    [2, 5],
    [1, 73],
    [3, 1],
    [1, 20],
  ],
  [
    [3, 16],
    [2, 1],
    [0, 2],
    [1, 6],
    [3, 7],
    [5, 2],
    [3, 1],
    [2, 1],
    [3, 1],
    [1, 2],
    [3, 2],
  ],
  [
    [1, 2],
    [0, 1],
    [4, 1],
    [3, 2],
    [5, 2],
  ],
] as const;
/** Opcode → the length of the instruction. 0 if it varies. */
const LENGTHS = RUNS.flat().flatMap(([length, count]) => Array<number>(count).fill(length));

/** An instruction, and the code that is added before and after it. */
export interface Instruction {
  /** Its place in the original code. */
  readonly at: number;
  readonly opcode: number;
  readonly bytes: Buffer;
  readonly line: number;
  before: readonly number[];
  after: readonly number[];
}

/** A local variable with a name, and where it has a value. */
export interface Local {
  readonly start: number;
  readonly end: number;
  readonly slot: number;
  /** Empty if the source has no name for it. */
  readonly name: string;
  readonly descriptor: string;
}

interface Table {
  readonly name: string;
  readonly nameIndex: number;
  readonly bytes: Buffer;
}

/** Methods that are longer are not compiled to machine code, or need wide jumps. */
const LONGEST = 32_767;

/** The code of a method, into which instructions can be inserted (JVMS 4.7.3). */
export class Code {
  readonly instructions: readonly Instruction[];
  readonly locals: readonly Local[];
  /** Code that runs when the method is called. */
  entry: readonly number[] = [];
  private readonly maxStack: number;
  private readonly maxLocals: number;
  private readonly length: number;
  private readonly handlers: readonly (readonly [number, number, number, number])[];
  private readonly tables: readonly Table[];

  constructor(bytes: Buffer, pool: ConstantPool) {
    const reader = new Reader(bytes);
    this.maxStack = reader.u2();
    this.maxLocals = reader.u2();
    this.length = reader.u4();
    const code = reader.take(this.length);
    this.handlers = Array.from({ length: reader.u2() }, () => [
      reader.u2(),
      reader.u2(),
      reader.u2(),
      reader.u2(),
    ]);
    this.tables = Array.from({ length: reader.u2() }, () => {
      const nameIndex = reader.u2();
      return { name: pool.text(nameIndex), nameIndex, bytes: reader.take(reader.u4()) };
    });
    const rows = (name: string, columns: number): number[][] =>
      this.tables.flatMap((table) => (table.name === name ? rowsOf(table.bytes, columns) : []));
    this.locals = rows('LocalVariableTable', 5).map(([start, length, name, type, slot]) => ({
      start: start!,
      end: start! + length!,
      slot: slot!,
      name: nameOf(pool.text(name!)),
      descriptor: pool.text(type!),
    }));
    this.instructions = instructionsIn(code, rows('LineNumberTable', 2));
  }

  /**
   * Returns the code with what was inserted, which needs `stack` more places on the stack. Returns
   * undefined if it is too long.
   *
   * @param keepsLocals Whether the names of local variables stay.
   */
  toBytes(stack: number, keepsLocals: boolean): Buffer | undefined {
    const { instructions, entry, maxStack } = this;
    const starts = new Map<number, number>();
    const places: number[] = [];
    let end = entry.length;
    for (const instruction of instructions) {
      starts.set(instruction.at, end);
      end += instruction.before.length;
      places.push(end);
      end += sizeAt(instruction, end) + instruction.after.length;
    }
    if (end > LONGEST) return undefined;
    starts.set(this.length, end);
    const moved = (at: number): number => starts.get(at)!;
    const code = instructions.flatMap((instruction, i) => [
      ...instruction.before,
      ...movedInstruction(instruction, places[i]!, moved),
      ...instruction.after,
    ]);
    const tables = this.tables.flatMap(({ name, nameIndex, bytes: table }) => {
      const bytes = movedTable(name, table, moved, keepsLocals);
      return bytes ? [[...u2(nameIndex), ...u4(bytes.length), ...bytes]] : [];
    });
    return Buffer.from([
      ...u2(maxStack + stack),
      ...u2(this.maxLocals),
      ...u4(end),
      ...entry,
      ...code,
      ...u2(this.handlers.length),
      ...this.handlers.flatMap(([from, to, handler, type]) =>
        [moved(from), moved(to), moved(handler), type].flatMap(u2),
      ),
      ...u2(tables.length),
      ...tables.flat(),
    ]);
  }
}

/** Returns a table after the code was moved, or undefined if the table is left out. */
function movedTable(
  name: string,
  bytes: Buffer,
  moved: (at: number) => number,
  keepsLocals: boolean,
): readonly number[] | undefined {
  switch (name) {
    case 'LineNumberTable':
      return tableOf(rowsOf(bytes, 2).map(([at, line]) => [at === 0 ? 0 : moved(at!), line!]));
    case 'LocalVariableTable':
    case 'LocalVariableTypeTable':
      if (!keepsLocals) return undefined;
      return tableOf(
        rowsOf(bytes, 5).map(([at, length, ...rest]) => {
          const start = moved(at!);
          return [start, moved(at! + length!) - start, ...rest];
        }),
      );
    case 'StackMapTable':
      return frames(bytes, moved);
    default:
      return undefined;
  }
}

function rowsOf(bytes: Buffer, columns: number): number[][] {
  const reader = new Reader(bytes);
  return Array.from({ length: reader.u2() }, () =>
    Array.from({ length: columns }, () => reader.u2()),
  );
}

function tableOf(rows: readonly (readonly number[])[]): readonly number[] {
  return [...u2(rows.length), ...rows.flat().flatMap(u2)];
}

/** Kotlin gives the variables of inlined functions names that are not in the source. */
function nameOf(name: string): string {
  return /[$\\]/.test(name) ? '' : name;
}

function instructionsIn(code: Buffer, lines: readonly number[][]): Instruction[] {
  const lineAt = new Map(lines as [number, number][]);
  const instructions: Instruction[] = [];
  let line = 0;
  for (let at = 0; at < code.length; ) {
    const length = lengthAt(code, at);
    line = lineAt.get(at) ?? line;
    const bytes = code.subarray(at, at + length);
    instructions.push({ at, opcode: code[at]!, bytes, line, before: [], after: [] });
    at += length;
  }
  return instructions;
}

function lengthAt(code: Buffer, at: number): number {
  const opcode = code[at]!;
  if (opcode === WIDE) return code[at + 1] === IINC ? 6 : 4;
  const operands = (at + 4) & ~3;
  if (opcode === TABLE_SWITCH) {
    const [low, high] = [code.readInt32BE(operands + 4), code.readInt32BE(operands + 8)];
    return operands + 12 + 4 * (high - low + 1) - at;
  }
  if (opcode === LOOKUP_SWITCH) return operands + 8 + 8 * code.readInt32BE(operands + 4) - at;
  return LENGTHS[opcode]!;
}

const isSwitch = (opcode: number): boolean => opcode === TABLE_SWITCH || opcode === LOOKUP_SWITCH;

/** The operands of a switch begin at a multiple of four bytes. */
function padding(at: number): number {
  return 3 - (at & 3);
}

function sizeAt({ at, bytes, opcode }: Instruction, place: number): number {
  return bytes.length + (isSwitch(opcode) ? padding(place) - padding(at) : 0);
}

/** Returns an instruction at a new place, with jumps to new places. */
function movedInstruction(
  { at, opcode, bytes }: Instruction,
  place: number,
  moved: (at: number) => number,
): readonly number[] {
  const jump = (offset: number): number => moved(at + offset) - place;
  if ((opcode >= 153 && opcode <= JSR) || opcode === 198 || opcode === 199) {
    return [opcode, ...u2(jump(bytes.readInt16BE(1)))];
  }
  if (opcode === GOTO + 33 || opcode === JSR + 33) {
    return [opcode, ...u4(jump(bytes.readInt32BE(1)))];
  }
  if (!isSwitch(opcode)) return [...bytes];
  const words = bytes.subarray(1 + padding(at));
  const out = [opcode, ...Array<number>(padding(place)).fill(0), ...u4(jump(words.readInt32BE(0)))];
  // After the default jump, a table has two numbers and then jumps, and a lookup has one number and
  // then pairs of a number and a jump.
  const numbers = opcode === TABLE_SWITCH ? 12 : 8;
  out.push(...words.subarray(4, numbers));
  for (let i = numbers; i < words.length; i += 4) {
    const isJump = opcode === TABLE_SWITCH || (i - numbers) % 8 === 4;
    const word = words.readInt32BE(i);
    out.push(...u4(isJump ? jump(word) : word));
  }
  return out;
}
