import type { Contract } from '../../model/contract.ts';
import type { OutputFile } from '../emitter.ts';

/** The drop-in `paths` and `components` types of openapi-typescript, for callers who use openapi-fetch; where they are asked for. */
export async function emitPaths({ api, document }: Contract): Promise<readonly OutputFile[]> {
  if (!api.names.paths) return [];
  const { astToString, default: openapiTypescript } = await import('openapi-typescript');
  // It writes into what it is given, so it gets a copy.
  const nodes = await openapiTypescript(JSON.stringify(document), { silent: true });
  return [{ kind: 'text', path: 'sdk/src/paths.ts', text: astToString(nodes) }];
}
