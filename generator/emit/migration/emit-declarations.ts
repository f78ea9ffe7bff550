import { type InterfaceDeclarationStructure, KIND, type TypeAliasDeclarationStructure } from '../structures.ts';
import type { Api } from '../../model/api.ts';
import type { NamedSchema, ObjectSchema, Property, Schema } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { key } from '../source/literal.ts';
import { mapParts } from '../source/map-parts.ts';
import { indexText, typeText } from '../source/type-text.ts';

/**
 * The shapes of one version as declarations that the codemod lays over a caller's modules. What is not known is `any`,
 * and an open shape has no index signature: the checker must be able to say that a name is not one of its fields.
 */
export function emitDeclarations(version: string, { schemas }: Api): OutputFile {
  return { kind: 'code', path: `migrate/declarations/${version}.d.ts`, statements: schemas.map(declaration) };
}

type Declaration = InterfaceDeclarationStructure | TypeAliasDeclarationStructure;

function declaration({ name, schema }: NamedSchema): Declaration {
  const plain = lenient(schema);
  if (plain.kind !== 'object') return { kind: KIND.TypeAlias, name, isExported: true, type: typeText(plain) };
  const index = indexText(plain);
  return {
    kind: KIND.Interface,
    name,
    isExported: true,
    properties: plain.properties.map(({ name: field, schema: type, required }) => ({
      name: key(field),
      type: typeText(type),
      hasQuestionToken: !required,
    })),
    ...(index === undefined ? {} : { indexSignatures: [{ returnType: index }] }),
  };
}

/** The same shape where what is not known accepts everything. */
function lenient(schema: Schema): Schema {
  if (schema.kind === 'unknown') return { kind: 'reference', name: 'any' };
  if (schema.kind === 'object') return lenientObject(schema);
  return mapParts(schema, lenient);
}

function lenientObject(schema: ObjectSchema): ObjectSchema {
  const properties = schema.properties.map((property: Property) => ({ ...property, schema: lenient(property.schema) }));
  const { additional } = schema;
  if (additional === undefined || properties.length > 0) return { kind: 'object', properties };
  return { kind: 'object', properties, additional: lenient(additional) };
}
