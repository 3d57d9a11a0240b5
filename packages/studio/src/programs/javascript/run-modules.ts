import { formOf, type JavaScriptWatch } from '@nonet/tracer/in-worker/javascript';
import { parse } from 'acorn';
import { transform } from 'sucrase';

const { Blob, URL } = globalThis;
const createObjectURL = URL.createObjectURL.bind(URL);
/** Not the `eval` of the program, which may replace it. A name in the text is a global name. */
const evaluate = Reflect.get(globalThis, 'eval') as (text: string) => unknown;

/** The global name under which a module finds what it imports and what is not a module itself. */
const IMPORTED = 'nonet$imported';
/** What the main module asks for first. No file has this name. */
const BEGIN = '';

export interface Place {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** A text that is not of the language. */
export class NotAProgram extends Error {
  readonly place: Place | undefined;
  override readonly cause: unknown;

  constructor(cause: unknown, place: Place | undefined) {
    super();
    this.cause = cause;
    this.place = place;
  }
}

/** The files of a program, as modules that load one another. */
export class ProgramModules {
  private readonly texts: ReadonlyMap<string, string>;
  private readonly builtin: (name: string) => object | undefined;
  private readonly watch: JavaScriptWatch | undefined;
  private readonly loaded = new Map<string, { exports: unknown }>();
  private readonly addresses = new Map<string, string>();
  private onBegin: () => void = () => {};

  /** @param builtin Returns a module that Node has built in. */
  constructor(
    texts: ReadonlyMap<string, string>,
    builtin: (name: string) => object | undefined,
    watch: JavaScriptWatch | undefined,
  ) {
    this.texts = texts;
    this.builtin = builtin;
    this.watch = watch;
    const imported = (name: string): unknown => {
      if (name === BEGIN) this.onBegin();
      return texts.has(name) ? this.require(name) : builtin(name);
    };
    Object.defineProperty(globalThis, IMPORTED, { value: imported });
  }

  /**
   * Runs the main file. A module is loaded first, and calls `onBegin` when it begins. Its promise is kept
   * when its last `await` is.
   */
  run(name: string, onBegin: () => void): Promise<unknown> | undefined {
    const text = this.erased(name);
    if (this.formatOf(name, text) === 'commonjs') {
      onBegin();
      this.require(name);
      return undefined;
    }
    this.onBegin = onBegin;
    return import(/* @vite-ignore */ this.addressOf(name, `${IMPORTED}('${BEGIN}'); `));
  }

  /**
   * Checks the text of a file.
   *
   * @throws NotAProgram
   */
  check(name: string): void {
    const text = this.erased(name);
    if (formOf(name, text) !== undefined) return;
    try {
      evaluate(wrapped(text, name));
    } catch (error) {
      const found = syntaxErrorIn(text);
      // The engine was asked for a script, and complains of what makes the text a module.
      const isModule = found !== undefined && /module|await/.test(messageOf(error));
      throw new NotAProgram(
        isModule ? new SyntaxError(messageOf(found)) : error,
        placeOf(found, name),
      );
    }
  }

  /** Puts the names of files and modules in the place of their addresses. */
  named(text: string): string {
    return [...this.addresses].reduce(
      (all, [name, address]) => all.replaceAll(address, name),
      text,
    );
  }

  private require(name: string): unknown {
    const known = this.loaded.get(name);
    if (known) return known.exports;
    const module = { exports: {} as unknown, id: name, filename: name };
    this.loaded.set(name, module);
    if (name.endsWith('.json')) {
      module.exports = JSON.parse(this.texts.get(name) ?? '');
      return module.exports;
    }
    const text = this.erased(name);
    const run = evaluate(wrapped(this.watch?.instrument(name, text) ?? text, name)) as (
      ...args: unknown[]
    ) => void;
    const require = Object.assign((wanted: string) => this.required(wanted, name), {
      main: module,
      cache: {},
    });
    run.call(module.exports, module.exports, require, module, name, '.');
    return module.exports;
  }

