declare const nock: (base: string) => { get(path: string): { reply(status: number, body: () => unknown): void } };
const scope = nock('https://erp.example.com/rest/workforce');
scope.get('/managers/7/employees/timesheet-entries/completions').reply(200, () => [{ completed: true, completionType: 'WEEK' }]);
