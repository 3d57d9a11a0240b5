import { cpus } from 'node:os';

/** Processor seconds of this process that `work` takes: other programs on the machine do not count. */
export function processorSeconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** "AMD EPYC, Node 20.20.2, 2026-11-21" */
export function machine() {
  const date = new Date().toISOString().slice(0, 10);
  return `${cpus()[0].model.trim()}, one core, Node ${process.versions.node}, ${date}`;
}

/** Three significant figures, thousands apart. */
export function figure(value) {
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString('en', { maximumFractionDigits: 4 });
}

/** Rows of cells as a Markdown table, the first column left and the others right. */
export function markdown(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
