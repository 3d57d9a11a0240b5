import { languages } from '../words/words.ts';
import { type Codec, choice, oneOf } from './address.ts';
import { type HasPage, themes, withPage, withRoom } from './state.ts';

/** The room of links that name none. Older links do not, because all of them led there. */
const USUAL_ROOM = 'watch';

/** The keys of values that can be seen in every room. */
const EVERYWHERE = ['room', 'language', 'theme'];

/**
 * The open room, and whether the page is in a frame. Links do not contain the language and theme of
 * the sender. But these values are read from addresses that are written by hand, such as the `src`
 * of an iframe.
 *
 * @param roomIds The first one is that of the start.
 */
export function pageCodec(roomIds: readonly string[]): Codec<HasPage> {
  const [startId] = roomIds;
  return {
    keys: {
      room: choice('room', 'room', roomIds),
      language: choice('language', 'language', languages),
      theme: choice('theme', 'theme', themes),
      embedded: choice('1 if embedded in a frame', 'embedded', ['0', '1']),
    },
    write: ({ page }) => ({ room: page.room, embedded: page.embedded ? '1' : undefined }),
    read: (state, values) => {
      const { language, theme } = state.page;
      const next = withPage(state, {
        language: oneOf(values, 'language', languages) ?? language,
        theme: oneOf(values, 'theme', themes) ?? theme,
        ...(values.get('embedded') === '1' && { embedded: true }),
      });
      // The start shows no puzzle and no search, so what else is in a link would not be seen there.
      const isUnseen = [...values.keys()].some((key) => !EVERYWHERE.includes(key));
      const usual = next.page.room === startId && isUnseen ? USUAL_ROOM : next.page.room;
      return withRoom(next, oneOf(values, 'room', roomIds) ?? usual);
    },
  };
}
