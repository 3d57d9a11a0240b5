import type { NotationId } from '../notations.ts';

/** How puzzles are saved: in a notation, or with their ratings and the manifest as JSON. */
export type SavedId = NotationId | 'nonet';
