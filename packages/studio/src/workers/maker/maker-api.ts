import type { MakingTask } from '@nonet/engine/making';
import type { MadePuzzleText } from '../../picture/making.ts';
import type { Exchange } from '../work.ts';
import type { DrillsApi } from './drills.ts';
import type { OpeningApi } from './opening.ts';
import type { SavingApi } from './saving.ts';
import type { SettingApi } from './setting.ts';

export interface MakerApi extends DrillsApi, OpeningApi, SavingApi, SettingApi {
  /** Makes the first puzzle of a seed. */
  make: Exchange<MakingTask, MadePuzzleText>;
}
