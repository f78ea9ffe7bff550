declare const rest: { get(path: string, resolver: (req: { params: { id: string } }, res: (part: unknown) => unknown, ctx: { json(body: unknown): unknown }) => unknown): unknown };
export const handler = rest.get('https://erp.example.com/rest/workforce/managers/:id/employees/timerecording-terminations', (req, res, ctx) => res(ctx.json([{ id: req.params.id, terminated: false }])));
