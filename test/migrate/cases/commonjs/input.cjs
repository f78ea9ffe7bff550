const path = '/workforce/managers/:id/employees/timerecording-terminations';
module.exports = { path };
