import type { NamedSchema, ObjectSchema, Property, ReferenceSchema, Schema } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { propertyKey } from '../source/literals.ts';
import { bareTypeText, indexText, typeText } from '../source/types.ts';
import { documentationText, valueFacts } from '../source/documentation.ts';
import {
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';
import type { SchemaLookup } from './module-imports.ts';

/** Emits one interface or type per named schema, in the order of the specification. */
export function emitTypes(schemas: readonly NamedSchema[]): OutputFile {
  const lookup = new Map(schemas.map((schema) => [schema.name, schema]));
  const statements = schemas.map((named) => schemaStatement(named, lookup));
  return { kind: 'code', path: 'sdk/src/types.ts', statements };
}

function schemaStatement(
  named: NamedSchema,
  lookup: SchemaLookup,
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const docs = documentationText(named.documentation, variantFacts(named));
  const extension = interfaceForm(named.schema, lookup);
  if (extension !== undefined) {
    return { ...interfaceStatement(named.name, extension.own, docs), extends: extension.bases.map(({ name }) => name) };
  }
  return {
    kind: KIND.TypeAlias,
    name: named.name,
    isExported: true,
    docs,
    type: typeText(named.schema),
  };
}

function variantFacts({ shape, derivedFrom }: NamedSchema): readonly string[] {
  if (derivedFrom === undefined) return [];
  switch (shape) {
    case 'read':
      return [`{@link ${derivedFrom}} as the API returns it.`];
    case 'create':
      return [
        `{@link ${derivedFrom}} as sent to create one: ids instead of nested objects, and no read-only properties.`,
      ];
    case 'replace':
      return [
        `{@link ${derivedFrom}} as sent to replace one. Omitted properties are cleared, so every property is required.`,
      ];
    case 'write':
      return [`{@link ${derivedFrom}} as sent, without read-only properties.`];
  }
}

function interfaceStatement(name: string, schema: ObjectSchema, docs: string[]): InterfaceDeclarationStructure {
  const index = indexText(schema);
  return {
    kind: KIND.Interface,
    name,
    isExported: true,
    docs,
    properties: schema.properties.map(propertySignature),
    ...(index === undefined ? {} : { indexSignatures: [{ returnType: index }] }),
  };
}

/** Declares a property of an interface, with its documentation. */
function propertySignature(property: Property): PropertySignature {
  return {
    name: propertyKey(property.name),
    type: typeText(property.schema),
    hasQuestionToken: !property.required,
    docs: documentationText(property.documentation, propertyFacts(property)),
  };
}

function propertyFacts({ readOnly, documentation }: Property): readonly string[] {
  return [...valueFacts(documentation), ...(readOnly ? ['Read-only.'] : [])];
}

/** Own properties of an interface, and the interfaces that it extends. */
interface InterfaceForm {
  readonly own: ObjectSchema;
  readonly bases: readonly ReferenceSchema[];
}

/**
 * Returns a schema as an interface, which keeps its name and the documentation of its properties in editors. It can be
 * one if it is an object, or an intersection of objects whose properties do not contradict each other.
 */
function interfaceForm(schema: Schema, lookup: SchemaLookup): InterfaceForm | undefined {
  if (schema.kind === 'object') return { own: schema, bases: [] };
  if (schema.kind !== 'intersection') return undefined;
  const bases = schema.parts.filter((part) => part.kind === 'reference');
  const objects = schema.parts.filter((part) => part.kind === 'object');
  if (objects.length > 1 || bases.length + objects.length !== schema.parts.length) return undefined;
  const own = objects[0] ?? { kind: 'object', properties: [] };
  const inherited = bases.map((base) => allProperties(lookup.get(base.name)?.schema, lookup));
  if (!isUnbounded(own) || inherited.some((properties) => properties === undefined)) return undefined;
  const sets = inherited.map((properties) => properties ?? []);
  const isAgreed = sets.every(
    (set, index) => fitTogether(set, own.properties) && sets.slice(0, index).every((earlier) => areAlike(earlier, set)),
  );
  return isAgreed ? { own, bases } : undefined;
}

/** Returns the own and inherited properties of an interface, or `undefined` if a schema is none. */
function allProperties(schema: Schema | undefined, lookup: SchemaLookup): readonly Property[] | undefined {
  const extension = schema === undefined ? undefined : interfaceForm(schema, lookup);
  if (extension === undefined || !isUnbounded(extension.own)) return undefined;
  const inherited = extension.bases.map((base) => allProperties(lookup.get(base.name)?.schema, lookup) ?? []);
  return [...inherited.flat(), ...extension.own.properties];
}

/** Returns `true` if unlisted properties may have any type, so that an interface that extends this one may add some. */
function isUnbounded({ additional, closed, properties }: ObjectSchema): boolean {
  return additional === undefined ? !closed || properties.length > 0 : additional.kind === 'unknown';
}

/** Returns `true` if an interface can extend both: properties that both have are the same. */
function areAlike(one: readonly Property[], other: readonly Property[]): boolean {
  return fitTogether(one, other) && fitTogether(other, one);
}

/** Returns `true` if the later properties can extend the earlier ones; they may require what was optional. */
function fitTogether(earlier: readonly Property[], later: readonly Property[]): boolean {
  return later.every((property) =>
    earlier.every(
      ({ name, required, schema }) =>
        name !== property.name ||
        ((property.required || !required) && bareTypeText(schema) === bareTypeText(property.schema)),
    ),
  );
}
