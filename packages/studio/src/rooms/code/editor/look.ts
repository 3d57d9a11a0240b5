import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier], color: 'var(--filled)', fontWeight: '600' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--solution)' },
  { tag: [tags.number, tags.bool, tags.null, tags.self], color: 'var(--trial)' },
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.definition(tags.function(tags.variableName)), tags.className], fontWeight: '600' },
  { tag: tags.invalid, color: 'var(--dead)', textDecoration: 'underline wavy' },
]);

/**
 * The colours of the page. They are in the theme of the editor and not in a style sheet of the page,
 * because CodeMirror's own rules are in no layer and so are stronger than those.
 */
const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--mono)',
    lineHeight: '1.55',
    wordBreak: 'normal',
  },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
  // Where the page is narrow, long lines wrap, so that nothing scrolls the beginnings of lines away.
  // These are the properties of EditorView.lineWrapping: the editor reads them from the style.
  '@container page (width < 900px)': {
    '.cm-content': {
      flexShrink: '1',
      whiteSpace: 'break-spaces',
      wordBreak: 'break-word',
      overflowWrap: 'anywhere',
    },
  },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--paper)',
    color: 'var(--quiet)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.25rem', padding: '0 0.5rem 0 0' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'var(--wash)',
    color: 'inherit',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--quiet)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--dead)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--wash)', outline: '1px solid var(--hair)' },
  '.cm-searchMatch': { backgroundColor: 'transparent', outline: '1px solid var(--ring)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--current)', color: 'var(--on-current)' },
  '.cm-searchMatch-selected span': { color: 'var(--on-current)' },
  '.cm-failed-line': {
    boxShadow: 'inset 3px 0 var(--dead)',
    textDecoration: 'underline wavy var(--dead) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-panels': {
    backgroundColor: 'var(--wash)',
    color: 'var(--ink)',
    borderColor: 'var(--hair)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem',
    padding: '0.25rem 3rem 0.25rem 0.5rem',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '0.25rem' },
  '.cm-panel.cm-search [name=close]': { width: '2.75rem', color: 'inherit', fontSize: '1.25rem' },
  '.cm-panel.cm-search :is(.cm-button, .cm-textfield)': { margin: '0', padding: '0 0.5rem' },
  '.cm-button, .cm-textfield': {
    backgroundImage: 'none',
    backgroundColor: 'var(--paper)',
    border: '1px solid var(--hair)',
    borderRadius: 'var(--radius)',
    color: 'var(--ink)',
    fontSize: 'var(--small)',
  },
});

export const look: Extension = [theme, syntaxHighlighting(highlighting)];
