import type { CustomRequestLine } from '@acme/v2';
export const id = (line: CustomRequestLine) => line.businessDocumentId;
