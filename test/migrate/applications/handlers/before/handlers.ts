import type { Approval, Invoice, TimeRecordingTermination } from '@acme/v2';

type Resolver = (info: { params: Record<string, string>; request: { json(): Promise<unknown> } }) => unknown;
export declare const http: { get(path: string, resolver: Resolver): object; post(path: string, resolver: Resolver): object; delete(path: string, resolver: Resolver): object };
export declare const HttpResponse: { json<T>(body: T, init?: { status?: number }): unknown };

const BASE = 'https://erp.test/rest';

export const aTermination = (over: Partial<TimeRecordingTermination> = {}): TimeRecordingTermination => ({
  id: '7',
  terminationType: 'WEEK',
  terminated: false,
  ...over,
});

export const invoices: Invoice[] = [
  { id: '1', customFields: { color: { name: 'color', value: 'red' } } } as unknown as Invoice,
];

export const handlers = [
  http.get(`${BASE}/workforce/managers/:id/employees/timerecording-terminations`, ({ params }) =>
    HttpResponse.json([aTermination({ employeeId: params['id'], terminated: true })]),
  ),
  http.get(`${BASE}/workforce/managers/2/employees/timerecording-terminations`, () =>
    HttpResponse.json([{ id: '8', terminationType: 'MONTH', terminated: true }]),
  ),
  http.post(`${BASE}/sales/invoices/search`, async ({ request }) => {
    const body = (await request.json()) as { readOptions?: { options: string[] } };
    return HttpResponse.json(body.readOptions?.options.includes('CUSTOM_FIELDS') ? invoices : []);
  }),
  http.delete(`${BASE}/workforce/employees/:id/business-cards/:card`, () => HttpResponse.json(null, { status: 200 })),
];

export const approvals: ReadonlyArray<Pick<Approval, 'id' | 'viewCustomFields'>> = [{ id: '1', viewCustomFields: 1 }];
