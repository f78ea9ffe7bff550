export const url = (base: string, id: string) => new URL(`/rest/workforce/managers/${id}/employees/timerecording-terminations`, base);
