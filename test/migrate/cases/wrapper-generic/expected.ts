declare function api<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<T>;
declare class Client { request<T>(options: { method: string; path: string; body?: unknown }): Promise<T> }
interface Row { id: string; terminationType: string }
export const list = (id: string) => api<Row[]>('GET', `/workforce/managers/${id}/employees/timesheet-entries/completions`);
export const save = (client: Client, id: string) => client.request<string>({ method: 'PUT', path: `/workforce/employees/${id}`, body: { family2Id: '2' } });
