import { languages } from '../words/words.ts';
import { type Codec, oneOf, unknownValue } from './address.ts';
import { type HasPage, inRoom, themes, withPage } from './state.ts';

/**
 * The open room, and whether the page is in a frame. Links do not contain the language and theme of
 * the sender. But these values are read from addresses that are written by hand, such as the `src`
 * of an iframe.
 */
export function pageCodec<S extends HasPage>(roomIds: readonly string[]): Codec<S> {
  return {
    keys: { r: 'room', l: 'language', t: 'theme', w: '1 if embedded in a frame' },
    write: ({ page }) => ({ r: page.room, w: page.embedded ? '1' : undefined }),
    fault: (values) =>
      unknownValue(values, 'r', 'room', roomIds) ??
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
      return inRoom(next, oneOf(values, 'r', roomIds) ?? next.page.room);
    },
  };
}
