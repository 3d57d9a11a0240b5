import type {
  AnyNode,
  BlockStatement,
  Expression,
  Pattern,
  Program,
  Statement,
  VariableDeclaration,
} from 'acorn';
import { makesGrid, mayBeGrid } from './grid-values.ts';
import { Insertions } from './insertions.ts';
import { boundMarker, type Marker, MOST_NAMES, markerOf, type Site, siteAt } from './marker.ts';
import { childrenOf, type FunctionNode, isFunction, namesIn } from './nodes.ts';

/**
 * Finds the sites of a program, and inserts a call of the tracer at each. A statement is followed
 * by its marker. An expression becomes the first argument of its marker, which returns it.
 */
export class Marks {
  readonly insertions: Insertions = new Insertions();
  readonly sites: Site[] = [];
  private readonly first: number;
  /** Private names whose value cannot be read without running code of the program. */
  private readonly accessors: ReadonlySet<string>;

  /** @param first The number of the first site. */
  constructor(program: Program, first: number) {
    this.first = first;
    this.accessors = privateAccessorsIn(program);
    this.visit(program, 0);
  }

  private visit(node: AnyNode, depth: number): void {
    const marker = markerOf(node);
    if (marker) this.wrap(node, marker, depth);
    this.visitInside(node, depth);
  }

  private visitInside(node: AnyNode, depth: number): void {
    const visitAll = (nodes: readonly AnyNode[]): void => {
      for (const child of nodes) this.visit(child, depth + 1);
    };
    switch (node.type) {
      case 'Program':
      case 'BlockStatement':
      case 'StaticBlock':
        this.visitList(node.body, depth + 1);
        return;
      case 'SwitchCase':
        if (node.test) this.visit(node.test, depth + 1);
        this.visitList(node.consequent, depth + 1);
        return;
      case 'ExpressionStatement':
        this.visitSole(node, node.expression, depth);
        return;
      case 'VariableDeclaration':
        this.visitLoopVariables(node, depth);
        return;
      case 'ForOfStatement':
        this.markLoop(node.left, node.body, depth);
        this.visitInside(node.right, depth + 1);
        this.visit(node.body, depth + 1);
        return;
      case 'SpreadElement':
        this.visitInside(node.argument, depth + 1);
        return;
      case 'WithStatement':
        // A variable may be a property of the object, which may be a proxy.
        this.visit(node.object, depth + 1);
        return;
      case 'ForInStatement':
        visitAll([node.right, node.body]);
        return;
      case 'PropertyDefinition':
        if (node.value && mayBeGrid(node.value)) this.markField(node.key, node.value, depth + 1);
        break;
      case 'MemberExpression':
        this.visitLink(node.object, depth);
        this.visit(node.property, depth + 1);
        return;
      case 'CallExpression':
        this.visitInside(node.callee, depth + 1);
        this.visitArguments(node.arguments, depth);
        return;
      case 'NewExpression':
        this.visitInside(node.callee, depth + 1);
        this.visitArguments(node.arguments, depth);
        return;
      case 'ChainExpression':
        this.visitLink(node.expression, depth);
        return;
    }
    if (isFunction(node)) this.markParameters(node, depth);
    visitAll(childrenOf(node));
  }

  /** Visits a part of a chain such as `a?.b().c`. No call may be inserted inside a chain. */
  private visitLink(node: AnyNode, depth: number): void {
    const isLink = node.type === 'CallExpression' || node.type === 'MemberExpression';
    if (isLink) this.visitInside(node, depth + 1);
    else this.visit(node, depth + 1);
  }

  /** Visits a list of statements. Another statement may be inserted after each of them. */
  private visitList(statements: readonly AnyNode[], depth: number): void {
    for (const node of statements) {
      if (node.type === 'ExpressionStatement') {
        const marker = markerOf(node.expression);
        if (!marker) this.visit(node.expression, depth + 1);
        else this.follow(node, node.expression, marker, depth);
      } else if (node.type === 'VariableDeclaration') {
        this.visitVariables(node, node, depth);
      } else if (
        node.type === 'ExportNamedDeclaration' &&
        node.declaration?.type === 'VariableDeclaration'
      ) {
        this.visitVariables(node.declaration, node, depth);
      } else {
        this.visit(node, depth);
      }
    }
  }

  private follow(node: AnyNode, expression: Expression, marker: Marker, depth: number): void {
    this.insertions.after(node.end, depth, `;${this.guarded(marker)};`);
    this.visitInside(expression, depth + 1);
  }

  /** Visits a statement that is the whole body of another statement, such as `if`. */
  private visitSole(node: AnyNode, expression: Expression, depth: number): void {
    const marker = markerOf(expression);
    if (!marker) {
      this.visit(expression, depth + 1);
      return;
    }
    const call = this.guarded(marker);
    const number = this.first + this.sites.length - 1;
    this.insertions.before(node.start, depth, `{/*nonet$ ${number}*/`);
    this.insertions.after(node.end, depth, `;${call};}`);
    this.visitInside(expression, depth + 1);
  }

