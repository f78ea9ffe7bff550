declare function join(...parts: string[]): string;
export const one = (id: string) => join('/workforce/managers', id, 'employees', 'timerecording-terminations');
export const other = (id: string) => ['', 'workforce', 'managers', id, 'employees', 'timerecording-terminations'].join('/');
