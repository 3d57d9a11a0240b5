// Names of the rules of variants, as programs, editors and people write them: the keys of f-puzzles
// and SudokuPad, of lisudoku, and of plain JSON and CSV.

/**
 * How a name says that a puzzle is a variant:
 * - `rule`: by any value that is not empty, such as `"antiknight": true`;
 * - `drawing`: by a list or an object, because the name also has other meanings: `"lines": 3`;
 * - `list`: its value lists rules, or says in words what they are;
 * - `kind`: its value names a kind of puzzle, such as `"type": "killer"`;
 * - `title`: its value is a title, such as `Killer Sudoku #3`;
 * - `words`: its value is a text about the puzzle that explains a rule;
 * - `regions`: its value divides the grid into regions that are not the boxes.
 */
export type RuleKind = 'rule' | 'drawing' | 'list' | 'kind' | 'title' | 'words' | 'regions';

const RULES = [
  'sudokux|xsudoku|latin(?:square)?|no(?:box|block|subgrid)|magicsquare|(?:main|primary|secondary|positive|negative|anti)?diagonals?(?:sudoku)?',
  'anti(?:knight|king|queen)|(?:knight|king|queen|chess)(?:s?move)?|norowcol|toroidal',
  '(?:non)?consecutive(?:pair)?|disjoint(?:group|set)?|windoku|hyper(?:region)?|nrc|fourbox|asterisk',
  'cent(?:er|re)dots?|girandola|argyle|tripod|colou?rsudoku|samurai|gattai|sujiken|jigsaw|squiggly|chaosconstruction|irregular(?:region)?',
  'killer(?:cage)?|cage|calcudoku|kendoku|kenken|kakuro|strts|(?:pill|double)?arrow|(?:slow|soft|fast)?thermo(?:meter)?',
  '(?:white|black)?kropki(?:negative|dot)?|(?:white|black)dot|xv(?:negative)?|littlekiller|sandwich',
  'xsum|numberedroom|battlefield|outsideclue|framesum|rossini|oddeven|evenodd',
  'palindrome|renban|(?:german|dutch)?whisper|regionsum|betweenline|lockout|entropic|nabner',
  'zipper|splitpea|extra(?:region|house|group)|(?:row|column|box)?indexer',
  'fog(?:light|ofwar)?|triggereffect|inequalit(?:y|ie)|greaterthan|lessthan|greaterless|futoshiki',
  'givenpencilmark|schrodinger|doubler|extrarule|specialrule|topbottom',
].join('|');
const BEFORE = '(?:is|has|uses?|with|enabled?|settings?)?';
const AFTER =
  '(?:s|es)?(?:cell|clue|line|sum|dot|cage|group|pair|list|map|neighbou?r|rule|constraint|variant|enabled|mode|sudoku|puzzle|game|board)?s?';
const RULE = new RegExp(`^${BEFORE}(?:${RULES})${AFTER}$`);

const DRAWING =
  /^(?:odd|even|minimum|maximum|ratio|difference|negative|line|dot|circle|bulb|underlay|overlay|parity|modular|clone|comparison|greater|less|(?:row|column|col|diagonal|box)?sum|(?:row|column|col|outside)clue|outside|zone|quad|quadruple|skyscraper|edge|house|unit)(?:cell|clue|line|map)?s?$/;

const LIST =
  /^(?:(?:global|local|extra|additional|special|active|variant|custom|sudoku|puzzle)?(?:rule|ruleset|constraint|variant|variation|modifier)s?(?:text|name|list)?s?)$/;

const KIND =
  /^(?:(?:puzzle|sudoku|game|grid|sub)?(?:type|kind|mode|category|categorie|style|genre|class|family|variety|flavou?r|tag|label|keyword|feature|option|flag|logic|extra)s?|game|globals?)$/;

const TITLE =
  /^(?:(?:sub|puzzle|sudoku|game)?titles?|name|heading|headline|caption|collection|folder|series)$/;

const WORDS = /^(?:description|instruction|intro|introduction|howtoplay|explanation)s?$/;

const REGIONS =
  /^(?:(?:jigsaw|irregular|puzzle|sudoku|grid|cell)?(?:region|box|block|area|piece|nonomino|cluster)(?:e?s)?(?:grid|map|id|layout)?s?|layout|shapes?)$/;

/** Names in a text → their kinds. It holds the names that appear in every record of a file. */
const known = new Map<string, RuleKind | 'none'>();
const MOST_KNOWN = 1000;

/** The kind of a name, such as a key of JSON or a column of CSV. Undefined if it names no rule. */
export function ruleKind(name: string): RuleKind | undefined {
  let kind = known.get(name);
  if (kind === undefined) {
    kind = kindOf(wordOf(name));
    if (known.size < MOST_KNOWN) known.set(name, kind);
  }
  return kind === 'none' ? undefined : kind;
}

/** Whether a text is the name of a rule, such as `WhiteDot` or `Sudoku X`. */
export function isRuleName(text: string): boolean {
  return ruleKind(text) === 'rule';
}

