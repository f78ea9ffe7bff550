const PATH = '/workforce/managers/:id/employees/timerecording-terminations';
const ONE = '/workforce/employees/:id';
const withBase = (path) => new URL(path, globalThis.ROOT + '/').toString();
export const list = (id) => fetch(PATH.replace(':id', id));
export const save = (id, family) => fetch(ONE.replace(':id', id), { method: 'PUT', body: JSON.stringify({ employeeFamily2: family }) });
export const create = () => fetch(withBase('workforce/employees'), { method: 'POST' });
export const link = (id) => new URL(`managers/${id}/employees/timerecording-terminations`, 'https://erp.example.com/rest/workforce/').href;
