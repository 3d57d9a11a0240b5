import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';
import LanguageLink from './LanguageLink.vue';
import LiveSearch from './LiveSearch.vue';
import LiveSudoku from './LiveSudoku.vue';
import StudioLink from './StudioLink.vue';
import './style.css';

/** The default theme, with a link to the page in the other language. */
const Layout = defineComponent(
  () => () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(LanguageLink),
    }),
);

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    app.component('LiveSearch', LiveSearch);
    app.component('LiveSudoku', LiveSudoku);
    app.component('StudioLink', StudioLink);
  },
} satisfies Theme;
