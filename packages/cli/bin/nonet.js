#!/usr/bin/env node
const { enableCompileCache } = require('node:module');

if (enableCompileCache === undefined) {
  require('./load.js').load();
} else {
  // Node can store compiled code by itself from version 22 on.
  enableCompileCache();
  require('../dist/bin/main.cjs');
}
