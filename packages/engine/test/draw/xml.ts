const NAME = '[A-Za-z][\\w:-]*';
/** Text in which `<` and `&` are only used for markup and references. */
const VALUE = '(?:[^<&"]|&(?:amp|lt|gt|quot|#\\d+);)*';
const ATTRIBUTES = `(?:\\s+${NAME}="${VALUE}")*`;
const TOKEN = new RegExp(
  `<(?<open>${NAME})(?<attributes>${ATTRIBUTES})(?<empty>/?)>|</(?<close>${NAME})>|(?:[^<&]|&(?:amp|lt|gt|quot|#\\d+);)+`,
  'y',
);

/** Whether a text is one well-formed XML element. */
export function isXml(text: string): boolean {
  const open: string[] = [];
  let roots = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups;
    if (!groups) return false;
    const names = [...(groups.attributes ?? '').matchAll(/ ([^\s=]+)="/g)].map(([, name]) => name);
    if (new Set(names).size < names.length) return false;
    if (groups.open !== undefined) {
      if (open.length === 0) roots++;
      if (groups.empty === '') open.push(groups.open);
    } else if (groups.close !== undefined && open.pop() !== groups.close) return false;
  }
  return open.length === 0 && roots === 1;
}
