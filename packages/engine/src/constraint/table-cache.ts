// Tables depend only on the digits of a grid and on the numbers of a rule, so that they are made once.
const tables = new Map<string, unknown>();

/** Beyond so many tables, all are forgotten. */
const MOST_TABLES = 4096;

/** The table with this name, which `make` makes at the first call. */
export function cached<Table>(name: string, make: () => Table): Table {
  const known = tables.get(name);
  if (known !== undefined) return known as Table;
  const made = make();
  if (tables.size === MOST_TABLES) tables.clear();
  tables.set(name, made);
  return made;
}
