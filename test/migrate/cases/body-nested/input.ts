declare const client: { post(url: string, body: unknown): void };
client.post('/workforce/employees', { code: 'x', businessCards: [{ name: 'y' }], cMMSContractSalesManager: '7' });