  private required(wanted: string, from: string): unknown {
    const own = this.fileOf(wanted);
    if (own !== undefined) return this.require(own);
    const module = this.builtin(wanted.replace(/^node:/, ''));
    if (module !== undefined) return module;
    const error = new Error(`Cannot find module '${wanted}'\nRequire stack:\n- ${from}`);
    throw Object.assign(error, { code: 'MODULE_NOT_FOUND' });
  }

  private fileOf(wanted: string): string | undefined {
    if (!/^\.?\//.test(wanted)) return undefined;
    const name = wanted.replace(/^\.\//, '');
    return ['', '.js', '.json', '.ts', '.mjs', '.cjs']
      .map((end) => name + end)
      .find((one) => this.texts.has(one));
  }

  /**
   * Returns the address of a module, whose imports have addresses in place of names.
   *
   * @param first What it does first.
   */
  private addressOf(name: string, first = ''): string {
    const known = this.addresses.get(name);
    if (known !== undefined) return known;
    const text = this.erased(name);
    if (this.formatOf(name, text) === 'commonjs') {
      return this.kept(name, moduleText(name, []));
    }
    let linked = text;
    for (const { specifier, start, end } of [...(formOf(name, text)?.imports ?? [])].reverse()) {
      const address = JSON.stringify(this.imported(specifier, name));
      linked = linked.slice(0, start) + address + linked.slice(end);
    }
    const watched = (this.watch?.instrument(name, linked) ?? linked).replace(/^#!/, '//');
    return this.kept(name, `${first}${watched}\n//# sourceURL=${name}`);
  }

  private imported(specifier: string, from: string): string {
    const own = this.fileOf(specifier);
    if (own !== undefined) return this.addressOf(own);
    const name = specifier.replace(/^node:/, '');
    const module = this.builtin(name);
    if (module === undefined) {
      const error = new Error(`Cannot find package '${specifier}' imported from ${from}`);
      throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
    }
    const text = moduleText(name, Object.keys(module));
    return this.kept(`node:${name}`, text);
  }

  private kept(name: string, text: string): string {
    const address = createObjectURL(new Blob([text], { type: 'text/javascript' }));
    this.addresses.set(name, address);
    return address;
  }

  private formatOf(name: string, text: string): 'commonjs' | 'module' {
    return formOf(name, text)?.format ?? 'commonjs';
  }

  /** Returns the text of a file without types. The lines stay where they are. */
  private erased(name: string): string {
    const text = this.texts.get(name) ?? '';
    if (!/\.[cm]?ts$/.test(name)) return text;
    try {
      return transform(text, { transforms: ['typescript'], disableESTransforms: true }).code;
    } catch (error) {
      throw new NotAProgram(new SyntaxError(messageOf(error)), placeOf(error, name));
    }
  }
}

/** A script that returns the function of a module. All is on the first line, so that lines are the file's. */
function wrapped(text: string, name: string): string {
  const body = text.replace(/^#!/, '//');
  return `${OPENING}${body}\n})\n//# sourceURL=${name}`;
}

const OPENING = '(function (exports, require, module, __filename, __dirname) { ';

function moduleText(name: string, names: readonly string[]): string {
  const identifiers = names.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
  return `const module = ${IMPORTED}(${JSON.stringify(name)});\nexport default module;\nexport const { ${identifiers.join(', ')} } = module;`;
}

function syntaxErrorIn(text: string): unknown {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      parse(text, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true });
    } catch (error) {
      if (sourceType === 'module' || !/sourceType: module/.test(messageOf(error))) return error;
    }
  }
  return undefined;
}

/** Acorn counts columns from 0, and Sucrase from 1. */
function placeOf(error: unknown, name: string): Place | undefined {
  const { loc } = (error ?? {}) as {
    readonly loc?: { readonly line: number; readonly column: number };
  };
  return loc && { name, line: loc.line, column: loc.column + 1 };
}

function messageOf(error: unknown): string {
  return String((error as Error).message)
    .replace(/^Error transforming \S+: /, '')
    .replace(/ \(\d+:\d+\)$/, '');
}
