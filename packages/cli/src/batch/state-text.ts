import type { BatchState, PartAside } from '@nonet/bank';
import { counted, grouped } from '@nonet/engine/explain';

/** What a batch counts: lines of its file, or puzzles. */
const nounOf = ({ file }: Pick<BatchState, 'file'>): 'line' | 'puzzle' =>
  file === undefined ? 'puzzle' : 'line';

/** A line about a batch: its number, its command, and how far it is. */
export function stateText(state: BatchState): string {
  const words = state.command.map((word) => (/^[\w./:=,+-]+$/.test(word) ? word : quoted(word)));
  return `${state.id}\t${words.join(' ')}\t${progressText(state)}\n`;
}

/** A word as a shell reads it. */
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** How far a batch is. */
export function progressText(state: BatchState): string {
  const { aside, done, parts, state: word, working } = state;
  const isOpen = word === 'open';
  const figures = [
    isOpen ? '' : word,
    `${grouped(done)} of ${counted(parts, 'part')}`,
    working > 0 && isOpen ? `${working} in progress` : '',
    aside > 0 ? `${aside} set aside` : '',
    isOpen ? speedText(state) : '',
  ];
  return figures.filter(Boolean).join(', ');
}

/** How fast it goes, and when it will be done. Empty if nothing was done lately. */
function speedText(state: BatchState): string {
  const { items, itemsDone, rate } = state;
  if (rate <= 0) return '';
  const speed = grouped(Number(rate.toPrecision(3)));
  return `${speed} ${nounOf(state)}s/s, ${durationText((items - itemsDone) / rate)} left`;
}

export function asideText(part: PartAside, { file }: Pick<BatchState, 'file'>): string {
  const { before, items, number, reason } = part;
  const [first, last] = [before + 1, before + items];
  const range = file === undefined ? `puzzles ${first} to ${last}` : `${file}:${first}-${last}`;
  return `part ${number}, ${range}: ${reason}`;
}

function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % 60)}`
    : `${minutes}:${two(whole % 60)}`;
}
