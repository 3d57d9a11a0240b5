/** Writes a time of play in milliseconds as `4:10`, or as `1:04:10`. */
export function clockText(milliseconds: number): string {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  const two = (part: number): string => `${part}`.padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,4}):([0-5]\d)(?:\.(\d))?$/;

/** Reads what `clockText` writes, with or without tenths of a second. Returns milliseconds. */
export function parseClock(text: string): number | undefined {
  const [, hours = '0', minutes, seconds, tenths = '0'] = CLOCK.exec(text) ?? [];
  if (minutes === undefined) return undefined;
  const whole = 60 * (60 * Number(hours) + Number(minutes)) + Number(seconds);
  return 1_000 * whole + 100 * Number(tenths);
}

/** Writes a time of play in milliseconds as `4분 10초`. */
export function koreanTime(milliseconds: number): string {
  const { hours, minutes, seconds } = partsOf(milliseconds);
  const parts = [
    hours > 0 ? `${hours}시간` : '',
    minutes > 0 ? `${minutes}분` : '',
    seconds > 0 || hours + minutes === 0 ? `${seconds}초` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function partsOf(milliseconds: number): {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
} {
  const all = Math.floor(milliseconds / 1_000);
  return {
    hours: Math.floor(all / 3_600),
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
