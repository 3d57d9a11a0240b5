import type { CoachStep } from '../picture/coaching.ts';
import { type NamedBoard, WithCellNames } from './cell-names.tsx';
import { TechniqueName, type TechniqueProps } from './technique/technique-name.tsx';

/** A text in which the name of its technique opens a page, and the names of cells light them. */
export function WithTechniqueName({
  text,
  step: { name, technique },
  board,
  ...props
}: TechniqueProps & {
  text: string;
  board: NamedBoard;
  step: Pick<CoachStep, 'name' | 'technique'>;
}) {
  const { state } = props;
  const own = name[state.page.language];
  const at = text.indexOf(own);
  if (at < 0) return <WithCellNames text={text} {...board} />;
  return (
    <>
      <WithCellNames text={text.slice(0, at)} {...board} />
      <TechniqueName {...props} technique={technique} name={own} />
      <WithCellNames text={text.slice(at + own.length)} {...board} />
    </>
  );
}
