import type { Contract } from '../../../model/contract.ts';

/** Where text that knows the interface stands, beside its specification. */
const FOLDER = 'docs/client';

/** Parts of the page that may say more of one interface than holds for any; each is a file of the same name. */
const SECTIONS = ['start', 'updates', 'credentials', 'values', 'validation', 'testing', 'trust'] as const;

/** The text of each section, or none. */
export type GuideSections = Readonly<Record<(typeof SECTIONS)[number], string>>;

/** What the specification's companions say for each section of the page. */
export function guideSections(companions: Contract['companions']): GuideSections {
  const texts = SECTIONS.map((name) => [name, companions.get(`${FOLDER}/${name}.md`) ?? '']);
  return Object.fromEntries(texts) as GuideSections; // An entry for each of its keys.
}
