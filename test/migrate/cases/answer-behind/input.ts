declare const client: { get(path: string): { json<T>(): Promise<T> } };
export const load = (id: string) =>
  client.get(`/workforce/managers/${id}/employees/timerecording-terminations`).json<{ id: string; terminated: boolean }[]>();
