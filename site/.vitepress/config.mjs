import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { anchorOf } from '../../docs/techniques/anchor.mjs';
import { koreanSearch } from '../build/korean-search.mjs';
import { BASE } from '../build/relative.mjs';
import { sidebar } from '../build/sections.mjs';

const site = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const titles = new Map(JSON.parse(readFileSync(site('.pages/titles.json'), 'utf8')));

const studio = { link: '/studio/', target: '_self' };

const korean = {
  outline: { label: '이 페이지의 내용', level: [2, 3] },
  docFooter: { prev: '이전', next: '다음' },
  darkModeSwitchLabel: '화면 모드',
  lightModeSwitchTitle: '밝은 화면으로',
  darkModeSwitchTitle: '어두운 화면으로',
  sidebarMenuLabel: '목차',
  returnToTopLabel: '맨 위로',
  skipToContentLabel: '본문으로 건너뛰기',
  notFound: {
    title: '페이지가 없습니다',
    quote: '주소를 확인해 주세요.',
    linkLabel: '처음으로',
    linkText: '처음으로',
  },
  nav: [
    { text: '개요', link: '/ko/overview' },
    { text: '기법', link: '/ko/techniques' },
    { text: '라이브러리', link: '/ko/library' },
    { text: 'API', link: '/api/' },
    { text: '스튜디오', ...studio },
  ],
  sidebar: sidebar(titles, 'ko'),
};

const searchInKorean = {
  button: { buttonText: '검색', buttonAriaLabel: '검색' },
  modal: {
    displayDetails: '자세히 보기',
    resetButtonTitle: '지우기',
    backButtonTitle: '닫기',
    noResultsText: '결과 없음:',
    footer: {
      selectText: '선택',
      selectKeyAriaLabel: 'Enter',
      navigateText: '이동',
      navigateUpKeyAriaLabel: '위',
      navigateDownKeyAriaLabel: '아래',
      closeText: '닫기',
      closeKeyAriaLabel: 'Esc',
    },
  },
};

const foreign = koreanSearch({
  folder: site('.pages'),
  base: BASE,
  isForeign: (page) => {
    const id = page.replace(/\.md$/, '');
    return !id.startsWith('ko/') && !titles.has(`ko/${id}`);
  },
});

/** A header of a table without a text becomes an ordinary cell. */
function emptyHeaders({ tokens }) {
  tokens.forEach((token, index) => {
    if (token.type !== 'th_open' || tokens[index + 1].content !== '') return;
    token.tag = 'td';
    tokens[index + 2].tag = 'td';
  });
}

// Locales without a label have no menu of languages. The theme's link leads to the same page in the
// other language, or to the home page if there is none.
export default defineConfig({
  title: 'Nonet',
  base: BASE,
  srcDir: '.pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${BASE}studio/icon.svg` }]],
  metaChunk: true,
  // All other dead links are errors.
  ignoreDeadLinks: 'localhostLinks',
  locales: {
    root: {
      lang: 'en',
      description: 'Solve, generate and explain Sudoku puzzles.',
    },
    ko: {
      lang: 'ko',
      description: '스도쿠를 풀고, 만들고, 설명합니다.',
      themeConfig: korean,
    },
  },
  themeConfig: {
    logo: { src: '/studio/icon.svg', alt: '' },
    outline: { label: 'On this page', level: [2, 3] },
    nav: [
      { text: 'Overview', link: '/overview' },
      { text: 'Techniques', link: '/techniques' },
      { text: 'Library', link: '/library' },
      { text: 'API', link: '/api/' },
      { text: 'Studio', ...studio },
    ],
    sidebar: sidebar(titles, 'en'),
    search: {
      provider: 'local',
      options: {
        locales: { ko: { translations: searchInKorean } },
        miniSearch: { _splitIntoSections: foreign.splitIntoSections },
      },
    },
  },
  markdown: {
    anchor: { slugify: anchorOf },
    config: (md) => {
      md.core.ruler.push('empty-headers', emptyHeaders);
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  vite: {
    plugins: [foreign.plugin],
    resolve: {
      alias: [
        { find: /^@nonet\/engine$/, replacement: site('../packages/engine/dist/index.js') },
        {
          find: /^@nonet\/engine\/(.+)$/,
          replacement: site('../packages/engine/dist/$1/index.js'),
        },
      ],
    },
    worker: { format: 'es' },
    build: { target: 'es2022', chunkSizeWarningLimit: 4096 },
    logLevel: 'warn',
  },
});
