const path = '/workforce/managers/:id/employees/timesheet-entries/completions';
module.exports = { path };
