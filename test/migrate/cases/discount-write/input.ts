import type { ItemLine } from '@acme/v2';
export function set(line: ItemLine, cut: number): void {
  line.discount = cut;
}
