import type { Operation } from '../../model/api.ts';
import { documentationText } from '../source/documentation.ts';

/** What an editor shows of an operation: what it does, its request line, the rights it needs, how far to trust it. */
export function operationDocumentation(operation: Operation): readonly string[] {
  return documentationText(operation.documentation, [
    `\`${operation.method} ${operation.path.replaceAll('`', "'")}\``,
    rightsText(operation.rights),
  ]);
}

/** Rights in words: all of a group, or all of another. */
export function rightsText(rights: Operation['rights']): string {
  if (rights === undefined) return '';
  if (rights === 'not-shown') return 'Rights: not shown.';
  if (rights.length === 0) return 'Rights: none.';
  return `Rights: ${rights.map((group) => group.join(' and ')).join(', or ')}.`;
}
