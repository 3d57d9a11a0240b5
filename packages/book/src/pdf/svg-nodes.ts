/** An element of SVG, with its text or its elements. */
export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
  readonly text: string;
}

const PART = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
};

/** Reads markup as `@nonet/engine/draw` writes it: well-formed, without comments and declarations. */
export function readSvg(markup: string): readonly SvgNode[] {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closing, name, attributes, single, text] of markup.matchAll(PART)) {
    const [parent] = open;
    if (text !== undefined) {
      parent.text += unescaped(text);
    } else if (closing) {
      open.shift();
    } else {
      const node: Open = { name, attributes: attributesIn(attributes), children: [], text: '' };
      parent.children.push(node);
      if (!single) open.unshift(node);
    }
  }
  return root.children;
}

interface Open extends SvgNode {
  readonly children: Open[];
  text: string;
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, unescaped(value)]),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
