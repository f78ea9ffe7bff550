import type { ItemLine } from '@acme/v2';
export type Cut = NonNullable<ItemLine['discount']>['amount'];
