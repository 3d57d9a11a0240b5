import type { JSX } from 'preact';
import type { CoachStep } from '../../../picture/coaching.ts';
import type { PlayProps } from '../slice.ts';
import { TechniqueName } from '../technique/technique-name.tsx';
import { WithCellNames } from './cell-names.tsx';

/** A text in which the name of its technique opens a page, and the names of cells light them. */
export function WithTechniqueName({
  text,
  step: { name, technique },
  ...props
}: PlayProps & { text: string; step: Pick<CoachStep, 'name' | 'technique'> }): JSX.Element {
  const { state } = props;
  const own = name[state.page.language];
  const at = text.indexOf(own);
  if (at < 0) return <WithCellNames text={text} state={state} />;
  return (
    <>
      <WithCellNames text={text.slice(0, at)} state={state} />
      <TechniqueName {...props} technique={technique} name={own} />
      <WithCellNames text={text.slice(at + own.length)} state={state} />
    </>
  );
}
