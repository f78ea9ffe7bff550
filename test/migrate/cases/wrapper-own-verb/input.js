const call = (method) => (path, body) => fetch(process.env.ERP + path, { method, body: body && JSON.stringify(body) });
const put = call('PUT');
const save = (path, body) => axios.put(process.env.ERP + path, body);
async function send(path, method = 'GET', body) {
  return fetch(process.env.ERP + path, { method, body: JSON.stringify(body) });
}
async function ask(path, { verb = 'GET', body } = {}) {
  return send(path, verb, body);
}
export const one = (id, family) => put(`/workforce/employees/${id}`, { employeeFamily2: family });
export const two = (id, family) => save(`/workforce/employees/${id}`, { employeeFamily2: family });
export const three = () => send('/workforce/employees');
export const four = (id, family) => send(`/workforce/employees/${id}`, 'PUT', { employeeFamily2: family });
export const five = () => ask('/workforce/employees', { quiet: true });
export const six = (init) => fetch('/workforce/employees', init);
