declare const nock: (base: string) => { get(path: string): { reply(status: number, body: unknown): void } };
nock('https://erp.example.com').get('/rest/workforce/managers/7/employees/timerecording-terminations').reply(200, [{ terminationType: 'MONTH', terminated: true }]);
