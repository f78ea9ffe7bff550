import { TARGETS } from './targets.ts';

// Tries the seeds of one target. It runs as a process of its own, so that its memory can be bounded and an endless
// loop ends with it; it names each seed before it tries it.

const MAX_SEED_MS = 10_000;
const [target = '', ...seeds] = process.argv.slice(2);
const run = await TARGETS[target]?.();
for (const seed of seeds.map(Number)) {
  process.stdout.write(`seed ${seed}\n`);
  const began = process.cpuUsage();
  const faults = (await run?.(seed).catch((error: Error) => [String(error.stack)])) ?? [`There is no ${target}.`];
  const { user, system } = process.cpuUsage(began);
  if (user + system > MAX_SEED_MS * 1000) process.stdout.write(`fault it took ${(user + system) / 1000} ms\n`);
  for (const fault of faults) process.stdout.write(`fault ${fault.replaceAll('\n', ' ').slice(0, 2000)}\n`);
}
process.exit();
