import { English } from '../explain/english.ts';
import { Korean } from '../explain/korean.ts';
import type { Language } from '../explain/language.ts';
import { by, is, object, subject, thatIs, topic } from '../explain/particle.ts';
import { techniqueNames } from '../explain/technique-names.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';
import { cellOf, digitIn } from '../technique/step.ts';
import type { WrongReason } from './answer.ts';
import { lessonName } from './lesson-names.ts';

/** Says in one sentence why an answer to a drill of a technique is wrong. */
export function reasonText(reason: WrongReason, technique: SearchId, language: Language): string {
  const name = lessonName(technique, language);
  return language === 'ko' ? korean(reason, name) : english(reason, name);
}

const en = new English(CLASSIC);

function english(reason: WrongReason, name: string): string {
  switch (reason.kind) {
    case 'filled':
      return `${en.cell(reason.cell)} has a digit already.`;
    case 'removes-nothing':
      return reason.selected === 1
        ? `This cell has the pattern of ${name}, but it removes nothing.`
        : `These cells have the pattern of ${name}, but it removes nothing.`;
    case 'incomplete': {
      const these = reason.selected === 1 ? 'This cell is' : 'These cells are';
      return reason.missing === 1
        ? `${these} a part of the pattern of ${name}: one cell is missing.`
        : `${these} a part of the pattern of ${name}: ${reason.missing} cells are missing.`;
    }
    case 'too-many':
      return `The pattern of ${name} is in these cells, but not all of them belong to it.`;
    case 'other-pattern': {
      const these = reason.selected === 1 ? 'This cell has' : 'These cells have';
      return `${these} the pattern of ${techniqueNames[reason.step.technique].en}, not of ${name}.`;
    }
    case 'no-pattern':
      return reason.selected === 1
        ? `This cell does not have the pattern of ${name}.`
        : `These cells do not have the pattern of ${name}.`;
    case 'no-such-step':
      return reason.selected === 1
        ? `No ${name} in this cell alone removes anything.`
        : `No ${name} in exactly these cells removes anything.`;
  }
  const { candidate } = reason;
  const [cell, digit] = [en.cell(cellOf(candidate)), digitIn(candidate)];
  switch (reason.kind) {
    case 'seen':
      return `${en.cell(reason.peer)} is ${digit}, so ${digit} is not a candidate of ${cell}.`;
    case 'not-noted':
      return `${digit} has already been removed from ${cell}.`;
    case 'not-certain':
      return `Nothing makes ${digit} certain in ${cell}.`;
    case 'not-alone':
      return `${cell} could also be ${digitIn(reason.other)}.`;
    case 'not-excluded':
      return `${cell} could still be ${digit}: nothing rules it out.`;
    case 'other-technique': {
      const other = techniqueNames[reason.step.technique].en;
      const fact =
        reason.move === 'placement'
          ? `${cell} is ${digit}`
          : `${digit} can be removed from ${cell}`;
      return `${fact}, but not by ${name}; the easiest reason is ${other}.`;
    }
    case 'no-step':
      return `${cell} is not ${digit}, but no technique up to forcing chains shows it in one step.`;
  }
}

const ko = new Korean(CLASSIC);

function korean(reason: WrongReason, name: string): string {
  switch (reason.kind) {
    case 'filled':
      return `${ko.cell(reason.cell)}에는 이미 숫자가 있어요.`;
    case 'removes-nothing':
      return `${topic(name)} 맞지만 지울 수 있는 후보가 없어요.`;
    case 'incomplete':
      return `${name}의 일부예요. 칸이 ${reason.missing}개 빠졌어요.`;
    case 'too-many':
      return `${subject(name)} 이 칸들 안에 있지만, 관계없는 칸도 있어요.`;
    case 'other-pattern': {
      const other = techniqueNames[reason.step.technique].ko;
      return `${topic(theseCells(reason))} ${subject(name)} 아니라 ${is(other)}.`;
    }
    case 'no-pattern':
      return `${topic(theseCells(reason))} ${subject(name)} 아니에요.`;
    case 'no-such-step':
      return `정확히 ${by(theseCells(reason))} 후보를 지우는 ${topic(name)} 없어요.`;
  }
  const { candidate } = reason;
  const [cell, digit] = [ko.cell(cellOf(candidate)), `${digitIn(candidate)}`];
  switch (reason.kind) {
    case 'seen':
      return `${ko.cell(reason.peer)}에 ${subject(digit)} 있어서 ${topic(digit)} ${cell}의 후보가 아니에요.`;
    case 'not-noted':
      return `${cell}에서 ${topic(digit)} 이미 지워졌어요.`;
    case 'not-certain':
      return `${subject(cell)} ${thatIs(digit)} 근거는 아직 없어요.`;
    case 'not-alone':
      return `${cell}에는 ${digitIn(reason.other)}도 들어갈 수 있어요.`;
    case 'not-excluded':
      return `${cell}에는 아직 ${subject(digit)} 들어갈 수 있어요. 지울 근거가 없어요.`;
    case 'other-technique': {
      const other = techniqueNames[reason.step.technique].ko;
      const fact =
        reason.move === 'placement'
          ? `${cell}에 ${subject(digit)} 들어가지만`
          : `${cell}에서 ${object(digit)} 지울 수 있지만`;
      return `${fact}, ${by(name)}는 알 수 없고 가장 쉬운 근거는 ${is(other)}.`;
    }
    case 'no-step':
      return `${cell}에는 ${subject(digit)} 들어가지 않지만, 포싱 체인까지의 기법으로는 한 단계로 알 수 없어요.`;
  }
}

function theseCells({ selected }: { readonly selected: number }): string {
  return selected === 1 ? '이 칸' : '이 칸들';
}
