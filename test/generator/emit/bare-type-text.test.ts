import { expect, test } from 'vitest';
import { bareTypeText } from '../../../generator/emit/source/types.ts';
import type { ObjectSchema, Schema } from '../../../generator/model/schema.ts';

function literal(value: string): Schema {
  return { kind: 'literal', value };
}

function holding(schema: Schema, description: string): ObjectSchema {
  const documentation = { description, notShown: [], deprecated: false };
  const property = { name: 'a', pointer: '', required: true, readOnly: false, writeOnly: false, documentation };
  return { kind: 'object', properties: [{ ...property, schema }] };
}

const wholes: readonly ((part: Schema) => Schema)[] = [
  (part) => part,
  (part) => ({ kind: 'array', items: part }),
  (part) => ({ kind: 'tuple', items: [part], required: 1, rest: part }),
  (part) => ({ kind: 'union', variants: [{ kind: 'null' }, part] }),
  (part) => ({ kind: 'intersection', parts: [part, { kind: 'reference', name: 'Thing' }] }),
  (part) => ({ kind: 'object', properties: [], additional: part }),
];

test.for(wholes.map((whole) => [whole] as const))(
  'types that differ only in documentation are the same: %s',
  ([whole]) => {
    const [one, other] = [holding(literal('x'), 'told'), holding(literal('x'), 'told otherwise')].map(whole);
    expect(one && bareTypeText(one)).toBe(other && bareTypeText(other));
  },
);

test.for(wholes.map((whole) => [whole] as const))(
  'types that differ in a string that looks like a comment are different: %s',
  ([whole]) => {
    const [one, other] = ['/** one */', '/** other */'].map((text) => bareTypeText(whole(holding(literal(text), ''))));
    expect(one).toContain('"/** one */"');
    expect(other).toContain('"/** other */"');
  },
);
