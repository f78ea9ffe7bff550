import type { ActiveModule } from '@acme/v2';
export const modules: ActiveModule[] = ['TIMES_RECORDING', 'EXPENSE_REPORTS', 'PURCHASE_ORDER'];
