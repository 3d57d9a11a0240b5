import { BankFailure } from './bank-failure.ts';

/** What PostgreSQL says when it cannot use its files, and where the damage is. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/control file|PG_CONTROL_VERSION/, 'global/pg_control'],
  [/WAL|checkpoint record/, 'pg_wal'],
  [/catalog|critical system index|cache lookup/, 'base'],
];
/** The name of a file in what PostgreSQL says. */
const FILE = /["/]((?:base|global|pg_\w+)(?:\/[^"]*)?|PG_VERSION|\w+\.conf)["']/;

const OTHER_VERSION = /initialized by PostgreSQL version (\S+), .* this version (\d+)/;

/** The failure of a bank whose files are not as they were left. `said` is what PostgreSQL has said of them. */
export function damage(folder: string, said: string): BankFailure {
  const [, found, expected] = OTHER_VERSION.exec(said) ?? [];
  if (found !== undefined) {
    return new BankFailure(
      `${folder}: expected files of PostgreSQL ${expected}, found those of PostgreSQL ${found}: export the bank with the version of @electric-sql/pglite that has made it`,
    );
  }
  const place = FILE.exec(said)?.[1] ?? PLACES.find(([text]) => text.test(said))?.[1];
  return new BankFailure(
    `${folder}: ${damageText(place === undefined ? 'data' : `data/${place}`)}`,
  );
}

export function damageText(place: string): string {
  return `this bank is damaged at ${place}; use a copy of the folder, or add what nonet bank export has written to a new bank`;
}
