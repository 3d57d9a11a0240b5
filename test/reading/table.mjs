// Prints which texts each reader reads right, and what is wrong:
// npx vitest run --project quick test/reading.test.ts --reporter=json | node test/reading/table.mjs
import { readFileSync } from 'node:fs';

const WAYS = ['command', 'library', 'page'];

/** Kind → name → way → what is wrong. */
const table = new Map();
const output = readFileSync(0, 'utf8');
const report = JSON.parse(output.slice(output.indexOf('{"')));
for (const { ancestorTitles, title, failureMessages } of report.testResults[0].assertionResults) {
  const [way, kind] = ancestorTitles;
  if (!WAYS.includes(way)) continue;
  const names = table.get(kind) ?? new Map();
  table.set(kind, names);
  const [, fault = 'wrong'] = /expected '(.*?)' to be ''/.exec(failureMessages[0] ?? '') ?? [];
  names.set(title, { ...names.get(title), [way]: failureMessages.length > 0 ? fault : 'right' });
}

const all = [...table.values()].flatMap((names) => [...names.values()]);
const right = (rows, way) => rows.filter((row) => row[way] === 'right').length;
for (const [kind, names] of table) {
  console.log(`\n| ${kind} | ${WAYS.join(' | ')} |\n|---|---|---|---|`);
  for (const [name, row] of names) {
    const shown = name.replaceAll('|', '\\|').replaceAll('\n', '\\n');
    console.log(`| ${shown} | ${WAYS.map((way) => row[way]).join(' | ')} |`);
  }
  const rows = [...names.values()];
  console.log(
    `| ${rows.length} texts, right | ${WAYS.map((way) => right(rows, way)).join(' | ')} |`,
  );
}
console.log(
  `\n${all.length} texts, right: ${WAYS.map((way) => `${way} ${right(all, way)}`).join(', ')}`,
);
