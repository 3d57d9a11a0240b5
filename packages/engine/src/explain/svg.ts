type Attributes = Readonly<Record<string, string | number>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (symbol) => ESCAPES[symbol]);
}

/** Makes an element. `content` is markup: it is not escaped. */
export function tag(element: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return content === '' ? `<${element}${list}/>` : `<${element}${list}>${content}</${element}>`;
}

export function textTag(x: number, y: number, attributes: Attributes, content: string): string {
  return tag('text', { x, y, ...attributes }, escaped(content));
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
