/**
 * A bank cannot be opened, or cannot do what it is asked. The message is a line for a person: control
 * characters, such as those of a name, are written as they are in JSON.
 */
export class BankFailure extends Error {
  /** Whether the server is down, so that it may answer later. */
  readonly isDown: boolean;

  constructor(message: string, isDown = false) {
    super(message.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1)));
    this.isDown = isDown;
  }
}

export const NO_SERVER = 'no server answers at this address';
const TOO_LARGE = 'its files would be larger than allowed (ulimit -f shows the limit)';
const LOST = 'the connection to the server was lost: what it has answered is kept';
const NO_ENTRY = 'the server does not accept the name or the password';
const NO_SSL = 'the server does not offer SSL, which the address asks for';
const STOPPED = 'the server stopped this: a setting allows less time';
const NO_WRITING = 'the server only reads, as a copy of another one does';

/** Code of PostgreSQL or of Node → the sentence, if the server is down. */
const DOWN: Readonly<Record<string, string>> = {
  '08006': LOST,
  53300: 'the server has too many connections',
  '57P01': 'the server was stopped: what it has answered is kept',
  '57P02': 'the server crashed: what it has answered is kept',
  '57P03': 'the server is starting or stopping: try again in a moment',
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ECONNREFUSED: NO_SERVER,
  ECONNRESET: LOST,
  EHOSTDOWN: NO_SERVER,
  EHOSTUNREACH: NO_SERVER,
  ENETUNREACH: NO_SERVER,
  ENOENT: NO_SERVER,
  EPIPE: LOST,
  ETIMEDOUT: NO_SERVER,
};

/** Code of PostgreSQL or of Node → the sentence. */
const REASONS: Readonly<Record<string, string>> = {
  '22P05': 'the database cannot hold all characters: make one with the encoding UTF8',
  25006: NO_WRITING,
  '25P03': STOPPED,
  28000: NO_ENTRY,
  '28P01': NO_ENTRY,
  '3D000': 'the server has no database with this name',
  42501: 'this user may not make or use the tables of the bank',
  53100: 'the disk is full: nothing more can be kept',
  53200: 'the server has no memory left',
  '55P03': STOPPED,
  57014: STOPPED,
  EACCES: 'there is no permission to write there',
  EDQUOT: 'the disk quota is used up: nothing more can be kept',
  EEXIST: 'expected a folder, found a file',
  EFBIG: TOO_LARGE,
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full: nothing more can be kept',
  ENOTDIR: 'expected a folder, found a file',
  ENOTFOUND: 'no host has this name',
  EPERM: 'there is no permission to write there',
  EROFS: 'the file system cannot be written to',
};

/** The messages of errors of pg and ioredis without a code, and the sentence. */
const DOWN_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^(Connection terminated|Client (has encountered a connection error|was closed))/, LOST],
  [/^timeout expired$/, NO_SERVER],
];
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^Aborted\(/, `the database stopped: perhaps ${TOO_LARGE}`],
  [
    /client password must be a string/,
    'the server asks for a password: set the variable PGPASSWORD',
  ],
  [/^Query read timeout$/, STOPPED],
  [/^The server does not support SSL connections$/, NO_SSL],
  [/^(NOAUTH|WRONGPASS|ERR invalid password)/, NO_ENTRY],
  [/^NOPERM/, 'this user may not use the queue'],
  [/^ERR (DB index|invalid DB index)/, 'the server has no database with this number'],
  [/^READONLY/, NO_WRITING],
];

/** The failure for an error of a database, or the error itself if it is a bug. */
export function failureOf(error: unknown, name: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // Node has one error for several addresses of a host, and pg an error without a code.
  const all = error instanceof AggregateError ? error.errors : [error];
  const first = (all[0] as { code?: string } | undefined)?.code ?? code;
  const find = (texts: typeof MESSAGES) => texts.find(([text]) => text.test(message))?.[1];
  const down = DOWN[first] ?? find(DOWN_MESSAGES);
  const reason = down ?? REASONS[first] ?? find(MESSAGES) ?? ownWords(first, message);
  return reason === undefined ? error : new BankFailure(`${name}: ${reason}`, down !== undefined);
}

/** The failure for an error of a server that was not connected yet: it is never a bug. */
export function connectFailureOf(error: unknown, name: string): BankFailure {
  if (error instanceof BankFailure) return error;
  const { message, path, syscall } = error as NodeJS.ErrnoException;
  // pg reads the files of certificates.
  if (syscall === 'open') {
    return new BankFailure(
      `${name}: expected a certificate in ${path}, found none that can be read`,
    );
  }
  const failure = failureOf(error, name);
  if (!(failure instanceof BankFailure)) {
    const [reason] = message.split('. ');
    return new BankFailure(`${name}: the server cannot be used: ${reason}`);
  }
  return failure.message.endsWith(LOST)
    ? new BankFailure(`${name}: the server at this address ends the connection`, true)
    : failure;
}

/** What is wrong with a certificate or with files, in words of OpenSSL or of PostgreSQL. */
function ownWords(code: string, message: string): string | undefined {
  if (/CERT|SIGNATURE/.test(code)) {
    return `the certificate of the server is not accepted (${message}): sslmode=no-verify accepts any`;
  }
  if (/^(58|XX)...$/.test(code)) return `the files of the database are damaged: ${message}`;
  if (/^08...$/.test(code)) return LOST;
  return undefined;
}
