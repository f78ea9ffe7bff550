export const load = (id: string) => fetch(['', 'rest', 'workforce', 'managers', id, 'employees', 'timesheet-entries/completions'].join('/'));
