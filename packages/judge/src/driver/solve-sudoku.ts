import type { Driver, NoFunction } from './driver.ts';
import { solveSudokuDrivers } from './solve-sudoku-drivers.ts';

const NAME = /\bsolveSudoku\b/;
const CLASS = /\bclass\s+Solution\b/;

/** What shows that a source of a language is a whole program. */
const MAINS: Readonly<Record<string, RegExp>> = {
  python:
    /\binput\s*\(|\bstdin\b|\/dev\/stdin|\bopen\s*\(\s*0|^(?!(?:async )?def |class |import |from |@|#)\S.*\b(?:__name__|Solution\s*\(|solveSudoku\s*\(|print\s*\()/m,
  cpp: /\bmain\s*\(/,
  java: /\bvoid\s+main\s*\(|^\s*package\b/m,
  javascript:
    /\bstdin\b|\breadline\b|\breadFileSync\b|^(?!(?:async )?function\b|\/[/*])\S.*\bsolveSudoku\s*\((?!.*\{\s*$)|^(?:console\.log|.*\bnew Solution\b)/m,
};

/** Functions and methods in a source. Group 1 is the name. */
const FUNCTIONS: Readonly<Record<string, RegExp>> = {
  python: /\bdef\s+(\w+)/g,
  cpp: /\b(\w+)\s*\([^(){};]*\)\s*(?:const\s*)?\{/g,
  java: /\b(\w+)\s*\([^(){};]*\)\s*(?:throws\s+[\w.,\s]+)?\{/g,
  javascript: /\b(\w+)\s*(?:=\s*(?:async\s*)?(?:function\s*)?)?\([^(){};]*\)\s*(?:=>)?\s*\{/g,
};

const STATEMENTS = new Set(['if', 'for', 'while', 'switch', 'catch', 'function', 'return']);

/**
 * Returns the driver for a solution of LeetCode 37 as it is written on that site: a class Solution,
 * or in JavaScript a function, without a main program.
 */
export function solveSudokuDriver(language: string, text: string): Driver | NoFunction | undefined {
  const family = language === 'typescript' ? 'javascript' : language;
  const main = MAINS[family];
  if (!main) return undefined;
  const code = family === 'python' ? withoutNotes(text) : withoutComments(text);
  const hasClass = CLASS.test(code);
  if (!(hasClass || NAME.test(code)) || main.test(code)) return undefined;
  if (!NAME.test(code)) {
    const names = [...code.matchAll(FUNCTIONS[family])].map(([, name]) => name);
    const found = [...new Set(names)].filter((name) => !STATEMENTS.has(name));
    return {
      expected: 'a function solveSudoku in class Solution',
      found: found.length > 0 ? found.slice(0, 5).join(', ') : 'no function',
    };
  }
  return solveSudokuDrivers[family]({ hasClass });
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ' ');
}

function withoutNotes(text: string): string {
  return text.replace(/"""[\s\S]*?"""|'''[\s\S]*?'''/g, '""').replace(/#.*/g, '');
}
