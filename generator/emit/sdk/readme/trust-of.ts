import type { Documentation } from '../../../model/schema.ts';

/** How far a statement can be trusted, in the words of the page; nothing where nobody says. */
export function trustOf(documentation: Documentation | undefined): string {
  const { provenance, notShown = [] } = documentation ?? {};
  const open = notShown.length === 0 ? '' : 'in part not shown';
  return [provenance?.replace('-', ' '), open].filter(Boolean).join(', ');
}
