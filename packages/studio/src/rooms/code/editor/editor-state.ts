import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Language } from '../../../words/words.ts';
import { failedLine } from './failed-line.ts';
import { look } from './look.ts';
import { editorPhrases } from './phrases.ts';

/** What the editor does with the page around it. */
export interface EditorHost {
  readonly changed: (text: string) => void;
  readonly run: () => void;
  readonly stop: () => void;
  /** Moves the focus out of the editor. */
  readonly leave: () => void;
}

interface Shown {
  /** The name of the program's file. */
  readonly name: string;
  /** The name of the editor for screen readers. */
  readonly label: string;
  readonly language: Language;
}

/** A text that the page has put into the editor, and not the user. */
export const fromElsewhere = Annotation.define<boolean>();

const shownPart = new Compartment();

function grammarOf(name: string): Extension {
  if (name.endsWith('.py')) return [pythonLanguage, indentUnit.of('    ')];
  return [name.endsWith('.ts') ? typescriptLanguage : javascriptLanguage, indentUnit.of('  ')];
}

function shownExtension({ label, language, name }: Shown): Extension {
  return [
    grammarOf(name),
    EditorState.phrases.of(editorPhrases[language]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      tabindex: '0',
    }),
  ];
}

/** Shows the program under another name or in another language. */
export const reshown = (shown: Shown) => shownPart.reconfigure(shownExtension(shown));

function hosted({ changed, leave, run, stop }: EditorHost): Extension {
  const does = (act: () => void) => () => {
    act();
    return true;
  };
  return [
    // Before CodeMirror's own keys, of which Ctrl Enter is one.
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: does(run) },
        { key: 'Mod-.', run: does(stop) },
      ]),
    ),
    // After the search, which Escape closes first.
    Prec.lowest(keymap.of([{ key: 'Escape', run: does(leave) }])),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOwn = transactions.every((one) => !one.annotation(fromElsewhere));
      if (docChanged && isOwn) changed(state.doc.toString());
    }),
    // The room opens files that are dropped.
    EditorView.domEventHandlers({
      drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0,
    }),
  ];
}

export function editorState(text: string, shown: Shown, host: EditorHost): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      hosted(host),
      lineNumbers(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSpecialChars(),
      highlightSelectionMatches(),
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      search({ top: true }),
      failedLine,
      keymap.of([
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        indentWithTab,
      ]),
      EditorState.tabSize.of(4),
      shownPart.of(shownExtension(shown)),
      look,
    ],
  });
}
