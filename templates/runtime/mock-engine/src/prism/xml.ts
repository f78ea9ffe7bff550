import { escapeXml } from '#shared/escape.ts';
import { resolveReference } from '../document/references.ts';
import { isObject, type Json, type JsonObject, listAt, member, objectAt, ownAt, textAt } from '../json.ts';

/** The name that Prism gives to the root of XML. */
const XML_ROOT = 'xml';

/**
 * Serializes a value as XML, with the names, attributes, prefixes and wrappers that its schema states (OpenAPI 3.1,
 * section 4.8.26); otherwise as Prism does, where each item of a list is an element with the name of the list.
 */
export function serializeXml(value: Json, schema: Json | undefined, root: JsonObject): string {
  return element(XML_ROOT, value, { schema: resolveReference(root, schema), root });
}

interface XmlSchema {
  readonly schema: JsonObject;
  readonly root: JsonObject;
}

function element(name: string, value: Json, { schema, root }: XmlSchema): string {
  const xml = objectAt(schema, 'xml');
  const own = elementName(name, xml);
  if (Array.isArray(value)) {
    const items = resolveReference(root, member(schema, 'items'));
    const isWrapped = xml['wrapped'] === true;
    const list = value.map((item: Json) => element(isWrapped ? own : name, item, { schema: items, root })).join('');
    return isWrapped ? `<${own}>${list}</${own}>` : list;
  }
  const namespace = textAt(xml, 'namespace');
  const prefix = textAt(xml, 'prefix');
  const declaration =
    namespace === undefined ? '' : ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeXml(namespace)}"`;
  if (value === null) return `<${own}${declaration}/>`;
  if (!isObject(value)) return `<${own}${declaration}>${escapeXml(String(value))}</${own}>`;
  const members = Object.entries(value).map(([key, part]) => ({
    key,
    part,
    schema: propertyOf(key, { schema, root }),
  }));
  const isAttribute = (each: (typeof members)[number]): boolean => objectAt(each.schema, 'xml')['attribute'] === true;
  const attributes = members
    .filter(isAttribute)
    .map(({ key, part, schema: inner }) => ` ${elementName(key, objectAt(inner, 'xml'))}="${escapeXml(String(part))}"`);
  const inner = members
    .filter((each) => !isAttribute(each))
    .map(({ key, part, schema: property }) => element(key, part, { schema: property, root }));
  return `<${own}${declaration}${attributes.join('')}>${inner.join('')}</${own}>`;
}

function elementName(name: string, xml: JsonObject): string {
  const prefix = textAt(xml, 'prefix');
  const own = textAt(xml, 'name') ?? name;
  return prefix === undefined ? own : `${prefix}:${own}`;
}

/** Returns the schema of a property, in the parts of an `allOf` too. */
function propertyOf(name: string, { schema, root }: XmlSchema): JsonObject {
  const parts = [schema, ...listAt(schema, 'allOf').map((part) => resolveReference(root, part))];
  const found = parts.map((part) => ownAt(objectAt(part, 'properties'), name)).find((each) => each !== undefined);
  return resolveReference(root, found);
}
