import type { TimeRecordingTermination } from '@acme/v2';
declare const axios: { get<T>(url: string): Promise<{ data: T }> };
export async function types(id: string) {
  const { data } = await axios.get<TimeRecordingTermination[]>(`/workforce/managers/${id}/employees/timerecording-terminations`);
  return data.map(({ terminationType }) => terminationType);
}
