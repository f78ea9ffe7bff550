// Loaded into a measured process: writes its resource usage to file descriptor 3 at exit.
import { writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
});
