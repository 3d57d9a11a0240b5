import type { Plugin } from 'vite';
import { koreanFile, pageFiles, pageHtml, techniquesOn } from './pages.ts';
import { codeWithPictures } from './picture.ts';

/**
 * Makes modules of the pages in docs/techniques: `fish.md` is its HTML in both languages, and
 * `fish.md?techniques` are the ids of the techniques on it.
 */
export function techniquePages(): Plugin {
  return {
    name: 'technique-pages',
    load: {
      filter: { id: /\.md(\?|$)/ },
      handler(id) {
        const [file, query] = id.split('?');
        if (!pageFiles.includes(file)) return undefined;
        const code =
          query === 'techniques'
            ? `export default ${JSON.stringify([...techniquesOn(file).values()])};`
            : codeWithPictures({ en: pageHtml(file), ko: pageHtml(koreanFile(file)) });
        return { code, moduleType: 'js' };
      },
    },
  };
}
