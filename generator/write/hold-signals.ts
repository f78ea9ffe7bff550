import { setImmediate } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs something that must not be torn apart; a signal that arrives meanwhile takes effect when it is done. */
export async function holdSignals<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  let held: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals): void => {
    held = signal;
  };
  for (const signal of signals) process.on(signal, hold);
  try {
    return await run();
  } finally {
    // Node hands a signal over between two turns of its loop.
    await setImmediate();
    await setImmediate();
    for (const signal of signals) process.off(signal, hold);
    if (held !== undefined) process.kill(process.pid, held);
  }
}
