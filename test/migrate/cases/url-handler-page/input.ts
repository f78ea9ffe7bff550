declare const http: { get(path: string, handler: () => unknown): unknown };
declare const HttpResponse: { json(value: unknown, init?: { status: number }): unknown };
const PATH = '*/workforce/managers/:id/employees/timerecording-terminations';
export const page = http.get(PATH, () => HttpResponse.json({ total: 1, items: [{ id: '1', terminationType: 'WEEK' }] }));
export const refused = http.get(PATH, () => HttpResponse.json({ errors: [{ terminated: true }] }, { status: 400 }));
