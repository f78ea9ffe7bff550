import type { Approval, TimeRecordingTermination } from '@acme/v2';
import { approvals, aTermination } from './handlers.js';

declare function describe(name: string, body: () => void): void;
declare function it(name: string, body: () => unknown): void;
declare function beforeEach(body: () => void): void;
interface Matchers { toEqual(value: unknown): void; toMatchObject(value: unknown): void; toHaveProperty(path: string, value?: unknown): void; toHaveBeenCalledWith(...given: unknown[]): void; toBe(value: unknown): void }
declare const expect: { (value: unknown): Matchers; objectContaining(value: object): unknown; any(type: unknown): unknown };
declare const jest: { fn<F extends (...given: never[]) => unknown>(body?: F): F };

const load = jest.fn(async (): Promise<TimeRecordingTermination[]> => [aTermination()]);
const save = jest.fn((_: TimeRecordingTermination): void => undefined);

function close(rows: readonly TimeRecordingTermination[]): TimeRecordingTermination[] {
  return rows.map((row) => ({ ...row, terminated: true }));
}

describe('terminations', () => {
  let rows: TimeRecordingTermination[];
  beforeEach(() => {
    rows = [aTermination({ terminated: true }), aTermination({ terminationType: 'MONTH' })];
  });
  it('closes all that are not terminated', async () => {
    expect(close(rows)).toEqual([
      { id: '7', terminationType: 'WEEK', terminated: true },
      { id: '7', terminationType: 'MONTH', terminated: true },
    ]);
    expect(rows[1]).toMatchObject({ terminated: false });
    expect(rows[0]).toHaveProperty('terminationType', 'WEEK');
    expect((await load())[0]?.terminationType).toBe('WEEK');
  });
  it('saves', () => {
    close(rows).forEach(save);
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ terminated: true }));
    expect(save).toHaveBeenCalledWith({ id: expect.any(String), terminationType: 'WEEK', terminated: true });
  });
  it.call(null, 'shows custom fields', () => {
    const [first] = approvals as readonly Approval[];
    expect(first?.viewCustomFields).toBe(1);
  });
});
