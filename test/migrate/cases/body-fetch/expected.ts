export const force = (base: string, id: string) =>
  fetch(`${base}/rest/sales/invoices/${id}/force-vat-amount`, {
    method: 'POST',
    body: JSON.stringify([{ managementObjectLineId: '1', forced: true, amount: 5 }]),
  });
