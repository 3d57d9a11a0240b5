import { useRef } from 'preact/hooks';
import { EASED } from '../search/player.ts';
import type { RunState } from '../search/state.ts';

/** Whether the latest change is animated. At most EASED events per second are. */
export function useIsEased({ picture, player }: Pick<RunState, 'picture' | 'player'>): boolean {
  const latest = useRef({ event: picture?.event, at: 0, isEased: true });
  if (picture?.event !== latest.current.event) {
    const at = performance.now();
    const isSlow = player.playing ? player.speed <= EASED : at - latest.current.at > 1_000 / EASED;
    latest.current = { event: picture?.event, at, isEased: isSlow };
  }
  return latest.current.isEased;
}
