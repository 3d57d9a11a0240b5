import type { Kept } from '../page/kept.ts';
import { type GameRecord, isGameRecord } from './game-store.ts';

/**
 * The last entries of the game that was changed last, which IndexedDB may not have yet. localStorage
 * takes them at once, so a page that dies while IndexedDB is busy does not lose them.
 */
interface LatestEntries {
  readonly record: GameRecord;
  readonly texts: readonly string[];
}

export const latestEntriesKept: Kept<LatestEntries> = {
  key: 'nonet-game',
  parse: (text) => {
    const { record, texts }: { record?: unknown; texts?: unknown } = JSON.parse(text);
    const isList = Array.isArray(texts) && texts.every((one) => typeof one === 'string');
    return isGameRecord(record) && isList ? { record, texts } : undefined;
  },
  format: (latest) => JSON.stringify(latest),
};
