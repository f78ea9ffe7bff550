import { closestMatch } from '../../templates/shared/closest-match.ts';
import { isObject, type Json, member, below } from '../model/json.ts';
import { type Check, type CheckContext, type Located, membersOf } from './context.ts';

/** A scope that npm accepts, with room for the names of packages behind it. */
const SCOPE = /^@[a-z0-9~][a-z0-9._~-]{0,99}$/;
/** Non-empty path segments (RFC 3986). */
const SELECTOR = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+)*$/;
/** Dot segments, which a URL parser removes. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Checks the scope of the packages (`x-package`), which becomes part of names and imports. */
export const checkPackage: Check = ({ value }, { diagnostics }) => {
  const scope = member(member(value, 'x-package'), 'scope');
  if (scope === undefined || (typeof scope === 'string' && SCOPE.test(scope))) return;
  diagnostics.report('package-scope-invalid', '/x-package/scope', String(scope));
};

/** Checks that the companions (`x-companions`) are a list of folder names. */
export const checkCompanions: Check = ({ value }, { diagnostics }) => {
  const companions = member(value, 'x-companions');
  if (companions === undefined || (Array.isArray(companions) && companions.every(isName))) return;
  diagnostics.report('companions-not-listed', '/x-companions');
};

/** Checks that the resource of an operation (`x-resource`) names a collection and an action. */
export const checkResource: Check = ({ value, pointer }, { diagnostics }) => {
  const resource = member(value, 'x-resource');
  if (resource === undefined) return;
  const names = isObject(resource) ? resource : {};
  const missing = ['collection', 'action'].filter((name) => !isName(names[name]));
  if (missing.length > 0)
    diagnostics.report('resource-incomplete', below(pointer, 'x-resource'), missing.join(' and no '));
};

function isName(value: Json | undefined): boolean {
  return typeof value === 'string' && value !== '';
}

/** Checks the selector of a security scheme (`x-selector`), which is inserted between the base URL and every path. */
export const checkSelector: Check = ({ value, pointer }, { diagnostics }) => {
  const selector = member(value, 'x-selector');
  if (selector === undefined) return;
  if (typeof selector === 'string' && SELECTOR.test(selector) && !DOT_SEGMENT.test(selector)) return;
  diagnostics.report('selector-invalid', below(pointer, 'x-selector'), String(selector));
};

/** Checks that the operation that issues a token (`x-login`) exists. */
export function checkLogins({ document, diagnostics, collected }: CheckContext): void {
  const ids = collected.operations.map(({ value }) => String(member(value, 'operationId')));
  const components: Located = { value: member(document, 'components') ?? {}, pointer: '/components' };
  for (const { value, pointer } of membersOf(components, 'securitySchemes')) {
    const operation = member(member(value, 'x-login'), 'operation');
    if (operation === undefined || ids.includes(String(operation))) continue;
    const suggestion = closestMatch(String(operation), ids) ?? '';
    diagnostics.report('login-unknown', below(pointer, 'x-login', 'operation'), String(operation), suggestion);
  }
}
