import type { ItemLine } from '@acme/v2';
export function cut(line: ItemLine): number {
  if (!line.discount) return 0;
  return line.discount > 3 ? line.discount : 3;
}
