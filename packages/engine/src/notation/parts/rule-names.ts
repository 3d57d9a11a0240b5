// Names of the rules of variants, as programs, editors and people write them: the keys of f-puzzles
// and SudokuPad, of lisudoku, and of plain JSON and CSV.

/**
 * How a name says that a puzzle is a variant:
 * - `rule`: by any value that is not empty, such as `"antiknight": true`;
 * - `drawing`: by a list or an object, because the name also has other meanings: `"lines": 3`;
 * - `list`: its value lists rules, or says in words what they are;
 * - `kind`: its value names a kind of puzzle, such as `"type": "killer"`;
 * - `regions`: its value divides the grid into regions that are not the boxes.
 */
export type RuleKind = 'rule' | 'drawing' | 'list' | 'kind' | 'regions';

const RULES = [
  'sudokux|xsudoku|(?:main|primary|secondary|positive|negative|anti)?diagonals?(?:sudoku)?',
  'anti(?:knight|king|queen)|knight(?:s?move)?|king(?:s?move)?|chess(?:move)?|norowcol|toroidal',
  '(?:non)?consecutive(?:pair)?|disjoint(?:group|set)?|windoku|hyper(?:sudoku|region)?|asterisk',
  'cent(?:er|re)dots?|girandola|argyle|samurai|gattai|jigsaw(?:sudoku)?|irregular(?:region)?',
  'killer(?:sudoku|cage)?|cage|calcudoku|kenken|(?:pill|double)?arrow|(?:slow|soft|fast)?thermo(?:meter)?',
  '(?:white|black)?kropki(?:negative|dot)?|(?:white|black)dot|xv(?:negative)?|littlekiller|sandwich',
  'xsum|skyscraper|numberedroom|battlefield|outsideclue|framesum|rossini|oddeven|evenodd',
  'palindrome|renban|(?:german|dutch)?whisper|regionsum|betweenline|lockout|entropic|nabner',
  'zipper|splitpea|quadruple|extra(?:region|house|group)|(?:row|column|box)?indexer',
  'fog(?:light|ofwar)?|triggereffect|inequalit(?:y|ie)|greaterthan|lessthan|greaterless|futoshiki',
  'givenpencilmark|schrodinger|doubler|extrarule|specialrule|topbottom',
].join('|');
const BEFORE = '(?:is|has|uses?|with|enabled?)?';
const AFTER =
  '(?:s|es)?(?:cell|clue|line|sum|dot|cage|group|pair|rule|constraint|variant|enabled|mode)?s?';
const RULE = new RegExp(`^${BEFORE}(?:${RULES})${AFTER}$`);

const DRAWING =
  /^(?:odd|even|minimum|maximum|ratio|difference|negative|line|dot|circle|bulb|underlay|overlay|parity|modular|clone|comparison|(?:row|column|col|diagonal|box)?sum|zone|quad|edge)(?:cell|clue|line)?s?$/;

const LIST =
  /^(?:(?:global|local|extra|special|variant|custom|sudoku|puzzle)?(?:rule|ruleset|constraint|variant|variation|modifier)s?)$/;

const KIND = /^(?:(?:puzzle|sudoku|game|grid)?(?:type|kind|mode|category|style)s?)$/;

const REGIONS =
  /^(?:(?:jigsaw|irregular|puzzle|sudoku|grid|cell)?(?:region|box|block|area|piece|nonomino|cluster)(?:e?s)?(?:grid|map|id|layout)?s?|layout|shapes?)$/;

/** Names in a text → their kinds. It holds the names that appear in every record of a file. */
const known = new Map<string, RuleKind | 'none'>();
const MOST_KNOWN = 1000;

/** The kind of a name, such as a key of JSON or a column of CSV. Undefined if it names no rule. */
export function ruleKind(name: string): RuleKind | undefined {
  let kind = known.get(name);
  if (kind === undefined) {
    kind = kindOf(name.toLowerCase().replace(/[^a-z]/g, ''));
    if (known.size < MOST_KNOWN) known.set(name, kind);
  }
  return kind === 'none' ? undefined : kind;
}

function kindOf(word: string): RuleKind | 'none' {
  if (word.length > 40) return 'none';
  if (RULE.test(word)) return 'rule';
  if (LIST.test(word)) return 'list';
  if (DRAWING.test(word)) return 'drawing';
  if (KIND.test(word)) return 'kind';
  return REGIONS.test(word) ? 'regions' : 'none';
}

const CLASSIC =
  /^(?:(?:|no|none|false|off|n\/?a|null|-|0|classic(?:al)?|standard|normal|regular|basic|default|vanilla|plain|ordinary|usual|traditional|sudoku|easy|medium|hard|expert|mini|일반|기본)(?:[ _-]?sudoku)?(?:[ _-]?(?:rules?|constraints?|variants?))?(?: apply)?|rows?|columns?|cols?|box(?:es)?|blocks?|squares?|unique|\d+ ?[x×*] ?\d+)\.?$/i;

/** Whether a text such as `classic`, `normal rules apply`, `none` or `9x9` names no rule. */
export function isClassicText(text: string): boolean {
  return CLASSIC.test(text.trim());
}

const MENTION =
  /knight|\bkings?\b|king's move|diagonal|killer|\bcages?\b|\barrows?\b|thermo|kropki|whisper|renban|palindrome|sandwich|skyscraper|x-?sum|jigsaw|irregular|windoku|hyper[ -]?sudoku|disjoint|consecutive|\b(?:odd|even) (?:digit|number|cell)|odd[ -]?even|parity|inequalit|greater than|samurai|\bfog\b|quadruple|entrop|latin ?square|sudoku[ -]?x\b|\bx[ -]?sudoku|대각선|킬러|케이지|화살표|온도계|나이트|직소|부등호/i;

/** Whether a text in words mentions a rule of a variant. */
export function mentionsRule(text: string): boolean {
  return MENTION.test(text);
}
