import type { Operation } from '../../model/api.ts';
import { successes } from '../../model/readable-contents.ts';
import { documentationText } from '../source/documentation.ts';

/** What an editor shows of an operation: what it does, its request line, the rights it needs, how far to trust it. */
export function operationDocumentation(operation: Operation): string[] {
  const line = `\`${operation.method} ${operation.path.replaceAll('`', "'")}\``;
  const facts = [saferWay(operation), line, rightsText(operation.rights)];
  return documentationText(operation.documentation, facts, answersText(operation));
}

/** Of an operation that replaces: the function to call instead. */
function saferWay({ update }: Operation): string {
  return update === undefined ? '' : `What the body leaves out is cleared: {@link ${update.name}} is the safe way.`;
}

/** What a success is in words; each with its status where there are several. */
function answersText({ answers }: Operation): string {
  const told = successes(answers).filter(({ description }) => description.trim() !== '');
  const [only, ...others] = told;
  if (only === undefined || others.length === 0) return only?.description ?? '';
  return told.map(({ status, description }) => `${status}: ${description}`).join('\n');
}

/** Rights in words: all of a group, or all of another. */
function rightsText(rights: Operation['rights']): string {
  if (rights === undefined) return '';
  if (rights === 'not-shown') return 'Rights: not shown.';
  if (rights.length === 0) return 'Rights: none.';
  return `Rights: ${rights.map((group) => group.join(' and ')).join(', or ')}.`;
}
