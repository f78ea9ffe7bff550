export const force = (base: string, id: string) =>
  fetch(`${base}/rest/sales/invoices/${id}/force-vat-amount`, {
    method: 'POST',
    body: JSON.stringify([{ businessDocumentLineId: '1', forced: true, amount: 5 }]),
  });
