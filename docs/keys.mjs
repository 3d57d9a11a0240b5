const HEADS = { en: ['keys', ''], ko: ['키', ''] };

/** The name of each screen → the rows of its keys, from the open list of keys of the studio. */
export async function keysOf(page) {
  const sections = await page
    .locator('.keys dialog section')
    .evaluateAll((all) =>
      all.map((section) => [
        section.querySelector('h3').textContent,
        Array.from(section.querySelectorAll('dl > div'), (row) => [
          row.querySelector('dt').textContent,
          row.querySelector('dd').textContent,
        ]),
      ]),
    );
  return new Map(sections);
}

/** Writes the keys of each screen into a page of the documents, whose headings are the names of screens. */
export function withKeys(text, keys, language) {
  const parts = text.split(/^(?=## )/m);
  const tableOf = (part) => {
    const [, screen] = /^## (.+)/.exec(part);
    const rows = keys.get(screen);
    if (!rows) throw new Error(`expected a screen of the studio, got ${screen}`);
    const cells = rows.map(([key, does]) => [`\`${key}\``, does.replaceAll('|', '\\|')]);
    return [HEADS[language], ['---', '---'], ...cells].map((row) => `| ${row.join(' | ')} |`);
  };
  return parts
    .map((part) =>
      part.replace(
        /<!-- keys -->.*<!-- \/keys -->/s,
        () => `<!-- keys -->\n\n${tableOf(part).join('\n')}\n\n<!-- /keys -->`,
      ),
    )
    .join('');
}
