import { type Json, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { closestMatch } from '../../../templates/shared/closest-match.ts';
import { type Check, membersOf } from './context.ts';

/** A server is called over HTTP, and the variables of its URL are declared with a default that they allow. */
export const checkServer: Check = (server, { problems }) => {
  const url = member(server.value, 'url');
  if (typeof url !== 'string') return;
  const variables = membersOf(server, 'variables');
  const at = below(server.pointer, 'url');
  const scheme = urlsOf(url, new Map(variables.map(({ key, value }) => [key, valuesOf(value)])))
    .map(schemeOf)
    .find(isForeign);
  if (scheme !== undefined) problems.report('server-scheme', at, url, scheme);
  for (const name of [...url.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '')) {
    if (variables.some(({ key }) => key === name)) continue;
    problems.report(
      'server-variable-unknown',
      at,
      name,
      closestMatch(
        name,
        variables.map(({ key }) => key),
      ) ?? '',
    );
  }
  for (const { key, value, pointer } of variables) {
    const [fallback, values] = [member(value, 'default'), member(value, 'enum')];
    if (typeof fallback !== 'string' || !Array.isArray(values) || values.length === 0 || values.includes(fallback))
      continue;
    problems.report('server-variable-default', below(pointer, 'default'), key, fallback);
  }
};

function valuesOf(variable: Json): readonly string[] {
  const values = member(variable, 'enum');
  const all: readonly Json[] = [member(variable, 'default') ?? '', ...(Array.isArray(values) ? values : [])];
  return all.filter((value) => typeof value === 'string');
}

/** The URL with each value of the variable that it begins with; other variables cannot change its scheme. */
function urlsOf(url: string, values: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const [whole, name = ''] = /^\s*\{([^{}]*)\}/.exec(url) ?? [];
  if (whole === undefined) return [url];
  return (values.get(name) ?? []).map((value) => value + url.slice(whole.length));
}

function schemeOf(url: string): string | undefined {
  return /^[\s\u0000-\u0020]*([a-z][a-z0-9+.-]*):(?!\d)/i.exec(url)?.[1]?.toLowerCase();
}

/** Whether a scheme is none that a client calls; a host with a port (`localhost:8080`) reads like one. */
function isForeign(scheme: string | undefined): boolean {
  return scheme !== undefined && !['http', 'https', 'ws', 'wss'].includes(scheme);
}
