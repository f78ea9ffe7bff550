import type { Document } from '@acme/v2';
export const isList = (value: any): value is Document[] => Array.isArray(value) && value.every((item) => item.fileName);
export const isOwn = (value: any): value is { sysName: string }[] => value.every((item: any) => item.sysName);
