// Loaded with `--import`: says on the standard error how many megabytes live after a collection, whenever it is asked
// to.
process.on('SIGUSR2', () => {
  globalThis.gc();
  process.stderr.write(`${process.memoryUsage().heapUsed / 1e6}\n`);
});
