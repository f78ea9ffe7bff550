declare const client: { put(url: string, body: unknown): void; post(url: string, body: unknown): void };
export function save(id: string) {
  client.post('/workforce/employees', { employeeFamily2: '2', code: 'x' });
  client.put(`/workforce/employees/${id}`, { employeeFamily3: '3' });
}