  private visitVariables(node: VariableDeclaration, statement: AnyNode, depth: number): void {
    for (const child of childrenOf(node)) this.visit(child, depth + 1);
    if (node.kind !== 'var' && node.kind !== 'let' && node.kind !== 'const') return;
    const bound = node.declarations.filter(({ init }) => init && mayBeGrid(init));
    const names = bound.flatMap(({ id }) => namesIn(id));
    if (names.length === 0) return;
    const marker = boundMarker(names, bound[0]!);
    this.insertions.after(statement.end, depth, `;${this.guarded(marker)};`);
  }

  /** Visits the variables at the beginning of a loop, which no statement can follow. */
  private visitLoopVariables(node: VariableDeclaration, depth: number): void {
    for (const { id, init } of node.declarations) {
      if (!init) continue;
      if (id.type === 'Identifier' && mayBeGrid(init)) {
        this.wrap(init, boundMarker([id.name], id), depth + 1);
      }
      this.visit(init, depth + 1);
    }
  }

  /** Marks arguments that are not variables, such as copies of a grid. */
  private visitArguments(nodes: readonly AnyNode[], depth: number): void {
    for (const node of nodes) {
      if (makesGrid(node)) this.wrap(node, boundMarker([''], node), depth + 1);
      this.visit(node, depth + 1);
    }
  }

  private markLoop(left: VariableDeclaration | Pattern, body: Statement, depth: number): void {
    const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
    const hidden = namesDeclaredIn(body);
    const names = pattern ? namesIn(pattern).filter((name) => !hidden.includes(name)) : [];
    if (names.length === 0) return;
    const marker = `${this.guarded(boundMarker(names, left))};`;
    if (body.type === 'BlockStatement') {
      this.insertions.after(body.start + 1, depth, marker);
    } else {
      this.insertions.before(body.start, depth, `{${marker}`);
      this.insertions.after(body.end, depth, '}');
    }
  }

  private markField(key: AnyNode, value: Expression, depth: number): void {
    const isPrivate = key.type === 'PrivateIdentifier';
    const name = isPrivate ? `#${key.name}` : key.type === 'Identifier' ? key.name : '';
    this.wrap(value, { kind: 'bound', site: siteAt(value, [name]), code: [] }, depth);
  }

  private markParameters(node: FunctionNode, depth: number): void {
    const names = node.params.flatMap(namesIn).slice(0, MOST_NAMES);
    if (names.length === 0) return;
    const number = this.add(siteAt(node, names));
    const marker = `${flag(number)}&&nonet$called(${[number, ...names].join()})`;
    if (node.body.type === 'BlockStatement') {
      this.insertions.after(startOf(node.body), depth, `;${marker};`);
    } else {
      this.insertions.before(node.body.start, depth, `(${marker},`);
      this.insertions.after(node.body.end, depth, ')');
    }
  }

  private guarded({ kind, site, code }: Marker): string {
    const number = this.add(site);
    return `${flag(number)}&&nonet$${kind}(${[number, ...this.readable(code)].join()})`;
  }

  private wrap(node: AnyNode, { kind, site, code }: Marker, depth: number): void {
    const values = kind === 'bound' ? [] : this.readable(code);
    this.insertions.before(node.start, depth, `nonet$${kind}In(${this.add(site)},`);
    this.insertions.after(node.end, depth, `${values.map((value) => `,${value}`).join('')})`);
  }

  private readable(code: readonly string[]): readonly string[] {
    if (this.accessors.size === 0) return code;
    return code.map((value) => {
      const fields = value.match(/#[^?.,()[\]]+/g) ?? [];
      return fields.some((name) => this.accessors.has(name)) ? 'undefined' : value;
    });
  }

  private add(site: Site): number {
    return this.first + this.sites.push(site) - 1;
  }
}

/**
 * Returns the offset of the first statement of a function, after directives such as 'use strict'.
 */
function startOf(body: BlockStatement): number {
  const directives = body.body.filter((node) => 'directive' in node && node.directive);
  return directives.at(-1)?.end ?? body.start + 1;
}

/** Returns the names of private methods and accessors, such as `#board`. */
function privateAccessorsIn(node: AnyNode, names: Set<string> = new Set()): Set<string> {
  if (node.type === 'MethodDefinition' && node.key.type === 'PrivateIdentifier') {
    names.add(`#${node.key.name}`);
  }
  for (const child of childrenOf(node)) privateAccessorsIn(child, names);
  return names;
}

/** Returns the names declared in a block. They may hide variables of the same name outside it. */
function namesDeclaredIn(block: Statement): string[] {
  if (block.type !== 'BlockStatement') return [];
  return block.body.flatMap((node) => {
    if (node.type === 'ClassDeclaration') return [node.id.name];
    return node.type === 'VariableDeclaration'
      ? node.declarations.flatMap(({ id }) => namesIn(id))
      : [];
  });
}

/**
 * Returns code for the flag of a site. It is 1 while the program must call the tracer at the site.
 */
function flag(number: number): string {
  return `nonet$on[${number}]`;
}
