import type { Layer } from '@nonet/engine/draw';
import { type CandidateLink, type Change, type GameCell, markForms } from '@nonet/engine/game';
import { candidateOf } from '@nonet/engine/rating';
import { type GameState, geometryOf } from './state.ts';
import { changing } from './writing.ts';

/** A candidate as its cell and its digit. */
type Place = CandidateLink['to'];

/** Gives a candidate the next form, or none after the last one. */
export function markingNext(game: GameState, { cell, digit }: Place): Change[] {
  return changing(game, [cell], ({ marks }) => {
    const { [digit]: form, ...others } = marks;
    const next = markForms[form === undefined ? 0 : markForms.indexOf(form) + 1];
    return { marks: next ? { ...others, [digit]: next } : others };
  });
}

/** Draws a line between two candidates. A solid line becomes dashed, and a dashed one is removed. */
export function linking(game: GameState, from: Place, to: Place): Change[] {
  const [start, end] = [from, to].sort((a, b) => a.cell - b.cell || a.digit - b.digit);
  return changing(game, [start.cell], ({ links }) => {
    const isIt = (link: CandidateLink): boolean =>
      link.digit === start.digit && link.to.cell === end.cell && link.to.digit === end.digit;
    const before = links.find(isIt);
    const others = links.filter((link) => !isIt(link));
    if (before && !before.isStrong) return { links: others };
    return { links: [...others, { digit: start.digit, isStrong: !before, to: end }] };
  });
}

export function clearingMarks(game: GameState): Change[] {
  return changing(game, [...game.cells.keys()], (cell) =>
    hasMarks(cell) || cell.colours > 0 ? { colours: 0, marks: {}, links: [] } : {},
  );
}

const ROLES = {
  circle: 'group-1',
  square: 'group-2',
  diamond: 'group-3',
  cross: 'removed',
} as const;

/** The marks of the player, and the lines between them. */
export function markLayers(game: GameState): Layer[] {
  const shape = geometryOf(game);
  const marks = markForms.map((form) => ({
    kind: 'marks' as const,
    role: ROLES[form],
    candidates: game.cells.flatMap((own, cell) =>
      Object.entries(own.marks)
        .filter(([, other]) => other === form && own.digit === 0)
        .map(([digit]) => candidateOf(cell, Number(digit), shape)),
    ),
  }));
  const links = game.cells.flatMap((own, cell) =>
    own.links.map(({ digit, isStrong, to }) => ({
      from: [candidateOf(cell, digit, shape)],
      to: [candidateOf(to.cell, to.digit, shape)],
      isStrong,
      isArrow: false,
    })),
  );
  return [
    ...marks.filter(({ candidates }) => candidates.length > 0),
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
  ];
}

function hasMarks({ links, marks }: GameCell): boolean {
  return links.length > 0 || Object.keys(marks).length > 0;
}
