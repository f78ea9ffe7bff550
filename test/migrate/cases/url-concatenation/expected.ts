export const load = (base: string, id: string) => fetch(base + '/workforce/managers/' + id + '/employees/timesheet-entries/completions');
