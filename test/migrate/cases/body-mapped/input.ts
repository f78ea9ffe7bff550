declare const client: { post(url: string, body: unknown): void };
export const force = (id: string, lines: string[]) => client.post(`/sales/invoices/${id}/force-vat-amount`, lines.map((line) => ({ businessDocumentLineId: line, forced: true })));
