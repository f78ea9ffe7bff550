declare const axios: { get(url: string, config: object): Promise<unknown> };
declare const superagent: { get(url: string): { query(values: object): Promise<unknown> } };
export const one = (from: string, to: string) => axios.get('/workforce/holidays', { params: { from, to } });
export const two = (from: string) => superagent.get('/workforce/holidays').query({ from });
export const other = (from: string) => axios.get('/people/absences', { params: { from } });
