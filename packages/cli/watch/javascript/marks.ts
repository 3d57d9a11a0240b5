import type {
  AnyNode,
  AssignmentExpression,
  BlockStatement,
  CallExpression,
  Expression,
  MemberExpression,
  Pattern,
  Program,
  Statement,
  VariableDeclaration,
} from 'acorn';
import { hasEffects, makesGrid, mayBeGrid, mayPlace } from './grid-values.ts';
import { Insertions } from './insertions.ts';
import { childrenOf, type FunctionNode, isFunction, namesIn } from './nodes.ts';
import { reading, rootOf } from './references.ts';

/** A place in the source at which the program may make or change a grid. */
export interface Site {
  readonly line: number;
  /** The names of the variables, as messages have them. */
  readonly names: readonly string[];
}

/** Methods that change an array, a Map or a Set in place. */
const METHODS = new Set([
  'clear',
  'copyWithin',
  'delete',
  'fill',
  'push',
  'reverse',
  'set',
  'sort',
  'splice',
]);
/** Functions that change their first argument. */
const FUNCTIONS = new Set(['Object.assign', 'Object.defineProperty', 'Reflect.set']);
/** Calls that make an array, so that no variable has it yet. */
const MAKERS = /^(?:Array|concat|filter|flat|flatMap|from|keys|map|of|slice|split|values)$/;

/** A marker gets at most this many variables. */
const MOST_NAMES = 6;

/** The expression of a marker: the function, its site and the code of its arguments. */
interface Marker {
  readonly kind: 'bound' | 'written';
  readonly site: Site;
  readonly code: readonly string[];
}

/**
 * Finds the sites of a program, and inserts a call of the tracer at each. A statement is followed by its
 * marker. An expression becomes the first argument of its marker, which returns it.
 */
export class Marks {
  readonly insertions: Insertions = new Insertions();
  readonly sites: Site[] = [];
  private readonly first: number;

  /** @param first The number of the first site. */
  constructor(program: Program, first: number) {
    this.first = first;
    this.visit(program, 0);
  }

