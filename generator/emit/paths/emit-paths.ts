import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';

/** An object without members may hold any; a default does not make a property present in what is sent. */
const OPTIONS = { silent: true, emptyObjectsUnknown: true, defaultNonNullable: false } as const;

/** The drop-in `paths` and `components` types of openapi-typescript, for callers who use openapi-fetch; where they are asked for. */
export async function emitPaths({ api, document }: Contract): Promise<readonly OutputFile[]> {
  if (!api.names.paths) return [];
  const { astToString, default: openapiTypescript } = await import('openapi-typescript');
  // It writes into what it is given, so it gets a copy.
  const nodes = await openapiTypescript(JSON.stringify(document), OPTIONS);
  return [{ kind: 'text', path: 'sdk/src/paths.ts', text: astToString(nodes) }];
}
