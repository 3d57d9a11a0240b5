import type { Step } from '../../technique/step.ts';
import type { QueuedPosition } from './queued-position.ts';
import type { SearchId } from './techniques.ts';

/**
 * Finds the step that HoDoKu takes next among the techniques of one row of its table (see
 * techniques.ts).
 */
export type Search = (position: QueuedPosition) => Step | undefined;

/** The searches of a family of techniques: id → a function that makes the search for one path. */
export type Searches = Partial<Readonly<Record<SearchId, () => Search>>>;
