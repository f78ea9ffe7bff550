const PATH = '/workforce/managers/:id/employees/timesheet-entries/completions';
const ONE = '/workforce/employees/:id';
const withBase = (path) => new URL(path, globalThis.ROOT + '/').toString();
export const list = (id) => fetch(PATH.replace(':id', id));
export const save = (id, family) => fetch(ONE.replace(':id', id), { method: 'PUT', body: JSON.stringify({ family2Id: family }) });
export const create = () => fetch(withBase('workforce/employees'), { method: 'POST' });
export const link = (id) => new URL(`managers/${id}/employees/timesheet-entries/completions`, 'https://erp.example.com/rest/workforce/').href;
