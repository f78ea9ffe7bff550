const https = require('node:https');
exports.table = {
  list: { verb: 'GET', path: '/workforce/managers/{id}/employees/timerecording-terminations' },
  all: { method: 'GET', endpoint: () => '/workforce/employees' },
  save: { method: 'PUT', url: (id) => `/workforce/employees/${id}` },
};
exports.save = (id, family) => {
  const options = { hostname: 'erp.example.com', path: `/rest/workforce/employees/${id}`, method: 'PUT' };
  const request = https.request(options, () => {});
  request.write(JSON.stringify({ employeeFamily2: family }));
  request.end();
};
exports.create = (axios, family) => {
  const config = { method: 'post', url: '/workforce/employees', data: { employeeFamily3: family } };
  return axios(config);
};
