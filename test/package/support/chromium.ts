import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The machine's Chromium, if it has one: Debian's package, or Chrome. */
export function findChromium(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** Opens a page without a window until it is disposed of. */
export function openPage(chromium: string, url: string): AsyncDisposable {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const child = spawn(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      url,
    ],
    // Files outside of its profile are removed with it.
    { stdio: 'ignore', detached: true, env: { ...process.env, TMPDIR: profile } },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async (): Promise<void> => {
    // All of its processes are one group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { [Symbol.asyncDispose]: close };
}
