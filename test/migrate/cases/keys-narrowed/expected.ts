import type { Document, ProjectLeaveType } from '@acme/v2';
export const kept = (key: keyof Document) => key !== 'title' && key !== 'fileName';
export const moved = (key: keyof Document) => key !== 'fileName' && key !== 'createdBy';
export const isKey = (key: string): key is keyof Document => ['title', 'fileName'].includes(key) || key === 'fileName';
export const chosen = (doc: Document, isFile: boolean) => doc[isFile ? 'fileName' : 'title'];
export const value = (type: ProjectLeaveType) => type !== 'PAID' && type === 'NO_TIMESHEETS';
export const own = (key: 'title' | 'sysName') => key !== 'title' && key === 'sysName';
