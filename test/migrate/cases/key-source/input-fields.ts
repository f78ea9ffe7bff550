import type { Document } from '@acme/v2';
export const FIELDS = ['sysName', 'title'] as const satisfies readonly (keyof Document)[];
