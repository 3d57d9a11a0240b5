const { Worker, isMainThread, parentPort, workerData } = require('node:worker_threads');

if (isMainThread) {
  const text = require('node:fs').readFileSync(0, 'utf8').trim();
  const worker = new Worker(__filename, { workerData: text });
  worker.on('message', (answer) => console.log(answer)).on('exit', (code) => console.log(code));
} else {
  const board = workerData.split('\n').map((line) => [...line].map(Number));
  board[0][1] = 4;
  parentPort.postMessage([board[0].join(''), process.env.NODE_OPTIONS, process.execArgv]);
}
