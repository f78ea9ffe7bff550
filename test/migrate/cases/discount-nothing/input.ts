import type { ItemLine } from '@acme/v2';
export function clear(line: ItemLine): void {
  line.discount = undefined;
  delete line.discount;
}
