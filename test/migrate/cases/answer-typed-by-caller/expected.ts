declare const client: { get<T>(url: string): Promise<T> };
interface Row { terminationType: string; id: string }
export const one = (id: string) => client.get<{ terminationType: string }[]>(`/workforce/managers/${id}/employees/timesheet-entries/completions`);
export const other = (id: string) => client.get<Row[]>(`/workforce/managers/${id}/employees/timesheet-entries/completions`);
