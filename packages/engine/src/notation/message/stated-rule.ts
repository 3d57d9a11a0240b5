import type { PuzzleRecord } from '../notation.ts';
import { ruleInAddress } from '../parts/address-rule.ts';
import { namesKind } from '../parts/json-rules.ts';
import { linesOf } from '../parts/line-splitter.ts';
import {
  isClassicText,
  isRuleName,
  mentionsRule,
  ruleKind,
  tellsRule,
} from '../parts/rule-names.ts';
import { isVariantName, variantIn } from '../parts/variant-title.ts';
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
  for (const [at, line] of linesOf(text).entries()) {
    const code = isMarkup ? withoutText(line) : line;
    const found = ruleOfAddress(line) ?? ruleOfName(code) ?? ruleOfText(line);
    if (found) return { line: at + 1, ...found };
  }
  return undefined;
}

/** Links and items of lists, which may be a menu. */
const MENU = /<(a|li|option|button)\b[^>]*>.*?<\/\1>/gi;
/** Tags within a sentence, tags of forums, and commands of LaTeX. */
const INLINE = /<\/?(?:b|i|u|em|strong|span|font|small|big)\b[^>]*>|\[\/?\w+\]|\\\w+\{|\}/gi;

/** A rule in a title or a sentence. Tags of HTML part them. */
function ruleOfText(line: string): InLine | undefined {
  for (const part of line
    .replace(MENU, '')
    .replace(INLINE, '')
    .split(/<[^>]*>?/)) {
    const phrase = ruleOfTitle(part) ?? ruleInWords(part);
    if (phrase) return { phrase, column: Math.max(line.indexOf(part.trim()), 0) + 1 };
  }
  return undefined;
}

/** Signs around a title: `## …`, `== … ==`, and those of lists and of comments in programs. */
const AROUND =
  /^\s*(?:#+\s|>+\s?|--+\s|[*;%]\s|\/[/*]+\s?|rem\s|([*_="]+))?\s*(.*?)\s*(?:--+|\*+\/|\1)\s*$/i;

/** A title such as `Killer Sudoku`. */
function ruleOfTitle(text: string): Phrase | undefined {
  const [, , title = ''] = AROUND.exec(text) ?? [];
  const name = variantIn(title);
  return name === undefined ? undefined : ruled(name);
}

/** A comment that is no id and no rating: `# killer`, `Killer Sudoku`. */
const COMMENT = /^#\s?(?=\p{L}{2})|doku|스도쿠|윈도쿠/iu;

/** The rule that the comment of a puzzle names, such as `# killer`. Undefined if there is none. */
export function ruleInComment(comment: string): Phrase | undefined {
  if (!COMMENT.test(comment)) return undefined;
  const text = comment.replace(/^#\s*/, '');
  const isName = text !== comment && isVariantName(text);
  return isName ? ruled(text) : (ruleOfTitle(text) ?? ruleInWords(text));
}

/** The rule that the name or the comment of a puzzle states. Undefined if there is none. */
export function ruleOfRecord({ name = '', comment = '' }: PuzzleRecord): Phrase | undefined {
  return (name && ruleOfTitle(name)) || (comment && ruleInComment(comment)) || undefined;
}

/** `Rules: normal rules apply, and both diagonals …`, or `Type: killer`. */
const RULES =
  /^\W*((?:\w+ )?(?:rules?|constraints?|types?|variants?)|(?:추가 ?)?규칙|변형|종류|유형)\s*(?:[:=]|\s-\s)\s*(.*)/i;

/** Rules in words. */
function ruleInWords(text: string): Phrase | undefined {
  const [, title, words = ''] = RULES.exec(text) ?? [];
  if (title && (mentionsRule(words) || namesKind('type', words))) return ruled(title, words.trim());
  return tellsRule(text) ? ruled('rules', text.trim()) : undefined;
}

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
