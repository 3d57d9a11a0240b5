import type { ComponentChildren } from 'preact';
import { CopyField } from '../widgets/copy-field.tsx';
import { Dialog } from '../widgets/dialog.tsx';
import type { Words } from '../words/words.ts';

const ICON = 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9.5H3.5v8h13v-8H15';

interface ShareProps {
  readonly words: Words;
  /** What the link leads to. Default: this moment. */
  readonly link?: string;
  /** A note on what the link does not contain. */
  readonly note?: string | undefined;
  readonly onOpen?: () => void;
  /** Returns the address of this moment. It is called only while the window is open. */
  readonly address: () => string;
  /** Returns the address of this moment in a frame, if the room can be framed. */
  readonly framed?: () => string;
  /** Returns other links. It is called only while the window is open. */
  readonly children?: () => ComponentChildren;
}

/** The link to what is open, and the iframe code that embeds it in another page. */
export function Share({ words, address, children, framed, link, note, onOpen }: ShareProps) {
  const { share } = words;
  const said = { copied: share.copied, refused: share.notCopied };
  const page = location.href.replace(/#.*$/, '');
  // The title of the page says what one does in the room.
  const frameOf = (fragment: string): string =>
    `<iframe src="${page}#${fragment.replaceAll('&', '&amp;')}" title="${document.title}" width="320" height="480" style="border:0"></iframe>`;
  return (
    <Dialog name={share.share} close={words.close} icon={ICON} {...(onOpen && { onOpen })}>
      {() => (
        <>
          <div class="copied">
            <CopyField
              {...said}
              label={link ?? share.link}
              text={`${page}#${address()}`}
              copy={share.copyLink}
            />
          </div>
          <p class="quiet">{note ?? share.linkNote}</p>
          {children?.()}
          {framed && (
            <div class="copied">
              <CopyField
                {...said}
                label={share.embed}
                text={frameOf(framed())}
                copy={share.copyEmbed}
              />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
