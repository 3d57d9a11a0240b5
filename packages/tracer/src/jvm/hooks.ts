import { u2 } from './bytes.ts';
import type { ClassFile, Method } from './class-file.ts';
import type { Code, Instruction } from './code.ts';
import type { Member } from './constant-pool.ts';
import { sourceLines } from './source-lines.ts';

/** The class with the functions that the code calls. Its methods are in nonet_watch/Watch.java. */
const WATCH = 'nonet_watch/Watch';

/** The added code needs this many more places on the stack. */
export const MORE_STACK = 6;

/** Longer lines have no place in a record. */
const MOST_LINES = 32_767;
/** A method that is called reports at most this many arguments. */
const MOST_ARGUMENTS = 4;

// Some opcodes (JVMS 6.5).
const ACONST_NULL = 1;
const SIPUSH = 17;
const LDC_W = 19;
const ALOAD = 25;
const ASTORE = 58;
const ASTORE_0 = 75;
const IASTORE = 79;
const LASTORE = 80;
const FASTORE = 81;
const DASTORE = 82;
const SASTORE = 86;
const POP = 87;
const POP2 = 88;
const DUP = 89;
const DUP_X1 = 90;
const DUP_X2 = 91;
const DUP2 = 92;
const DUP2_X1 = 93;
const DUP2_X2 = 94;
const SWAP = 95;
const PUTSTATIC = 179;
const PUTFIELD = 181;
const INVOKEVIRTUAL = 182;
const INVOKESPECIAL = 183;
const INVOKESTATIC = 184;
const INVOKEINTERFACE = 185;
const NEW = 187;
const WIDE = 196;

