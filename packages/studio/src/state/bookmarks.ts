/** Events a person chose of a run, in order. */
export type Bookmarks = readonly number[];

/** More than that no strip shows and no link carries. */
export const MOST_BOOKMARKS = 60;

/** With the event if it was not marked, and without it if it was. */
export function flagged(bookmarks: Bookmarks, event: number): Bookmarks {
  if (bookmarks.includes(event)) return bookmarks.filter((other) => other !== event);
  if (bookmarks.length >= MOST_BOOKMARKS) return bookmarks;
  return [...bookmarks, event].sort((a, b) => a - b);
}

export function bookmarksText(bookmarks: Bookmarks): string {
  return bookmarks.join('.');
}

/** The twin of `bookmarksText`; undefined where the text is not of that kind. */
export function bookmarksIn(text: string): Bookmarks | undefined {
  if (!/^\d{1,15}(\.\d{1,15})*$/.test(text)) return undefined;
  const events = [...new Set(text.split('.').map(Number))];
  return events.sort((a, b) => a - b).slice(0, MOST_BOOKMARKS);
}
