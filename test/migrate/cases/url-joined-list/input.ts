export const load = (id: string) => fetch(['', 'rest', 'workforce', 'managers', id, 'employees', 'timerecording-terminations'].join('/'));
