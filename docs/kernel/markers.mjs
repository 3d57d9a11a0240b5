/**
 * Puts each block into the text, between the markers `<!-- KIND NAME -->` and `<!-- /KIND -->`.
 *
 * @throws Error if a block has no markers, or markers have no block.
 */
export function fillIn(text, kind, blocks) {
  const missing = new Set(Object.keys(blocks));
  const place = new RegExp(`(<!-- ${kind} (.+) -->\n)[\\s\\S]*?(<!-- /${kind} -->)`, 'g');
  const filled = text.replace(place, (_, open, name, close) => {
    if (!(name in blocks)) throw new Error(`no block for the markers ${kind} ${name}`);
    missing.delete(name);
    return `${open}\n${blocks[name]}\n\n${close}`;
  });
  if (missing.size > 0) throw new Error(`no markers for ${kind} ${[...missing].join(', ')}`);
  return filled;
}
