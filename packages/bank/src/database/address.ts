import { BankFailure } from './bank-failure.ts';

/** The address of a server. */
export interface Address {
  /** As the drivers take it, with the password. */
  readonly url: string;
  /** For messages, without the password. */
  readonly name: string;
  readonly isRedis: boolean;
}

/** Whether a place is the address of a server, and not a folder. */
export function isServer(place: string): boolean {
  return /^(postgres(ql)?:|[a-z][\w+.-]*:\/\/)/i.test(place);
}

/**
 * Reads the address of a PostgreSQL server.
 *
 * @throws BankFailure if it is not one.
 */
export function serverAddress(text: string): Address {
  return addressOf(text, 'postgres://user@host/name', ['postgres', 'postgresql']);
}

/**
 * Reads the address of a queue: a PostgreSQL server or Redis.
 *
 * @throws BankFailure if it is not one.
 */
export function queueAddress(text: string): Address {
  const expected = 'redis://host or postgres://user@host/name';
  return addressOf(text, expected, ['postgres', 'postgresql', 'redis', 'rediss']);
}

/** What may follow a `?`. The drivers would take anything, such as `stream`, for a setting of theirs. */
const OPTIONS = {
  postgres:
    /^(application_name|channel_binding|client_encoding|connect_timeout|fallback_application_name|host|idle_in_transaction_session_timeout|keepalives\w*|lock_timeout|options|password|port|query_timeout|ssl|sslcert|sslkey|sslmode|sslnegotiation|sslrootcert|statement_timeout|target_session_attrs|uselibpqcompat|user)$/,
  redis: /^(db|family|password|username)$/,
};
const SSL_MODES = /^(disable|no-verify|prefer|require|verify-ca|verify-full)$/;
const PORT = 'expected a port from 1 to 65535';
const ESCAPES = 'in a password, write / ? # @ as %2F %3F %23 %40';

function addressOf(text: string, expected: string, schemes: readonly string[]): Address {
  const name = withoutPassword(text);
  const refuse = (reason: string): never => {
    throw new BankFailure(`${name}: ${reason}`);
  };
  const [, scheme = '', authority = '', path = '', query = ''] =
    /^([a-z][\w+.-]*):\/\/([^/?#]*)([^?#]*)(.*)$/is.exec(text) ?? [];
  if (!schemes.includes(scheme.toLowerCase())) refuse(`expected an address such as ${expected}`);
  if (/\p{Cc}|%[01][\da-f]|%7f/iu.test(text)) {
    refuse('expected an address without control characters');
  }
  if (/[@#]/.test(path + query)) refuse(`expected no # or @ behind the host; ${ESCAPES}`);
  if (!isEncoded(text)) {
    refuse('expected two hexadecimal digits behind every %; the character % itself is %25');
  }
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const parts = /^(?:\[[\da-f:.]+\]|[^:[\]]*)(?::(.*))?$/is.exec(host);
  if (!parts) refuse('expected a host behind //, such as name, 10.0.0.1 or [::1]');
  if (!isPort(parts?.[1])) refuse(PORT);
  try {
    new URL(text.replace('@/', '@host/'));
  } catch {
    refuse('expected a host behind //, such as name, 10.0.0.1 or [::1]');
  }
  const isRedis = /^redis/i.test(scheme);
  const options = new URLSearchParams(query);
  for (const key of options.keys()) {
    if (!OPTIONS[isRedis ? 'redis' : 'postgres'].test(key)) {
      refuse(`expected an option such as ${isRedis ? 'db' : 'sslmode'} behind ?, found "${key}"`);
    }
  }
  if (!isPort(options.get('port') ?? undefined)) refuse(PORT);
  const mode = options.get('sslmode');
  if (mode !== null && !SSL_MODES.test(mode)) {
    refuse(`expected sslmode to be disable, no-verify, require or verify-full, found "${mode}"`);
  }
  if (isRedis && !/^\/?\d*$/.test(path)) refuse('expected the number of a database behind /');
  // pg takes the other modes for verify-full as well, but prints a warning.
  const strict = options.has('uselibpqcompat')
    ? text
    : text.replace(/([?&]sslmode=)(prefer|require|verify-ca)\b/, '$1verify-full');
  return { url: strict, name, isRedis };
}

function isPort(text: string | undefined): boolean {
  return (
    text === undefined || text === '' || (/^\d{1,5}$/.test(text) && +text > 0 && +text < 65_536)
  );
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An address without its password, also if it is not well formed. */
function withoutPassword(address: string): string {
  return (
    address
      .replace(/([?&]password=)[^&]*/gi, '$1…')
      // The password ends at the last @, whatever is in it.
      .replace(/^(\w+:\/*[^:@]*):.*@/s, '$1@')
      // What stands where a port should be may be a password without a host.
      .replace(/^(\w+:\/*[^:@[/?#]*):(?!\d*([/?#]|$)).*/s, '$1:…')
  );
}
