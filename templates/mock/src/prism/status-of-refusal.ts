import type { ServedOperation } from '../document/operation.ts';

/** The status of the answer that a document has for a wrong request, as Prism looks for it; nothing without one. */
export function statusOfRefusal({ answers }: ServedOperation): number | undefined {
  const statuses = answers.map(({ status }) => status);
  if (statuses.includes('422')) return 422;
  if (statuses.includes('400')) return 400;
  return statuses.includes('default') ? 422 : undefined;
}
