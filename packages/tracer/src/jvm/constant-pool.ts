import { type Reader, u2 } from './bytes.ts';

// The tags of constants (JVMS 4.4).
const UTF8 = 1;
const INTEGER = 3;
const LONG = 5;
const DOUBLE = 6;
const CLASS = 7;
const STRING = 8;
const FIELD = 9;
const METHOD = 10;
const NAME_AND_TYPE = 12;
const METHOD_HANDLE = 15;

/** Tag → the number of bytes after it. A text also has its length. */
const LENGTHS: Readonly<Record<number, number>> = {
  [INTEGER]: 4,
  4: 4,
  [LONG]: 8,
  [DOUBLE]: 8,
  [CLASS]: 2,
  [STRING]: 2,
  [FIELD]: 4,
  [METHOD]: 4,
  11: 4,
  [NAME_AND_TYPE]: 4,
  [METHOD_HANDLE]: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};

const MOST = 0xffff;

/** A field or a method that the code of a class uses. */
export interface Member {
  readonly owner: string;
  readonly name: string;
  readonly descriptor: string;
}

/** The constants of a class file. New ones are added at the end, so the others keep their index. */
export class ConstantPool {
  private readonly start: number;
  private readonly original: Buffer;
  /** Index → the place of the constant in the file. */
  private readonly places: number[] = [];
  private readonly file: Buffer;
  private readonly added: number[] = [];
  private readonly indices = new Map<string, number>();
  private count: number;

  constructor(reader: Reader) {
    this.count = reader.u2();
    this.start = reader.at;
    this.file = reader.bytes;
    for (let index = 1; index < this.count; index++) {
      this.places[index] = reader.at;
      const tag = reader.u1();
      reader.take(tag === UTF8 ? reader.u2() : LENGTHS[tag]!);
      if (tag === LONG || tag === DOUBLE) index++;
    }
    this.original = this.file.subarray(this.start, reader.at);
  }

  /** Whether the file has room for the constants that were added. */
  get isFull(): boolean {
    return this.count > MOST;
  }

  text(index: number): string {
    const place = this.places[index]!;
    return this.file.toString('utf8', place + 3, place + 3 + this.file.readUInt16BE(place + 1));
  }

  className(index: number): string {
    return this.text(this.reference(index, 1));
  }

  member(index: number): Member {
    const nameAndType = this.reference(index, 3);
    return {
      owner: this.className(this.reference(index, 1)),
      name: this.text(this.reference(nameAndType, 1)),
      descriptor: this.text(this.reference(nameAndType, 3)),
    };
  }

  addText(text: string): number {
    const bytes = Buffer.from(text);
    return this.add(`text ${text}`, [UTF8, ...u2(bytes.length), ...bytes]);
  }

  addInteger(value: number): number {
    return this.add(`integer ${value}`, [INTEGER, 0, 0, ...u2(value)]);
  }

  addString(text: string): number {
    return this.add(`string ${text}`, [STRING, ...u2(this.addText(text))]);
  }

  addField(field: Member): number {
    return this.addMember(FIELD, field);
  }

  addMethod(method: Member): number {
    return this.addMember(METHOD, method);
  }

  toBytes(): Buffer {
    return Buffer.concat([Buffer.from(u2(this.count)), this.original, Buffer.from(this.added)]);
  }

  private reference(index: number, offset: number): number {
    return this.file.readUInt16BE(this.places[index]! + offset);
  }

  private addMember(tag: number, { owner, name, descriptor }: Member): number {
    const type = this.add(`class ${owner}`, [CLASS, ...u2(this.addText(owner))]);
    const nameAndType = this.add(`type ${name} ${descriptor}`, [
      NAME_AND_TYPE,
      ...u2(this.addText(name)),
      ...u2(this.addText(descriptor)),
    ]);
    return this.add(`member ${owner}.${name}${descriptor}`, [tag, ...u2(type), ...u2(nameAndType)]);
  }

  /** Returns the index of a constant. It is added once. */
  private add(key: string, bytes: readonly number[]): number {
    const known = this.indices.get(key);
    if (known !== undefined) return known;
    for (const byte of bytes) this.added.push(byte);
    this.indices.set(key, this.count);
    return this.count++;
  }
}
