import type { PlainPuzzle } from '@nonet/engine/notation';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../widgets/dialog.tsx';
import { type Language, pageWords } from '../words/words.ts';
import { PrintPanel } from './print-panel.tsx';
import type { Printing } from './printing.ts';
import { printWords } from './words.ts';

const ICON = 'M6 7.5V3h8v4.5M6 14H3V7.5h14V14h-3M6 11.5h8V17H6z';

type Puzzles = readonly PlainPuzzle[];

interface Props {
  /** What the button says. Default: Print. */
  readonly name?: string;
  /** Returns the puzzles. It is called when the dialog opens. */
  readonly puzzles: () => Puzzles | Promise<Puzzles>;
  readonly language: Language;
  readonly printing: Printing;
}

/** A button that opens a dialog in which puzzles are printed on sheets of paper, or saved. */
export function Print({ language, name, printing, puzzles }: Props) {
  const words = printWords[language];
  const [opened, setOpened] = useState<Puzzles>();
  const latest = useRef(0);
  const onOpen = async (): Promise<void> => {
    latest.current++;
    const mine = latest.current;
    setOpened(undefined);
    // If their worker fails, the page says so.
    const found = await Promise.resolve(puzzles()).catch(() => []);
    if (mine === latest.current) setOpened(found);
  };
  return (
    <Dialog
      name={name ?? words.names.this}
      close={pageWords[language].close}
      icon={ICON}
      onOpen={() => void onOpen()}
    >
      {() =>
        opened && (
          <PrintPanel puzzles={opened} language={language} words={words} printing={printing} />
        )
      }
    </Dialog>
  );
}
