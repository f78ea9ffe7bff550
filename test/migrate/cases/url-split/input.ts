export const load = (id: string, kind: string) => fetch(`/workforce/managers/${id}/employees/timerecording-${kind}`);
export const other = (base: string, kind: string) => base + '/employees/' + 'timerecording-' + kind;
export const short = (kind: string) => `timesheet-${kind}`;
