import type { ItemLine } from '@acme/v2';
export type Cut = ItemLine['discount'];
