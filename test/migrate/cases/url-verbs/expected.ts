declare const client: { put(url: string, body: unknown): void; post(url: string, body: unknown): void };
export function save(id: string) {
  client.post('/workforce/employees', { family2Id: '2', code: 'x' });
  client.put(`/workforce/employees/${id}`, { family3Id: '3' });
}
