import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showProgress } from '../../../generator/command/report.ts';

/** Returns the output of a run on a stream, in an environment. */
function shownOn({ isTTY, CI }: { isTTY: boolean; CI: string | undefined }): string {
  vi.stubEnv('CI', CI);
  const stream = Object.assign(new PassThrough(), { isTTY });
  const { show, end } = showProgress(stream as unknown as WriteStream);
  show('load');
  show('write');
  end();
  return String(stream.read() ?? '');
}

const line = '\r\u001b[K';
const whole = `${line}Reading and checking the specification …${line}Writing the files …${line}`;

describe('progress', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    { isTTY: true, CI: undefined, want: whole },
    { isTTY: true, CI: '', want: whole },
    { isTTY: true, CI: 'false', want: whole },
    { isTTY: true, CI: 'true', want: '' },
    { isTTY: true, CI: '1', want: '' },
    { isTTY: false, CI: undefined, want: '' },
  ])('is shown on one temporary line of a terminal only: %o', ({ want, ...given }) => {
    expect(shownOn(given)).toBe(want);
  });
});
