import type { ItemLine } from '@acme/v2';
export function cut(line: ItemLine): number {
  if (!line.discount?.amount) return 0;
  return line.discount?.amount > 3 ? line.discount?.amount : 3;
}
