import type { ManagementObjectCriteria } from '@acme/v2';
declare module '@acme/v2' { interface ManagementObjectCriteria { extra?: string } }
export const show = (criteria: ManagementObjectCriteria) => criteria.extra;
