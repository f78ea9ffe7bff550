export const list = (client, manager_id) =>
  client.GET('/workforce/managers/{manager_id}/employees/timerecording-terminations', { params: { path: { manager_id } } });
export const save = (client, employee_id) =>
  client.PUT('/workforce/employees/{employee_id}', { params: { path: { employee_id } }, body: { employeeFamily2: 'a' } });
export const days = (client) => client.GET('/workforce/holidays', { params: { query: { from: 'a' } } });
export function* saga({ id, family }) {
  yield call(axios.put, `/workforce/employees/${id}`, { employeeFamily2: family });
  yield call([axios, 'post'], '/workforce/employees', { employeeFamily2: family });
}
$.getJSON('/workforce/holidays', { from: '2024-01-01', to: '2024-12-31' }, draw);
mock.onPost('/workforce/employees', { employeeFamily2: 'x' }).replyOnce(201, '7');
