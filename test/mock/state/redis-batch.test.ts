import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Batcher } from '#mock/state/redis-client.ts';

/** A batcher, the batches that were sent, and functions that resolve the oldest of them. */
function gathering() {
  const sent: string[] = [];
  const open: { readonly respond: () => void; readonly fail: () => void }[] = [];
  const batcher = new Batcher<number, number>((group, questions) => {
    sent.push(`${group} ${questions.join(',')}`);
    return new Promise((resolve, reject) => {
      const respond = () => resolve(questions.map((question) => question * 10));
      open.push({ respond, fail: () => reject(new Error('gone')) });
    });
  });
  return { batcher, sent, open };
}

test('loads of one turn share a batch, and loads during a pending batch share the next one', async () => {
  const { batcher, sent, open } = gathering();
  const first = Promise.all([batcher.load('a', 1), batcher.load('a', 2), batcher.load('b', 3)]);
  await turn();
  const second = [batcher.load('a', 4)];
  await turn();
  second.push(batcher.load('a', 5));
  await turn();
  expect(sent).toEqual(['a 1,2', 'b 3']);
  for (const { respond } of open.splice(0)) respond();
  expect(await first).toEqual([10, 20, 30]);
  await turn();
  expect(sent).toEqual(['a 1,2', 'b 3', 'a 4,5']);
  open[0]?.respond();
  expect(await Promise.all(second)).toEqual([40, 50]);
});

test('a failed batch rejects its own loads only, and later loads still run', async () => {
  const { batcher, open } = gathering();
  const first = batcher.load('a', 1);
  await turn();
  const second = batcher.load('a', 2);
  open[0]?.fail();
  await expect(first).rejects.toThrow('gone');
  await turn();
  open[1]?.respond();
  expect(await second).toBe(20);
});

test('a batch is sent although the test uses fake timers', async () => {
  vi.useFakeTimers();
  const { batcher, sent, open } = gathering();
  const asked = batcher.load('a', 1);
  vi.useRealTimers();
  await turn();
  open[0]?.respond();
  expect([await asked, sent]).toEqual([10, ['a 1']]);
});
