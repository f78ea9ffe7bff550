import { acceptDocument } from '../check/accept.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { type LoadOptions, loadSpecification, type Specification } from '../load/load.ts';
import { viewDocument } from './api-view.ts';
import { type GoneName, listGone } from './gone.ts';
import type { Match } from './match.ts';
import { matchVersions } from './matching.ts';
import { createProposals, type InlineRename, listInlineRenames, type Proposal } from './proposals.ts';

/**
 * Loads one version of a document, as the generator does.
 *
 * @throws SpecError if the document has errors
 */
export async function loadVersion(
  file: string,
  diagnostics: Diagnostics,
  options: Pick<LoadOptions, 'allowNet'> = {},
): Promise<Specification> {
  const specification = await loadSpecification(file, diagnostics, options);
  acceptDocument(specification, diagnostics, { products: [] });
  diagnostics.throwIfErrors();
  return specification;
}

/** Entries for the tables, renames that no table can state, and names without a counterpart. */
export interface ProposedRenames {
  readonly proposals: readonly Proposal[];
  readonly inline: readonly InlineRename[];
  readonly gone: readonly GoneName[];
}

/**
 * Proposes rename tables that lead from one version of an API to the next, and finds renamed fields of objects without
 * a name.
 *
 * @param before - the previous version
 * @param after - the new version
 * @param accepted - what a person accepted before: it is not proposed again, and the rest is matched beside it
 */
export function propose(before: Specification, after: Specification, accepted: readonly Match[] = []): ProposedRenames {
  const [previous, current] = [viewDocument(before), viewDocument(after)];
  const matching = matchVersions(previous, current, accepted);
  return {
    proposals: createProposals({ previous, current }, matching),
    inline: listInlineRenames(matching),
    gone: listGone(previous, current, matching),
  };
}
