import type { ServedDocument, ServedOperation, ServedScheme } from './document/operation.ts';
import { HttpError } from './http/errors.ts';
import { accepts } from './http/headers.ts';
import type { MockRequest } from './http/message.ts';
import type { Identity } from './identity/identity.ts';
import { hasRights } from './identity/rights.ts';
import type { User } from './identity/users.ts';
import type { Route, Routed } from './router.ts';

/** Who calls, and what; 401 stands before 404 and 405, which stand before 403 and 406. */
export interface Admitted {
  readonly route: Route;
  /** Nobody, where the operation is public. */
  readonly user?: User;
}

/** Whom to let in, and by what. */
export interface Gate {
  readonly identity: Identity;
  readonly documents: readonly ServedDocument[];
  /** Told as soon as it is known who calls. */
  readonly onUser: (user: User) => void;
}

/** Lets a request in, or refuses it. */
export function admit(request: MockRequest, routed: Routed, gate: Gate): Admitted {
  const user = isPublic(routed)
    ? undefined
    : gate.identity.authenticate(request.headers['authorization'], schemesOf(request, routed, gate.documents));
  if (user !== undefined) gate.onUser(user);
  const route = requireRoute(routed);
  const { operation } = route;
  if (user !== undefined && operation.rights !== undefined && !hasRights(user.rights, operation.rights)) {
    throw new HttpError(
      403,
      `The user lacks the right: ${operation.rights.map((group) => group.join(' and ')).join(', or ')}.`,
    );
  }
  requireAcceptable(operation, request.headers['accept']);
  return { route, ...(user === undefined ? {} : { user }) };
}

/** The route; 404 where no path fits, 405 where the path is there for other methods. */
export function requireRoute(routed: Routed): Route {
  if (routed.kind === 'found') return routed.route;
  if (routed.kind === 'none')
    throw new HttpError(404, 'There is no such path.', { issues: [{ path: '/path', message: noPath(routed) }] });
  const allowed = [...new Set(routed.operations.map(({ method }) => method))].sort().join(', ');
  throw new HttpError(405, `The path takes ${allowed} only.`, { headers: { allow: allowed } });
}

function noPath({ prefixes, meant }: Extract<Routed, { readonly kind: 'none' }>): string {
  const begin = prefixes.length === 0 ? '' : `; by its servers, all of them begin with ${prefixes.join(' or ')}`;
  return `is not a path of the interface${begin}${meant === undefined ? '' : `. Did you mean ${meant.slice(0, 200)}?`}`;
}

/** Whether nobody need prove anything: a path of public operations is so for its other methods, too. */
function isPublic(routed: Routed): boolean {
  if (routed.kind === 'none') return false;
  const operations = routed.kind === 'found' ? [routed.route.operation] : routed.operations;
  return operations.every(({ schemes }) => schemes.length === 0);
}

/** The schemes that prove a caller here: those of the operation whose selector stands before the path. */
function schemesOf(
  request: MockRequest,
  routed: Routed,
  documents: readonly ServedDocument[],
): readonly ServedScheme[] {
  if (routed.kind === 'found') {
    const { operation, prefix } = routed.route;
    const schemes = operation.schemes
      .map((key) => operation.document.schemes.get(key))
      .filter((scheme) => scheme !== undefined);
    return schemes.filter(({ selector }) => selector === undefined || selector === prefix);
  }
  const all = documents.flatMap((document) => [...document.schemes.values()]);
  const here = all.filter(({ selector }) => selector !== undefined && request.target.startsWith(`${selector}/`));
  return here.length > 0 ? here : all;
}

function requireAcceptable(operation: ServedOperation, header: string | undefined): void {
  if (header === undefined || header === '*/*') return;
  const offered = operation.answers.filter(({ status }) => status.startsWith('2')).flatMap(({ contents }) => contents);
  if (offered.length === 0 || offered.some(({ mediaType }) => accepts(header, mediaType))) return;
  throw new HttpError(406, `The operation answers ${offered.map(({ mediaType }) => mediaType).join(', ')} only.`);
}
