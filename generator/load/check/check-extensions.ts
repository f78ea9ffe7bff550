import { isObject, type Json, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { closestMatch } from '../../../templates/shared/closest-match.ts';
import { type Check, type Context, membersOf, type Standing } from './context.ts';

/** What npm takes as a scope, with room for the names after it. */
const SCOPE = /^@[a-z0-9~][a-z0-9._~-]{0,99}$/;
/** Segments of a path (RFC 3986) of which none is empty. */
const SELECTOR = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+)*$/;
/** Segments that lead elsewhere when a URL is read. */
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The scope of the packages (`x-package`) stands in names and in imports: it is one that npm takes. */
export const checkPackage: Check = ({ value }, { problems }) => {
  const scope = member(member(value, 'x-package'), 'scope');
  if (scope === undefined || (typeof scope === 'string' && SCOPE.test(scope))) return;
  problems.report('package-scope-invalid', '/x-package/scope', String(scope));
};

/** The companions (`x-companions`) are folders: a list of texts. */
export const checkCompanions: Check = ({ value }, { problems }) => {
  const companions = member(value, 'x-companions');
  if (companions === undefined) return;
  if (Array.isArray(companions) && companions.every(isName)) return;
  problems.report('companions-not-listed', '/x-companions');
};

/** What an operation stands for (`x-resource`) is an action on a collection: it names both. */
export const checkResource: Check = ({ value, pointer }, { problems }) => {
  const resource = member(value, 'x-resource');
  if (resource === undefined) return;
  const named = isObject(resource) ? resource : {};
  const missing = ['collection', 'action'].filter((name) => !isName(named[name]));
  if (missing.length > 0)
    problems.report('resource-incomplete', below(pointer, 'x-resource'), missing.join(' and no '));
};

function isName(value: Json | undefined): boolean {
  return typeof value === 'string' && value !== '';
}

/** The selector of a credential (`x-selector`) is put between the base URL and every path: it leads nowhere else. */
export const checkSelector: Check = ({ value, pointer }, { problems }) => {
  const selector = member(value, 'x-selector');
  if (selector === undefined) return;
  if (typeof selector === 'string' && SELECTOR.test(selector) && !DOTS.test(selector)) return;
  problems.report('selector-invalid', below(pointer, 'x-selector'), String(selector));
};

/** The operation that answers a token (`x-login`) is one of the document. */
export function checkLogins(operations: readonly Standing[], { document, problems }: Context): void {
  const known = operations.map(({ value }) => String(member(value, 'operationId')));
  const components: Standing = { value: member(document, 'components') ?? {}, pointer: '/components' };
  for (const { value, pointer } of membersOf(components, 'securitySchemes')) {
    const wanted = member(member(value, 'x-login'), 'operation');
    if (wanted === undefined || known.includes(String(wanted))) continue;
    const at = below(pointer, 'x-login', 'operation');
    problems.report('login-unknown', at, String(wanted), closestMatch(String(wanted), known) ?? '');
  }
}
