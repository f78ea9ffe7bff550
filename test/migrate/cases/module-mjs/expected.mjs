export const load = (id) => fetch(`/workforce/managers/${id}/employees/timesheet-entries/completions`);
