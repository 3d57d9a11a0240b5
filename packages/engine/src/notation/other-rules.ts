import { ruleInText } from './parts/json-rules.ts';

/**
 * Whether rules in words are not those of classic Sudoku. Then a text with these rules and a puzzle is
 * refused as a variant.
 */
export function hasOtherRules(rules: string): boolean {
  return ruleInText('rules', rules) !== undefined;
}
