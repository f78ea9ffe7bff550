declare const got: { post(url: string, options: object): void };
declare const ky: (url: string, options: object) => void;
declare const superagent: { post(url: string): { set(name: string, value: string): { send(body: unknown): void } } };
got.post('https://x/rest/sales/orders/7/force-vat-amount', { json: [{ managementObjectLineId: '1', forced: true }] });
ky('https://x/rest/sales/orders/7/force-vat-amount', { method: 'post', json: [{ managementObjectLineId: '1', forced: true }] });
superagent.post('/sales/orders/7/force-vat-amount').set('a', 'b').send([{ managementObjectLineId: '1', forced: true }]);
