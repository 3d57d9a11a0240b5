import type { TechniqueId } from '@nonet/engine/rating';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { PuzzleProps } from '../../puzzle/controls.ts';
import { Button, Icon } from '../../widgets/button.tsx';
import type { Bilingual } from '../../words/words.ts';
import { ALL_TECHNIQUES, pages } from './pages.ts';
import {
  type HasTechnique,
  type OpenPage,
  openPageOf,
  withOpenPage,
  withoutOpenPage,
} from './slice.ts';
import { techniqueWords } from './words.ts';
import './technique-page.css';

/** Page → its HTML, once it is loaded, or `missing` if it cannot be loaded. */
const texts = signal<Readonly<Partial<Record<string, Bilingual<string> | 'missing'>>>>({});

/** The open page of a technique, in the place of the coach. */
export function TechniquePage({ state, words, controls }: PuzzleProps<HasTechnique>) {
  const { language } = state.page;
  const own = techniqueWords[language];
  const open = openPageOf(state);
  const section = useRef<HTMLElement>(null);
  const text = open && texts.value[open.page];
  const close = (): void => controls.update(withoutOpenPage);
  const follow = (page: OpenPage): void => controls.update((now) => withOpenPage(now, page));

  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement as HTMLElement | null;
    section.current?.focus();
    return () => {
      if (document.activeElement !== document.body) return;
      const to = opener?.isConnected ? opener : document.querySelector<HTMLElement>('.pad .main');
      to?.focus();
    };
  }, [open !== undefined]);

  useEffect(() => {
    if (!open || text) return;
    const { page } = open;
    const show = (loaded: Bilingual<string> | 'missing'): void => {
      texts.value = { ...texts.value, [page]: loaded };
    };
    void pages
      .get(page)?.()
      .then(show, () => show('missing'));
  }, [open?.page]);

  useLayoutEffect(() => {
    if (!open || !text) return;
    const headings = section.current?.querySelectorAll<HTMLElement>('[tabindex]') ?? [];
    const asked = [...headings].find(({ dataset }) => dataset.technique === open.technique);
    asked?.scrollIntoView();
    asked?.focus({ preventScroll: true });
  }, [open, text]);

  if (!open) return null;
  return (
    <section
      ref={section}
      class="technique-page"
      aria-label={own.label}
      tabIndex={-1}
      data-scrolls=""
      onClick={({ target }) => {
        const link = target instanceof Element ? target.closest('button') : null;
        const { page, technique } = link?.dataset ?? {};
        if (page) follow({ page, technique: technique as TechniqueId | undefined });
      }}
      // With `data-scrolls`, the arrow keys scroll, and the page leaves Escape to this section.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <div class="page-bar">
        <Button onClick={close}>
          <Icon path="M11.5 4.5L6 10l5.5 5.5" />
          {own.back}
        </Button>
        {open.page !== ALL_TECHNIQUES && (
          <Button class="plain" onClick={() => follow({ page: ALL_TECHNIQUES })}>
            {own.all}
          </Button>
        )}
      </div>
      {text === 'missing' && <p role="alert">{words.failures.room}</p>}
      {text && text !== 'missing' && (
        <div class="prose" lang={language} dangerouslySetInnerHTML={{ __html: text[language] }} />
      )}
    </section>
  );
}
