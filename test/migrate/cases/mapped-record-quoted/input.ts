import type { Document } from '@acme/v2';
const width: Record<keyof Pick<Document, 'title' | 'sysName'>, number> = { title: 3, sysName: 4 };
const { sysName } = width;
export const all = width.sysName + width['sysName'] + sysName;
const own: Record<keyof { sysName: string }, number> = { sysName: 4 };
export const kept = own['sysName'];
