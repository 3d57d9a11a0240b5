import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h, onMounted } from 'vue';
import CodeLink from './CodeLink.vue';
import LanguageLink from './LanguageLink.vue';
import LiveSearch from './LiveSearch.vue';
import LiveSudoku from './LiveSudoku.vue';
import StudioLink from './StudioLink.vue';
import './style.css';

/**
 * The default theme, with a link to the page in the other language. An address that ends with
 * `?search`, as links of 404.html do, opens the search.
 */
const Layout = defineComponent(() => {
  onMounted(() => {
    if (location.search !== '?search') return;
    document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
  });
  return () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(LanguageLink),
    });
});

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    app.component('CodeLink', CodeLink);
    app.component('LiveSearch', LiveSearch);
    app.component('LiveSudoku', LiveSudoku);
    app.component('StudioLink', StudioLink);
  },
} satisfies Theme;
