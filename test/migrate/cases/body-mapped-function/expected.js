export const force = (id, lines) =>
  fetch(`/sales/orders/${id}/force-vat-amount`, {
    method: 'POST',
    body: JSON.stringify(lines.map(function (line) { return { managementObjectLineId: line.id, forced: true }; })),
  });
