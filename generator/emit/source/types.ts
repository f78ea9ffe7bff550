import {
  type Documentation,
  type EnumerationSchema,
  mapSchemas,
  type ObjectSchema,
  type Property,
  type Schema,
  type TupleSchema,
} from '../../model/schema.ts';
import type { PropertySignature } from '../structures.ts';
import { documentationText, valueFacts } from './documentation.ts';
import { literalType, propertyKey } from './literals.ts';

/** Returns the TypeScript type of a schema. */
export function typeText(schema: Schema): string {
  switch (schema.kind) {
    case 'unknown':
      return 'unknown';
    case 'never':
      return 'never';
    case 'absent':
      return 'undefined';
    case 'null':
      return 'null';
    case 'boolean':
      return 'boolean';
    case 'number':
      return schema.large === undefined ? 'number' : `number | ${schema.large}`;
    case 'string':
      return 'string';
    case 'binary':
      return 'globalThis.Blob';
    case 'literal':
      return literalType(schema.value);
    case 'enumeration':
      return enumerationText(schema);
    case 'array':
      return `${parenthesized(schema.items)}[]`;
    case 'tuple':
      return tupleText(schema);
    case 'object':
      return objectText(schema);
    case 'union':
      return unionText(schema.variants.map((variant) => (isAnyString(variant) ? '(string & {})' : typeText(variant))));
    case 'intersection':
      return schema.parts.map(parenthesized).join(' & ');
    case 'reference':
      return schema.name;
  }
}

/** Returns the type of unlisted properties, widened so that the listed ones are compatible with it. */
export function indexText({ properties, additional, closed, emptied }: ObjectSchema): string | undefined {
  if (additional === undefined) return closed && !emptied && properties.length === 0 ? 'never' : undefined;
  if (additional.kind === 'unknown' || properties.length === 0) return typeText(additional);
  const listed = properties.map((property) => typeText(property.schema));
  const absent = properties.some((property) => !property.required) ? ['undefined'] : [];
  return unionText([typeText(additional), ...listed, ...absent]);
}

/** Tests for any string beside named ones, which a plain `string` would hide. */
function isAnyString(schema: Schema): boolean {
  return schema.kind === 'enumeration' && schema.open && schema.values.length === 0;
}

function enumerationText({ values, open }: EnumerationSchema): string {
  const known = values.map(literalType);
  if (!open) return unionText(known);
  return known.length === 0 ? 'string' : unionText([...known, '(string & {})']);
}

function tupleText({ items, required, rest }: TupleSchema): string {
  const fixed = items.map((item, index) => (index < required ? typeText(item) : `${parenthesized(item)}?`));
  const more = rest === undefined ? [] : [`...${parenthesized(rest)}[]`];
  return `[${[...fixed, ...more].join(', ')}]`;
}

function objectText(schema: ObjectSchema): string {
  const anything = schema.emptied ? 'never' : 'unknown';
  const index = indexText(schema) ?? (schema.properties.length === 0 ? anything : undefined);
  const members = [...schema.properties.map(memberText), ...(index === undefined ? [] : [`[key: string]: ${index}`])];
  return `{ ${members.join('; ')} }`;
}

/** Returns a property inside a type, with its documentation. */
function memberText({ name, required, schema, documentation }: Property): string {
  const docs = documentationText(documentation, valueFacts(documentation)).map(docText);
  return `${docs.join('')}${propertyKey(name)}${required ? '' : '?'}: ${typeText(schema)}`;
}

/** Returns properties as the type of an object, with their documentation. */
export function inlineObject(properties: readonly PropertySignature[]): string {
  const members = properties.map(({ name, hasQuestionToken = false, type, docs = [] }) => {
    const texts = docs.map((doc) => docText(String(doc)));
    return `${texts.join('')}${name}${hasQuestionToken ? '?' : ''}: ${String(type)}`;
  });
  return `{ ${members.join('; ')} }`;
}

function docText(text: string): string {
  if (!text.includes('\n')) return `\n/** ${text} */\n`;
  const lines = text.split('\n').map((line) => ` * ${line}`.trimEnd());
  return `\n/**\n${lines.join('\n')}\n */\n`;
}

function unionText(variants: readonly string[]): string {
  return variants.includes('unknown') ? 'unknown' : [...new Set(variants)].join(' | ');
}

function parenthesized(schema: Schema): string {
  const text = typeText(schema);
  const isCompound = ['union', 'intersection', 'enumeration', 'number'].includes(schema.kind);
  return isCompound && /[|&]/.test(text) ? `(${text})` : text;
}

const NO_DOCUMENTATION: Documentation = { notShown: [], deprecated: false };

/** Returns the text of a type without the documentation inside it, by which types are compared. */
export function bareTypeText(schema: Schema): string {
  return typeText(withoutDocumentation(schema));
}

function withoutDocumentation(schema: Schema): Schema {
  const bare = mapSchemas(schema, withoutDocumentation);
  if (bare.kind !== 'object') return bare;
  return { ...bare, properties: bare.properties.map((property) => ({ ...property, documentation: NO_DOCUMENTATION })) };
}

/** Returns the named types that the text of a type refers to. */
export function referencedTypes(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case 'reference':
      return [schema.name];
    case 'array':
      return referencedTypes(schema.items);
    case 'tuple':
      return [
        ...schema.items.flatMap(referencedTypes),
        ...(schema.rest === undefined ? [] : referencedTypes(schema.rest)),
      ];
    case 'union':
      return typeText(schema) === 'unknown' ? [] : schema.variants.flatMap(referencedTypes);
    case 'intersection':
      return schema.parts.flatMap(referencedTypes);
    case 'object':
      return [
        ...schema.properties.flatMap((property) => referencedTypes(property.schema)),
        ...(schema.additional === undefined ? [] : referencedTypes(schema.additional)),
      ];
    case 'unknown':
    case 'never':
    case 'absent':
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
    case 'binary':
    case 'literal':
    case 'enumeration':
      return [];
  }
}