  private visit(node: AnyNode, depth: number): void {
    const marker = this.markerOf(node);
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
        visitAll(childrenOf(node).filter((child) => child !== node.left));
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
        this.visitLink(node.callee, depth);
        this.visitArguments(node.arguments, depth);
        return;
      case 'NewExpression':
        this.visit(node.callee, depth + 1);
        this.visitArguments(node.arguments, depth);
        return;
      case 'ChainExpression':
        this.visitLink(node.expression, depth);
        return;
    }
    if (isFunction(node)) this.markParameters(node, depth);
    visitAll(childrenOf(node));
  }

  /** Visits a part of a chain such as `a?.b().c`, which must not be taken apart. */
  private visitLink(node: AnyNode, depth: number): void {
    const isLink = node.type === 'CallExpression' || node.type === 'MemberExpression';
    if (isLink) this.visitInside(node, depth + 1);
    else this.visit(node, depth + 1);
  }

  /** Visits statements that may be followed by others. */
  private visitList(statements: readonly AnyNode[], depth: number): void {
    for (const node of statements) {
      if (node.type === 'ExpressionStatement') {
        const marker = this.markerOf(node.expression);
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

  /** Visits a statement that is all of the body of another statement, such as `if`. */
  private visitSole(node: AnyNode, expression: Expression, depth: number): void {
    const marker = this.markerOf(expression);
    if (!marker) {
      this.visit(expression, depth + 1);
      return;
    }
    this.insertions.before(node.start, depth, '{');
    this.insertions.after(node.end, depth, `;${this.guarded(marker)};}`);
    this.visitInside(expression, depth + 1);
  }

  private visitVariables(node: VariableDeclaration, statement: AnyNode, depth: number): void {
    for (const child of childrenOf(node)) this.visit(child, depth + 1);
    if (node.kind !== 'var' && node.kind !== 'let' && node.kind !== 'const') return;
    const bound = node.declarations.filter(({ init }) => init && mayBeGrid(init));
    const names = bound.flatMap(({ id }) => namesIn(id));
    if (names.length === 0) return;
    const marker = this.boundMarker(names, bound[0]!);
    this.insertions.after(statement.end, depth, `;${this.guarded(marker)};`);
  }

  /** Visits the variables at the beginning of a loop, which no statement can follow. */
  private visitLoopVariables(node: VariableDeclaration, depth: number): void {
    for (const { id, init } of node.declarations) {
      if (!init) continue;
      if (id.type === 'Identifier' && mayBeGrid(init)) {
        this.wrap(init, this.boundMarker([id.name], id), depth + 1);
      }
      this.visit(init, depth + 1);
    }
  }

  /** Marks arguments that no variable has, such as copies of a grid. */
  private visitArguments(nodes: readonly AnyNode[], depth: number): void {
    for (const node of nodes) {
      if (makesGrid(node)) this.wrap(node, this.boundMarker([''], node), depth + 1);
      this.visit(node, depth + 1);
    }
  }

  private markLoop(left: VariableDeclaration | Pattern, body: Statement, depth: number): void {
    const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
    const hidden = namesDeclaredIn(body);
    const names = pattern ? namesIn(pattern).filter((name) => !hidden.includes(name)) : [];
    if (names.length === 0) return;
    const marker = `${this.guarded(this.boundMarker(names, left))};`;
    if (body.type === 'BlockStatement') {
      this.insertions.after(body.start + 1, depth, marker);
    } else {
      this.insertions.before(body.start, depth, `{${marker}`);
      this.insertions.after(body.end, depth, '}');
    }
  }

  private markField(key: AnyNode, value: Expression, depth: number): void {
    const name = key.type === 'Identifier' || key.type === 'PrivateIdentifier' ? key.name : '';
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

  /** Returns the marker of an expression. Undefined if it cannot change a grid. */
  private markerOf(node: AnyNode): Marker | undefined {
    switch (node.type) {
      case 'AssignmentExpression':
        return this.assignmentMarker(node);
      case 'UpdateExpression':
        return node.argument.type === 'MemberExpression'
          ? writtenMarker(node.argument, node)
          : undefined;
      case 'UnaryExpression':
        return node.operator === 'delete' && node.argument.type === 'MemberExpression'
          ? writtenMarker(node.argument, node)
          : undefined;
      case 'CallExpression':
        return callMarker(node);
      case 'ChainExpression':
        return this.markerOf(node.expression);
      default:
        return undefined;
    }
  }

  private assignmentMarker(node: AssignmentExpression): Marker | undefined {
    const { left, operator, right } = node;
    if (left.type === 'MemberExpression') {
      if (!mayPlace(operator, right)) return undefined;
      return writtenMarker(left, node, hasEffects(right));
    }
    if (left.type !== 'Identifier') {
      const names = namesIn(left);
      if (hasMember(left)) return { kind: 'written', site: siteAt(node, ['']), code: [] };
      return names.length > 0 ? this.boundMarker(names, node) : undefined;
    }
    const isPlain = /^(?:\+|\|\||&&|\?\?)?=$/.test(operator);
    return isPlain && mayBeGrid(right) ? this.boundMarker([left.name], node) : undefined;
  }

  private boundMarker(names: readonly string[], at: AnyNode): Marker {
    const code = names.slice(0, MOST_NAMES);
    return { kind: 'bound', site: siteAt(at, code), code };
  }

  private guarded({ kind, site, code }: Marker): string {
    const number = this.add(site);
    return `${flag(number)}&&nonet$${kind}(${[number, ...code].join()})`;
  }

  private wrap(node: AnyNode, { kind, site, code }: Marker, depth: number): void {
    const values = kind === 'bound' ? [] : code;
    this.insertions.before(node.start, depth, `nonet$${kind}In(`);
    this.insertions.after(node.end, depth, `,${[this.add(site), ...values].join()})`);
  }

  private add(site: Site): number {
    return this.first + this.sites.push(site) - 1;
  }
}

function writtenMarker(
  { object, property, computed }: MemberExpression,
  node: AnyNode,
  hasChanged: boolean = false,
): Marker | undefined {
  if (object.type === 'Super') return undefined;
  const root = rootOf(object) ?? 'undefined';
  const written = hasChanged ? undefined : reading(object);
  const name =
    computed || property.type !== 'Identifier' ? undefined : JSON.stringify(property.name);
  const key = written === undefined ? undefined : (name ?? reading(property as AnyNode));
  return writing(node, root, written, key);
}

function callMarker(node: CallExpression): Marker | undefined {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { object, property, computed } = callee;
  const [first, second] = node.arguments;
  const hasChanged = node.arguments.some(hasEffects);
  if (object.type === 'Identifier' && FUNCTIONS.has(`${object.name}.${property.name}`)) {
    if (!first || first.type === 'SpreadElement') return undefined;
    const key = object.name === 'Reflect' && second ? reading(second) : undefined;
    return writing(
      node,
      rootOf(first) ?? 'undefined',
      hasChanged ? undefined : reading(first),
      key,
    );
  }
  if (computed || !METHODS.has(property.name) || object.type === 'Super' || isNew(object)) {
    return undefined;
  }
  const hasKey = property.name === 'set' || property.name === 'delete';
  const key = hasKey && first && !hasChanged ? reading(first) : undefined;
  return writing(
    node,
    rootOf(object) ?? 'undefined',
    hasChanged ? undefined : reading(object),
    key,
  );
}

function writing(
  node: AnyNode,
  root: string,
  written: string | undefined,
  key: string | undefined,
): Marker {
  const code = [root, ...(written === undefined ? [] : [written]), ...(key ? [key] : [])];
  const name = root === 'this' || root === 'undefined' ? '' : root.replace(/^.*[?.]/, '');
  return { kind: 'written', site: siteAt(node, [name]), code };
}

/** Whether a pattern assigns to a property. */
function hasMember(pattern: AnyNode): boolean {
  if (pattern.type === 'MemberExpression') return true;
  return childrenOf(pattern).some(hasMember);
}

/** Whether an expression makes a new array. */
function isNew(node: AnyNode): boolean {
  if (node.type === 'NewExpression' || node.type === 'ArrayExpression') return true;
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && MAKERS.test(name.name);
}

/** Returns the offset of the first statement of a function, after directives such as 'use strict'. */
function startOf(body: BlockStatement): number {
  const directives = body.body.filter((node) => 'directive' in node && node.directive);
  return directives.at(-1)?.end ?? body.start + 1;
}

/** Returns the names of the variables that hide others in a block. */
function namesDeclaredIn(block: Statement): string[] {
  if (block.type !== 'BlockStatement') return [];
  return block.body.flatMap((node) => {
    if (node.type === 'ClassDeclaration') return [node.id.name];
    return node.type === 'VariableDeclaration'
      ? node.declarations.flatMap(({ id }) => namesIn(id))
      : [];
  });
}

function siteAt(node: AnyNode, names: readonly string[]): Site {
  return { line: node.loc?.start.line ?? 0, names };
}

/** Returns code for the flag of a site: 1 as long as the tracer wants to hear of it. */
function flag(number: number): string {
  return `nonet$on[${number}]`;
}
