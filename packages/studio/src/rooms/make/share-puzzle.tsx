import type { AboutPuzzle, PlainPuzzle } from '@nonet/engine/notation';
import { useEffect, useState } from 'preact/hooks';
import { Share } from '../../page/share.tsx';
import type { WriteOrder, WrittenPuzzle } from '../../picture/written-puzzle.ts';
import { CopyField } from '../../widgets/copy-field.tsx';
import type { Language, Words } from '../../words/words.ts';
import { ignoreFailure } from '../../workers/client.ts';
import { makeTabWords } from './words.ts';

/** The sites on which setters publish, and whose links hold a whole puzzle. */
const SITES = ['sudokupad', 'f-puzzles'] as const;

interface SharedPuzzle {
  readonly puzzle: PlainPuzzle;
  readonly about: AboutPuzzle;
  readonly write: (order: WriteOrder) => Promise<WrittenPuzzle | undefined>;
}

interface SharePuzzleProps extends SharedPuzzle {
  readonly language: Language;
  readonly words: Words;
  /** Returns the address at which the puzzle opens as a game. */
  readonly address: () => string;
}

/** The links to a puzzle: as a game here, and on other sites. */
export function SharePuzzle({ address, language, words, ...shared }: SharePuzzleProps) {
  const own = makeTabWords[language].sharing;
  return (
    <Share words={words} link={own.link} address={address}>
      {() => <SiteLinks {...shared} language={language} words={words} />}
    </Share>
  );
}

function SiteLinks({
  about,
  language,
  puzzle,
  words,
  write,
}: SharedPuzzle & { readonly language: Language; readonly words: Words }) {
  const own = makeTabWords[language].sharing;
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isShown = true;
    for (const notation of SITES) {
      void write({ puzzle, about, notation }).then((written) => {
        if (isShown && written) {
          setLinks((others) => ({ ...others, [notation]: written.text.trim() }));
        }
      }, ignoreFailure);
    }
    return () => {
      isShown = false;
    };
  }, [puzzle, about]);
  return (
    <>
      {SITES.filter((site) => links[site] !== undefined).map((site) => (
        <div key={site} class="copied">
          <CopyField
            label={own.sites[site]}
            text={links[site]}
            copy={words.share.copyLink}
            copied={words.share.copied}
            refused={words.share.notCopied}
          />
        </div>
      ))}
    </>
  );
}
