const DAY = 86_400_000;

/** A day, such as `2026-11-27`. The order of the texts is that of the days. */
export type Day = string;

/** Whether a text is a day of the calendar. */
export function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** @throws RangeError if the text is not a day. */
export function daysAfter(day: Day, days: number): Day {
  if (!isDay(day)) throw new RangeError(`expected a day such as 2026-11-27, got ${day}`);
  return dayOf(Date.parse(day) + days * DAY);
}

/** @param time In milliseconds since 1970, in UTC. */
function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
