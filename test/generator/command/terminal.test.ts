import { expect, test, vi } from 'vitest';
import { unsupportedNodeMessage } from '#shared/require-node.ts';

import { terminal, usesColor } from '#shared/terminal.ts';

test.each<[boolean | undefined, Record<string, string>, boolean]>([
  [true, {}, true],
  [undefined, {}, false],
  [undefined, { CI: '1' }, false],
  [true, { CI: '1' }, false],
  [true, { CI: 'false' }, true],
  [true, { TERM: 'dumb' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [undefined, { FORCE_COLOR: '1' }, true],
  [undefined, { FORCE_COLOR: '1', CI: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
])('a terminal (%s) in %o has colors: %s', (isTTY, environment, want) => {
  expect(usesColor(isTTY === undefined ? {} : { isTTY }, environment)).toBe(want);
});

test('the generator names the Node that it needs, as in its `engines`', () => {
  const message = (version: string) =>
    unsupportedNodeMessage(version, { subject: 'The generator', minimum: ['20.19', '22.12'] });
  const supported = ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.21.0'];
  expect(supported.map(message)).toEqual(supported.map(() => undefined));
  for (const version of ['18.20.8', '20.18.3', '21.7.0', '22.11.0'])
    expect(message(version)).toContain(`this is Node ${version}.`);
});

test('a command prints no control characters but line feeds and tabs', () => {
  const printed: string[] = [];
  const streams = [vi.spyOn(process.stdout, 'write'), vi.spyOn(console, 'error')];
  for (const stream of streams) stream.mockImplementation((text: unknown) => printed.push(String(text)) > 0);
  terminal.out('a\u001b]0;b\u0007\u202e\r\n\tc');
  terminal.error('desk/1.0 \u009b31m\ud800');
  for (const stream of streams) stream.mockRestore();
  expect(printed).toEqual(['a\\u001b]0;b\\u0007\\u202e\\u000d\n\tc\n', 'desk/1.0 \\u009b31m\\ud800']);
});
