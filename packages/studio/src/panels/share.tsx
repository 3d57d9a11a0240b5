import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { addressOf } from '../state/address.ts';
import type { PartProps } from '../state/controls.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

const ICON = 'M10 12V3M6.5 6 10 2.5 13.5 6M5 9.5H3.5v8h13v-8H15';

/** The link to this moment, and the iframe code that embeds it in another page. */
export function Share({ state, words }: PartProps): JSX.Element {
  const { share } = words;
  const page = location.href.replace(/#.*$/, '');
  const link = `${page}#${addressOf(state)}`;
  const guide = { ...state.guide, isOpen: false };
  const framed = addressOf({ ...state, guide, embedded: true }).replaceAll('&', '&amp;');
  const frame = `<iframe src="${page}#${framed}" title="${words.title}" width="320" height="480" style="border:0"></iframe>`;
  return (
    <Dialog name={share.share} close={share.close} icon={ICON}>
      <Copied label={share.link} text={link} copy={share.copyLink} words={words} />
      <p class="quiet">{share.linkNote}</p>
      {state.room === 'watch' && (
        <Copied label={share.embed} text={frame} copy={share.copyEmbed} words={words} />
      )}
    </Dialog>
  );
}

interface CopiedProps extends Pick<PartProps, 'words'> {
  readonly label: string;
  readonly text: string;
  readonly copy: string;
}

function Copied({ label, text, copy, words }: CopiedProps): JSX.Element {
  const box = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const onCopy = (): void => {
    box.current?.select();
    navigator.clipboard
      .writeText(text)
      .then(() => say(words.share.copied))
      .catch(() => say(words.share.notCopied));
  };
  return (
    <div class="copied">
      <label>
        <span>{label}</span>
        <textarea ref={box} rows={3} readOnly spellcheck={false} value={text} />
      </label>
      <div class="acts">
        <Button onClick={onCopy}>{copy}</Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
