import type { Imprint } from './plan.ts';
import { type Fields, objectOf, optional } from './plan-fields.ts';
import { type Kind, kindOf, stringUpTo } from './plan-values.ts';

const date: Kind<string> = kindOf('a date such as 2026-11-27, 2026-11 or 2026', (value) =>
  typeof value === 'string' && /^\d{4}(-\d\d){0,2}$/.test(value) && isDate(value)
    ? value
    : undefined,
);

/** Whether there is such a day. JavaScript reads 30 February as 2 March. */
function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Books in Korea have a code of five digits after the ISBN. */
const ISBN = /^(97[89](?:-?\d){10})(?: \d{5})?$/;

const isbn: Kind<string> = kindOf(
  'an ISBN of 13 digits with its check digit, such as 978-3-16-148410-0',
  (value) => {
    if (typeof value !== 'string') return undefined;
    const [, number] = ISBN.exec(value) ?? [];
    return number !== undefined && hasCheckDigit(number) ? value : undefined;
  },
);

/** The digits count once and three times in turn. The sum is a multiple of ten. */
function hasCheckDigit(number: string): boolean {
  const digits = Array.from(number.replaceAll('-', ''), Number);
  return digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

const fields: Fields<Imprint> = {
  publisher: optional(stringUpTo(80)),
  published: optional(date),
  edition: optional(stringUpTo(60)),
  isbn: optional(isbn),
  rights: optional(stringUpTo(300)),
};

export const imprint: Kind<Imprint> = objectOf(fields);
