import { type TypedOption, text } from '../core/option.ts';

/** The server on which batches are. */
export const server = (): TypedOption<string> =>
  text('-b, --bank <address>', 'the bank on a PostgreSQL server, such as postgres://user@host/name')
    .names('place', 'the address of a server')
    .isRequired();
