import { closestMatch } from '../../templates/shared/closest-match.ts';
import { type Json, type JsonObject, member, below, type Pointer, tokens } from '../model/json.ts';
import { type Check, type CheckContext, itemsOf, type Located, type LocatedMember, membersOf } from './context.ts';

/** Checks that a server uses HTTP, and that the variables of its URL are declared with a default that they allow. */
export const checkServer: Check = (server, { diagnostics }) => {
  const url = member(server.value, 'url');
  if (typeof url !== 'string') return;
  const variables = membersOf(server, 'variables');
  const at = below(server.pointer, 'url');
  const scheme = expandUrl(url, variables).map(schemeOf).find(isUnsupported);
  if (scheme !== undefined) diagnostics.report('server-scheme', at, url, scheme);
  const declared = variables.map(({ key }) => key);
  for (const name of [...url.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))
    if (!declared.includes(name))
      diagnostics.report('server-variable-unknown', at, name, closestMatch(name, declared) ?? '');
  for (const variable of variables) checkVariable(variable, diagnostics);
};

function checkVariable({ key, value, pointer }: LocatedMember, diagnostics: CheckContext['diagnostics']): void {
  const [fallback, values] = [member(value, 'default'), member(value, 'enum')];
  if (typeof fallback !== 'string' || !Array.isArray(values)) return;
  if (values.length > 0 && !values.includes(fallback))
    diagnostics.report('server-variable-default', below(pointer, 'default'), key, fallback);
}

/** Expands the variable that a URL starts with. Other variables cannot change its scheme. */
function expandUrl(url: string, variables: readonly LocatedMember[]): readonly string[] {
  const [whole, name] = /^\s*\{([^{}]*)\}/.exec(url) ?? [];
  if (whole === undefined) return [url];
  const variable = variables.find(({ key }) => key === name);
  return variable === undefined ? [] : valuesOf(variable.value).map((value) => value + url.slice(whole.length));
}

function valuesOf(variable: Json): readonly string[] {
  const values = member(variable, 'enum');
  const all: readonly Json[] = [member(variable, 'default') ?? '', ...(Array.isArray(values) ? values : [])];
  return all.filter((value) => typeof value === 'string');
}

function schemeOf(url: string): string | undefined {
  return /^[\s\u0000-\u0020]*([a-z][a-z0-9+.-]*):(?!\d)/i.exec(url)?.[1]?.toLowerCase();
}

function isUnsupported(scheme: string | undefined): boolean {
  return scheme !== undefined && !['http', 'https', 'ws', 'wss'].includes(scheme);
}

/** Warns of servers of a path or an operation that the client ignores, because it has one base URL. */
export const checkServerOverride: Check = (node, { document, diagnostics }) => {
  const servers = itemsOf(node, 'servers');
  const [first] = servers;
  if (first === undefined || !isCalledByClient(node.pointer)) return;
  const known = baseUrls(document);
  if (!servers.some((server) => known.has(urlOf(server))))
    diagnostics.report('server-not-followed', first.pointer, urlOf(first));
};

/** Tests whether a pointer leads to a path or operation that the client calls, and not to a webhook or callback. */
function isCalledByClient(pointer: Pointer): boolean {
  const [section, ...rest] = tokens(pointer);
  return section === 'paths' && rest.length <= 2;
}

/** Collects the URLs of the document's servers, with and without the selectors of its security schemes. */
function baseUrls(document: JsonObject): ReadonlySet<string> {
  const urls = itemsOf({ value: document, pointer: '' }, 'servers').map(urlOf);
  const components: Located = { value: member(document, 'components') ?? {}, pointer: '/components' };
  const selectors = membersOf(components, 'securitySchemes')
    .map(({ value }) => member(value, 'x-selector'))
    .filter((selector) => typeof selector === 'string' && selector !== '')
    .map(String);
  const withoutSelector = selectors.flatMap((selector) =>
    urls.filter((url) => url.endsWith(selector)).map((url) => url.slice(0, -selector.length)),
  );
  return new Set([...(urls.length === 0 ? [''] : urls), ...withoutSelector]);
}

/** Returns the URL of a server with the defaults of its variables, without a trailing slash. */
function urlOf(server: Located): string {
  const defaults = new Map(membersOf(server, 'variables').map(({ key, value }) => [key, member(value, 'default')]));
  const url = member(server.value, 'url');
  return String(typeof url === 'string' ? url : '/')
    .replace(/\{([^{}]*)\}/g, (whole, name: string) => String(defaults.get(name) ?? whole))
    .replace(/\/$/, '');
}
