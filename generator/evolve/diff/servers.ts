import { below, type Json, type JsonObject, listAt, member, type Node, objectAt, textAt } from '../../model/json.ts';
import type { DiffContext, Pair } from './context.ts';
import { compareMembers } from './members.ts';
import { defineRules } from './rule.ts';

export const serverRules = defineRules({
  'server-removed': ['warning', (url, place) => `the server ${url} of ${place} was removed`],
  'server-added': ['non-breaking', (url, place) => `the server ${url} of ${place} was added`],
  'default-server-changed': [
    'warning',
    (from, to, place) => `the first server of ${place} changed from ${from} to ${to}`,
  ],
  'server-variable-changed': ['warning', (name, url) => `the variable "${name}" of the server ${url} changed`],
});

/** Compares the servers of the document, a path or an operation. */
export function compareServers(
  context: DiffContext,
  pair: Pair,
  place: string,
  prefixes: Readonly<Record<'before' | 'after', string>>,
): void {
  const [before, after] = [serversOf(pair.before, prefixes.before), serversOf(pair.after, prefixes.after)];
  for (const [key, node] of before) {
    const current = after.get(key);
    if (current === undefined)
      context.report(serverRules['server-removed'], { before: node, after: pair.after }, urlOf(node), place);
    else compareServer(context, { before: node, after: current });
  }
  for (const [key, node] of after)
    if (!before.has(key))
      context.report(serverRules['server-added'], { before: pair.before, after: node }, urlOf(node), place);
  const [first, current] = [[...before.keys()][0], [...after.keys()][0]];
  if (first !== undefined && current !== undefined && first !== current && before.has(current) && after.has(first))
    context.report(serverRules['default-server-changed'], pair, first, current, place);
}

/** Returns servers by their URLs without the prefix that is part of every path. Without any, there is one at `/`. */
function serversOf({ value, pointer }: Node, prefix: string): ReadonlyMap<string, Node> {
  const servers = listAt(value, 'servers').map((server, index) => ({
    value: server,
    pointer: below(pointer, 'servers', index),
  }));
  return new Map(servers.map((node) => [withoutPrefix(urlOf(node), prefix), node]));
}

function urlOf({ value }: Node): string {
  return textAt(value, 'url') ?? '';
}

function withoutPrefix(url: string, prefix: string): string {
  const plain = url.replace(/\/$/, '');
  return prefix !== '' && plain.endsWith(prefix) ? plain.slice(0, -prefix.length) : plain;
}

function compareServer(context: DiffContext, pair: Pair): void {
  compareMembers(context, pair, `the server ${urlOf(pair.after)}`, [
    { keys: ['url'], read: () => null, compare: () => undefined },
    { keys: ['variables'], compare: () => compareVariables(context, pair) },
  ]);
}

function compareVariables(context: DiffContext, pair: Pair): void {
  const [before, after] = [objectAt(pair.before.value, 'variables'), objectAt(pair.after.value, 'variables')];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [withoutTexts(before[name]), withoutTexts(after[name])];
    if (from !== to) context.report(serverRules['server-variable-changed'], pair, name, urlOf(pair.after));
  }
}

/** Returns what a variable stands for: its default and its values. */
function withoutTexts(variable: Json | undefined): string {
  return JSON.stringify([member(variable, 'default') ?? null, member(variable, 'enum') ?? null]);
}

/** Returns the path that all servers of a document have in common, which a request has before each path. */
export function serverPrefix(document: JsonObject): string {
  const [first, ...others] = new Set(listAt(document, 'servers').map((server) => pathOf(textAt(server, 'url') ?? '')));
  return first === undefined || others.length > 0 ? '' : first;
}

function pathOf(url: string): string {
  return url
    .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