/** The letters of a name, without what parts its words, and without a prefix such as `org.example:`. */
export function wordOf(name: string): string {
  return name
    .slice(name.lastIndexOf(':') + 1)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function kindOf(word: string): RuleKind | 'none' {
  if (word.length > 40) return 'none';
  if (RULE.test(word)) return 'rule';
  if (LIST.test(word)) return 'list';
  if (DRAWING.test(word)) return 'drawing';
  if (KIND.test(word)) return 'kind';
  if (TITLE.test(word)) return 'title';
  if (WORDS.test(word)) return 'words';
  return REGIONS.test(word) ? 'regions' : 'none';
}

const CLASSIC =
  /^(?:(?:|no|none|false|off|n\/?a|null|-|0|classic(?:al)?|standard|normal|regular|basic|default|vanilla|plain|ordinary|usual|traditional|sudoku|easy|medium|hard|expert|mini|일반|기본)(?:[ _-]?sudoku)?(?:[ _-]?(?:rules?|constraints?|variants?))?(?: apply)?|rows?|columns?|cols?|box(?:es)?|blocks?|squares?|unique|\d+ ?[x×*] ?\d+)\.?$/i;

/** Whether a text such as `classic`, `normal rules apply`, `none` or `9x9` names no rule. */
export function isClassicText(text: string): boolean {
  return CLASSIC.test(text.trim());
}

const MENTION =
  /knight|\bkings?\b|king's move|diagonal(?!(?:ly)?[ -]?symm)|magic square|killer|\bcages?\b|\barrows?\b|thermo|kropki|whisper|renban|palindrome|sandwich|skyscraper(?:s| (?:sudoku|clue))|x-?sum|jigsaw|irregular|windoku|hyper[ -]?sudoku|disjoint|consecutive|\b(?:odd|even) (?:digit|number|cell)|odd[ -]?even|parity|inequalit|greater than|samurai|\bfog\b|(?<!(?:naked|hidden)[ -])quadruple|entrop|latin ?square|sudoku[ -]?x\b(?!-)|\bx[ -]?sudoku|대각선|킬러|케이지|화살표|온도계|나이트|직소|부등호/i;

/** Whether a text in words mentions a rule of a variant. */
export function mentionsRule(text: string): boolean {
  return MENTION.test(text);
}

const EXPLANATION =
  /anti-?(?:knight|king|queen)|(?:knight|king)['’]?s move|(?:killer|jigsaw|irregular|diagonal|hyper|thermo|arrow|sandwich|kropki|consecutive)[ -]?sudoku|sudoku[ -]x\b(?!-)|\bx-sudoku|windoku|samurai|latin square|magic square|(?:both|main|marked|two) (?:main )?diagonals?|\bin (?:a|each|every|the) cages?\b|\balong (?:a|each|every|the) (?:thermo|arrow|line)|대각선에|킬러 스도쿠|직소 스도쿠/i;

/** Whether a text about a puzzle, such as its description, explains a rule of a variant. */
export function explainsRule(text: string): boolean {
  return EXPLANATION.test(text) || tellsRule(text);
}

const THING =
  /(?:knight|king|queen)(?:['’]?s)? move|\b(?:both|two|main|long|each|every)(?: of the)?(?: two)?(?: main| long)? diagonals\b|\bcages?\b|thermometer|\bbulb\b|\barrows?\b.*\bcircle|\b(?:on|along) an? (?:\w+ ){0,2}line\b|\b(?:renban|whispers?) lines?\b|\borthogonally (?:adjacent|connected)|\b(?:white|black|gr[ae]y) (?:dot|circle)|\b(?:shaded|marked|gr[ae]y|irregular|extra)(?: 3 ?[x×] ?3)? (?:region|box|block|area)|\b(?:shaded|gr[ae]y) (?:cell|square).*\b(?:even|odd)\b|\boutside the grid\b/i;
const DEMAND =
  /^(?=.*\b(?:digits?|numbers?|1 ?(?:-|–|to) ?9|even|odd|different|same)\b)(?=.*\b(?:must|may|can(?:not|'t)?|no two|contains?|sums?|increase|differ|appear|repeat|form|gives?|means?)\b)/i;
const IN_KOREAN =
  /(?:나이트|킹)[^.]*(?:이동|행마|거리|움직임)|대각선(?:에도|마다|에는|에서도)|케이지|온도계|화살표/;
const DEMAND_IN_KOREAN = /(?:숫자|수)(?:의|가|는|를|도|와|들)?\s|합|[1-9]\s?(?:~|-|부터)/;

/** Whether a sentence states a rule: "No two cells a knight's move apart contain the same digit." */
export function tellsRule(text: string): boolean {
  const isEnglish = THING.test(text) && DEMAND.test(text);
  return isEnglish || (IN_KOREAN.test(text) && DEMAND_IN_KOREAN.test(text));
}

const STATEMENT =
  /adjacent|increas|shaded|\bsums? (?:to|of|up)\b|\btotals?\b|\b(?:along|on) (?:an?|any|each|the)(?: \w+)? lines?\b|\bbulbs?\b|circle|\bdots?\b|marked (?:region|cell|line)|outside the grid|differ by|\b(?:even|odd)\b/i;

/** Whether a text that states the rules of a puzzle has other rules than those of classic Sudoku. */
export function statesRule(text: string): boolean {
  return STATEMENT.test(text);
}
