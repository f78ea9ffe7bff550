import { below, type JsonObject, listAt, member, type Node, objectAt, textAt } from '../../model/json.ts';
import type { DiffContext } from './context.ts';
import { defineRules, insteadText } from './rule.ts';
import { compareSecuritySchemes } from './security.ts';

export const componentRules = defineRules({
  'schema-removed': {
    severity: 'non-breaking',
    text: (name, to) => `the schema ${name} was removed${insteadText(to)}`,
  },
  'schema-added': { severity: 'non-breaking', text: (name) => `the schema ${name} was added` },
  'schema-renamed': { severity: 'non-breaking', text: (name, to) => `the schema ${name} was renamed to ${to}` },
  'server-removed': { severity: 'warning', text: (url) => `the server ${url} was removed` },
  'server-added': { severity: 'non-breaking', text: (url) => `the server ${url} was added` },
});

/**
 * Compares what the document declares for all operations: names of schemas, servers and security schemes. What changed
 * inside of a schema is a change of the operations that use it.
 */
export function compareComponents(context: DiffContext): void {
  compareSchemaNames(context);
  compareServers(context);
  compareSecuritySchemes(context);
}

function compareSchemaNames(context: DiffContext): void {
  const { before, after, renames } = context.state;
  const [old, current] = [schemasOf(before), schemasOf(after)];
  const taken = new Set<string>();
  for (const [name, node] of old) {
    if (current.has(name)) continue;
    const to = renames.schema(name);
    const counterpart = current.get(to);
    if (counterpart === undefined || old.has(to))
      context.report(
        componentRules['schema-removed'],
        { before: node },
        name,
        ...(counterpart === undefined ? [] : [to]),
      );
    else {
      taken.add(to);
      context.report(componentRules['schema-renamed'], { before: node, after: counterpart }, name, to);
    }
  }
  for (const [name, node] of current)
    if (!old.has(name) && !taken.has(name)) context.report(componentRules['schema-added'], { after: node }, name);
}

function schemasOf(document: JsonObject): ReadonlyMap<string, Node> {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return new Map(
    Object.entries(schemas).map(([name, value]) => [
      name,
      { value, pointer: below('', 'components', 'schemas', name) },
    ]),
  );
}

function compareServers(context: DiffContext): void {
  const [before, after] = [context.state.before, context.state.after].map((document) => {
    const servers = listAt(document, 'servers').map((value, index) => ({ value, pointer: below('/servers', index) }));
    return new Map(servers.map((node) => [textAt(node.value, 'url') ?? '', node]));
  });
  if (before === undefined || after === undefined) return;
  const place = (document: JsonObject) => ({ value: member(document, 'servers') ?? null, pointer: '/servers' });
  for (const [url, node] of before)
    if (!after.has(url))
      context.report(componentRules['server-removed'], { before: node, after: place(context.state.after) }, url);
  for (const [url, node] of after)
    if (!before.has(url))
      context.report(componentRules['server-added'], { before: place(context.state.before), after: node }, url);
}
