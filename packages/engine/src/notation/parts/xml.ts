const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Replaces entities such as `&amp;` and `&#10;`. Unknown entities stay. */
export function unescapedXml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? entity;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** Escapes a text for an attribute in double quotes or for the text of an element. */
export function escapedXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\r\n]+/g, '&#10;');
}

/** The attributes of a tag, such as `name` in `<folder name="Easy">`. */
export function attributesOf(tag: string): Map<string, string> {
  const pairs = tag.matchAll(/\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(Array.from(pairs, ([, name, a, b]) => [name, unescapedXml(a ?? b)]));
}
