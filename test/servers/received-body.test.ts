import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ReceivedBody, ReceivedBytes } from '#shared/guard/received-body.ts';

test.each([0, 1, 2, 999, 1000, 1001, 2500])('%i chunks → the whole body, and its size', (count) => {
  const received = new ReceivedBytes(2500);
  const body = new ReceivedBody(received);
  const bytes = Buffer.from(Array.from({ length: count }, (_, index) => index % 251));
  for (let at = 0; at < count; at += 1) body.add(bytes.subarray(at, at + 1));
  expect([body.size, body.concat().equals(bytes), received.isExceeded]).toEqual([count, true, false]);
});

test('a body in one chunk → is not copied', () => {
  const chunk = Buffer.from('a');
  const body = new ReceivedBody(new ReceivedBytes());
  body.add(chunk);
  expect(body.concat()).toBe(chunk);
});

test('bodies at once → share one budget, until they are released', () => {
  const received = new ReceivedBytes(10);
  const [one, other] = [new ReceivedBody(received), new ReceivedBody(received)];
  one.add(Buffer.alloc(6));
  other.add(Buffer.alloc(4));
  expect(received.isExceeded).toBe(false);
  other.add(Buffer.alloc(1));
  expect(received.isExceeded).toBe(true);
  one.release();
  one.release();
  expect([received.isExceeded, one.size, one.concat().length, other.concat().length]).toEqual([false, 0, 0, 5]);
});

test('300,000 chunks of one byte → less than 10 MB of memory, where an object for each takes 30', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const body = new ReceivedBody(new ReceivedBytes());
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 300_000; count += 1) body.add(Buffer.alloc(1));
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
  expect(body.size).toBe(300_000);
});
