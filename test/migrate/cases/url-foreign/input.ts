export const all = (id: string) => [
  fetch('/api/employees'), fetch(`/employees/${id}`), fetch('/orders/search'), fetch(`/hr/employees/${id}/read`),
  fetch('/timerecording-terminations-archive'), fetch('https://example.com/workforce-planning/employees'),
];
