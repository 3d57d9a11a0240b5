import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import manifest from '../packages/engine/package.json' with { type: 'json' };

// Compares the public types of @nonet/engine with test/public-types/*.txt.
// After an intended change: npx vitest run test/public-types.test.ts -u

const ENGINE = fileURLToPath(new URL('../packages/engine/', import.meta.url));

/** Entry → its type declaration file. */
const ENTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'object' ? [[entry, `${ENGINE}${target.types}`]] : [],
  ),
);

const program = ts.createProgram(Object.values(ENTRIES), {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
});
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });

/** Returns what a file exports, sorted by name, without comments and private members. */
function publicTypes(path: string): string {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`expected a module at ${path}`);
  return checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((symbol) => {
      const target =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return (target.declarations ?? []).map((declaration) => `${textOf(declaration)}\n`);
    })
    .join('');
}

function textOf(declaration: ts.Declaration): string {
  if (ts.isTypeAliasDeclaration(declaration) && /\btypeof\b/.test(declaration.getText())) {
    return `type ${declaration.name.text} = ${membersOf(declaration)};`;
  }
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .split('\n')
    .filter((line) => !/^\s+(private|#)/.test(line))
    .join('\n')
    .replace(/^export (declare )?/, '');
}

/** A type that is taken from a table, such as the ids of its rows, as its members. */
function membersOf(declaration: ts.TypeAliasDeclaration): string {
  const type = checker.getTypeAtLocation(declaration);
  const members = type.isUnion() ? type.types : [type];
  return members
    .map((member) => checker.typeToString(member))
    .sort()
    .join(' | ');
}

describe('the public types of @nonet/engine', () => {
  it.each(Object.entries(ENTRIES))('of %s match the report', async (entry, path) => {
    const name = entry === '.' ? 'index' : entry.slice(2);
    await expect(publicTypes(path)).toMatchFileSnapshot(`public-types/${name}.txt`);
  });

  it('of the main entry include at most 29 values', () => {
    const file = program.getSourceFile(ENTRIES['.']);
    const module = file && checker.getSymbolAtLocation(file);
    const values = checker
      .getExportsOfModule(module!)
      .filter((symbol) => checker.getAliasedSymbol(symbol).flags & ts.SymbolFlags.Value);
    expect(values.length).toBeLessThanOrEqual(29);
  });
});
