process.stdin.once('data', (text) => {
  console.log(String(text).split('\n')[0]);
  process.exit(3);
});
