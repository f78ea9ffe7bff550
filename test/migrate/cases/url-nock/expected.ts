declare const nock: (base: string) => { get(path: string): { reply(status: number, body: unknown): void } };
nock('https://erp.example.com').get('/rest/workforce/managers/7/employees/timesheet-entries/completions').reply(200, [{ completionType: 'MONTH', completed: true }]);
