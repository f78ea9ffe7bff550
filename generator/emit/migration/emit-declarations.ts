import type { InterfaceStatement, TypeAliasStatement } from '../statement.ts';
import type { Api } from '../../model/api.ts';
import type { NamedSchema, ObjectSchema, Property, Schema } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { key } from '../source/literal.ts';
import { indexText, typeText } from '../source/type-text.ts';

/**
 * The shapes of one version as declarations that the codemod lays over a caller's modules. What is not known is `any`,
 * and an open shape has no index signature: the checker must be able to say that a name is not one of its fields.
 */
export function emitDeclarations(version: string, { schemas }: Api): OutputFile {
  return { kind: 'code', path: `migrate/declarations/${version}.d.ts`, statements: schemas.map(declaration) };
}

type Declaration = InterfaceStatement | TypeAliasStatement;

function declaration({ name, schema }: NamedSchema): Declaration {
  const plain = lenient(schema);
  if (plain.kind !== 'object') return { kind: 'type', name, isExported: true, type: typeText(plain) };
  const index = indexText(plain);
  return {
    kind: 'interface',
    name,
    isExported: true,
    properties: plain.properties.map(({ name: field, schema: type, required }) => ({
      name: key(field),
      type: typeText(type),
      isOptional: !required,
    })),
    ...(index === undefined ? {} : { index }),
  };
}

/** The same shape where what is not known accepts everything. */
function lenient(schema: Schema): Schema {
  switch (schema.kind) {
    case 'unknown':
      return { kind: 'reference', name: 'any' };
    case 'array':
      return { ...schema, items: lenient(schema.items) };
    case 'tuple':
      return {
        ...schema,
        items: schema.items.map(lenient),
        ...(schema.rest === undefined ? {} : { rest: lenient(schema.rest) }),
      };
    case 'union':
      return { ...schema, variants: schema.variants.map(lenient) };
    case 'intersection':
      return { ...schema, parts: schema.parts.map(lenient) };
    case 'object':
      return lenientObject(schema);
    default:
      return schema;
  }
}

function lenientObject(schema: ObjectSchema): ObjectSchema {
  const properties = schema.properties.map((property: Property) => ({ ...property, schema: lenient(property.schema) }));
  const { additional } = schema;
  if (additional === undefined || properties.length > 0) return { kind: 'object', properties };
  return { kind: 'object', properties, additional: lenient(additional) };
}
