/** Whether the Korean name of the last symbol ends in a consonant (영 일 삼 육 칠 팔, and L, M, N). */
const endsInConsonant = (symbol: string): boolean => '013678LMN'.includes(symbol.at(-1) ?? '');

/** A digit with its Korean particle. */
export const object = (symbol: string): string =>
  `${symbol}${endsInConsonant(symbol) ? '을' : '를'}`;
export const subject = (symbol: string): string =>
  `${symbol}${endsInConsonant(symbol) ? '이' : '가'}`;
export const topic = (symbol: string): string =>
  `${symbol}${endsInConsonant(symbol) ? '은' : '는'}`;
