import { type JsonObject, member } from '../../model/json.ts';
import { type Pointer, tokens } from '../../model/pointer.ts';
import { type Check, itemsOf, membersOf, type Standing } from './context.ts';

/** A client has one base URL: servers of a path or an operation count only where they are the document's own. */
export const checkOwnServers: Check = (node, { document, problems }) => {
  const [first, ...others] = itemsOf(node, 'servers');
  if (first === undefined || !isOfPaths(node.pointer)) return;
  const known = baseUrls(document);
  if ([first, ...others].some((server) => known.has(urlOf(server)))) return;
  problems.report('server-not-followed', first.pointer, urlOf(first));
};

/** Whether it is a path or an operation that a client calls, not one that it is called by. */
function isOfPaths(pointer: Pointer): boolean {
  const [section, ...rest] = tokens(pointer);
  return section === 'paths' && rest.length <= 2;
}

/** The URLs of the document's servers, with and without the selectors that its credentials add. */
function baseUrls(document: JsonObject): ReadonlySet<string> {
  const root: Standing = { value: document, pointer: '' };
  const urls = itemsOf(root, 'servers').map(urlOf);
  const components: Standing = { value: member(document, 'components') ?? {}, pointer: '/components' };
  const selectors = membersOf(components, 'securitySchemes').flatMap(({ value }) => member(value, 'x-selector') ?? []);
  const bare = selectors
    .filter((selector) => typeof selector === 'string' && selector !== '')
    .flatMap((selector) =>
      urls.filter((url) => url.endsWith(String(selector))).map((url) => url.slice(0, -String(selector).length)),
    );
  return new Set([...(urls.length === 0 ? [''] : urls), ...bare]);
}

/** The URL of a server with the defaults of its variables, without a slash at its end. */
function urlOf(server: Standing): string {
  const variables = new Map(membersOf(server, 'variables').map(({ key, value }) => [key, member(value, 'default')]));
  const url = member(server.value, 'url');
  return String(typeof url === 'string' ? url : '/')
    .replace(/\{([^{}]*)\}/g, (whole, name: string) => String(variables.get(name) ?? whole))
    .replace(/\/$/, '');
}
