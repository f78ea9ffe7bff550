import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showProgress } from '../../../generator/command/progress.ts';

/** What is shown of a run on a stream, in an environment. */
function shownOn({ isTTY, CI }: { isTTY: boolean; CI: string | undefined }): string {
  vi.stubEnv('CI', CI);
  const stream = Object.assign(new PassThrough(), { isTTY });
  const { tell, end } = showProgress(stream as unknown as WriteStream);
  tell('load');
  tell('write');
  end();
  return String(stream.read() ?? '');
}

const line = '\r\u001b[K';
const whole = `${line}Reading and checking the specification …${line}Writing the files …${line}`;

describe('what a run is at is shown', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    { isTTY: true, CI: undefined, want: whole },
    { isTTY: true, CI: '', want: whole },
    { isTTY: true, CI: 'false', want: whole },
    { isTTY: true, CI: 'true', want: '' },
    { isTTY: true, CI: '1', want: '' },
    { isTTY: false, CI: undefined, want: '' },
  ])('on a terminal, on one line that goes away, and nowhere else: %o', ({ want, ...given }) => {
    expect(shownOn(given)).toBe(want);
  });
});
