import {
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';
import type { NamedSchema, ObjectSchema, Property } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText, valueFacts } from '../source/documentation.ts';
import { key } from '../source/literal.ts';
import { indexText, typeText } from '../source/type-text.ts';
import { extensionOf } from './extension.ts';
import type { SchemaLookup } from './sent-shape.ts';

/** One interface or type a named schema, in the order of the specification. */
export function emitTypes(schemas: readonly NamedSchema[]): OutputFile {
  const lookup = new Map(schemas.map((schema) => [schema.name, schema]));
  const statements = schemas.map((named) => schemaStatement(named, lookup));
  return { kind: 'code', path: 'sdk/src/types.ts', statements };
}

function schemaStatement(
  named: NamedSchema,
  lookup: SchemaLookup,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const docs = documentationText(named.documentation, shapeFacts(named));
  const extension = extensionOf(named.schema, lookup);
  if (extension !== undefined) {
    return { ...interfaceStatement(named.name, extension.own, docs), extends: extension.bases.map(({ name }) => name) };
  }
  return {
    kind: KIND.TypeAlias,
    name: named.name,
    isExported: true,
    docs: docs,
    type: typeText(named.schema),
  };
}

function shapeFacts({ shape, derivedFrom }: NamedSchema): readonly string[] {
  if (derivedFrom === undefined) return [];
  switch (shape) {
    case 'read':
      return [`{@link ${derivedFrom}} as it is read.`];
    case 'create':
      return [
        `{@link ${derivedFrom}} as it is sent to create one: ids instead of nested objects, nothing that is read-only.`,
      ];
    case 'replace':
      return [
        `{@link ${derivedFrom}} as it is sent to replace one. What is left out is cleared, so nothing may be left out.`,
      ];
    case 'write':
      return [`{@link ${derivedFrom}} as it is sent: nothing that is read-only.`];
  }
}

function interfaceStatement(name: string, schema: ObjectSchema, docs: string[]): InterfaceDeclarationStructure {
  const index = indexText(schema);
  return {
    kind: KIND.Interface,
    name,
    isExported: true,
    docs: docs,
    properties: schema.properties.map(propertyStructure),
    ...(index === undefined ? {} : { indexSignatures: [{ returnType: index }] }),
  };
}

/** A property of an interface, with its documentation. */
function propertyStructure(property: Property): PropertySignature {
  return {
    name: key(property.name),
    type: typeText(property.schema),
    hasQuestionToken: !property.required,
    docs: documentationText(property.documentation, propertyFacts(property)),
  };
}

function propertyFacts({ readOnly, documentation }: Property): readonly string[] {
  return [...valueFacts(documentation), ...(readOnly ? ['Read-only.'] : [])];
}
