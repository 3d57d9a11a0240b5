import { answerRequests } from '../answering.ts';
import { drill, practiceGame } from './drills.ts';
import { make } from './make.ts';
import type { MakerApi } from './maker-api.ts';
import { openPuzzles } from './opening.ts';
import { saving } from './saving.ts';
import { setting } from './setting.ts';

answerRequests<MakerApi>({
  make,
  drill,
  'practice-game': practiceGame,
  'open-puzzles': openPuzzles,
  ...saving,
  ...setting,
});
