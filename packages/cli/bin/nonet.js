#!/usr/bin/env node
const { enableCompileCache } = require('node:module');

if (enableCompileCache === undefined) {
  require('./load.js').load();
} else {
  // From version 22, Node can keep compiled code itself.
  enableCompileCache();
  require('../dist/bin/main.cjs');
}
