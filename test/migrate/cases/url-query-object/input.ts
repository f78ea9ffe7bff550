export function holidays(base: string, from: string, to: string) {
  const url = new URL('/rest/workforce/holidays', base);
  url.searchParams.set('from', from);
  url.searchParams.append('to', to);
  return fetch(url);
}
export function managers(base: string) {
  const parameters = new URLSearchParams({ from: '2024-01-01' });
  parameters.set('to', '2024-02-01');
  return fetch(`${base}/workforce/managers/search?${parameters}`, { method: 'POST' });
}
export function page(url: URL) {
  url.searchParams.set('from', '10');
  return url;
}
