import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop } from './edit.ts';
import type { Node } from './walk.ts';
import { grammar, type Kind } from './grammar.ts';

const remarks = ['summary', 'description', 'externalDocs'];

/** Members of a kind of object that are left out where they are null. */
export function remarksOf(kind: Kind): readonly string[] {
  return [...remarks, ...containersOf(kind)];
}

/** Members that hold a list or a map; of a schema only its properties, for its other keywords judge. */
function containersOf(kind: Kind): readonly string[] {
  if (kind === 'schema') return ['properties'];
  return [...grammar[kind].members].filter(([, { holds }]) => holds !== 'one').map(([name]) => name);
}

/**
 * Leaves out what is null because there is none, with a warning each: remarks, as programs write them, and lists and
 * maps, as a key of YAML with nothing behind it.
 */
export function mendRemarks(object: Node, problems: Reporter): void {
  const { value, kind } = object;
  if (holdsNull(value)) mendNulls(value, remarksOf(kind), { at: () => object.pointer, problems });
  const more = member(value, 'externalDocs');
  if (isObject(more)) mendNulls(more, remarks, { at: () => below(object.pointer, 'externalDocs'), problems });
}

function holdsNull(value: JsonObject): boolean {
  for (const key in value) if (value[key] === null) return true;
  return false;
}

interface Telling {
  readonly at: () => Pointer;
  readonly problems: Reporter;
}

function mendNulls(holder: JsonObject, names: readonly string[], { at, problems }: Telling): void {
  for (const name of names) {
    if (member(holder, name) !== null) continue;
    problems.report('remark-null', below(at(), name), name);
    drop(holder, name);
  }
}
