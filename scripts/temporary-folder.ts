import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Signals that end a program, with the exit codes that shells expect. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Creates a temporary folder for this program. It is removed when the program ends, also by an error or a signal, which
 * `finally` does not see.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, code] of Object.entries(SIGNALS))
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(code));
  return folder;
}
