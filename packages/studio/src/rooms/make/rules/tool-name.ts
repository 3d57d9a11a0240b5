import { constraintNames } from '@nonet/engine/explain';
import type { Language } from '../../../words/words.ts';
import type { Tool } from './tools.ts';
import { ruleWords } from './words.ts';

export function toolName({ id, kind }: Tool, language: Language): string {
  return ruleWords[language].forms[id] ?? constraintNames[kind][language];
}
