/** Events of a run that the user marked, in ascending order. */
export type Bookmarks = readonly number[];

/** The maximum number of bookmarks, so that they fit in a link and in an exported picture. */
export const MOST_BOOKMARKS = 60;

/** Adds the event, or removes it if it is marked. At most MOST_BOOKMARKS events can be marked. */
export function toggledBookmark(bookmarks: Bookmarks, event: number): Bookmarks {
  if (bookmarks.includes(event)) return bookmarks.filter((other) => other !== event);
  if (bookmarks.length >= MOST_BOOKMARKS) return bookmarks;
  return [...bookmarks, event].sort((a, b) => a - b);
}

export function bookmarksText(bookmarks: Bookmarks): string {
  return bookmarks.join('.');
}

/** Parses the output of `bookmarksText`. Returns undefined for any other text. */
export function bookmarksIn(text: string): Bookmarks | undefined {
  if (!/^\d{1,15}(\.\d{1,15})*$/.test(text)) return undefined;
  const events = [...new Set(text.split('.').map(Number))];
  return events.sort((a, b) => a - b).slice(0, MOST_BOOKMARKS);
}
