import { Reader, u2, u4 } from './bytes.ts';
import { ConstantPool } from './constant-pool.ts';

const MAGIC = 0xcafebabe;

interface Attribute {
  readonly name: string;
  readonly nameIndex: number;
  readonly bytes: Buffer;
}

export interface Method {
  readonly isStatic: boolean;
  readonly name: string;
  readonly descriptor: string;
  /** The attribute Code. Undefined if the method has no code. */
  code: Buffer | undefined;
}

interface RawMethod extends Method {
  readonly head: Buffer;
  readonly attributes: readonly Attribute[];
}

/** A class file, of which the code of the methods can be replaced (JVMS 4.1). */
export class ClassFile {
  readonly pool: ConstantPool;
  readonly name: string;
  readonly superName: string;
  private readonly version: Buffer;
  /** What is between the constants and the methods. */
  private readonly middle: Buffer;
  private readonly raw: readonly RawMethod[];
  private readonly end: Buffer;
  /** The attribute that says to which lines of the source the lines in the tables belong. */
  readonly sourceDebug: string | undefined;

  constructor(bytes: Buffer) {
    const reader = new Reader(bytes);
    if (reader.u4() !== MAGIC) throw new Error('expected a class file, found another file');
    this.version = reader.take(4);
    this.pool = new ConstantPool(reader);
    const middle = reader.at;
    reader.u2();
    this.name = this.pool.className(reader.u2());
    const superIndex = reader.u2();
    this.superName = superIndex === 0 ? '' : this.pool.className(superIndex);
    reader.take(2 * reader.u2());
    for (let left = reader.u2(); left > 0; left--) {
      reader.take(6);
      this.attributes(reader);
    }
    this.middle = bytes.subarray(middle, reader.at);
    this.raw = Array.from({ length: reader.u2() }, () => this.readMethod(reader));
    this.end = bytes.subarray(reader.at);
    const found = this.attributes(reader).find(({ name }) => name === 'SourceDebugExtension');
    this.sourceDebug = found?.bytes.toString();
  }

  get methods(): readonly Method[] {
    return this.raw;
  }

  toBytes(): Buffer {
    const methods = this.raw.map(({ head, attributes, code }) =>
      Buffer.concat([
        head,
        Buffer.from(u2(attributes.length)),
        ...attributes.flatMap((each) => {
          const bytes = each.name === 'Code' && code ? code : each.bytes;
          return [Buffer.from([...u2(each.nameIndex), ...u4(bytes.length)]), bytes];
        }),
      ]),
    );
    return Buffer.concat([
      Buffer.from(u4(MAGIC)),
      this.version,
      this.pool.toBytes(),
      this.middle,
      Buffer.from(u2(methods.length)),
      ...methods,
      this.end,
    ]);
  }

  private readMethod(reader: Reader): RawMethod {
    const start = reader.at;
    const access = reader.u2();
    const name = this.pool.text(reader.u2());
    const descriptor = this.pool.text(reader.u2());
    const head = reader.bytes.subarray(start, reader.at);
    const attributes = this.attributes(reader);
    const code = attributes.find((each) => each.name === 'Code')?.bytes;
    return { isStatic: (access & 8) !== 0, name, descriptor, code, head, attributes };
  }

  private attributes(reader: Reader): Attribute[] {
    return Array.from({ length: reader.u2() }, () => {
      const nameIndex = reader.u2();
      return { name: this.pool.text(nameIndex), nameIndex, bytes: reader.take(reader.u4()) };
    });
  }
}
