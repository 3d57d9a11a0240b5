import type { Of } from '../../constraint/rule.ts';
import { subject } from '../particle.ts';

type Negative = Pick<Of<'negative'>, 'of' | 'values'>;

/** `differ by 1` */
export function excludedRelations({ of, values }: Negative): string[] {
  return of.map((kind, i) => ENGLISH[kind](values[i]));
}

const ENGLISH = {
  difference: (value: number): string => `differ by ${value}`,
  ratio: (value: number): string => `have the ratio ${value} : 1`,
  total: (value: number): string => `add up to ${value}`,
};

/** `차가 1이 아니고, 비가 2 대 1이 아니에요` */
export function excludedRelationsKorean({ of, values }: Negative): string {
  return of
    .map((kind, i) => {
      const value = kind === 'ratio' ? `${values[i]} 대 1` : `${values[i]}`;
      return `${KOREAN[kind]} ${subject(value)} ${i < of.length - 1 ? '아니고' : '아니에요'}`;
    })
    .join(', ');
}

const KOREAN = { difference: '차가', ratio: '비가', total: '합이' };
