import {
  type ConstraintKind,
  constraintFamilies,
  constraintFields,
  constraintsFault,
} from '@nonet/engine/constraint';

/** What sets the constraints of a kind, or of a form of it, such as the odd cells of `sets`. */
export interface Tool {
  readonly id: string;
  readonly kind: ConstraintKind;
  /** The fields that all its constraints have. */
  readonly fixed: Readonly<Record<string, unknown>>;
}

/**
 * How the cells of a constraint are chosen. `switch`: it rules the whole grid. `line`: along the
 * cells, in order. `pair`: two neighbours. `corner`: the four cells around a corner. `cell`: each cell
 * alone. `cells`: any cells. `outside`: two cells show where a clue outside the grid looks.
 */
export type Gesture = 'switch' | 'line' | 'pair' | 'corner' | 'cell' | 'cells' | 'outside';

export const families = ['houses', 'neighbours', 'pairs', 'cages', 'lines', 'outside'] as const;

export type Family = (typeof families)[number];

/** The forms of kinds that have none, or more than one: form → the fields that are fixed. */
const FORMS: Readonly<Partial<Record<ConstraintKind, Readonly<Record<string, Tool['fixed']>>>>> = {
  diagonal: { 'diagonal-down': { down: true }, 'diagonal-up': { down: false } },
  negative: {
    'negative-dots': { of: ['difference', 'ratio'], values: [1, 2] },
    'negative-xv': { of: ['total', 'total'], values: [5, 10] },
  },
  sets: { odd: { parity: 1 }, even: { parity: 0 } },
  thermo: { thermo: {}, 'slow-thermo': { slow: true } },
  pair: {},
  automaton: {},
};

/** The tools of each family, in the order of the palette. */
const TOOLS: ReadonlyMap<Family, readonly Tool[]> = new Map(
  families.map((family) => {
    const kinds = constraintFamilies[family];
    const all = family === 'cages' ? [...kinds, ...constraintFamilies.tables] : kinds;
    return [family, all.flatMap(toolsOfKind)];
  }),
);

export const allTools: readonly Tool[] = [...TOOLS.values()].flat();

export function toolsOf(family: Family): readonly Tool[] {
  return TOOLS.get(family) ?? [];
}

function toolsOfKind(kind: ConstraintKind): readonly Tool[] {
  return Object.entries(FORMS[kind] ?? { [kind]: {} }).map(([id, fixed]) => ({ id, kind, fixed }));
}

export function toolNamed(id: string): Tool | undefined {
  return allTools.find((tool) => tool.id === id);
}

export function gestureOf({ kind }: Tool): Gesture {
  const fields = constraintFields(kind);
  const isIn = (family: Family): boolean => constraintFamilies[family].includes(kind);
  if (!fields.some((field) => ['bulb', 'cells', 'parts'].includes(field))) return 'switch';
  if (isIn('pairs')) return 'pair';
  if (isIn('lines') || !fields.includes('cells')) return 'line';
  if (isIn('outside') || kind === 'sum') return 'outside';
  if (fields.includes('sets')) return 'cell';
  return fields.includes('values') ? 'corner' : 'cells';
}

/** The field for a number, or for several digits. */
export type NumberName = 'sum' | 'value' | 'values';

export function numberOf({ kind, fixed }: Tool): NumberName | undefined {
  const fields = constraintFields(kind).filter((field) => !(field in fixed));
  return (['sum', 'value', 'values'] as const).find((name) => fields.includes(name));
}

/** Whether a constraint of the kind needs no number: a cage without a sum. */
export function isOptional({ kind }: Tool): boolean {
  const bare = { kind, cells: [0, 1] };
  return constraintsFault([bare], { cells: 2, least: 1, most: 9 }) === undefined;
}

/** Whether the next constraint has the same number. Cages and clues outside the grid have their own. */
export function isNumberKept({ kind }: Tool): boolean {
  return ['pairs', 'lines'].some((family) => constraintFamilies[family as Family].includes(kind));
}

/** The number that a constraint has until another one is typed. */
export function usualNumber(tool: Tool, cells: number, size: number): string {
  const middle = (size + 1) / 2;
  const numbers: Readonly<Partial<Record<ConstraintKind, number>>> = {
    difference: 1,
    ratio: 2,
    total: size + 1,
    sum: Math.round(cells * middle),
    whisper: Math.ceil(size / 2),
    lockout: Math.floor(size / 2),
    modular: 3,
    sumline: size + 1,
    sandwich: size + 1,
    xsum: Math.round(middle * middle),
    skyscraper: 3,
  };
  return String(numbers[tool.kind] ?? (numberOf(tool) === 'values' ? 1 : ''));
}
