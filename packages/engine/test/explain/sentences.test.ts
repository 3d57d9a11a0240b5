import { expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { pathsOf } from './paths.ts';
import { faultsOf } from './step-faults.ts';

// The steps of the logs, and of every technique, are in every-step.test.ts.

it('the explanations of a path name the cells of the picture, in both languages', () => {
  const paths = pathsOf('sentences', sized(3, 8));
  expect(
    paths.flatMap(({ steps }) => steps.flatMap((step) => faultsOf(step))).slice(0, 10),
  ).toEqual([]);
});
