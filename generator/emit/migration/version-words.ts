import type { Api } from '../../model/api.ts';
import type { Versions } from './emit-translators.ts';

/** Numbers that are fit for a sentence, a page and a file alike. */
const PLAIN = /^\w[\w.+-]{0,30}$/;

/**
 * What a reader is told the two versions are. Documents that have names of their own are called by them; those that are
 * told apart by nothing but their place (`api`, `api-before`), by their numbers, where these differ.
 */
export function versionWords(versions: Versions, old: Api, api: Api): Versions {
  if (versions.before !== `${versions.after}-before`) return versions;
  const isTold = old.version !== api.version && [old, api].every(({ version }) => PLAIN.test(version));
  return isTold
    ? { before: `version ${old.version}`, after: `version ${api.version}` }
    : { before: 'the old version', after: 'the new version' };
}
