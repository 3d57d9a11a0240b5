import { format, inspect } from 'node-inspect-extracted';

const { performance } = globalThis;

/** `console` of a program, which prints as in Node. */
export function newConsole(
  output: (text: string) => void,
  messages: (text: string) => void,
): object {
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  let indentation = '';
  const printed =
    (print: (text: string) => void) =>
    (...values: unknown[]): void => {
      const text = format(...(values as [unknown]));
      print(`${indentation}${indentation ? text.replaceAll('\n', `\n${indentation}`) : text}\n`);
    };
  const log = printed(output);
  const error = printed(messages);
  const taken = (label: string): string =>
    `${label}: ${(performance.now() - (times.get(label) ?? performance.now())).toFixed(3)}ms`;
  const group = (...values: unknown[]): void => {
    if (values.length > 0) log(...values);
    indentation += '  ';
  };
  return {
    log,
    info: log,
    debug: log,
    error,
    warn: error,
    trace: (...values: unknown[]) => error('Trace:', ...values),
    dir: (value: unknown, options?: object) => log(inspect(value, options)),
    table: log,
    assert: (isTrue: unknown, ...values: unknown[]) => {
      if (isTrue) return;
      if (values.length > 0) error('Assertion failed:', ...values);
      else error('Assertion failed');
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(2);
    },
    count: (label = 'default') => {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      log(`${label}: ${count}`);
    },
    countReset: (label = 'default') => {
      counts.delete(label);
    },
    time: (label = 'default') => {
      times.set(label, performance.now());
    },
    timeLog: (label = 'default', ...values: unknown[]) => log(taken(label), ...values),
    timeEnd: (label = 'default') => {
      log(taken(label));
      times.delete(label);
    },
  };
}
