import type { TimesheetEntryCompletion } from '@acme/v2';
import { csv } from './table';

declare function test(title: string, run: () => void): void;
declare function expect<T>(value: T): { toEqual(other: unknown): void };

test('prints a row', () => {
  const rows: TimesheetEntryCompletion[] = [{ completed: true }];
  expect(rows.map((row) => ({ ...row }))).toEqual([{ completed: true }]);
  expect(csv([{ completed: true }])).toEqual(['undefined;true']);
});
