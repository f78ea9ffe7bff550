const BASE = '/rest/sales';
const force = (id: string) => `${BASE}/orders/${id}/force-vat-amount`;
export const save = (id: string) => fetch(force(id), { method: 'POST', body: JSON.stringify([{ managementObjectLineId: '1', forced: true }]) });
