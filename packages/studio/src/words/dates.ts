import { type Day, daysAfter, type Month } from '../picture/days.ts';
import type { Language } from './words.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', ko: 'ko' };

type Parts = Pick<Intl.DateTimeFormatOptions, 'day' | 'month' | 'year' | 'weekday'>;

function written(day: Day, language: Language, parts: Parts): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...parts });
  return format.format(Date.parse(day));
}

/** Writes a date as `29 November`, or as `11월 29일`. */
export function dayText(day: Day, language: Language): string {
  return written(day, language, { day: 'numeric', month: 'long' });
}

/** Writes a date as `29 November 2026`, or as `2026년 11월 29일`. */
export function dateText(day: Day, language: Language): string {
  return written(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Writes a month as `November 2026`, or as `2026년 11월`. */
export function monthText(month: Month, language: Language): string {
  return written(`${month}-01`, language, { month: 'long', year: 'numeric' });
}

/** Writes a time on the clock of the device as `29 Nov 2026, 18:05`, or as `2026. 11. 29. 오후 6:05`. */
export function momentText(time: Date | number | string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(time));
}

const SUNDAY = '2026-11-29';

/** The short names of the weekdays, from Sunday on. */
export function weekdayTexts(language: Language): readonly string[] {
  return Array.from({ length: 7 }, (_, i) =>
    written(daysAfter(SUNDAY, i), language, { weekday: 'short' }),
  );
}
