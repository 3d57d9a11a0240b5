/** A date of the calendar, such as `2026-11-29`. The order of the texts is that of the days. */
export type Day = string;

/** A moment, and how many minutes the clock on the wall was ahead of UTC. */
export interface LocalMoment {
  /** In milliseconds since 1970, in UTC. */
  readonly at: number;
  readonly zone: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A moment where the user is. */
export function momentOf(date: Date): LocalMoment {
  return { at: date.getTime(), zone: -date.getTimezoneOffset() };
}

/** The date that a calendar on the wall showed. */
export function dayAt({ at, zone }: LocalMoment): Day {
  return new Date(at + zone * MINUTE).toISOString().slice(0, 10);
}

/** The date where the user is. */
export function dayOf(date: Date): Day {
  return dayAt(momentOf(date));
}

export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** A month, such as `2026-11`. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function monthsAfter(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The days of a month, and the weekday of the first one: 0 is Sunday. */
export function daysOf(month: Month): { readonly days: readonly Day[]; readonly weekday: number } {
  const first = `${month}-01`;
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1);
  const days = Array.from({ length: Number(last.slice(8)) }, (_, i) => daysAfter(first, i));
  return { days, weekday: new Date(Date.parse(first)).getUTCDay() };
}

/** How many days in a row had something, now and at most. */
export interface Streaks {
  readonly current: number;
  readonly longest: number;
}

/**
 * Counts days in a row. A day counts once, whatever its moments are. It follows another one if it is
 * the next date, or if it was no more than the next date where the day before was: who flies across the
 * date line may never see a date. The current streak ends today or yesterday, or tomorrow if that was
 * the date where the player was last. What a clock that was wrong dates later than that does not end it.
 */
export function streaksOf(moments: readonly LocalMoment[], now: LocalMoment): Streaks {
  const latest = daysAfter(dayAt(now), 1);
  let current = 0;
  let longest = 0;
  let length = 0;
  let before: PlayedDay | undefined;
  for (const played of playedDays(moments)) {
    length = before && follows(before, played.first) ? length + 1 : 1;
    longest = Math.max(longest, length);
    const isOpen = played.day >= dayAt(now) || follows(played, now);
    if (played.day <= latest) current = isOpen ? length : 0;
    before = played;
  }
  return { current, longest };
}

interface PlayedDay {
  readonly day: Day;
  readonly first: LocalMoment;
  readonly last: LocalMoment;
}

/** The days of the moments, the first day first. */
function playedDays(moments: readonly LocalMoment[]): readonly PlayedDay[] {
  const days = new Map<Day, PlayedDay>();
  for (const moment of moments) {
    const day = dayAt(moment);
    const { first, last } = days.get(day) ?? { first: moment, last: moment };
    days.set(day, {
      day,
      first: moment.at < first.at ? moment : first,
      last: moment.at > last.at ? moment : last,
    });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Whether a later moment is on the next day: there, or where the player was on the day before. */
function follows({ day, last }: PlayedDay, { at, zone }: LocalMoment): boolean {
  const next = daysAfter(day, 1);
  return dayAt({ at, zone }) <= next || dayAt({ at, zone: last.zone }) <= next;
}
