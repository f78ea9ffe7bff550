import { type Json, member } from '../model/json.ts';
import { type Code, type Problems, SpecError } from '../problems.ts';
import { placeOf } from './positions.ts';
import type { Source } from './source.ts';

/** Refuses what is not OpenAPI 3.1, or 3.0 that can be brought up to it: never read half. */
export function checkVersion(root: Source, problems: Problems): void {
  const fault = faultOf(root.value);
  if (fault === undefined) return;
  problems.report(fault.code, placeOf({ source: root, pointer: fault.pointer }), fault.version);
  throw new SpecError(problems.found);
}

/** Whether a document is OpenAPI 3.0. */
export function isVersion30(document: Json): boolean {
  return /^3\.0(\.|$)/.test(String(member(document, 'openapi')));
}

function faultOf(
  document: Json,
): { readonly code: Code; readonly pointer: string; readonly version: string } | undefined {
  const [openapi, swagger] = [member(document, 'openapi'), member(document, 'swagger')];
  if (swagger !== undefined) return { code: 'version-2', pointer: '/swagger', version: String(swagger) };
  if (openapi === undefined) return { code: 'version-missing', pointer: '', version: '' };
  if (typeof openapi === 'string' && /^3\.[01]\.\d+(-.+)?$/.test(openapi)) return undefined;
  return { code: 'version-unsupported', pointer: '/openapi', version: JSON.stringify(openapi) };
}
