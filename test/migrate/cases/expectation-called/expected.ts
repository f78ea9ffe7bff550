import type { Approval, TimesheetEntryCompletion } from '@acme/v2';
declare function expect(value: unknown): { resolves: Matchers } & Matchers;
declare namespace expect {
  function objectContaining(value: object): object;
  function arrayContaining(value: unknown[]): unknown[];
}
interface Matchers {
  toEqual(value: unknown): void;
  toHaveBeenCalledWith(...given: unknown[]): void;
  toHaveBeenNthCalledWith(call: number, ...given: unknown[]): void;
}
declare const spy: (count: number, done: TimesheetEntryCompletion) => void;
declare const rest: (...given: [string, TimesheetEntryCompletion]) => void;
declare const load: () => Promise<TimesheetEntryCompletion>;
declare const all: TimesheetEntryCompletion[];
declare const approval: Approval;
expect(spy).toHaveBeenCalledWith(1, { terminated: true });
expect(rest).toHaveBeenNthCalledWith(1, 'a', expect.objectContaining({ terminated: true }));
expect(all).toEqual(expect.arrayContaining([expect.objectContaining({ terminationType: 'WEEK' })]));
expect(load()).resolves.toEqual({ terminated: true });
expect(approval).toEqual({ objectSummary: { customFields: {} }, comment: 'x' });
expect(spy).toHaveBeenCalledWith({ terminated: true });
expect({}).toEqual({ terminated: true, objectSummary: { customFields: {} } });
