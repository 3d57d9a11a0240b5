const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { Module, createRequire } = require('node:module');
const path = require('node:path');
const { Script } = require('node:vm');

/** The bundle. The build escapes all characters that are not ASCII. */
const MAIN = path.join(__dirname, '../dist/bin/main.cjs');
const COMPILED = `${MAIN}.compiled`;

/**
 * Runs the command with the code that V8 compiled when Nonet was built. This halves the start-up
 * time. Another version of V8 rejects this code, and compiles the source instead.
 */
function load() {
  runMain(compile(existsSync(COMPILED) ? readFileSync(COMPILED) : undefined));
}

/** Runs the command and keeps the compiled code of every function that ran. */
function loadAndKeep() {
  const script = compile(undefined);
  process.on('exit', () => writeFileSync(COMPILED, script.createCachedData()));
  runMain(script);
}

function compile(cachedData) {
  return new Script(Module.wrap(readFileSync(MAIN, 'latin1')), { filename: MAIN, cachedData });
}

function runMain(script) {
  const main = new Module(MAIN, module);
  script.runInThisContext()(main.exports, createRequire(MAIN), main, MAIN, path.dirname(MAIN));
}

module.exports = { load, loadAndKeep };
