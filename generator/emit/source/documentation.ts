import type { Documentation, Provenance } from '../../model/schema.ts';
import { comment } from './comment.ts';

const PROVENANCE: Readonly<Record<Provenance, string>> = {
  documented: 'Documented',
  'carried-over': 'Carried over from the former interface',
  assumed: 'Assumed',
};

/**
 * A documentation comment: summary, description, what else the caller has to say, how far to trust it, what is not
 * shown, and what replaces it. Nothing where there is nothing to tell.
 */
export function documentationText(documentation: Documentation, facts: readonly string[] = []): readonly string[] {
  const { summary, description, notShown } = documentation;
  const said = [summary, description === summary ? undefined : description, ...facts, trustText(documentation)];
  const open = notShown.length === 0 ? [] : [`Not shown: ${notShown.join(' ')}`];
  const paragraphs = [...said.filter((part) => part !== undefined && part !== ''), ...open].map((part) =>
    comment(part ?? ''),
  );
  const tags = documentation.deprecated ? [deprecation(documentation)] : [];
  const text = [paragraphs.join('\n\n'), ...tags].filter((part) => part !== '').join('\n\n');
  return text === '' ? [] : [text];
}

function trustText({ provenance, source }: Documentation): string | undefined {
  const trust = provenance === undefined ? undefined : PROVENANCE[provenance];
  if (trust === undefined) return source === undefined ? undefined : `Source: ${source}.`;
  return source === undefined ? `${trust}.` : `${trust}: ${source}.`;
}

function deprecation({ replacedBy }: Documentation): string {
  return replacedBy === undefined ? '@deprecated' : `@deprecated Use ${comment(replacedBy)}.`;
}
