import type { Document } from '@acme/v2';
const width: Record<keyof Pick<Document, 'title' | 'fileName'>, number> = { title: 3, fileName: 4 };
const { fileName: sysName } = width;
export const all = width.fileName + width['fileName'] + sysName;
const own: Record<keyof { sysName: string }, number> = { sysName: 4 };
export const kept = own['sysName'];
