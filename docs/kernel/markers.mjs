/**
 * A text with its blocks filled in: between `<!-- KIND NAME -->` and `<!-- /KIND -->`, for every
 * name.
 *
 * @throws Error when a block has no place, or a place no block.
 */
export function fillIn(text, kind, blocks) {
  const missing = new Set(Object.keys(blocks));
  const place = new RegExp(`(<!-- ${kind} (.+) -->\n)[\\s\\S]*?(<!-- /${kind} -->)`, 'g');
  const filled = text.replace(place, (_, open, name, close) => {
    if (!(name in blocks)) throw new Error(`there is no block ${kind} ${name}`);
    missing.delete(name);
    return `${open}\n${blocks[name]}\n\n${close}`;
  });
  if (missing.size > 0) throw new Error(`there is no place for ${kind} ${[...missing].join(', ')}`);
  return filled;
}
