declare const client: { get(url: string): void; put(url: string, body?: unknown): void; post(url: string, body?: unknown): void; delete(url: string): void };
export function all(id: string, card: string) {
  client.put(`/workforce/employees/${id}/business-cards`, { name: 'x' });
  client.post(`/workforce/employees/${id}/business-cards/${card}`, { name: 'x' });
  client.delete(`/workforce/employees/${id}/business-cards/${card}`);
  client.post('/workforce/employees/business-cards/search');
  client.post(`/sales/billing-table/${id}/force-vat-amount`);
  client.post(`/sales/invoices/${id}/force-vat-amount`);
  client.post(`/sales/orders/${id}/force-vat-amount`);
  client.post(`/sales/quotations/${id}/force-vat-amount`);
  client.post('/sales/invoices/search');
  client.post(`/sales/invoices/${id}/book`);
  client.get(`/sales/invoices/${id}/get-linked-expense-receipt`);
  client.post(`/sales/invoices/${id}/is-expense-rebill`);
  client.post(`/sales/invoices/${id}/publish`);
  client.post('/sales/orders/dashboard');
  client.post('/sales/orders/search');
  client.get(`/sales/orders/${id}`);
  client.post(`/sales/orders/${id}/publish`);
  client.post(`/sales/orders/${id}/read`);
  client.put('/sales/quotations');
  client.post('/sales/quotations/search');
  client.get(`/sales/quotations/${id}`);
}
