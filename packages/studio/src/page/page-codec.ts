import { languages } from '../words/words.ts';
import { type Codec, oneOf, unknownValue } from './address.ts';
import { inRoom } from './room.ts';
import { type HasPage, themes, withPage } from './state.ts';

/**
 * The open room, and whether the page is in a frame. Links do not contain the language and theme of
 * the sender. But these values are read from addresses that are written by hand, such as the `src`
 * of an iframe.
 */
export function pageCodec<S extends HasPage>(): Codec<S> {
  return {
    keys: { r: 'room', l: 'language', t: 'theme', w: '1 if embedded in a frame' },
    write: ({ page }) => ({ r: page.room, w: page.embedded ? '1' : undefined }),
    fault: (values, { rooms }) =>
      unknownValue(values, 'r', 'room', Object.keys(rooms)) ??
      unknownValue(values, 'l', 'language', languages) ??
      unknownValue(values, 't', 'theme', themes) ??
      unknownValue(values, 'w', 'embedded', ['0', '1']),
    read: (state, values) => {
      const { language, theme } = state.page;
      const next = withPage(state, {
        language: oneOf(values, 'l', languages) ?? language,
        theme: oneOf(values, 't', themes) ?? theme,
        ...(values.get('w') === '1' && { embedded: true }),
      });
      return inRoom(next, values.get('r') ?? next.page.room);
    },
  };
}
