const https = require('node:https');
exports.table = {
  list: { verb: 'GET', path: '/workforce/managers/{id}/employees/timesheet-entries/completions' },
  all: { method: 'GET', endpoint: () => '/workforce/employees' },
  save: { method: 'PUT', url: (id) => `/workforce/employees/${id}` },
};
exports.save = (id, family) => {
  const options = { hostname: 'erp.example.com', path: `/rest/workforce/employees/${id}`, method: 'PUT' };
  const request = https.request(options, () => {});
  request.write(JSON.stringify({ family2Id: family }));
  request.end();
};
exports.create = (axios, family) => {
  const config = { method: 'post', url: '/workforce/employees', data: { family3Id: family } };
  return axios(config);
};
