import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { endResponse } from '#mock/server/respond.ts';

/** Records the calls on a response, and returns the request so that a test can complete it. */
function endedWith(headers: Readonly<Record<string, string>>, complete: boolean) {
  const done: unknown[] = [];
  const request = Object.assign(new EventEmitter(), { headers, complete, resume: () => request });
  const response = {
    req: request,
    write: (body: string) => done.push(['write', body]),
    end: (...bodies: readonly string[]) => done.push(['end', ...bodies]),
  };
  endResponse(response as unknown as ServerResponse, 'body');
  return { done, request };
}

test.for<readonly [headers: Readonly<Record<string, string>>, complete: boolean]>([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '5' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('a response ends at once if its body is complete: %j, complete %s', ([headers, complete]) => {
  expect(endedWith(headers, complete).done).toEqual([['end', 'body']]);
});

test.for<Readonly<Record<string, string>>>([{ 'content-length': '5' }, { 'transfer-encoding': 'chunked' }])(
  'it ends with the request where more is to come: %j',
  (headers) => {
    const { done, request } = endedWith(headers, false);
    expect(done).toEqual([['write', 'body']]);
    request.emit('end');
    expect(done).toEqual([['write', 'body'], ['end']]);
  },
);
