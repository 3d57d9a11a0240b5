import { Buffer } from 'buffer/index.js';
import type { StandardInput } from './standard-input.ts';

interface Streams {
  readonly input: StandardInput;
  output(text: string): void;
  messages(text: string): void;
}

type Encoding = string | { readonly encoding?: string | null } | null | undefined;
type Callback = (error: unknown, value?: unknown) => void;

const STREAMS: Readonly<Record<string, number>> = {
  '/dev/stdin': 0,
  '/dev/fd/0': 0,
  '/proc/self/fd/0': 0,
  '/dev/stdout': 1,
  '/dev/fd/1': 1,
  '/dev/stderr': 2,
  '/dev/fd/2': 2,
};

/** The module `fs` of a program: its own folder, in memory, and the standard streams. */
export function fileModule(texts: ReadonlyMap<string, string>, streams: Streams): object {
  const files = new Map<string, Buffer>();
  for (const [name, text] of texts) files.set(name, Buffer.from(text));
  /** Open files: number → name and position. */
  const opened = new Map<number, { readonly name: string; position: number }>();

  const placeOf = (path: unknown): number | string => {
    if (typeof path === 'number') return path;
    const name = String(path);
    return STREAMS[name] ?? name.replace(/^(?:\.\/)+/, '');
  };

  const bytesOf = (path: unknown, call = 'open'): Buffer => {
    const place = placeOf(path);
    if (place === 0) return streams.input.take();
    const name = typeof place === 'number' ? opened.get(place)?.name : place;
    const bytes = name === undefined ? undefined : files.get(name);
    if (!bytes) throw failure(place, call);
    return bytes;
  };

  const readFileSync = (path: unknown, options?: Encoding): Buffer | string => {
    const bytes = bytesOf(path);
    const encoding = typeof options === 'string' ? options : options?.encoding;
    return encoding ? bytes.toString(encoding) : Buffer.from(bytes);
  };

  const write = (path: unknown, data: unknown, isAppended: boolean): void => {
    const place = placeOf(path);
    if (place === 1) streams.output(String(data));
    else if (place === 2) streams.messages(String(data));
    else {
      const name = typeof place === 'number' ? opened.get(place)?.name : place;
      if (name === undefined) throw failure(place, 'write');
      const bytes = Buffer.from(data as string);
      const before = isAppended ? files.get(name) : undefined;
      files.set(name, before ? Buffer.concat([before, bytes]) : bytes);
    }
  };

  const openSync = (path: unknown, flags = 'r'): number => {
    const place = placeOf(path);
    if (typeof place === 'number') return place;
    if (flags.startsWith('r')) bytesOf(place);
    else if (flags.startsWith('w')) files.set(place, Buffer.alloc(0));
    const number = opened.size + 3;
    opened.set(number, { name: place, position: 0 });
    return number;
  };

  const readSync = (
    file: number,
    buffer: Uint8Array,
    offset = 0,
    length = buffer.length - offset,
    position: number | null = null,
  ): number => {
    const place = opened.get(file);
    if (file !== 0 && !place) throw failure(file, 'read');
    const start = position ?? place?.position ?? 0;
    const bytes =
      place === undefined
        ? streams.input.take(length)
        : (files.get(place.name) as Buffer).slice(start, start + length);
    buffer.set(bytes, offset);
    if (place && position === null) place.position += bytes.length;
    return bytes.length;
  };

  const synchronous = {
    readFileSync,
    writeFileSync: (path: unknown, data: unknown) => write(path, data, false),
    appendFileSync: (path: unknown, data: unknown) => write(path, data, true),
    existsSync: (path: unknown) =>
      typeof placeOf(path) === 'number' || files.has(placeOf(path) as string),
    openSync,
    closeSync: (file: number) => {
      opened.delete(file);
    },
    readSync,
    writeSync: (file: number, data: unknown) => {
      write(file, data, true);
      return Buffer.byteLength(String(data));
    },
    fstatSync: (file: number) => ({ size: file === 0 ? 0 : bytesOf(file).length }),
    readdirSync: () => [...files.keys()],
    unlinkSync: (path: unknown) => {
      if (!files.delete(String(placeOf(path)))) throw failure(placeOf(path), 'unlink');
    },
  };

  const promised =
    <Args extends unknown[], Value>(call: (...args: Args) => Value) =>
    async (...args: Args): Promise<Value> =>
      call(...args);
  const promises = {
    readFile: promised(readFileSync),
    writeFile: promised(synchronous.writeFileSync),
    appendFile: promised(synchronous.appendFileSync),
  };

  const called =
    (call: (...args: unknown[]) => Promise<unknown>) =>
    (...args: unknown[]): void => {
      const callback = args.pop() as Callback;
      call(...args).then(
        (value) => callback(null, value),
        (error: unknown) => callback(error),
      );
    };
  return {
    ...synchronous,
    promises,
    readFile: called(promises.readFile as never),
    writeFile: called(promises.writeFile as never),
    appendFile: called(promises.appendFile as never),
    createReadStream: () => streams.input,
    constants: { O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2 },
  };
}

/** The error of Node for a file that is not there, or for a number that is not open. */
function failure(place: number | string, call: string): Error {
  const isNumber = typeof place === 'number';
  const [code, errno, text] = isNumber
    ? (['EBADF', -9, 'bad file descriptor'] as const)
    : (['ENOENT', -2, 'no such file or directory'] as const);
  const message = `${code}: ${text}, ${isNumber ? 'read' : `${call} '${place}'`}`;
  return Object.assign(new Error(message), {
    errno,
    code,
    syscall: call,
    ...(!isNumber && { path: place }),
  });
}
