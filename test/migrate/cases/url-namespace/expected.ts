import type { Document } from '@acme/v2';
import * as http from './input-http.ts';
export const load = (id: string): Promise<Document> => http.get(`/documents/${id}`);
export const name = async (id: string) => (await load(id)).fileName;
