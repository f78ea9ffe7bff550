export const save = () => fetch('/api/lines', { method: 'POST', body: JSON.stringify({ place: 'x', discount: 5, from: 'a' }) });
