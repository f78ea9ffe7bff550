interface Client { get<T>(url: string, config?: object): Promise<{ data: T }>; post<T>(url: string, data?: unknown): Promise<{ data: T }> }
declare const axios: Client & { create(options: { baseURL: string }): Client };
declare const got: { extend(options: { prefixUrl: string }): Client };
const erp = axios.create({ baseURL: 'https://erp.example.com/rest/workforce' });
const sales = got.extend({ prefixUrl: 'https://erp.example.com/rest/sales' });
const intranet = axios.create({ baseURL: 'https://intranet.example.com/people' });
export const create = (code: string) => erp.post('/employees', { code, employeeFamily2: 'a' });
export const list = (id: string) => erp.get<{ terminated: boolean }[]>(`managers/${id}/employees/timerecording-terminations`);
export const force = (id: string) => sales.post(`invoices/${id}/force-vat-amount`, [{ businessDocumentLineId: '1', forced: true }]);
export const own = () => intranet.post('/employees', { place: 'x', discount: 1 });
