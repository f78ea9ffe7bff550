declare const http: { get(path: string, handler: () => unknown): unknown };
declare const HttpResponse: { json(value: unknown, init?: { status: number }): unknown };
const PATH = '*/workforce/managers/:id/employees/timesheet-entries/completions';
export const page = http.get(PATH, () => HttpResponse.json({ total: 1, items: [{ id: '1', completionType: 'WEEK' }] }));
export const refused = http.get(PATH, () => HttpResponse.json({ errors: [{ terminated: true }] }, { status: 400 }));
