import { isDeepStrictEqual } from 'node:util';
import { type Json, member, below } from '../model/json.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import type { Node } from '../load/visitor.ts';
import { type Check, type CheckContext, dereference, itemsOf, type Located, membersOf } from './context.ts';

/** Checks that the values in a schema are valid against its own type. */
export const checkSchemaValues: Check = (schema, { diagnostics }) => {
  reportWrongTypes(valuesIn(schema), schema.value, diagnostics);
  checkEnumeration(schema, diagnostics);
};

function valuesIn(schema: Node): readonly Located[] {
  const single = ['const', 'default', 'example'].flatMap((keyword) => {
    const value = member(schema.value, keyword);
    return value === undefined ? [] : [{ value, pointer: below(schema.pointer, keyword) }];
  });
  return [...single, ...itemsOf(schema, 'enum'), ...itemsOf(schema, 'examples')];
}

function reportWrongTypes(values: readonly Located[], schema: Json | undefined, diagnostics: Reporter): void {
  const types = typesAllowed(schema);
  if (types === undefined) return;
  for (const { value, pointer } of values)
    if (!typesOf(value).some((type) => types.includes(type)))
      diagnostics.report('value-contradicts-type', pointer, JSON.stringify(value), types.join(' or '));
}

function checkEnumeration(schema: Node, diagnostics: CheckContext['diagnostics']): void {
  const values = member(schema.value, 'enum');
  if (!Array.isArray(values)) return;
  if (values.length === 0) diagnostics.report('enum-empty', below(schema.pointer, 'enum'));
  const seen = new Set<string>();
  for (const { value, pointer } of itemsOf(schema, 'enum')) {
    const text = JSON.stringify(value);
    if (seen.has(text)) diagnostics.report('enum-repeats', pointer, text);
    seen.add(text);
  }
  const fallback = member(schema.value, 'default');
  if (fallback === undefined || values.length === 0) return;
  if (!values.some((value: Json) => isDeepStrictEqual(value, fallback)))
    diagnostics.report('default-not-in-enum', below(schema.pointer, 'default'), JSON.stringify(fallback));
}

/** Checks that the examples of a JSON body, a parameter or a header are valid against the type of its schema. */
export const checkExamples: Check = (node, context) => {
  const schema = member(node.value, 'schema');
  if (schema === undefined || !hasJsonExamples(node)) return;
  const target = dereference({ value: schema, pointer: below(node.pointer, 'schema') }, context);
  reportWrongTypes(examplesOf(node), target?.value, context.diagnostics);
};

/** In other media types an example may be the text of a value. */
function hasJsonExamples({ kind, parent }: Node): boolean {
  return kind !== 'media-type' || /[/+]json\b/i.test(parent?.key ?? '');
}

function examplesOf(node: Node): readonly Located[] {
  const example = member(node.value, 'example');
  const single = example === undefined ? [] : [{ value: example, pointer: below(node.pointer, 'example') }];
  const named = membersOf(node, 'examples').flatMap((entry) => {
    const value = member(entry.value, 'value');
    return value === undefined ? [] : [{ value, pointer: below(entry.pointer, 'value') }];
  });
  return [...single, ...named];
}

/** Lists the JSON Schema types of a value: 1 is an integer and a number. */
function typesOf(value: Json): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

/** Lists the types that a schema allows; `undefined` if it does not restrict them. */
export function typesAllowed(schema: Json | undefined): readonly string[] | undefined {
  const type = member(schema, 'type');
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((name) => typeof name === 'string') : undefined;
}
