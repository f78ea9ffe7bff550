// Loaded with `--import`: prints the live heap after a garbage collection to standard error, in megabytes, on request.
process.on('SIGUSR2', () => {
  globalThis.gc();
  process.stderr.write(`${process.memoryUsage().heapUsed / 1e6}\n`);
});
