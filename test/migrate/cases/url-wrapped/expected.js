import { firstValueFrom } from 'rxjs';
import { setupServer } from 'msw/node';
import { http as handlers, HttpResponse } from 'msw';
export const force = (http, id) =>
  firstValueFrom(http.post(`/sales/invoices/${id}/force-vat-amount`, [{ managementObjectLineId: '1' }]));
export const update = (unwrap, id) =>
  unwrap(fetch(`/workforce/employees/${id}`, { method: 'PUT', body: JSON.stringify({ family2Id: '1' }) }));
export const drop = (http, id, card) =>
  firstValueFrom(http.delete(`/workforce/employees/${id}/business-cards/${card}`)).then(({ status }) => status === 200);
export const server = setupServer(
  handlers.get('*/workforce/managers/:id/employees/timesheet-entries/completions', () =>
    HttpResponse.json([{ completed: true }]),
  ),
);
