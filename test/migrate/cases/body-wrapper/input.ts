declare function call(method: string, path: string, body?: unknown): Promise<unknown>;
export const force = (id: string) => call('POST', `/sales/invoices/${id}/force-vat-amount`, [{ businessDocumentLineId: '1', forced: true }]);
