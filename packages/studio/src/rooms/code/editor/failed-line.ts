import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks a line, counted from 1. Undefined marks none. */
export const markFailedLine = StateEffect.define<number | undefined>();

const mark = Decoration.line({ class: 'cm-failed-line' });

/** The line at which an error ended the program. The mark moves with the text. */
export const failedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marked, { changes, effects, state }) => {
    const effect = effects.find((one) => one.is(markFailedLine));
    if (!effect) return marked.map(changes);
    const line = effect.value as number | undefined;
    return isLine(state, line)
      ? Decoration.set(mark.range(state.doc.line(line).from))
      : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export function isLine(state: EditorState, line: number | undefined): line is number {
  return line !== undefined && line >= 1 && line <= state.doc.lines;
}
