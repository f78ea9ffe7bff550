// Loaded into a measured process: says on file descriptor 3, at its end, what it used.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, memoryMegabytes: maxRSS / 1024 }));
});
