// The sidebar. It lists every page: a page that no section names is in the section of the guides.

/**
 * Section → its pages, in order. `*` stands for all pages of a folder. In other sections than flat
 * ones, the pages of a folder are in a list below the folder's own page.
 */
const SECTIONS = [
  { en: 'Start', ko: '시작', pages: ['overview', 'contents', 'studio'] },
  {
    en: 'Essays',
    ko: '읽을거리',
    pages: ['backtracking', 'slow-solver', 'how-hard', 'random-sudoku', 'million', 'puzzle-book'],
  },
  { en: 'Commands', ko: '명령', pages: ['commands', 'commands/*'], flat: true },
  {
    en: 'Guides',
    ko: '안내',
    pages: ['trace', 'judge', 'code', 'watch', 'review', 'scan', 'book', 'notations', 'variants'],
    rest: true,
  },
  { en: 'Library', ko: '라이브러리', pages: ['library', 'json', 'api'] },
  {
    en: 'How it works',
    ko: '작동 방식',
    pages: ['strategies', 'kernel', 'generate', 'rating', 'facts', 'techniques'],
  },
  {
    en: 'Project',
    ko: '프로젝트',
    pages: ['figures', 'glossary', 'architecture', 'contributing', 'changelog'],
  },
];

/** Titles that are better than the first heading of the page. */
const SHORT = {
  en: { overview: 'Overview', figures: 'Figures', api: 'API' },
  ko: { overview: '개요', figures: '측정 결과', api: 'API (영어)' },
};

/**
 * The sidebar of a language.
 *
 * @param titles the titles of all pages, by id
 */
export function sidebar(titles, language) {
  const prefix = language === 'ko' ? 'ko/' : '';
  const bare = [...titles.keys()].map((id) => id.replace(/^ko\//, '').replace(/\/index$/, ''));
  const names = [...new Set(bare)].filter((name) => name !== 'index');
  const placed = new Set();
  /** A page without a Korean twin is linked in English. */
  const item = (name, isFlat = false) => {
    placed.add(name);
    const ids = [prefix + name, `${prefix}${name}/index`, name, `${name}/index`];
    const id = ids.find((one) => titles.has(one));
    const children = names.filter((other) => other.startsWith(`${name}/`));
    const link = `/${id.replace(/\/index$/, '/')}`;
    const isForeign = language === 'ko' && !id.startsWith('ko/');
    const text = SHORT[language][name] ?? `${titles.get(id)}${isForeign ? ' (영어)' : ''}`;
    if (children.length === 0 || isFlat) return { text, link };
    return { text, link, collapsed: true, items: children.map((child) => item(child)) };
  };
  const listed = (pattern) =>
    names.filter((name) =>
      pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  const items = SECTIONS.map(({ flat, pages }) =>
    pages.flatMap(listed).flatMap((name) => (placed.has(name) ? [] : [item(name, flat)])),
  );
  items[SECTIONS.findIndex(({ rest }) => rest)].push(
    ...names.flatMap((name) => (placed.has(name) ? [] : [item(name)])),
  );
  return SECTIONS.flatMap((section, index) =>
    items[index].length === 0 ? [] : [{ text: section[language], items: items[index] }],
  );
}
