/** A bank cannot be opened, or cannot do what it is asked. The message is for a person. */
export class BankFailure extends Error {}

const NO_SERVER = 'no server answers at this address';
const TOO_LARGE = 'its files would be larger than allowed (ulimit -f shows the limit)';
const LOST = 'the connection to the server was lost: what it has answered is kept';

/** Code of PostgreSQL or of Node → the sentence. */
const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the server does not accept the name or the password',
  '28000': 'the server does not accept the name or the password',
  '3D000': 'the server has no database with this name',
  '42501': 'this user may not make or use the tables of the bank',
  '53100': 'the disk is full: nothing more can be kept',
  '53300': 'the server has too many connections',
  '57P01': 'the server was stopped: what it has answered is kept',
  '57P02': 'the server crashed: what it has answered is kept',
  '57P03': 'the server is starting or stopping: try again in a moment',
  ECONNREFUSED: NO_SERVER,
  ECONNRESET: LOST,
  EHOSTUNREACH: NO_SERVER,
  ENETUNREACH: NO_SERVER,
  ETIMEDOUT: NO_SERVER,
  ENOENT: NO_SERVER,
  EAI_AGAIN: 'the name of the host cannot be looked up now',
  ENOTFOUND: 'no host has this name',
  ENOSPC: 'the disk is full: nothing more can be kept',
  EDQUOT: 'the disk quota is used up: nothing more can be kept',
  EFBIG: TOO_LARGE,
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the file system cannot be written to',
  EEXIST: 'expected a folder, found a file',
  ENOTDIR: 'expected a folder, found a file',
  EPIPE: LOST,
};

/** The messages of errors of pg and PGlite without a code, and the sentence. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^(Connection terminated|Client (has encountered a connection error|was closed))/, LOST],
  [/^timeout expired$/, NO_SERVER],
  [/^Aborted\(/, `the database stopped: perhaps ${TOO_LARGE}`],
  [
    /client password must be a string/,
    'the server asks for a password: set the variable PGPASSWORD',
  ],
];

/** The failure for an error of a database, or the error itself if it is a bug. */
export function failureOf(error: unknown, name: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // Node has one error for several addresses of a host, and pg an error without a code.
  const all = error instanceof AggregateError ? error.errors : [error];
  const first = (all[0] as { code?: string } | undefined)?.code ?? code;
  const reason = REASONS[first] ?? MESSAGES.find(([text]) => text.test(message))?.[1];
  return reason === undefined ? error : new BankFailure(`${name}: ${reason}`);
}
