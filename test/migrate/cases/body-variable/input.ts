declare const client: { post(url: string, body: unknown): void };
const holder = { businessDocumentLineId: '1', forced: true };
client.post('/sales/orders/7/force-vat-amount', [holder]);
