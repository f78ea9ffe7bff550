import type { ManagerCriteria } from '@acme/v2';
export const criteria = (): ManagerCriteria => ({});
