import type { Api } from '../../model/api.ts';
import type { NamedSchema, ObjectSchema, Property, ReferenceSchema, Schema } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { allProperties, notSentProperties } from './replace-schema.ts';
import { propertyKey } from './literals.ts';
import { bareTypeText, indexText, typeText } from './types.ts';
import { documentationText, escapeComment, valueFacts } from './documentation.ts';
import {
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type TypeAliasDeclarationStructure,
} from '../structures.ts';

/** Emits a module with one interface or type per named schema, in the order of the specification. */
export function emitTypes(
  { schemas, referenceSuffix }: Pick<Api, 'schemas' | 'referenceSuffix'>,
  path: string,
): OutputFile & { readonly kind: 'code' } {
  const interfaces = new InterfaceForms(schemas);
  const byName = new Map(schemas.map((named) => [named.name, named]));
  const notSentOf = (named: NamedSchema): readonly PropertySignature[] =>
    notSentSignatures(notSentProperties(named, byName), allProperties(named.schema, byName), referenceSuffix);
  const statements = schemas.map((named) => schemaStatement(named, interfaces, notSentOf(named)));
  return { kind: 'code', path, statements };
}

function schemaStatement(
  named: NamedSchema,
  interfaces: InterfaceForms,
  notSent: readonly PropertySignature[],
): InterfaceDeclarationStructure | TypeAliasDeclarationStructure {
  const docs = documentationText(named.documentation, variantFacts(named));
  const form = interfaces.formOf(named.schema);
  if (form !== undefined) {
    const statement = interfaceStatement(named.name, form.own, docs);
    const properties = [...statement.properties, ...(isOpen(form.own) ? notSent : [])];
    return { ...statement, properties, extends: form.bases.map(({ name }) => name) };
  }
  return {
    kind: KIND.TypeAlias,
    name: named.name,
    isExported: true,
    docs,
    type: typeText(named.schema),
  };
}

function variantFacts({ variant, derivedFrom }: NamedSchema): readonly string[] {
  if (derivedFrom === undefined) return [];
  switch (variant) {
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

/** Returns `true` if an object accepts any further property. */
function isOpen({ additional }: ObjectSchema): boolean {
  return additional === undefined || additional.kind === 'unknown';
}

/**
 * Forbids what only responses contain. Without it an open schema would accept such a property, which the server
 * ignores. The comment names the property to send instead of a nested object, since the compiler only reports `never`.
 */
function notSentSignatures(
  notSent: readonly Property[],
  sent: readonly Property[],
  referenceSuffix = '',
): readonly PropertySignature[] {
  const names = new Set(sent.map(({ name }) => name));
  const hintFor = ({ name, readOnly }: Property): string => {
    if (readOnly) return 'Read-only: leave it out.';
    const identifier = name + referenceSuffix;
    return names.has(identifier) ? `Only in responses. Send \`${identifier}\` instead.` : 'Only in responses.';
  };
  return notSent.map((property) => ({
    name: propertyKey(property.name),
    type: 'never',
    hasQuestionToken: true,
    docs: [escapeComment(hintFor(property))],
  }));
}

function interfaceStatement(
  name: string,
  schema: ObjectSchema,
  docs: string[],
): InterfaceDeclarationStructure & { readonly properties: readonly PropertySignature[] } {
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

/** Own and inherited properties of an interface, by name. An own property replaces an inherited one. */
type InterfaceProperties = ReadonlyMap<string, Property>;

/** Decides which schemas become interfaces. The properties of each are collected once, however many extend it. */
class InterfaceForms {
  readonly #schemas: ReadonlyMap<string, NamedSchema>;
  readonly #properties = new Map<string, InterfaceProperties | undefined>();

  constructor(schemas: readonly NamedSchema[]) {
    this.#schemas = new Map(schemas.map((schema) => [schema.name, schema]));
  }

  /**
   * Returns a schema as an interface, which keeps its name and the documentation of its properties in editors. It can
   * be one if it is an object, or an intersection of objects whose properties do not contradict each other.
   */
  formOf(schema: Schema): InterfaceForm | undefined {
    if (schema.kind === 'object') return { own: schema, bases: [] };
    if (schema.kind !== 'intersection') return undefined;
    const bases = schema.parts.filter((part) => part.kind === 'reference');
    const objects = schema.parts.filter((part) => part.kind === 'object');
    if (objects.length > 1 || bases.length + objects.length !== schema.parts.length) return undefined;
    const own = objects[0] ?? { kind: 'object', properties: [] };
    const inherited = bases
      .map(({ name }) => this.#propertiesOf(name))
      .filter((properties) => properties !== undefined);
    if (!isUnbounded(own) || inherited.length < bases.length) return undefined;
    const isAgreed = inherited.every(
      (properties, index) =>
        canExtend(properties, own.properties) &&
        inherited.slice(0, index).every((earlier) => areAlike(earlier, properties)),
    );
    return isAgreed ? { own, bases } : undefined;
  }

  /** Returns the own and inherited properties of a named interface, or `undefined` if the schema is none. */
  #propertiesOf(name: string): InterfaceProperties | undefined {
    if (!this.#properties.has(name)) this.#properties.set(name, this.#collect(name));
    return this.#properties.get(name);
  }

  #collect(name: string): InterfaceProperties | undefined {
    const schema = this.#schemas.get(name)?.schema;
    const form = schema === undefined ? undefined : this.formOf(schema);
    if (form === undefined || !isUnbounded(form.own)) return undefined;
    const inherited = form.bases.flatMap((base) => [...(this.#propertiesOf(base.name) ?? [])]);
    return new Map([...inherited, ...form.own.properties.map((property) => [property.name, property] as const)]);
  }
}

/** Returns `true` if unlisted properties may have any type, so that an interface that extends this one may add some. */
function isUnbounded({ additional, closed, emptied, properties }: ObjectSchema): boolean {
  return additional === undefined
    ? !closed || emptied === true || properties.length > 0
    : additional.kind === 'unknown';
}

/** Returns `true` if an interface can extend both: properties that both have are the same. */
function areAlike(one: InterfaceProperties, other: InterfaceProperties): boolean {
  return canExtend(one, other.values()) && canExtend(other, one.values());
}

/** Returns `true` if an interface with these properties can extend another; it may require what is optional there. */
function canExtend(base: InterfaceProperties, properties: Iterable<Property>): boolean {
  for (const property of properties) {
    const inherited = base.get(property.name);
    if (inherited === undefined || inherited === property) continue;
    if (inherited.required && !property.required) return false;
    const isNarrower = inherited.schema.kind === 'string' && isTextEnumeration(property.schema);
    if (!isNarrower && bareTypeText(inherited.schema) !== bareTypeText(property.schema)) return false;
  }
  return true;
}

/** Returns `true` for listed strings, such as the value of a discriminator. */
function isTextEnumeration(schema: Schema): boolean {
  return schema.kind === 'enumeration' && !schema.open && schema.values.every((value) => typeof value === 'string');
}
