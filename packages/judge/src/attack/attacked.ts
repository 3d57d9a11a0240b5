import type { StrategyNeed } from '../run/strategy-needs.ts';
import type { AttackReport } from './attack.ts';

/** What an attack found. Costs are CPU times in milliseconds. */
export interface Attacked {
  readonly seconds: number;
  readonly report: AttackReport;
  /** The time limit. */
  readonly limit: number;
  /** The work that strategies need for the puzzle found. */
  readonly needs: readonly StrategyNeed[];
  /** The address that opens the puzzle found in the studio. */
  readonly link: string | undefined;
}
