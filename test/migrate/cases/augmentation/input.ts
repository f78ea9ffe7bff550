import type { BusinessDocumentCriteria } from '@acme/v2';
declare module '@acme/v2' { interface BusinessDocumentCriteria { extra?: string } }
export const show = (criteria: BusinessDocumentCriteria) => criteria.extra;
