import type { Approval, TimesheetEntryCompletion } from '@acme/v2';
import { approvals, aTermination } from './handlers.js';

declare function describe(name: string, body: () => void): void;
declare function it(name: string, body: () => unknown): void;
declare function beforeEach(body: () => void): void;
interface Matchers { toEqual(value: unknown): void; toMatchObject(value: unknown): void; toHaveProperty(path: string, value?: unknown): void; toHaveBeenCalledWith(...given: unknown[]): void; toBe(value: unknown): void }
declare const expect: { (value: unknown): Matchers; objectContaining(value: object): unknown; any(type: unknown): unknown };
declare const jest: { fn<F extends (...given: never[]) => unknown>(body?: F): F };

const load = jest.fn(async (): Promise<TimesheetEntryCompletion[]> => [aTermination()]);
const save = jest.fn((_: TimesheetEntryCompletion): void => undefined);

function close(rows: readonly TimesheetEntryCompletion[]): TimesheetEntryCompletion[] {
  return rows.map((row) => ({ ...row, completed: true }));
}

describe('terminations', () => {
  let rows: TimesheetEntryCompletion[];
  beforeEach(() => {
    rows = [aTermination({ completed: true }), aTermination({ completionType: 'MONTH' })];
  });
  it('closes all that are not terminated', async () => {
    expect(close(rows)).toEqual([
      { id: '7', completionType: 'WEEK', completed: true },
      { id: '7', completionType: 'MONTH', completed: true },
    ]);
    expect(rows[1]).toMatchObject({ completed: false });
    expect(rows[0]).toHaveProperty('terminationType', 'WEEK');
    expect((await load())[0]?.completionType).toBe('WEEK');
  });
  it('saves', () => {
    close(rows).forEach(save);
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ completed: true }));
    expect(save).toHaveBeenCalledWith({ id: expect.any(String), completionType: 'WEEK', completed: true });
  });
  it.call(null, 'shows custom fields', () => {
    const [first] = approvals as readonly Approval[];
    expect(first?.viewCustomData).toBe(1);
  });
});
