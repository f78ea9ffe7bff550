export const load = (id) => fetch(`/workforce/managers/${id}/employees/timerecording-terminations`);
