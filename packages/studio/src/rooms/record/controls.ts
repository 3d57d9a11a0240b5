import type { MakeGame } from '../../game/new-game.ts';
import type { HasGame } from '../../game/state.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';

interface RecordControls extends Controls<HasGame> {
  readonly makeGame: MakeGame;
}

export type RecordProps = PuzzleProps<HasGame, RecordControls>;
