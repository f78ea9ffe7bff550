export const load = (id: string, kind: string) => fetch(`/workforce/managers/${id}/employees/timerecording-${kind}`);
