export const load = (base: string, id: string) => fetch(`${base}/rest/workforce/managers/${id}/employees/timerecording-terminations`);
