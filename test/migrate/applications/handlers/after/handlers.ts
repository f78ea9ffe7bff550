import type { Approval, Invoice, TimesheetEntryCompletion } from '@acme/v2';

type Resolver = (info: { params: Record<string, string>; request: { json(): Promise<unknown> } }) => unknown;
export declare const http: { get(path: string, resolver: Resolver): object; post(path: string, resolver: Resolver): object; delete(path: string, resolver: Resolver): object };
export declare const HttpResponse: { json<T>(body: T, init?: { status?: number }): unknown };

const BASE = 'https://erp.test/rest';

export const aTermination = (over: Partial<TimesheetEntryCompletion> = {}): TimesheetEntryCompletion => ({
  id: '7',
  completionType: 'WEEK',
  completed: false,
  ...over,
});

export const invoices: Invoice[] = [
  { id: '1', customData: { color: { name: 'color', value: 'red' } } } as unknown as Invoice,
];

export const handlers = [
  http.get(`${BASE}/workforce/managers/:id/employees/timesheet-entries/completions`, ({ params }) =>
    HttpResponse.json([aTermination({ employeeId: params['id'], completed: true })]),
  ),
  http.get(`${BASE}/workforce/managers/2/employees/timesheet-entries/completions`, () =>
    HttpResponse.json([{ id: '8', completionType: 'MONTH', completed: true }]),
  ),
  http.post(`${BASE}/sales/invoices/search`, async ({ request }) => {
    const body = (await request.json()) as { readOptions?: { options: string[] } };
    return HttpResponse.json(body.readOptions?.options.includes('CUSTOM_FIELDS') ? invoices : []);
  }),
  http.delete(`${BASE}/workforce/employees/:id/business-cards/:card`, () => HttpResponse.json(null, { status: 200 })),
];

export const approvals: ReadonlyArray<Pick<Approval, 'id' | 'viewCustomData'>> = [{ id: '1', viewCustomData: 1 }];
