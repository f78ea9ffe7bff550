import type { ItemLine } from '@acme/v2';
export function more(line: Required<ItemLine>): void {
  line.discount += 1;
}
