import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Batcher } from '../../templates/mock/src/state/redis-client.ts';

/** A gatherer, the questions that went out together, and what answers the oldest of them. */
function gathering() {
  const sent: string[] = [];
  const open: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const gatherer = new Batcher<number, number>((group, questions) => {
    sent.push(`${group} ${questions.join(',')}`);
    return new Promise((resolve, reject) => {
      const answer = () => resolve(questions.map((question) => question * 10));
      open.push({ answer, fail: () => reject(new Error('gone')) });
    });
  });
  return { gatherer, sent, open };
}

test('what is asked in one turn goes together, and what is asked while an answer is awaited goes with the next', async () => {
  const { gatherer, sent, open } = gathering();
  const first = Promise.all([gatherer.load('a', 1), gatherer.load('a', 2), gatherer.load('b', 3)]);
  await turn();
  const second = [gatherer.load('a', 4)];
  await turn();
  second.push(gatherer.load('a', 5));
  await turn();
  expect(sent).toEqual(['a 1,2', 'b 3']);
  for (const { answer } of open.splice(0)) answer();
  expect(await first).toEqual([10, 20, 30]);
  await turn();
  expect(sent).toEqual(['a 1,2', 'b 3', 'a 4,5']);
  open[0]?.answer();
  expect(await Promise.all(second)).toEqual([40, 50]);
});

test('what fails is told to those who asked for it, and keeps nobody from asking', async () => {
  const { gatherer, open } = gathering();
  const first = gatherer.load('a', 1);
  await turn();
  const second = gatherer.load('a', 2);
  open[0]?.fail();
  await expect(first).rejects.toThrow('gone');
  await turn();
  open[1]?.answer();
  expect(await second).toBe(20);
});

test('what is asked is sent also where a test keeps timers from going', async () => {
  vi.useFakeTimers();
  const { gatherer, sent, open } = gathering();
  const asked = gatherer.load('a', 1);
  vi.useRealTimers();
  await turn();
  open[0]?.answer();
  expect([await asked, sent]).toEqual([10, ['a 1']]);
});
