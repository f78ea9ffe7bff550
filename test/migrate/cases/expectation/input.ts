import type { TimeRecording } from '@acme/v2';
declare const expect: (value: unknown) => { toEqual(value: unknown): void; not: { toMatchObject(value: unknown): void } };
declare const assert: { deepEqual(value: unknown, other: unknown): void };
export function check(entry: TimeRecording, entries: TimeRecording[], venue: { place: string }) {
  expect(entry).toEqual({ place: 'x' });
  expect(entries).not.toMatchObject([{ place: 'x' }]);
  assert.deepEqual(entry, { place: 'x' });
  expect(venue).toEqual({ place: 'x' });
}
