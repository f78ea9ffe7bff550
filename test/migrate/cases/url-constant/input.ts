export const TERMINATIONS = '/workforce/managers/{manager_id}/employees/timerecording-terminations';
export const ROUTE = "/workforce/managers/:managerId/employees/timerecording-terminations";
