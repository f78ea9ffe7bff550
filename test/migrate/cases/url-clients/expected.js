export const list = (client, manager_id) =>
  client.GET('/workforce/managers/{manager_id}/employees/timesheet-entries/completions', { params: { path: { manager_id } } });
export const save = (client, employee_id) =>
  client.PUT('/workforce/employees/{employee_id}', { params: { path: { employee_id } }, body: { family2Id: 'a' } });
export const days = (client) => client.GET('/workforce/holidays', { params: { query: { from: 'a' } } });
export function* saga({ id, family }) {
  yield call(axios.put, `/workforce/employees/${id}`, { family2Id: family });
  yield call([axios, 'post'], '/workforce/employees', { family2Id: family });
}
$.getJSON('/workforce/holidays', { from: '2024-01-01', to: '2024-12-31' }, draw);
mock.onPost('/workforce/employees', { family2Id: 'x' }).replyOnce(201, '7');
