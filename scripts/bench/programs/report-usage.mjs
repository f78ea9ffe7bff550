// Loaded into a measured process: writes its resource usage to file descriptor 3 at exit.
import { readFileSync, writeSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  // Not `maxRSS`, which begins with the memory of the process that started this one.
  const [, peak] = /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeSync(3, JSON.stringify({ processor: (userCPUTime + systemCPUTime) / 1e6, memory: Number(peak) / 1024 }));
});
