import type { Document } from '@acme/v2';
export const FIELDS = ['fileName', 'title'] as const satisfies readonly (keyof Document)[];
