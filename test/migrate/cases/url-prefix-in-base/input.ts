export const load = (workforce: string, id: string) => fetch(`${workforce}/managers/${id}/employees/timerecording-terminations`);
