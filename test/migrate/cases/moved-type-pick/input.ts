import type { Document } from '@acme/v2';
export type Signed = Pick<Document, 'createdBy' | 'sysName'>;
