import type { Korean } from '../explain/korean.ts';
import { by, object, subject, topic } from '../explain/particle.ts';
import { shortName } from '../explain/technique-names.ts';
import { koreanTime } from '../game/play-time.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';
import { AT_ONCE, type Finding, type GameError, type Guess, type Overlooked } from './finding.ts';

export function koreanFinding(finding: Finding, ko: Korean): string {
  switch (finding.kind) {
    case 'guess':
      return guessText(finding, ko);
    case 'error':
      return errorText(finding, ko);
    case 'went-back':
      return `${finding.count}수를 되돌렸어요.`;
    case 'overlooked':
      return overlookedText(finding, ko);
    case 'first-use':
      return `${by(shortName(finding.technique, 'ko'))} 설명되는 첫 수예요.`;
  }
}

function guessText({ candidate, isRight, move, until = move }: Guess, ko: Korean): string {
  const { cell, digit } = placeOf(candidate, ko);
  return isRight
    ? `${cell}의 ${topic(digit)} 찍어서 맞혔어요. 여기서는 어떤 기법으로도 알 수 없는 숫자예요.`
    : `${cell}에 ${object(digit)} 넣어 보고 ${until - move}수 만에 되돌렸어요.`;
}

function errorText({ candidates, lived, mistake, until }: GameError, ko: Korean): string {
  const { cell, digit } = placeOf(candidates[0], ko);
  const what =
    mistake === 'digit'
      ? `${cell}에 ${object(digit)} 잘못 넣었고`
      : `${ko.removals(candidates)} 잘못 지웠고`;
  return until === undefined ? `${what}, 아직 바로잡지 않았어요.` : `${what}, ${putRight(lived)}.`;
}

function overlookedText(finding: Overlooked, ko: Korean): string {
  const { eliminations, lasted, placement, technique } = finding;
  const conclusion =
    placement === undefined
      ? `${ko.removals(eliminations)} 지우는`
      : `${placed(placement, ko)} 넣는`;
  const name = subject(shortName(technique, 'ko'));
  return `${conclusion} ${name} ${koreanTime(lasted)} 동안 있었어요.`;
}

/** `45초 만에 바로잡았어요`, or `바로 고쳤어요` */
export function putRight(lived: number): string {
  return lived < AT_ONCE ? '바로 고쳤어요' : `${koreanTime(lived)} 만에 바로잡았어요`;
}

/** `r3c4에 5를` */
export function placed(candidate: Candidate, ko: Korean): string {
  const { cell, digit } = placeOf(candidate, ko);
  return `${cell}에 ${object(digit)}`;
}

function placeOf(
  candidate: Candidate,
  { cell, geometry }: Korean,
): { cell: string; digit: string } {
  return { cell: `${cell(cellOf(candidate, geometry))}`, digit: `${digitIn(candidate, geometry)}` };
}
