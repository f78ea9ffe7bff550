import type { Api } from '../../model/api.ts';
import type { Json } from '../../model/json.ts';
import { functionName, NameScope, runtimeFunctions, typeName } from '../../model/names.ts';
import { type NamedSchema, type Property, type Schema, withoutNull } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { jsonLiteral, propertyKey, stringLiteral } from '../source/literals.ts';
import { BLANK_LINE, constant, type FunctionDeclarationStructure, KIND, type Statement } from '../structures.ts';
import { COMBINE } from './security.ts';
import { allProperties, type SchemaLookup } from '../source/replace-schema.ts';

/**
 * Emits what types say as values: the list of each enumeration, and a guard for each variant of a union that one
 * property tells apart. Returns `undefined` if an API has neither.
 */
export function emitValues(api: Api, schemas: SchemaLookup): OutputFile | undefined {
  const names = new NameScope([...runtimeFunctions, ...declaredValues(api)]);
  const own = api.schemas.filter(({ derivedFrom }) => derivedFrom === undefined);
  const statements = [
    ...own.flatMap((named) => enumerationsOf(named).map((one) => valuesStatement(one, names))),
    ...guards(own, schemas).map((guard) => guardStatement(guard, names)),
  ];
  return statements.length === 0 ? undefined : { kind: 'code', path: 'sdk/src/values.ts', statements };
}

/** Lists the values that the other modules of the client export. */
function declaredValues({ groups, credentials, names }: Api): readonly string[] {
  const operations = groups.flatMap((group) => group.operations);
  const functions = operations.flatMap(({ name, update, paging }) => [
    ...[name, `${name}Operation`],
    ...[update, paging].flatMap((one) => (one === undefined ? [] : [one.name, `${one.name}Pages`, `${one.name}Plan`])),
  ]);
  return [...functions, ...credentials.map(({ name }) => name), names.facade, COMBINE, 'servers', 'types'];
}

/** An enumeration, and where it stands. */
interface Enumeration {
  readonly wanted: string;
  /** Name of the type that has it. */
  readonly type: string;
  readonly values: readonly Json[];
}

/** Returns the enumerations of a named schema: itself, or its properties and the items of their lists. */
function enumerationsOf({ name, schema }: NamedSchema): readonly Enumeration[] {
  const own = listedValues(schema);
  if (own !== undefined) return [{ wanted: `${name} values`, type: name, values: own }];
  return ownProperties(schema).flatMap((property) => {
    const values = listedValues(property.schema);
    if (values === undefined) return [];
    return [{ wanted: `${name} ${property.name} values`, type: name, values }];
  });
}

function ownProperties(schema: Schema): readonly Property[] {
  if (schema.kind === 'object') return schema.properties;
  return schema.kind === 'intersection' ? schema.parts.flatMap(ownProperties) : [];
}

/** Returns the values of an enumeration, of one beside null, or of the items of a list. A single value is no choice. */
function listedValues(schema: Schema): readonly Json[] | undefined {
  const present = withoutNull(schema);
  if (present.kind === 'array') return listedValues(present.items);
  return present.kind === 'enumeration' && present.values.length > 1 ? present.values : undefined;
}

function valuesStatement({ wanted, type, values }: Enumeration, names: NameScope): Statement {
  return constant({
    leadingTrivia: BLANK_LINE,
    docs: [`The values of \`${type}\` that the document lists.`],
    isExported: true,
    name: names.claim(functionName(wanted)),
    initializer: `${jsonLiteral(values)} as const`,
  });
}

/** A variant of a union, with the property that only it has these values in. */
interface Guard {
  readonly variant: string;
  readonly property: Property;
  readonly values: readonly Json[];
}

/** Returns the variants that a property tells apart, each once. */
function guards(own: readonly NamedSchema[], schemas: SchemaLookup): readonly Guard[] {
  const found = own.flatMap(({ schema }) => guardsOf(withoutNull(schema), schemas));
  const keyOf = ({ variant, property, values }: Guard): string => JSON.stringify([variant, property.name, values]);
  return [...new Map(found.map((guard) => [keyOf(guard), guard])).values()];
}

function guardsOf(union: Schema, schemas: SchemaLookup): readonly Guard[] {
  if (union.kind !== 'union') return [];
  const variants = union.variants.map((variant) => ({
    name: referenceOf(variant),
    properties: byName(allProperties(variant, schemas)),
  }));
  const [first] = variants;
  const tag = [...(first?.properties.keys() ?? [])].find((name) =>
    areDistinct(variants.map(({ properties }) => taggedValues(properties.get(name)))),
  );
  return variants.flatMap(({ name, properties }) => {
    const property = tag === undefined ? undefined : properties.get(tag);
    const values = taggedValues(property);
    return name === undefined || property === undefined || values === undefined
      ? []
      : [{ variant: name, property, values }];
  });
}

/** Indexes properties. Of those with the same name, the one that lists its values counts. */
function byName(properties: readonly Property[]): ReadonlyMap<string, Property> {
  const found = new Map<string, Property>();
  for (const property of properties)
    if (taggedValues(found.get(property.name)) === undefined) found.set(property.name, property);
  return found;
}

function referenceOf(variant: Schema): string | undefined {
  if (variant.kind === 'reference') return variant.name;
  const parts = variant.kind === 'intersection' ? variant.parts.filter(({ kind }) => kind === 'reference') : [];
  const [only] = parts;
  return parts.length === 1 && only?.kind === 'reference' ? only.name : undefined;
}

/** Returns the values that a property may have, if it is a closed list of scalars. */
function taggedValues(property: Property | undefined): readonly Json[] | undefined {
  const schema = property?.schema;
  if (schema?.kind === 'literal') return [schema.value];
  // A variant narrows what the schemas that it extends allow.
  if (schema?.kind === 'intersection')
    return schema.parts.map((part) => taggedPart(part)).find((one) => one !== undefined);
  return schema === undefined ? undefined : taggedPart(schema);
}

function taggedPart(schema: Schema): readonly Json[] | undefined {
  if (schema.kind === 'literal') return [schema.value];
  return schema.kind === 'enumeration' && !schema.open ? schema.values : undefined;
}

function areDistinct(lists: readonly (readonly Json[] | undefined)[]): boolean {
  const values = lists.flatMap((list) => list ?? []);
  return lists.length > 1 && lists.every((list) => list !== undefined) && new Set(values).size === values.length;
}

function guardStatement({ variant, property, values }: Guard, names: NameScope): FunctionDeclarationStructure {
  const tag = values.map((value) => JSON.stringify(value)).join(' | ');
  const optional = property.required ? '' : '?';
  const compared = values.map(
    (value) => `tag === ${typeof value === 'string' ? stringLiteral(value) : JSON.stringify(value)}`,
  );
  return {
    kind: KIND.Function,
    leadingTrivia: BLANK_LINE,
    name: names.claim(functionName(`is ${typeName(variant)}`)),
    isExported: true,
    docs: [`Tests whether a value is the variant \`${variant}\` of its union.`],
    typeParameters: ['Value'],
    parameters: [{ name: 'value', type: 'Value' }],
    returnType: `value is Extract<Value, { readonly ${propertyKey(property.name)}${optional}: ${tag} }>`,
    statements: [
      `const tag: unknown = Object(value)[${stringLiteral(property.name)}];`,
      `return ${compared.join(' || ')};`,
    ],
  };
}
