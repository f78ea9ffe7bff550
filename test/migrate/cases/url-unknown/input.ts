declare const axios: { get(url: string): Promise<unknown>; post(url: string, body?: unknown): Promise<unknown>; put(url: string, body?: unknown): Promise<unknown>; delete(url: string, body?: unknown): Promise<unknown> };
export async function all(id: string) {
  await axios.post('/workforce/custom-requests/search');
  await axios.get(`/workforce/custom-requests/${id}`);
  await axios.post(`/workforce/custom-requests/${id}/publish`);
  await axios.post(`/workforce/custom-requests/${id}/read`);
  await axios.get('/workforce/employees');
  await axios.get('/workforce/employees/avatar.png');
  await axios.post('/workforce/employees/search');
  await axios.get(`/workforce/employees/${id}`);
  await axios.post(`/workforce/employees/${id}/abilities`);
  await axios.get(`/workforce/employees/${id}/abilities`);
  await axios.delete(`/workforce/employees/${id}/abilities`);
  await axios.get(`/workforce/employees/${id}/avatar.png`);
  await axios.put(`/workforce/employees/${id}/history`);
  await axios.post(`/workforce/employees/${id}/read`);
  await axios.post('/workforce/fluent/employees');
  await axios.put(`/workforce/fluent/employees/${id}`);
  await axios.post(`/workforce/fluent/employees/${id}/history`);
  await axios.get('/workforce/holidays');
  await axios.post('/workforce/managers-delegated/mine');
  await axios.post('/workforce/managers/search');
  await axios.post('/workforce/employees/expense-types/search');
  await axios.post('/workforce/timerecordings/validate');
}
