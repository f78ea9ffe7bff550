export const routes = [
  ['POST', '/workforce/employees'],
  ['GET', '/workforce/managers/:id/employees/timesheet-entries/completions'],
];
export const keys = ['PUT /workforce/employees/:id', 'GET /workforce/employees'];
export const open = (id) => `/workforce/employees/${id}`;
