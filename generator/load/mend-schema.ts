import { isObject, type Json, member } from '../model/json.ts';
import { below } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { drop, put } from './edit.ts';
import type { Editable } from './edit-objects.ts';
import { mendPattern, patternFault } from './mend-pattern.ts';
import { upgradeNullable } from './upgrade-schema.ts';

/** Mends what real documents often get wrong in a schema and nobody can misunderstand, in place, with a warning each. */
export function mendSchema(object: Editable, problems: Reporter): void {
  const { value: schema } = object;
  if (typeof member(schema, 'nullable') === 'boolean') {
    problems.report('nullable-obsolete', below(object.pointer, 'nullable'));
    upgradeNullable(schema);
  }
  mendType(object, problems);
  mendRequired(object, problems);
  mendExamplesMap(object, problems);
  const pattern = member(schema, 'pattern');
  const mended = typeof pattern === 'string' && patternFault(pattern) !== undefined ? mendPattern(pattern) : undefined;
  if (typeof pattern !== 'string' || mended === undefined) return;
  problems.report('pattern-mended', below(object.pointer, 'pattern'), pattern, mended);
  put(schema, 'pattern', mended);
}

/** Unquoted in YAML, the type null is the value null: among other types and as an alternative it can mean nothing else. */
function mendType(object: Editable, problems: Reporter): void {
  const { value } = object;
  const type = member(value, 'type');
  const isAlternative = type === null && /\/(?:oneOf|anyOf)\/\d+$/.test(object.pointer);
  const isListed = Array.isArray(type) && type.includes(null);
  if (!isAlternative && !isListed) return;
  problems.report('type-null', below(object.pointer, 'type'));
  put(value, 'type', Array.isArray(type) ? [...new Set(type.map((name: Json) => name ?? 'null'))] : 'null');
}

/** Older drafts, and parameters, say of a property itself whether it is required. */
function mendRequired(object: Editable, problems: Reporter): void {
  if (typeof member(object.value, 'required') !== 'boolean') return;
  problems.report('required-boolean', below(object.pointer, 'required'));
  drop(object.value, 'required');
}

/** A schema has a list of examples; parameters and media types have a map of them, each with its value. */
function mendExamplesMap(object: Editable, problems: Reporter): void {
  const examples = member(object.value, 'examples');
  if (!isObject(examples)) return;
  problems.report('examples-map', below(object.pointer, 'examples'));
  put(
    object.value,
    'examples',
    Object.values(examples).map((example) => member(example, 'value') ?? example),
  );
}
