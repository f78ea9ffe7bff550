import type { ForcedVatAmountHolder, InvoiceLine } from '@acme/v2';
import { DocumentRepository, type Http, TerminationRepository } from './repository.js';

interface Request { params: Record<string, string>; query: Record<string, string | undefined>; body: unknown }
interface Response { json(value: unknown): void; status(code: number): Response; sendStatus(code: number): void }
interface App { get(path: string, handler: (req: Request, res: Response) => Promise<void>): void; post(path: string, handler: (req: Request, res: Response) => Promise<void>): void; delete(path: string, handler: (req: Request, res: Response) => Promise<void>): void }

export function routes(app: App, http: Http & { delete(path: string): Promise<{ status: number }>; put(path: string, body: unknown): Promise<unknown> }): void {
  const terminations = new TerminationRepository(http);
  const documents = new DocumentRepository(http);
  app.get('/api/terminations/:manager', async (req, res) => {
    const page = await terminations.ofManager(req.params['manager'] ?? '');
    res.json(page.items.map(({ id, terminated = false, terminationType: kind }) => ({ id, terminated, kind })));
  });
  app.get('/api/documents/:id', async (req, res) => {
    const found = await documents.find(req.params['id'] ?? '');
    if (!found) return void res.sendStatus(404);
    res.json({ label: documents.label(found), author: found.createdBy });
  });
  app.post('/api/invoices/:id/vat', async (req, res) => {
    const { lineId, amount } = req.body as { lineId: string; amount: number };
    const holder: ForcedVatAmountHolder = { amount, businessDocumentLineId: lineId, forced: true };
    await http.post(`/sales/invoices/${req.params['id']}/force-vat-amount`, holder);
    res.sendStatus(204);
  });
  app.delete('/api/employees/:id/cards/:card', async (req, res) => {
    const { status } = await http.delete(`/workforce/employees/${req.params['id']}/business-cards/${req.params['card']}`);
    res.sendStatus(status === 200 ? 204 : 502);
  });
  app.post('/api/employees', async (req, res) => {
    res.json(await http.post('/workforce/employees', req.body));
  });
}

export const total = (lines: readonly InvoiceLine[]): Map<string | undefined, number> => {
  const sums = new Map<string | undefined, number>();
  for (const { businessDocumentId, amountTotal = 0 } of lines)
    sums.set(businessDocumentId, (sums.get(businessDocumentId) ?? 0) + amountTotal);
  return sums;
};
