/** Whether the Korean name of the last digit or letter ends in a consonant: 영 일 삼 육 칠 팔 엘 엠 엔. */
const endsInConsonant = (symbol: string): boolean => '013678LMN'.includes(symbol.at(-1) ?? '');

/** Adds the Korean particle that fits the digit: `3을`, `4를`. */
export const object = (symbol: string): string =>
  `${symbol}${endsInConsonant(symbol) ? '을' : '를'}`;
export const subject = (symbol: string): string =>
  `${symbol}${endsInConsonant(symbol) ? '이' : '가'}`;
export const topic = (symbol: string): string =>
  `${symbol}${endsInConsonant(symbol) ? '은' : '는'}`;
