export type { Answer, Judgement, WrongReason } from './answer.ts';
export { type Drill, drillPuzzle } from './drill.ts';
export { DrillMaking, type DrillTools, type DrillWish, type MadeDrill } from './drill-making.ts';
export { type JudgeTools, JudgingAnswer } from './judging-answer.ts';
export { type Lesson, lessonOf, lessons } from './lesson.ts';
export { lessonName } from './lesson-names.ts';
export { reasonText } from './reason-text.ts';
