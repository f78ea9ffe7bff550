declare const axios: { put(url: string, body: unknown): Promise<unknown>; get(url: string): Promise<unknown> };
export const rename = (id: string) => axios.put(`/rest/documentmanagement/documents/${id}`, { title: 'x' });
export const read = (id: string) => axios.get(`/rest/documentmanagement/documents/${id}`);
export const all = () => axios.put('/rest/documentmanagement/documents', {});
export const own = (id: string) => axios.put(`/api/documents/${id}`, {});
