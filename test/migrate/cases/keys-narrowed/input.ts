import type { Document, ProjectLeaveType } from '@acme/v2';
export const kept = (key: keyof Document) => key !== 'title' && key !== 'sysName';
export const moved = (key: keyof Document) => key !== 'sysName' && key !== 'createdBy';
export const isKey = (key: string): key is keyof Document => ['title', 'sysName'].includes(key) || key === 'sysName';
export const chosen = (doc: Document, isFile: boolean) => doc[isFile ? 'sysName' : 'title'];
export const value = (type: ProjectLeaveType) => type !== 'PAID' && type === 'NO_TIMERECORDING';
export const own = (key: 'title' | 'sysName') => key !== 'title' && key === 'sysName';
