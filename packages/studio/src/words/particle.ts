/** Whether the name of a digit ends in a consonant: 일 삼 육 칠 팔 영 do; so do the letters L, M and N. */
const closed = (symbol: string): boolean => '013678LMN'.includes(symbol.at(-1) ?? '');

/** A digit with the Korean particle that its name wants. */
export const object = (symbol: string): string => `${symbol}${closed(symbol) ? '을' : '를'}`;
export const subject = (symbol: string): string => `${symbol}${closed(symbol) ? '이' : '가'}`;
export const topic = (symbol: string): string => `${symbol}${closed(symbol) ? '은' : '는'}`;
