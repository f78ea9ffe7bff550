declare const axios: { create(options: object): { post(url: string, body: unknown): void }; request(options: object): void };
const erp = axios.create({ baseURL: 'https://erp.example.com/rest' });
erp.post('/sales/orders/7/force-vat-amount', [{ managementObjectLineId: '1', forced: true }]);
axios.request({ method: 'post', url: '/sales/quotations/7/force-vat-amount', data: [{ managementObjectLineId: '2', forced: false }] });
