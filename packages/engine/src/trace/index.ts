export { formatTrace, tracePieces } from './format-trace.ts';
export { isTrace } from './is-trace.ts';
export { formatJsonHead } from './json-events.ts';
export type { PackedEvent, PackedEvents } from './packed-events.ts';
export { replay } from './replay.ts';
export { replayOptions, sourceLineAt, type Trace, type TraceResult } from './trace.ts';
export { parseTrace, TraceReader, type TraceReaderOptions } from './trace-reader.ts';
export { TraceWriter, type TraceWriterOptions } from './trace-writer.ts';
