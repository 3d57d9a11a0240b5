import { indentLess, indentMore } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import type { Language } from '../../../words/words.ts';
import { codeWords } from '../words.ts';
import { type EditorHost, editorState, fromElsewhere, reshown } from './editor-state.ts';
import { isLine, markFailedLine } from './failed-line.ts';

/** A place in the program to go to. Asking for the same line again is another wish. */
export interface LineWish {
  readonly line: number;
}

interface EditorProps extends EditorHost {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly label: string;
  readonly language: Language;
  readonly failedLine: number | undefined;
  readonly wish: LineWish | undefined;
  readonly states: Map<string, EditorState>;
}

/** The editor of a program. Its text is the user's; a text from elsewhere replaces it. */
export function Editor(props: EditorProps) {
  const { failedLine, id, label, language, name, states, text, wish } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const shown = { name, label, language };
  const shownId = useRef(id);
  const host: EditorHost = {
    changed: (to) => latest.current.changed(to),
    run: () => latest.current.run(),
    stop: () => latest.current.stop(),
    leave: () => latest.current.leave(),
  };

  const stateOf = (): EditorState => {
    const kept = states.get(id);
    return kept?.doc.toString() === text ? kept : editorState(text, shown, host);
  };

  useLayoutEffect(() => {
    const opened = new EditorView({
      state: stateOf(),
      ...(place.current && { parent: place.current }),
    });
    view.current = opened;
    return () => {
      states.set(latest.current.id, opened.state);
      opened.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = view;
    if (!current || shownId.current === id) return;
    states.set(shownId.current, current.state);
    shownId.current = id;
    // A draft that goes on as a copy has the same text. Its user may be typing.
    if (current.state.doc.toString() !== text) current.setState(stateOf());
  }, [id]);

  useLayoutEffect(() => {
    const { current } = view;
    if (!current || current.state.doc.toString() === text) return;
    current.dispatch({
      changes: { from: 0, to: current.state.doc.length, insert: text },
      annotations: fromElsewhere.of(true),
    });
  }, [text]);

  useLayoutEffect(
    () => view.current?.dispatch({ effects: reshown(shown) }),
    [id, name, label, language],
  );

  useLayoutEffect(
    () => view.current?.dispatch({ effects: markFailedLine.of(failedLine) }),
    [id, failedLine],
  );

  useLayoutEffect(() => {
    const { current } = view;
    if (!current || !wish || !isLine(current.state, wish.line)) return;
    const { from } = current.state.doc.line(wish.line);
    current.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    current.focus();
  }, [wish]);

  const own = codeWords[language];
  /** A button that leaves the focus, and so the keyboard of a phone, in the editor. */
  const indenting = (text: string, indent: typeof indentMore) => (
    <Button
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => view.current && indent(view.current)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <div class="indenting">
        {indenting(own.unindent, indentLess)}
        {indenting(own.indent, indentMore)}
      </div>
      <div ref={place} class="editor" data-own-keys="" />
    </>
  );
}
