import { ruleInAddress } from '../parts/address-rule.ts';
import { isClassicText, isRuleName, mentionsRule, ruleKind } from '../parts/rule-names.ts';
import type { Phrase } from '../phrase.ts';

// The cells of a puzzle are found in any text. So the text around them is searched for the rules of
// a variant: in code and settings, such as `cages = [`, `"diagonals": True` or `type: killer`, in
// the tags of XML, and in addresses that have the cells.

/** A rule in a text. The line and the column are counted from 1. */
export interface StatedRule {
  readonly line: number;
  readonly column: number;
  readonly phrase: Phrase;
}

/** So many cells of a grid are in the address of a puzzle. */
const CELLS = /[\d._*-]{16}/;

/** The first rule that a text states. Undefined if there is none. */
export function statedRule(text: string): StatedRule | undefined {
  const isMarkup = /<\/?[a-z]\w*[\s>]/i.test(text);
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const found =
      ruleOfTitle(line) ?? ruleOfAddress(line) ?? ruleOfName(isMarkup ? withoutText(line) : line);
    if (found) return { line: at + 1, ...found };
  }
  return undefined;
}

/** Tags of HTML and forums, and a command of LaTeX. */
const MARKUP = /<[^>]*>|\[\/?\w+\]|\\\w+\{|\}/g;
/** What follows the name in a title: `Killer Sudoku (hard)`, `Killer Sudoku by Ann`. */
const REST_OF_TITLE = /(?<=sudoku)(?:\s+(?:puzzles?|by|#?\d)\b.*|\s*[:(–—-].*)$/i;

/** A title such as `Killer Sudoku`. Other names of rules, such as `Killer`, may be levels. */
function ruleOfTitle(line: string): InLine | undefined {
  const name = line.replace(MARKUP, '').replace(REST_OF_TITLE, '').trim();
  const isTitle = /sudoku/i.test(name) && isRuleName(name);
  return isTitle
    ? { phrase: { id: 'rule', name }, column: Math.max(line.indexOf(name), 0) + 1 }
    : undefined;
}

/** Rules in words: `Rules: normal rules apply, and both diagonals …`. */
const WORDS = /^\W*((?:\w+ )?(?:rules?|constraints?))\s*[:=]\s*(.*)/i;

type InLine = Omit<StatedRule, 'line'>;

function ruleOfAddress(line: string): InLine | undefined {
  for (const { 0: word, index } of line.matchAll(/[^\s<>()[\]"'`]+/g)) {
    if (!/[/?#]/.test(word) || !CELLS.test(word)) continue;
    const rule = ruleInAddress(word);
    if (rule) return { phrase: rule.phrase, column: index + rule.index + 1 };
  }
  return undefined;
}

/** In XML, only the attributes of tags such as `<sudoku type="killer">` are about the puzzle. */
function withoutText(line: string): string {
  const isAbout = /^<(?:sudoku|puzzle|game|grid|board)\b/i;
  return line.replace(/<[^>]*>?|[^<]+/g, (part) =>
    isAbout.test(part) ? part : ' '.repeat(part.length),
  );
}

/** A name, and its value or the beginning of its list. */
const NAMED =
  /(?<![\w?&/.-])(["']?)([a-z][\w-]{1,40})\1\s*[:=]\s*(?:"([^"]*)"|'([^']*)'|(?=[[{(]\s*([^\s\])}]))|([^,;}"'[{(]+))/gi;

function ruleOfName(line: string): InLine | undefined {
  const [words, title, text = ''] = WORDS.exec(line) ?? [];
  if (words && mentionsRule(text)) return { phrase: ruled(title, text), column: 1 };
  for (const match of line.matchAll(NAMED)) {
    const [, , name, double, single, item, bare = ''] = match;
    const value = (double ?? single ?? bare).trim();
    const kind = ruleKind(name);
    const isSet = item !== undefined || /^(?:true|yes|on|1)$/i.test(value);
    const isNamed = !isClassicText(value) && (mentionsRule(value) || isRuleName(value));
    const isVariant = kind === 'kind' || kind === 'list' ? isNamed : kind === 'rule' && isSet;
    if (!isVariant) continue;
    return { phrase: ruled(name, isNamed ? value : undefined), column: match.index + 1 };
  }
  return undefined;
}

/** Errors quote at most this many characters of a rule. */
const SHOWN = 60;

function ruled(name: string, value?: string): Phrase {
  const shown = value && value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  return { id: 'rule', name, ...(shown && { value: shown }) };
}
