import type { Documentation, Provenance } from '../../model/schema.ts';
import { comment } from './comment.ts';

const PROVENANCE: Readonly<Record<Provenance, string>> = {
  documented: 'Documented',
  'carried-over': 'Carried over from the former interface',
  assumed: 'Assumed',
};

/** An example longer than this would bury what stands around it. */
const LONGEST_EXAMPLE = 120;

/**
 * A documentation comment: summary, description, what else the caller has to say, how far to trust it, what is not
 * shown, what it returns, an example, and what replaces it. Nothing where there is nothing to tell.
 */
export function documentationText(documentation: Documentation, facts: readonly string[] = [], returns = ''): string[] {
  const { summary, description, notShown } = documentation;
  const paragraphs: string[] = [];
  tell(paragraphs, summary);
  if (description !== summary) tell(paragraphs, description);
  for (const fact of facts) tell(paragraphs, fact);
  tell(paragraphs, trustText(documentation));
  if (notShown.length > 0) tell(paragraphs, `Not shown: ${notShown.join(' ')}`);
  const tags = tagsText(documentation, returns);
  const text = paragraphs.join('\n\n');
  if (text === '' && tags === '') return [];
  return [text === '' || tags === '' ? text + tags : `${text}\n\n${tags}`];
}

const NOTHING: readonly string[] = [];

function tell(paragraphs: string[], text: string | undefined): void {
  if (text !== undefined && text !== '') paragraphs.push(comment(text));
}

function tagsText(documentation: Documentation, returns: string): string {
  const { example, deprecated } = documentation;
  if (returns === '' && example === undefined && !deprecated) return '';
  const tags = [tag('returns', returns), exampleTag(documentation), deprecation(documentation)];
  return tags.filter((line) => line !== '').join('\n');
}

function trustText({ provenance, source }: Documentation): string | undefined {
  const trust = provenance === undefined ? undefined : PROVENANCE[provenance];
  if (trust === undefined) return source === undefined ? undefined : `Source: ${source}.`;
  return source === undefined ? `${trust}.` : `${trust}: ${source}.`;
}

function tag(name: string, text: string): string {
  return text === '' ? '' : `@${name} ${comment(text)}`;
}

function exampleTag({ example }: Documentation): string {
  const text = example === undefined ? '' : JSON.stringify(example);
  return text.length > LONGEST_EXAMPLE ? '' : tag('example', text);
}

function deprecation({ deprecated, replacedBy }: Documentation): string {
  if (!deprecated) return '';
  return replacedBy === undefined ? '@deprecated' : `@deprecated Use ${comment(replacedBy)}.`;
}

/** What is told of the values of a property or a parameter. */
export function valueFacts({ format, defaultValue }: Documentation): readonly string[] {
  if (format === undefined && defaultValue === undefined) return NOTHING;
  return [
    ...(format === undefined ? [] : [`Format: ${format}.`]),
    ...(defaultValue === undefined ? [] : [`Default: ${JSON.stringify(defaultValue)}.`]),
  ];
}
