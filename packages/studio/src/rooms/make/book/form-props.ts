import type { PlanFault } from '@nonet/book';
import type { BookProps } from './controls.ts';
import type { Written } from './written-plan.ts';

/** The props of the parts of the form. */
export interface FormProps extends BookProps {
  readonly written: Written;
  readonly faults: readonly PlanFault[];
  readonly write: (written: Written) => void;
}
