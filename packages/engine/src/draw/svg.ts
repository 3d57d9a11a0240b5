import { escapedXml } from '../notation/parts/xml.ts';

export type Attributes = Readonly<Record<string, string | number>>;

/** Makes an element. `content` is markup: it is not escaped. Numbers have at most two decimals. */
export function tag(element: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => {
      const written = typeof value === 'number' ? rounded(value) : escapedXml(value);
      return ` ${key}="${written}"`;
    })
    .join('');
  return content === '' ? `<${element}${list}/>` : `<${element}${list}>${content}</${element}>`;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function textTag(x: number, y: number, attributes: Attributes, content: string): string {
  return tag('text', { x, y, ...attributes }, escapedXml(content));
}

/**
 * The estimated width of a line of text, in ems. A Hangul character is 1 em wide, a Latin one about
 * half.
 */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, symbol) => sum + (symbol > '\u2e7f' ? 1 : 0.54), 0);
}

/** Breaks a text between words, into lines of at most `ems` ems. */
export function wrapped(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= ems)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}
