export { type DrillAnswer, isSlip, type Judgement, type WrongReason } from './answer.ts';
export { type Day, daysAfter } from './calendar.ts';
export { type Drill, drillPuzzle } from './drill.ts';
export { DrillMaking, type DrillTools, type DrillWish, type MadeDrill } from './drill-making.ts';
export { GameMaking, type MadeGame } from './game-making.ts';
export { type DrillHelp, helpLevelOf, helpWith } from './help.ts';
export { type JudgeTools, JudgingAnswer } from './judging-answer.ts';
export {
  type Box,
  boxes,
  type DrillOutcome,
  entryOf,
  forgotten,
  type Learner,
  type LearnerEntry,
  movedTo,
  NEW_LEARNER,
  type Practice,
  practised,
} from './learner.ts';
export {
  formatLearner,
  type LearnerFault,
  type LearnerRead,
  parseLearner,
} from './learner-text.ts';
export { type Lesson, lessonOf, lessons, lessonWith } from './lesson.ts';
export { lessonName } from './lesson-names.ts';
export { isReadyFor, type NextTechnique, nextTechnique } from './next-technique.ts';
export { reasonText } from './reason-text.ts';
