declare const axios: { post(url: string): Promise<unknown> };
export const close = (id: string) => axios.post(`/workforce/managers/${id}/employees/timerecording-terminations`);
