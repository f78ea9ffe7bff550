import { isObject, type Json, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop, put } from './edit.ts';
import type { Node } from './walk.ts';
import { patternError, repairPattern } from '../regexp/syntax.ts';
import { upgradeNullable } from './upgrade-schema.ts';

// What real documents often get wrong in a schema and nobody can misunderstand, mended in place with a warning each.

/** The keyword of 3.0 for what may be null as well. */
export function mendObsolete(object: Node, problems: Reporter): void {
  if (typeof member(object.value, 'nullable') !== 'boolean') return;
  problems.report('nullable-obsolete', below(object.pointer, 'nullable'));
  upgradeNullable(object.value);
}

/** Patterns in the words of other engines. */
export function mendPatternOf(object: Node, problems: Reporter): void {
  const pattern = member(object.value, 'pattern');
  const mended =
    typeof pattern === 'string' && patternError(pattern) !== undefined ? repairPattern(pattern) : undefined;
  if (typeof pattern !== 'string' || mended === undefined) return;
  problems.report('pattern-mended', below(object.pointer, 'pattern'), pattern, mended);
  put(object.value, 'pattern', mended);
}

/**
 * Unquoted in YAML, the type null is the value null: among other types and as an alternative it can mean nothing else.
 */
export function mendType(object: Node, problems: Reporter): void {
  const { value } = object;
  const type = member(value, 'type');
  const isAlternative = type === null && /\/(?:oneOf|anyOf)\/\d+$/.test(object.pointer);
  const isListed = Array.isArray(type) && type.includes(null);
  if (!isAlternative && !isListed) return;
  problems.report('type-null', below(object.pointer, 'type'));
  put(value, 'type', Array.isArray(type) ? [...new Set(type.map((name: Json) => name ?? 'null'))] : 'null');
}

/** Older drafts, and parameters, say of a property itself whether it is required. */
export function mendRequired(object: Node, problems: Reporter): void {
  if (typeof member(object.value, 'required') !== 'boolean') return;
  problems.report('required-boolean', below(object.pointer, 'required'));
  drop(object.value, 'required');
}

/** A schema has a list of examples; parameters and media types have a map of them, each with its value. */
export function mendExamplesMap(object: Node, problems: Reporter): void {
  const examples = member(object.value, 'examples');
  if (!isObject(examples)) return;
  problems.report('examples-map', below(object.pointer, 'examples'));
  put(
    object.value,
    'examples',
    Object.values(examples).map((example) => member(example, 'value') ?? example),
  );
}
