import type { TimesheetEntryCompletion } from '@acme/v2';
declare const axios: { get<T>(url: string): Promise<{ data: T }> };
export async function types(id: string) {
  const { data } = await axios.get<TimesheetEntryCompletion[]>(`/workforce/managers/${id}/employees/timesheet-entries/completions`);
  return data.map(({ completionType: terminationType }) => terminationType);
}
