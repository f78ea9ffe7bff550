export const TERMINATIONS = '/workforce/managers/{manager_id}/employees/timesheet-entries/completions';
export const ROUTE = "/workforce/managers/:managerId/employees/timesheet-entries/completions";
