import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { KeySheet } from './page/key-sheet.tsx';
import { byCharacter, handleKey, type KeyRow } from './page/keys.ts';
import { Masthead } from './page/masthead.tsx';
import { Notices } from './page/notices.tsx';
import { changeSettings } from './page/settings.ts';
import { inRoom, withPage } from './page/state.ts';
import { ReadingNotice } from './puzzle/reading-notice.tsx';
import { rooms, type State } from './rooms/all.ts';
import { isOpeningProgram } from './search/program-requests.ts';
import type { Studio } from './studio.ts';
import { Button } from './widgets/button.tsx';
import { wordsOf } from './words/words.ts';

type View = (props: { state: State }) => JSX.Element;

/** Room → its view, once it is loaded, or `missing` if it cannot be loaded. */
const views = signal<Readonly<Partial<Record<string, View | 'missing'>>>>({});

const PAGE_KEYS: readonly KeyRow[] = [
  {
    keys: '?',
    text: { en: 'this list', ko: '이 단축키 목록' },
    scope: 'character',
    command: byCharacter({
      '?': () => document.querySelector<HTMLButtonElement>('.keys .opens')?.click(),
    }),
  },
  {
    keys: 'Esc',
    text: { en: 'close the open window or menu', ko: '열린 창이나 메뉴 닫기' },
    scope: 'page',
    // Empty, because the browser and the menus handle Escape themselves.
    command: () => undefined,
  },
];

export function Page({ studio }: { studio: Studio }): JSX.Element {
  const { store, controls, started, restart } = studio;
  const state = store.state.value;
  const { room, language, theme, settings, embedded } = state.page;
  const words = wordsOf(language);
  const View = views.value[room];
  const isOpening = isOpeningProgram(state);
  const { reading } = state.puzzle;

  useEffect(() => {
    if (View) return;
    const show = (view: View | 'missing'): void => {
      views.value = { ...views.value, [room]: view };
    };
    void started
      .get(room)
      ?.view()
      .then(show, () => show('missing'));
  }, [room]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = settings.motion ? 'on' : 'off';
    document.title = words.title;
  }, [language, theme, settings.motion]);

  useLayoutEffect(() => {
    const rows = [...(started.get(room)?.keys ?? []), ...PAGE_KEYS];
    const onKey = (event: KeyboardEvent): void => handleKey(event, rows, settings);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [room, settings]);

  const sections = [
    ...rooms.map(({ id, name }) => ({ name, rows: started.get(id)?.keys ?? [] })),
    { name: { en: 'Everywhere', ko: '모든 화면' }, rows: PAGE_KEYS },
  ];
  return (
    <>
      {!embedded && (
        <Masthead
          page={state.page}
          rooms={rooms}
          open={(id) => store.update((now) => inRoom(now, id))}
          change={(change) => changeSettings(store, change)}
        >
          <KeySheet language={language} sections={sections} />
        </Masthead>
      )}
      <Notices
        page={state.page}
        restart={restart}
        dismiss={() => store.update((now) => withPage(now, { linkFault: undefined }))}
      />
      {!rooms.find(({ id }) => id === room)?.showsReading && (
        <ReadingNotice state={state} words={words} controls={controls} />
      )}
      <main class="instrument" data-room={room} data-embedded={embedded ? '' : undefined}>
        {isOpening && !state.page.workers.search.failed && (
          <div class="stage">
            <p role="status">{words.ownProgram.opening}</p>
            {reading.kind === 'reading' && <p>{words.ownProgram.soFar(reading.events)}</p>}
          </div>
        )}
        {View === 'missing' && (
          <div class="missing" role="alert">
            <p>{words.failures.room}</p>
            {/* Browsers do not load a module again in the same page. */}
            <Button onClick={() => location.reload()}>{words.failures.tryAgain}</Button>
          </div>
        )}
        {View && View !== 'missing' && !isOpening && <View state={state} />}
      </main>
    </>
  );
}
