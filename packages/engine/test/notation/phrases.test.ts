import { expect, it } from 'vitest';
import { notationById } from '../../src/notation/all.ts';
import { type NotationError, withoutPhrases } from '../../src/notation/notation-error.ts';
import { englishPhrases } from '../../src/notation/parts/english-phrases.ts';
import { type Phrase, phraseIn } from '../../src/notation/phrase.ts';
import { parsePuzzle, parsePuzzles } from '../../src/notation/puzzle-reader.ts';
import { BAD_TEXTS } from './bad-texts.ts';
import { FAMOUS } from './records.ts';

/** The ids of a phrase and of the phrases inside it. */
function idsIn(phrase: Phrase): string[] {
  const inner = Object.values(phrase).filter((value) => typeof value === 'object' && 'id' in value);
  return [phrase.id, ...(inner as Phrase[]).flatMap(idsIn)];
}

function errorOf(...input: Parameters<typeof parsePuzzle>): NotationError {
  const result = parsePuzzle(...input);
  if (result.ok) throw new Error(`expected an error, found a puzzle in ${input[0].slice(0, 80)}`);
  return result.error;
}

it.each(Object.entries(BAD_TEXTS))('%s is a phrase of an error', (id, { text, options }) => {
  const error = errorOf(text, options);
  const { expected, found } = error.phrases;
  expect([...idsIn(expected), ...idsIn(found)]).toContain(id);
  expect(error.expected).toBe(phraseIn(englishPhrases, expected));
  expect(error.found).toBe(phraseIn(englishPhrases, found));
});

it('the phrases of an error are plain data with numbers and symbols', () => {
  expect(errorOf(FAMOUS.slice(1)).phrases).toEqual({
    expected: { id: 'cells', count: 81, size: 9 },
    found: { id: 'cells', count: 80 },
  });
  const { phrases } = errorOf(FAMOUS.replace('1', '@'));
  expect(structuredClone(phrases)).toEqual({
    expected: {
      id: 'either',
      first: { id: 'digit', symbols: '1–9' },
      second: { id: 'blank' },
    },
    found: { id: 'verbatim', text: '"@"' },
  });
});

it('an inner phrase gets the text of the same language', () => {
  const texts = { ...englishPhrases, blank: 'an empty cell' };
  expect(phraseIn(texts, errorOf(FAMOUS.replace('1', '@')).phrases.expected)).toBe(
    'a digit 1–9 or an empty cell',
  );
});

it('JSON has no phrases', () => {
  const { phrases: _, ...error } = errorOf(FAMOUS.slice(1));
  expect(withoutPhrases(errorOf(FAMOUS.slice(1)))).toEqual(error);
  const [result] = parsePuzzles('{"puzzle":"12"}');
  const text = notationById('json')!
    .writer()
    .missing({ message: '', ...result });
  expect(Object.keys((JSON.parse(text) as { error: object }).error)).toEqual([
    'code',
    'line',
    'column',
    'expected',
    'found',
    'notation',
  ]);
});

it('quotes spaces as they are', () => {
  const error = errorOf('2;1;4;3\n4 2 ; | 5 . .\n', { notation: notationById('table') });
  expect(error.found).toBe('"4 2"');
});
