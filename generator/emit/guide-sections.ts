import type { Contract } from '../model/contract.ts';

/**
 * What the specification's companions say for each section of a page, which may say more of one interface than holds
 * for any; each is a file of the same name in a folder of the page's own, and absent ones are empty.
 */
export function guideSections<Name extends string>(
  companions: Contract['companions'],
  folder: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => [name, companions.get(`docs/${folder}/${name}.md`) ?? '']);
  return Object.fromEntries(texts) as Record<Name, string>; // An entry for each of the names.
}
