// The import rule, for architecture.test.ts and for the drawing in ARCHITECTURE.md, which node docs/house.mjs
// makes.

/**
 * Package or folder → columns of the folders in it. A folder may import from the columns to its
 * left.
 */
export const COLUMNS = {
  engine: [
    ['work', 'assembly'],
    ['grid'],
    ['exact-cover', 'constraint'],
    ['notation', 'search', 'technique'],
    ['bulk'],
    ['solve', 'trace', 'game'],
    ['rating', 'draw'],
    ['generate', 'explain'],
    ['making', 'review', 'practice'],
    ['library'],
  ],
  bank: [['database', 'puzzle', 'batch'], ['sql'], ['queue']],
  book: [['page'], ['sheet', 'pdf'], ['book'], ['making']],
  tracer: [['python', 'javascript', 'native', 'jvm', 'record'], ['in-worker']],
  judge: [
    ['causes', 'driver'],
    ['problems'],
    ['cases'],
    ['run'],
    ['attack'],
    ['words'],
    ['report'],
    ['judging'],
  ],
  scan: [['picture'], ['finding', 'classify'], ['cutting'], ['reading']],
  cli: [
    ['core'],
    ['report', 'threads', 'contained', 'studio-server', 'bench', 'photo'],
    ['lines', 'trace', 'watch'],
    ['pipeline'],
    ['job', 'making', 'rating', 'review', 'judge'],
    ['bank', 'completion'],
    ['batch', 'book'],
    ['commands'],
    ['batch-thread'],
  ],
  'engine/notation': [['parts'], ['objects'], ['message', 'text'], ['files', 'links']],
  'engine/technique': [['net'], ['explainer', 'hodoku', 'any-size'], ['variant']],
  studio: [
    ['picture'],
    ['words', 'workers'],
    ['programs'],
    ['widgets'],
    ['page', 'board'],
    ['printing'],
    ['puzzle'],
    ['search', 'game'],
    ['run', 'coach'],
    ['rooms'],
  ],
  'studio/workers': [['search', 'coach', 'maker', 'batch', 'gif', 'press', 'judge', 'scan']],
};

/** Package → the packages that it may import. */
export const PACKAGES = {
  engine: [],
  bank: ['@nonet/engine'],
  book: ['@nonet/engine'],
  tracer: ['@nonet/engine'],
  scan: ['@nonet/engine'],
  judge: ['@nonet/engine', '@nonet/tracer'],
  cli: [
    '@nonet/engine',
    '@nonet/bank',
    '@nonet/book',
    '@nonet/tracer',
    '@nonet/scan',
    '@nonet/judge',
  ],
  studio: ['@nonet/engine', '@nonet/book', '@nonet/tracer', '@nonet/scan', '@nonet/judge'],
};
