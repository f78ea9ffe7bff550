import type { TimeRecordingTermination } from '@acme/v2';
import { csv } from './table';

declare function test(title: string, run: () => void): void;
declare function expect<T>(value: T): { toEqual(other: unknown): void };

test('prints a row', () => {
  const rows: TimeRecordingTermination[] = [{ terminated: true }];
  expect(rows.map((row) => ({ ...row }))).toEqual([{ terminated: true }]);
  expect(csv([{ terminated: true }])).toEqual(['undefined;true']);
});
