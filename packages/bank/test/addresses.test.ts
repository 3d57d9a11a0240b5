import { expect, it } from 'vitest';
import { Bank } from '../dist/bank.js';
import { BankFailure } from '../dist/database/bank-failure.js';
import { openQueue } from '../dist/queue/part-queue.js';

const SERVER = 'expected an address such as postgres://user@host/name';
const QUEUE = 'expected an address such as redis://host or postgres://user@host/name';
const ESCAPES =
  'expected no # or @ behind the host; in a password, write / ? # @ as %2F %3F %23 %40';
const CONTROL = 'expected an address without control characters';
const ENCODED = 'expected two hexadecimal digits behind every %; the character % itself is %25';
const PORT = 'expected a port from 1 to 65535';
const HOST = 'expected a host behind //, such as name, 10.0.0.1 or [::1]';
const option = (name: string): string =>
  `expected an option such as sslmode behind ?, found "${name}"`;

/** Addresses that are not well formed, how messages name them, and the reason. */
const addresses = [
  ['postgres://bob:sec#ret@host/db', 'postgres://bob@host/db', ESCAPES],
  ['postgres://bob:sec/ret@host/db', 'postgres://bob@host/db', ESCAPES],
  ['postgres://bob:sec?ret@host/db', 'postgres://bob@host/db', ESCAPES],
  ['postgres://bob:s@c/ret@host/db', 'postgres://bob@host/db', ESCAPES],
  ['postgres://bob:secret@host/a@b', 'postgres://bob@b', ESCAPES],
  ['postgres://bob:secret@host/db#x', 'postgres://bob@host/db#x', ESCAPES],
  ['postgres://bob:sec%ret@host/db', 'postgres://bob@host/db', ENCODED],
  ['postgres://bob:secret%@host/db', 'postgres://bob@host/db', ENCODED],
  ['postgres://bob:sec%ffret@host/db', 'postgres://bob@host/db', ENCODED],
  ['postgres://bob:sec%00ret@host/db', 'postgres://bob@host/db', CONTROL],
  ['postgres://bob:secret@host/db%00', 'postgres://bob@host/db%00', CONTROL],
  ['postgres://bob:secret@host/d\x1b[31mb', 'postgres://bob@host/d\\u001b[31mb', CONTROL],
  ['postgres://bob:secret@host/db\n', 'postgres://bob@host/db\\n', CONTROL],
  ['postgre://bob:secret@host/db', 'postgre://bob@host/db', SERVER],
  ['mysql://bob:secret@host/db', 'mysql://bob@host/db', SERVER],
  ['HTTPS://bob:secret@host/db', 'HTTPS://bob@host/db', SERVER],
  ['redis://bob:secret@host', 'redis://bob@host', SERVER],
  ['postgres:/bob:secret@host/db', 'postgres:/bob@host/db', SERVER],
  ['POSTGRES:bob:secret@host/db', 'POSTGRES:bob@host/db', SERVER],
  ['POSTGRES://bob:secret@host:0/db', 'POSTGRES://bob@host:0/db', PORT],
  ['postgres://bob:secret@host:99999/db', 'postgres://bob@host:99999/db', PORT],
  ['postgres://bob:secret@host:abc/db', 'postgres://bob@host:abc/db', PORT],
  ['postgres://bob:secret@host:-1/db', 'postgres://bob@host:-1/db', PORT],
  ['postgres://bob:secret@a:1,b:2/db', 'postgres://bob@a:1,b:2/db', PORT],
  ['postgres://bob:secret@::1/db', 'postgres://bob@::1/db', PORT],
  ['postgres://bob:secret/db', 'postgres://bob:…', PORT],
  ['postgres://bob:secret', 'postgres://bob:…', PORT],
  ['postgres://bob:secret%40host/db', 'postgres://bob:…', PORT],
  ['postgres://bob:secret@host/db?port=x', 'postgres://bob@host/db?port=x', PORT],
  ['postgres://bob:secret@[::1', 'postgres://bob@[::1', HOST],
  ['postgres://bob:secret@[::1/db', 'postgres://bob@[::1/db', HOST],
  ['postgres://bob:secret@[::g]/db', 'postgres://bob@[::g]/db', HOST],
  ['postgres://bob:secret@ho st/db', 'postgres://bob@ho st/db', HOST],
  ['postgres://bob:secret@ho<st/db', 'postgres://bob@ho<st/db', HOST],
  ['postgres://bob:secret@', 'postgres://bob@', HOST],
  ['postgres://host/db?stream=x', 'postgres://host/db?stream=x', option('stream')],
  ['postgres://host/db?sslmod=require', 'postgres://host/db?sslmod=require', option('sslmod')],
  ['postgres://h/d?user=bob&password=sec@ret', 'postgres://h/d?user=bob&password=…', ESCAPES],
  ['postgres://h/d?password=secret&x=1', 'postgres://h/d?password=…&x=1', option('x')],
  [
    'postgres://bob:secret@host/db?sslmode=maybe',
    'postgres://bob@host/db?sslmode=maybe',
    'expected sslmode to be disable, no-verify, require or verify-full, found "maybe"',
  ],
] as const;

it('says what is wrong with the address of a bank, without the password', async () => {
  for (const [address, name, reason] of addresses) {
    const error: unknown = await Bank.open(address).catch((it: unknown) => it);
    expect(error, address).toBeInstanceOf(BankFailure);
    expect((error as Error).message).toBe(`${name}: ${reason}`);
  }
});

it.each([
  ['redis://:sec/ret@host', 'redis://@host', ESCAPES],
  ['redis://:secret@host:99999', 'redis://@host:99999', PORT],
  ['redis://:secret@host/abc', 'redis://@host/abc', 'expected the number of a database behind /'],
  [
    'redis://host?keyPrefix=x',
    'redis://host?keyPrefix=x',
    'expected an option such as db behind ?, found "keyPrefix"',
  ],
  ['http://bob:secret@host', 'http://bob@host', QUEUE],
  ['host:6379', 'host:6379', QUEUE],
  ['puzzles', 'puzzles', QUEUE],
])('says what is wrong with the address of a queue, %s', async (address, name, reason) => {
  const setting = { onLost: () => {}, signal: new AbortController().signal };
  await expect(openQueue('name', address, setting)).rejects.toThrow(`${name}: ${reason}`);
});
