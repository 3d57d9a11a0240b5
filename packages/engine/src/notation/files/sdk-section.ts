import type { NotationError } from '../notation-error.ts';
import { errorOf } from '../parts/fault.ts';
import { ruleIn, ruleInText } from '../parts/json-rules.ts';
import { ruleKind } from '../parts/rule-names.ts';

// Only the section [Puzzle] is read. Others have the player's entries, or the rules of a variant:
// `[Cages]`, `[Layout]` with the regions, `[Type]` with `Jigsaw`, or `Type=Jigsaw` in any section.

/** A section, but no tag of a forum. */
const SECTION =
  /^\[(?!code|hide|pre|quote|spoiler|tt\b)\s*([a-z][^\],]*)\](?:\s*[:=]?\s*(\S.*))?$/i;

/** The name of a section, and what follows on its line, as in `[Type] X`. */
export interface SectionHead {
  readonly name: string;
  readonly value: string;
}

/** The section that a line begins. Undefined if it begins none. */
export function sectionIn(text: string): SectionHead | undefined {
  const [, name, value = ''] = SECTION.exec(text.trim()) ?? [];
  return name !== undefined && (value === '' || ruleKind(name))
    ? { name: name.trim(), value }
    : undefined;
}

const SETTING = /^\s*([a-z][\w -]{0,40}?)\s*[:=]\s*(\S.*)$/i;

/** The error for a line such as `Type=Jigsaw` that adds a rule. */
export function variantIn(text: string, line: number): NotationError | undefined {
  const [, name = '', value = ''] = SETTING.exec(text) ?? [];
  return variantNamed(name, value, line);
}

/** The error for a text that adds a rule under a name. */
export function variantNamed(name: string, text: string, line: number): NotationError | undefined {
  const found = ruleInText(name, text);
  return found && errorOf('variant', line, 1, { id: 'classic' }, found);
}

const PLAYERS = /^(?:state|pencil ?marks|colou?rs|solution)$/i;

/** At most this many characters are kept. The regions of the largest grid have 1,250. */
const LONGEST = 2_000;

/** A section that is not read. */
export class Section {
  private readonly name: string;
  private readonly begun: number;
  private text = '';
  private setting: NotationError | undefined;

  constructor(name: string, line: number) {
    this.name = name;
    this.begun = line;
  }

  read(text: string, line: number): void {
    this.setting ??= variantIn(text, line);
    const [, name = ''] = /^([a-z]\w*) ?=/i.exec(text) ?? [];
    if (!ruleKind(name) && this.text.length < LONGEST) this.text += `${text}\n`;
  }

  /** The error for a rule that the section adds. */
  get variant(): NotationError | undefined {
    const { name, begun, setting } = this;
    if (setting || PLAYERS.test(name)) return setting;
    const value = this.text.trim();
    const rule = ruleIn(name, { kind: 'string', value, from: 0, to: value.length });
    return rule && errorOf('variant', begun, 1, { id: 'classic' }, rule.phrase);
  }
}