/** The types of variables that can have a grid or a part of one. */
const HOLDS =
  /^(?:\[+[^ZFD[]|Ljava\/util\/\w*(?:List|Collection|Vector|Stack|Map);|Ljava\/lang\/(?:String|StringBuilder|StringBuffer|CharSequence|Object|Iterable);)/;
/** The types of fields that can have the digit of a cell. */
const DIGIT = /^(?:[ICBS]|Ljava\/lang\/(?:Integer|Character|Byte|Short|String|Object);)$/;

const CHANGED =
  /^(?:java\/util\/\w+|java\/lang\/String(?:Builder|Buffer)|java\/lang\/System|kotlin\/collections\/\w+)$/;
const CHANGES =
  /^(?:set|add|remove|put|fill|clear|replace|insert|append|delete|reverse|sort|swap|shuffle|push|pop|poll|offer|merge|compute|copyInto|arraycopy|rotate|retain)/;

/** Inserts calls of the tracer into the code of the methods of one class. */
export class Hooks {
  private readonly file: ClassFile;
  private readonly own: ReadonlySet<string>;
  private readonly lineOf: (line: number) => number;

  /** @param own The names of the classes of the program. */
  constructor(file: ClassFile, own: ReadonlySet<string>) {
    this.file = file;
    this.own = own;
    this.lineOf = sourceLines(file.sourceDebug);
  }

  insert(method: Method, code: Code): void {
    const start = method.name === 'main' ? this.call('start', '()V') : [];
    code.entry = [...start, ...this.arguments(method, code)];
    // In a constructor, the object is not initialized before another constructor was called.
    let isInitialized = method.name !== '<init>';
    let made = 0;
    for (const instruction of code.instructions) {
      const { opcode, bytes } = instruction;
      if (opcode === NEW) made++;
      else if (opcode === INVOKESPECIAL && !isInitialized) {
        const { owner, name } = this.member(bytes);
        const isThis = owner === this.file.name || owner === this.file.superName;
        if (name === '<init>' && made === 0 && isThis) isInitialized = true;
        else if (name === '<init>') made--;
      }
      this.insertAt(instruction, code, isInitialized);
    }
  }

  private insertAt(instruction: Instruction, code: Code, isInitialized: boolean): void {
    const { opcode, bytes } = instruction;
    if (opcode >= IASTORE && opcode <= SASTORE) this.storeInArray(instruction);
    else if (opcode === PUTSTATIC) this.storeInStatic(instruction);
    else if (opcode === PUTFIELD) this.storeInField(instruction, isInitialized);
    else if (opcode >= INVOKEVIRTUAL && opcode <= INVOKEINTERFACE) this.atCall(instruction);
    else {
      const slot = slotOf(opcode, bytes);
      if (slot !== undefined) this.storeInLocal(instruction, code, slot);
    }
  }

  /** Keeps the array and the index under the operands of the instruction. */
  private storeInArray(instruction: Instruction): void {
    const { opcode } = instruction;
    if (opcode === FASTORE || opcode === DASTORE) return;
    instruction.before =
      opcode === LASTORE
        ? [DUP2_X2, POP2, DUP2_X2, DUP2_X2, POP2]
        : [DUP_X2, POP, DUP2_X1, DUP2_X1, POP2];
    instruction.after = [
      ...this.line(instruction),
      ...this.call('stored', '(Ljava/lang/Object;II)V'),
    ];
  }

  private storeInStatic(instruction: Instruction): void {
    const { descriptor, name } = this.member(instruction.bytes);
    if (!HOLDS.test(descriptor)) return;
    instruction.before = [DUP];
    instruction.after = this.bound(instruction, name);
  }

  private storeInField(instruction: Instruction, isInitialized: boolean): void {
    const { descriptor, name, owner } = this.member(instruction.bytes);
    if (DIGIT.test(descriptor) && this.own.has(owner) && isInitialized) {
      instruction.before = [DUP2];
      const isText = HOLDS.test(descriptor);
      instruction.after = isText
        ? [
            ...this.text(name),
            ...this.line(instruction),
            ...this.call('setField', '(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/String;I)V'),
          ]
        : [POP, ...this.line(instruction), ...this.call('setField', '(Ljava/lang/Object;I)V')];
    } else if (HOLDS.test(descriptor)) {
      instruction.before = [DUP_X1];
      instruction.after = this.bound(instruction, name);
    }
  }

  private storeInLocal(instruction: Instruction, { locals }: Code, slot: number): void {
    const next = instruction.at + instruction.bytes.length;
    const local = locals.find(
      (each) => each.slot === slot && each.start <= next && next < each.end,
    );
    if (!local || !HOLDS.test(local.descriptor)) return;
    instruction.after = [...load(slot), ...this.bound(instruction, local.name)];
  }

  private atCall(instruction: Instruction): void {
    const { opcode } = instruction;
    const { owner, name, descriptor } = this.member(instruction.bytes);
    if (this.own.has(owner)) {
      if (!parametersOf(descriptor).some((type) => HOLDS.test(type))) return;
      const field = { owner: WATCH, name: 'callLine', descriptor: 'I' };
      instruction.before = [
        ...this.line(instruction),
        PUTSTATIC,
        ...u2(this.file.pool.addField(field)),
      ];
    } else if (opcode !== INVOKESPECIAL && CHANGED.test(owner) && CHANGES.test(name)) {
      this.atChange(instruction, descriptor, opcode === INVOKESTATIC);
    }
  }

  /** Keeps the object that is changed under the operands of the call, if there are few. */
  private atChange(instruction: Instruction, descriptor: string, isStatic: boolean): void {
    const changed = [...this.line(instruction), ...this.call('changed', '(Ljava/lang/Object;I)V')];
    if (/\)Ljava\/lang\/String(?:Builder|Buffer);$/.test(descriptor)) {
      instruction.after = [DUP, ...changed];
      return;
    }
    const parameters = parametersOf(descriptor);
    const isObject = !isStatic || /^[[L]/.test(parameters[0] ?? '');
    const operands = parameters.slice(isStatic ? 1 : 0);
    const before = isObject && !operands.some(isWide) ? KEEP_OBJECT[operands.length] : undefined;
    if (!before) {
      instruction.after = [ACONST_NULL, ...changed];
      return;
    }
    const result = descriptor.slice(descriptor.indexOf(')') + 1);
    const swap = result === 'V' ? [] : isWide(result) ? [DUP2_X1, POP2] : [SWAP];
    instruction.before = before;
    instruction.after = [...swap, ...changed];
  }

  /** Reports the arguments of a method that may be grids. */
  private arguments(method: Method, { locals }: Code): readonly number[] {
    const found: { readonly slot: number; readonly name: string }[] = [];
    let slot = method.isStatic ? 0 : 1;
    for (const type of parametersOf(method.descriptor)) {
      const at = slot;
      const name = locals.find((each) => each.slot === at && each.start === 0)?.name ?? '';
      if (HOLDS.test(type)) found.push({ slot, name });
      slot += isWide(type) ? 2 : 1;
    }
    if (found.length === 0 || method.name === 'main') return [];
    const few = found.slice(0, MOST_ARGUMENTS);
    return [
      ...few.flatMap((each) => load(each.slot)),
      ...this.text(few.map(({ name }) => name).join()),
      ...this.call('called', `(${'Ljava/lang/Object;'.repeat(few.length)}Ljava/lang/String;)V`),
    ];
  }

  private bound(instruction: Instruction, name: string): readonly number[] {
    return [
      ...this.text(name),
      ...this.line(instruction),
      ...this.call('bound', '(Ljava/lang/Object;Ljava/lang/String;I)V'),
    ];
  }

  private line({ line }: Instruction): readonly number[] {
    const found = this.lineOf(line);
    return [SIPUSH, ...u2(found <= MOST_LINES ? found : 0)];
  }

  /** A class file has other bytes than UTF-8 for the characters that are left out. */
  private text(text: string): readonly number[] {
    const plain = text.replace(/[\0\ud800-\udfff]/g, '?');
    return [LDC_W, ...u2(this.file.pool.addString(plain))];
  }

  private call(name: string, descriptor: string): readonly number[] {
    const method = { owner: WATCH, name, descriptor };
    return [INVOKESTATIC, ...u2(this.file.pool.addMethod(method))];
  }

  private member(bytes: Buffer): Member {
    return this.file.pool.member(bytes.readUInt16BE(1));
  }
}

/** The number of operands above an object → code that copies the object below itself. */
const KEEP_OBJECT: readonly (readonly number[])[] = [
  [DUP],
  [SWAP, DUP_X1, SWAP],
  [DUP2_X1, POP2, DUP_X2, DUP_X2, POP],
];

const isWide = (type: string): boolean => type === 'J' || type === 'D';

function parametersOf(descriptor: string): readonly string[] {
  const parameters = descriptor.slice(1, descriptor.indexOf(')'));
  return parameters.match(/\[*(?:L[^;]*;|[A-Z])/g) ?? [];
}

/** Returns the local variable that an instruction gives an object, if it does. */
function slotOf(opcode: number, bytes: Buffer): number | undefined {
  if (opcode === ASTORE) return bytes[1];
  if (opcode >= ASTORE_0 && opcode < IASTORE) return opcode - ASTORE_0;
  return opcode === WIDE && bytes[1] === ASTORE ? bytes.readUInt16BE(2) : undefined;
}

function load(slot: number): readonly number[] {
  return slot < 256 ? [ALOAD, slot] : [WIDE, ALOAD, ...u2(slot)];
}
