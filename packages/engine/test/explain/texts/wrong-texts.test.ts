import { describe, expect, it } from 'vitest';
import { type ExplainedStep, explainSteps } from '../../../src/explain/explained-steps.ts';
import { generate } from '../../../src/generate/generate.ts';
import { Random } from '../../../src/generate/random.ts';
import type { Grid } from '../../../src/grid/grid.ts';
import { Rating } from '../../../src/rating/rating.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';
import { checkText } from './check-text.ts';

/** A puzzle with a net: from r2c1 is not 2 to a row without a place. */
const WITH_NET =
  '..6...2...4.7...6.9......15...9....4...8.6.5..9..17.2.3..1..5...82.5...9.....8...';

function stepsOf(givens: Grid): readonly ExplainedStep[] {
  const rated = finish(new Rating({ givens }, { scale: 'hodoku' }));
  if (rated.kind !== 'rated') throw new Error('expected a rating');
  return explainSteps({ givens }, rated.steps, { language: 'en' });
}

function faultOf(text: string, step: ExplainedStep) {
  return checkText(text, step.before, step).fault;
}

/** The first step of a technique in extreme puzzles. */
function example(technique: TechniqueId) {
  const { puzzles } = generate({ level: 'extreme', count: 12, seed: 'wrong texts' });
  for (const { givens: puzzle } of puzzles) {
    const step = stepsOf(puzzle).find((it) => it.technique === technique);
    if (step) return step;
  }
  throw new Error(`expected a ${technique}`);
}

describe('a wrong text of a net', () => {
  const net = stepsOf(grid(WITH_NET)).find(({ technique }) => technique.startsWith('forcing-net'))!;
  const [, assumption, list] =
    /^(If [^,]+, then one after another: )([^.]+)\./.exec(net.text) ?? [];
  const deductions = list.split('; ');

  it('is the right text before it is changed', () => {
    expect(faultOf(net.text, net)).toBeUndefined();
    expect(deductions.length).toBeGreaterThan(3);
  });

  it('lacks a statement: every statement is needed', () => {
    for (const [i] of deductions.entries()) {
      const without = deductions.filter((_, k) => k !== i).join('; ');
      const text = net.text.replace(`${assumption}${list}`, `${assumption}${without}`);
      expect(faultOf(text, net), `without ${deductions[i]}`).toBeDefined();
    }
  });

  it('has its statements in the reverse order', () => {
    const text = net.text.replace(list, deductions.toReversed().join('; '));
    expect(faultOf(text, net)).toContain('not proved');
  });

  it('has the end of another net', () => {
    const text = net.text.replace(/Then (row|column|box) (\d) has/, (_, kind, number) => {
      return `Then ${kind} ${(Number(number) % 9) + 1} has`;
    });
    expect(text).not.toBe(net.text);
    expect(faultOf(text, net)).toContain('not proved');
  });

  it('argues in a circle, as HoDoKu does', () => {
    const text =
      'If r2c1 is not 2, then one after another: r2c1 is 5, r1c5 is not 8, r1c5 is 4, r1c5 is not 8, r1c1 is 8. So the assumption is wrong. So r2c1 is 2.';
    expect(faultOf(text, net)).toBeDefined();
  });
});

describe('a wrong text', () => {
  it('has a chain in another order', () => {
    const step = example('aic');
    const [chain] = step.text.split('. ');
    const [start, ...rest] = chain.split(/, then |, so /);
    const text = step.text.replace(chain, `${start}, then ${rest.toReversed().join(', so ')}`);
    expect(rest.length).toBeGreaterThan(2);
    expect(faultOf(step.text, step)).toBeUndefined();
    expect(faultOf(text, step)).toContain('not proved');
  });

  it('counts a digit of a Sue de Coq once too often', () => {
    const step = example('sue-de-coq');
    expect(faultOf(step.text, step)).toBeUndefined();
    for (const text of [
      step.text.replace(/ need (\w+) digits/, ' need eight digits'),
      step.text.replace(/digits\. (\d+), /, 'digits. '),
      step.text.replace(/That is \w+ digits/, 'That is eight digits'),
    ]) {
      expect(text).not.toBe(step.text);
      expect(faultOf(text, step)).toContain('not proved');
    }
  });

  it('removes other candidates than the step, or another form of sentence is used', () => {
    const step = example('naked-pair');
    const fewer = { ...step, eliminations: step.eliminations.slice(1) };
    expect(faultOf(step.text, fewer)).toContain('other conclusions');
    const unknown = `${step.text.replace(/ Two cells.*? both\./, ' That is a pair.')}`;
    expect(faultOf(unknown, step)).toContain('no known form');
  });

  it('names another cell, digit or house', () => {
    const random = new Random('wrong texts');
    let changed = 0;
    const unnoticed: string[] = [];
    for (const level of ['hard', 'unfair', 'extreme'] as const) {
      for (const { givens: puzzle } of generate({ level, count: 4, seed: 'wrong texts' }).puzzles) {
        for (const step of stepsOf(puzzle)) {
          if (step.placement !== undefined) continue;
          const text = changedText(step.text, random);
          changed++;
          if (!faultOf(text, step)) unnoticed.push(`${text} (right: ${step.text})`);
        }
      }
    }
    // A changed statement can be true by chance, and not be needed at this place.
    expect(unnoticed.length, unnoticed.slice(0, 5).join('\n')).toBeLessThan(changed / 100);
    expect(changed).toBeGreaterThan(100);
  });
});

/** Changes a cell, digit or house that a text names. */
function changedText(text: string, random: Random): string {
  const names = [...text.matchAll(/r\d+c\d+|(?<=(row|column|box) )\d+|\b\d\b/g)];
  const { 0: name, index } = names[random.below(names.length)];
  const other = name.startsWith('r')
    ? `r${random.below(9) + 1}c${random.below(9) + 1}`
    : `${random.below(9) + 1}`;
  if (other === name) return changedText(text, random);
  return text.slice(0, index) + other + text.slice(index + name.length);
}
