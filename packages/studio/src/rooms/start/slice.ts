import type { MakeGame } from '../../game/new-game.ts';
import type { HasGame } from '../../game/state.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';

export interface StartControls extends Controls<HasGame> {
  readonly makeGame: MakeGame;
}

export type StartProps = PuzzleProps<HasGame, StartControls>;
