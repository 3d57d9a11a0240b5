/** What a value in the data of a variant should be. */
export type Expectation =
  | { readonly id: 'variant' | 'constraint' | 'kind' | 'flag' | 'multiple-of-3' }
  | { readonly id: 'whole'; readonly from: number; readonly to?: number }
  | { readonly id: 'digit' | 'cell'; readonly from: number; readonly to: number }
  | { readonly id: 'state'; readonly below: number }
  | { readonly id: 'one-of'; readonly texts: readonly string[] }
  | { readonly id: 'list' | 'different'; readonly noun: Noun }
  | {
      readonly id: 'count';
      readonly bound?: 'least' | 'most';
      readonly count: number;
      readonly noun: Noun;
      /** The region that has the cells. */
      readonly region?: number;
    }
  | { readonly id: 'fields'; readonly names: readonly string[] };

/** What a list has, in the plural. */
export type Noun = 'cells' | 'digits' | 'entries' | 'parts' | 'states' | 'values';

/** Returns a text such as "a cell from 0 to 80". */
export function expectationText(expected: Expectation): string {
  switch (expected.id) {
    case 'variant':
      return 'a variant';
    case 'constraint':
      return 'a constraint';
    case 'kind':
      return 'a kind of constraint';
    case 'flag':
      return 'true or false';
    case 'multiple-of-3':
      return 'a number of digits that is a multiple of 3';
    case 'whole':
      return `a whole number from ${expected.from} ${expected.to === undefined ? 'on' : `to ${expected.to}`}`;
    case 'digit':
    case 'cell':
      return `a ${expected.id} from ${expected.from} to ${expected.to}`;
    case 'state':
      return `a state below ${expected.below}`;
    case 'one-of':
      return `${expected.texts.slice(0, -1).join(', ')} or ${expected.texts.at(-1)}`;
    case 'list':
      return `a list of ${expected.noun}`;
    case 'different':
      return `different ${expected.noun}`;
    case 'count': {
      const { bound, count, noun, region } = expected;
      const place = region === undefined ? '' : ` in region ${region}`;
      return `${bound ? `at ${bound} ` : ''}${counted(count, noun)}${place}`;
    }
    default:
      return `no fields but ${expected.names.join(', ')}`;
  }
}

/** A number with a noun, which is in the singular for 1. */
function counted(count: number, noun: Noun): string {
  return `${count} ${count === 1 ? SINGULAR[noun] : noun}`;
}

const SINGULAR: Readonly<Record<Noun, string>> = {
  cells: 'cell',
  digits: 'digit',
  entries: 'entry',
  parts: 'part',
  states: 'state',
  values: 'value',
};
