import { expect, test } from 'vitest';
import { WriteHistory } from '../../templates/runtime/verify-engine/src/model/write-history.ts';
import type { ObservedCall } from '../../templates/runtime/verify-engine/src/checks/observed-call.ts';

const callOf = (number: number, target = '/kettles/1'): ObservedCall => {
  const exchange = { number, method: 'GET', target, requestHeaders: {}, requestBody: new Uint8Array() };
  return { exchange, target } as Partial<ObservedCall> as ObservedCall;
};

/** Steps of a history: a write of a kettle (`w1`), a rejected one (`x`), and a read that agrees (`r`). */
function historyOf(steps: readonly string[]): WriteHistory {
  const history = new WriteHistory();
  for (const [index, step] of steps.entries()) {
    const call = callOf(index + 1);
    const id = step.slice(1);
    if (step === 'r') history.agree(call);
    else
      history.add(
        { operation: `${step} ${index + 1}`, names: [], rules: [], collection: 'kettles', number: index + 1, call },
        step === 'x' ? [] : [['kettles', id]],
      );
  }
  return history;
}

test.each([
  [[], undefined],
  [['x'], undefined],
  [['w1', 'w2'], 'w1 1'],
  [['w2'], 'w2 1'],
  [['w1', 'r', 'w2'], 'w2 3'],
  [['w1', 'r', 'x'], 'x 3'],
  [['w1', 'r', 'x', 'w1'], 'w1 4'],
  [['r', 'x'], 'x 2'],
])('given the steps %j, and a difference of kettle 1 -> it shows the write %s', (steps, want) => {
  expect(historyOf(steps).writerOf(callOf(9), { collection: 'kettles', id: '1' })?.operation).toBe(want);
});

test('a rejected write explains the text that it sent, but not one before the last write of the item', () => {
  const sending = { ...callOf(2), input: [{ op: 'replace', value: 'kept in spite of it' }] };
  const rejected = { operation: 'patch', names: [], rules: [], collection: 'kettles', number: 2, call: sending };
  const history = historyOf(['w1']);
  history.add(rejected, []);
  const shown = { collection: 'kettles', id: '1', observed: 'kept in spite of it' };
  expect(history.writerOf(callOf(9), shown)?.operation).toBe('patch');
  expect(history.writerOf(callOf(9), { ...shown, observed: 'kept' })?.operation).toBe('w1 1');
  history.add({ ...rejected, operation: 'update', number: 3, call: callOf(3) }, [['kettles', '1']]);
  expect(history.writerOf(callOf(9), shown)?.operation).toBe('update');
});

test.each([
  [['w1', 'r'], true],
  [['r'], true],
  [['w1'], false],
  [['w1', 'r', 'x'], false],
])('given the steps %j -> whether a read alone explains a difference: %s', (steps, want) => {
  expect(historyOf(steps).isUnwritten(callOf(9))).toBe(want);
  expect(historyOf(steps).isUnwritten(callOf(9, '/kettles/2'))).toBe(false);
});
