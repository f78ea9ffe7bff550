declare const http: { get(path: string, handler: () => unknown): unknown };
declare const HttpResponse: { json(value: unknown): unknown };
export const handler = http.get('*/workforce/managers/:id/employees/timerecording-terminations', () => HttpResponse.json([{ id: '1', terminationType: 'WEEK' }]));
