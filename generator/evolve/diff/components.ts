import { below, isObject, type JsonObject, member, type Node, objectAt } from '../../model/json.ts';
import type { DiffContext, DiffState, Pair } from './context.ts';
import { compareMembers, isSameData } from './members.ts';
import { defineRules, insteadText } from './rule.ts';
import { compareAnnotations } from './schemas.ts';
import { compareSecuritySchemes } from './security.ts';
import { compareServers } from './servers.ts';

export const componentRules = defineRules({
  'schema-removed': ['non-breaking', (name, to) => `the schema ${name} was removed${insteadText(to)}`],
  'schema-added': ['non-breaking', (name) => `the schema ${name} was added`],
  'schema-renamed': ['non-breaking', (name, to) => `the schema ${name} was renamed to ${to}`],
  'document-removed': ['breaking', (file) => `the document ${file} was removed`],
  'document-added': ['non-breaking', (file) => `the document ${file} was added`],
  'component-removed': ['non-breaking', (name) => `${name} was removed from the components`],
  'component-added': ['non-breaking', (name) => `${name} was added to the components`],
  'unused-component-changed': ['non-breaking', (name) => `${name}, which no operation uses, changed`],
  'default-security-changed': [
    'non-breaking',
    () => 'the credentials changed that operations require unless they state others',
  ],
});

/**
 * Compares what the document declares for all operations: its servers, security schemes and names of schemas, and all
 * that no operation uses. What changed inside of a used part is a change of the operations that use it.
 */
export function compareDocuments(context: DiffContext): void {
  const { before, after, prefixes } = context.state;
  const pair = { before: { value: before, pointer: '' }, after: { value: after, pointer: '' } };
  compareMembers(context, pair, 'the document', [
    { keys: ['openapi', 'paths', 'webhooks', 'x-webhooks'], read: () => null, compare: () => undefined },
    { keys: ['info'], read: () => null, compare: () => compareInfo(context, pair) },
    {
      keys: ['servers'],
      read: () => null,
      compare: () => compareServers(context, pair, 'the document', prefixes),
    },
    { keys: ['security'], read: () => null, compare: () => compareDefaultSecurity(context, pair) },
    { keys: ['components'], read: () => null, compare: () => compareComponents(context, pair) },
  ]);
}

/** Compares what the document says about itself. The report states its version. */
function compareInfo(context: DiffContext, pair: Pair): void {
  const comparisons = [{ keys: ['version'], read: () => null, compare: () => undefined }];
  compareMembers(context, partOf(pair, 'info'), 'the document', comparisons);
}

/** Returns a member of both documents; an empty one where it is absent. */
function partOf({ before, after }: Pair, key: 'info' | 'components'): Pair {
  const part = ({ value }: Node): Node => ({ value: member(value, key) ?? {}, pointer: below('', key) });
  return { before: part(before), after: part(after) };
}

/** Reports other credentials only if no operation was reported for them. */
function compareDefaultSecurity(context: DiffContext, { before, after }: Pair): void {
  const { state } = context;
  const [old, current] = [member(before.value, 'security'), member(after.value, 'security')];
  if (isSameData(state, old, current) || state.schemes.size > 0) return;
  const isUsed = ({ value }: Node) =>
    Object.values(objectAt(value, 'paths')).some((item) =>
      Object.values(isObject(item) ? item : {}).some((one) => isObject(one) && !Object.hasOwn(one, 'security')),
    );
  if (!isUsed(before) && !isUsed(after)) context.report(componentRules['default-security-changed'], { before, after });
}

function compareComponents(context: DiffContext, pair: Pair): void {
  compareSchemaNames(context);
  compareSecuritySchemes(context);
  const [before, after] = [componentsOf(pair.before), componentsOf(pair.after)];
  for (const [name, old] of before) {
    const current = after.get(newName(context.state, name));
    if (current !== undefined) compareUnused(context, { before: old, after: current }, name);
    else if (isLeft(context.state.visited.before, old))
      context.report(componentRules['component-removed'], { before: old }, name);
  }
  for (const [name, node] of after)
    if (!before.has(name) && isLeft(context.state.visited.after, node))
      context.report(componentRules['component-added'], { after: node }, name);
  const comparisons = SECTIONS.map((section) => ({ keys: [section], read: () => null, compare: () => undefined }));
  compareMembers(context, partOf(pair, 'components'), 'the components', comparisons);
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

const SECTIONS =
  'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes'.split(
    ' ',
  );

/** Lists all components by section and name: `schemas/Pet`. */
function componentsOf({ value }: Node): ReadonlyMap<string, Node> {
  const components = objectAt(value, 'components');
  return new Map(
    SECTIONS.flatMap((section) =>
      Object.entries(objectAt(components, section)).map(([name, component]) => [
        `${section}/${name}`,
        { value: component, pointer: below('', 'components', section, name) },
      ]),
    ),
  );
}

function newName({ renames }: DiffState, name: string): string {
  return name.startsWith('schemas/') ? `schemas/${renames.schema(name.slice('schemas/'.length))}` : name;
}

/** Tests for a component that was compared nowhere. Names of schemas have rules of their own. */
function isLeft(visited: ReadonlySet<string>, { pointer }: Node): boolean {
  return !pointer.startsWith('/components/schemas/') && !visited.has(pointer);
}

/**
 * Compares components as data that were compared nowhere else. Of the parts of other schemas, only the texts are
 * left.
 */
function compareUnused(context: DiffContext, pair: Pair, name: string): void {
  const { state } = context;
  const isIn = ({ before, after }: DiffState['visited']) =>
    before.has(pair.before.pointer) || after.has(pair.after.pointer);
  if (isIn(state.visited)) return;
  if (isIn(state.merged)) return compareAnnotations(context, pair);
  const { before, after } = state;
  if (!isSameData({ before, after }, pair.before.value, pair.after.value))
    context.report(componentRules['unused-component-changed'], pair, name);
}
