declare function join(...parts: string[]): string;
export const one = (id: string) => join('/workforce/managers', id, 'employees', 'timesheet-entries/completions');
export const other = (id: string) => ['', 'workforce', 'managers', id, 'employees', 'timesheet-entries/completions'].join('/');
