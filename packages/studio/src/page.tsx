import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { KeySheet, openKeySheet } from './page/key-sheet.tsx';
import { characterRow, handleKey, type KeyRow } from './page/keys.ts';
import { Masthead } from './page/masthead.tsx';
import { Notices } from './page/notices.tsx';
import { changeSettings } from './page/settings.ts';
import { withPage, withRoom } from './page/state.ts';
import { isFileOver } from './puzzle/pasting.ts';
import { ReadingNotice } from './puzzle/reading-notice.tsx';
import { withPuzzleState } from './puzzle/state.ts';
import { rooms, type State } from './rooms/all.ts';
import { isOpeningProgram } from './search/program-requests.ts';
import type { Studio } from './studio.ts';
import { Button } from './widgets/button.tsx';
import { pageWords } from './words/words.ts';

type View = (props: { state: State }) => JSX.Element;

/** Room → its view, once it is loaded, or `missing` if it cannot be loaded. */
const views = signal<Readonly<Partial<Record<string, View | 'missing'>>>>({});

/** `dismiss` closes the messages over the page, if there are any. */
const pageKeys = (dismiss: (() => void) | undefined): readonly KeyRow[] => [
  characterRow(
    '?',
    { en: 'this list', ko: '이 단축키 목록' },
    {
      '?': openKeySheet,
    },
  ),
  {
    keys: 'Esc',
    text: { en: 'close the open window, menu or message', ko: '열린 창이나 메뉴, 알림 닫기' },
    scope: 'page',
    // The browser and the menus handle Escape themselves.
    command: ({ key }) => (key === 'Escape' ? dismiss : undefined),
  },
];

export function Page({ studio }: { studio: Studio }) {
  const { store, controls, started, restart } = studio;
  const state = store.state.value;
  const { room, language, theme, settings, embedded } = state.page;
  const words = pageWords[language];
  const View = views.value[room];
  const isOpening = isOpeningProgram(state);
  const { reading, hasNotice } = state.puzzle;
  const isDismissible = hasNotice || state.page.brokenLink !== undefined;
  const dismiss = (): void =>
    store.update((now) =>
      withPage(withPuzzleState(now, { hasNotice: false }), { brokenLink: undefined }),
    );
  const opened = rooms.find(({ id }) => id === room);

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
    document.title = words.title(opened?.title[language] ?? '');
  }, [language, theme, settings.motion, room]);

  useLayoutEffect(() => {
    const rows = [
      ...(started.get(room)?.keys ?? []),
      ...pageKeys(isDismissible ? dismiss : undefined),
    ];
    const onKey = (event: KeyboardEvent): void => handleKey(event, rows, settings);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [room, settings, isDismissible]);

  // The grid is drawn with each event of a search, and the masthead is not.
  const masthead = useMemo(() => {
    if (embedded) return null;
    const sections = [
      ...rooms
        .map(({ id, name }) => ({ name, rows: started.get(id)?.keys ?? [] }))
        .filter(({ rows }) => rows.length > 0),
      { name: { en: 'Everywhere', ko: '모든 화면' }, rows: pageKeys(undefined) },
    ];
    return (
      <Masthead
        page={state.page}
        rooms={rooms}
        open={(id) => store.update((now) => withRoom(now, id))}
        change={(change) => changeSettings(store, change)}
      >
        <KeySheet language={language} sections={sections} />
      </Masthead>
    );
  }, [state.page]);
  return (
    <>
      {masthead}
      <div class="toasts">
        <Notices
          page={state.page}
          showsEarlier={state.puzzle.isOpened}
          restart={restart}
          dismiss={dismiss}
        />
        {!opened?.showsReading?.(state) && (
          <ReadingNotice state={state} words={words} controls={controls} />
        )}
      </div>
      <DropTarget text={opened?.dropText?.[language] ?? words.readings.drop} />
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

/** While a file is dragged over the page, says what becomes of it. */
function DropTarget({ text }: { text: string }) {
  if (!isFileOver.value) return null;
  return (
    <div class="drop-target">
      <p role="status">{text}</p>
    </div>
  );
}
