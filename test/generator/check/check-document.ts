import { checkDocument } from '../../../generator/check/rules.ts';
import { documentWith, load, type Loaded } from '../load/load-files.ts';

/** Loads and checks a minimal document with additional members. */
export async function check(rest: string, version?: string): Promise<Loaded> {
  return load({ 'root.yaml': documentWith(rest, version) }, checkDocument);
}

/** Checks a document and returns the diagnostics as `code pointer`. */
export async function diagnosticsOf(rest: string, version?: string): Promise<readonly string[]> {
  const { diagnostics } = await check(rest, version);
  return diagnostics.map(
    ({ code, address }) => `${code} ${typeof address === 'string' ? address : (address.pointer ?? '')}`,
  );
}
