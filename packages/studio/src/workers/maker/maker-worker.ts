import { answerRequests } from '../answering.ts';
import type { ApiOf } from '../work.ts';
import { drill, make, practiceGame } from './drills.ts';
import { openPuzzles } from './opening.ts';
import { savePuzzles } from './saving.ts';
import { setting } from './setting.ts';

const handlers = {
  make,
  drill,
  'practice-game': practiceGame,
  'open-puzzles': openPuzzles,
  'save-puzzles': savePuzzles,
  ...setting,
};

export type MakerApi = ApiOf<typeof handlers>;

answerRequests<MakerApi>(handlers);
