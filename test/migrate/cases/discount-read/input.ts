import type { ItemLine } from '@acme/v2';
export const cut = (line: ItemLine) => (line.discount ?? 0) * 2;
export const quoted = (line: ItemLine) => line['discount'];
