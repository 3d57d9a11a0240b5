import { type TypedOption, text } from '../core/option.ts';

export const place = (): TypedOption<string> =>
  text(
    '-b, --bank <place>',
    'the bank: a folder, which is made if it is not there, or a database of a PostgreSQL server, such as postgres://user@host/name',
  )
    .names('place')
    .isRequired();
