import { buildContract } from '../build/contract.ts';
import { acceptDocument } from '../check/accept.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import { type LoadOptions, loadSpecification, type Specification } from '../load/load.ts';
import { type ApiView, viewApi } from './api-view.ts';
import type { Match } from './match.ts';
import { matchVersions } from './matching.ts';
import { createProposals, type InlineRename, listInlineRenames, type Proposal } from './proposals.ts';

/** Loads one version of a document, as the generator does. */
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

/**
 * Loads one version and collects what is compared of it.
 *
 * @throws SpecError if the document has errors
 */
export async function viewVersion(file: string): Promise<ApiView> {
  const { document } = await loadVersion(file, new Diagnostics());
  return viewApi(buildContract({ document }, new Diagnostics()).api);
}

/**
 * Proposes rename tables that lead from one version of an API to the next.
 *
 * @param before - the previous version
 * @param after - the new version
 * @param accepted - what a person accepted before: it is not proposed again, and the rest is matched beside it
 */
export function propose(
  before: Specification,
  after: Specification,
  accepted: readonly Match[] = [],
): readonly Proposal[] {
  return proposeAll(before, after, accepted).proposals;
}

/** Entries for the tables, and renames that no table can state. */
export interface ProposedRenames {
  readonly proposals: readonly Proposal[];
  readonly inline: readonly InlineRename[];
}

/** Proposes rename tables, and finds renamed fields of objects without a name. See {@link propose}. */
export function proposeAll(before: Specification, after: Specification, accepted: readonly Match[]): ProposedRenames {
  const [previous, current] = [before, after].map(({ document }) =>
    viewApi(buildContract({ document }, new Diagnostics()).api),
  );
  if (previous === undefined || current === undefined) return { proposals: [], inline: [] };
  const matching = matchVersions(previous, current, accepted);
  return { proposals: createProposals({ previous, current }, matching), inline: listInlineRenames(matching) };
}
