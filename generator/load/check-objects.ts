import type { Keep } from '../memory.ts';
import { hasOneOf, isObject, type JsonObject, member } from '../model/json.ts';
import { type Pointer, pointerOf } from '../model/pointer.ts';
import type { Code, Reporter } from '../problems.ts';
import type { Check, Context, ObjectNode, Standing } from './check/context.ts';
import type { Kind } from './grammar.ts';
import { isPart } from './is-part.ts';
import { type Node, walk } from './walk.ts';

/** A check of schemas, and the keywords that give it something to say; without them it looks at every schema. */
export interface SchemaCheck {
  readonly check: Check;
  readonly keywords?: ReadonlySet<string>;
}

/** What looks at each object of a document. */
export interface Checks {
  readonly byKind: Readonly<Record<Exclude<Kind, 'schema'>, readonly Check[]>>;
  readonly ofSchemas: readonly SchemaCheck[];
}

/** What one walk through the document, or a part of it, gathers for the checks of the whole. */
export interface Found {
  /** Operations that can be called: those of paths, webhooks and callbacks, not of components that nobody uses. */
  readonly operations: Standing[];
  readonly links: Standing[];
  /** Schemas of which something is said once for all. */
  readonly schemas: Standing[];
  readonly components: Pointer[];
  /** What references name. */
  readonly named: Set<Pointer>;
}

/** What was found in a part, and what there was to report. */
export interface CheckedPart {
  readonly found: Found;
  readonly reported: readonly Parameters<Reporter['report']>[];
}

/** Checks every object of a document, and gathers what the checks of the whole need. What is known of a part is kept by it. */
export function checkObjects(context: Context, checks: Checks, parts: Keep<CheckedPart>): Found {
  const whole = noneFound();
  const start: Node = { kind: 'document', holds: 'one', value: context.document, pointer: '' };
  checkWithin(start, { context, checks, found: whole }, (part) => {
    const { found, reported } = keepPart(part.value, parts, () => checkPart(part, context, checks));
    for (const one of reported) context.problems.report(...one);
    addFound(found, whole);
  });
  return whole;
}

/** Problems that tell what else in the document may have been meant: that may be something else the next time. */
const SUGGESTING: readonly Code[] = ['reference-dangling', 'mapping-dangling', 'mapping-unknown'];

function keepPart(part: JsonObject, parts: Keep<CheckedPart>, check: () => CheckedPart): CheckedPart {
  let isNew = false;
  const checked = parts(part, () => {
    isNew = true;
    return check();
  });
  return isNew || !checked.reported.some(([code]) => SUGGESTING.includes(code)) ? checked : check();
}

function checkPart(part: ObjectNode, context: Context, checks: Checks): CheckedPart {
  const found = noneFound();
  const reported: Parameters<Reporter['report']>[] = [];
  const problems: Reporter = { report: (...one) => void reported.push(one) };
  checkWithin(part, { context: { ...context, problems }, checks, found });
  return { found, reported };
}

interface Checking {
  readonly context: Context;
  readonly checks: Checks;
  readonly found: Found;
}

/** Checks a part, or the whole but for its parts where somebody else takes care of those. */
function checkWithin(start: Node, { context, checks, found }: Checking, toPart?: (part: ObjectNode) => void): void {
  walk(start, (node) => {
    if (!isObjectNode(node)) return false;
    if (toPart !== undefined && isPart(node)) {
      toPart(node);
      return false;
    }
    gather(node, found);
    if (node.kind === 'schema') checkSchema(node, checks.ofSchemas, context);
    else for (const check of checks.byKind[node.kind]) check(node, context);
    return true;
  });
}

function noneFound(): Found {
  return { operations: [], links: [], schemas: [], components: [], named: new Set() };
}

function addFound(found: Found, whole: Found): void {
  whole.operations.push(...found.operations);
  whole.links.push(...found.links);
  whole.schemas.push(...found.schemas);
  whole.components.push(...found.components);
  for (const pointer of found.named) whole.named.add(pointer);
}

function gather(node: ObjectNode, { operations, links, schemas, components, named }: Found): void {
  const reference = member(node.value, '$ref');
  if (typeof reference === 'string') named.add(pointerOf(reference) ?? '');
  if (node.kind === 'operation' && !node.pointer.startsWith('/components/pathItems/')) operations.push(standing(node));
  if (node.kind === 'link') links.push(standing(node));
  if (node.kind === 'schema' && hasOneOf(node.value, TOLD_ONCE)) schemas.push(standing(node));
  if (node.holder?.kind === 'components') components.push(node.pointer);
}

/** Without what stands around it, which may be another document by the time that it is asked for. */
function standing({ value, pointer }: ObjectNode): Standing {
  return { value, pointer };
}

/** Keywords of which something is said once for the whole document. */
const TOLD_ONCE = ['format', 'xml'];

function isObjectNode(node: Node): node is ObjectNode {
  return isObject(node.value);
}

/** Most schemas have two keywords or three, and there are many of them: only what concerns them is asked. */
function checkSchema(schema: ObjectNode, checks: readonly SchemaCheck[], context: Context): void {
  const written = Object.keys(schema.value);
  for (const { check, keywords } of checks) {
    if (keywords === undefined || written.some((keyword) => keywords.has(keyword))) check(schema, context);
  }
}
