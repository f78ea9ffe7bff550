import { CHOICES } from '../document/choices.ts';
import { mapped } from '../document/mapped.ts';
import { targetOf } from '../document/resolve.ts';
import { isObject, type Json, type JsonObject, objectAt } from '../json.ts';
import { pared } from './pared.ts';
import { isRepeated } from '../validation/repeated-names.ts';
import { selfContained } from '../validation/self-contained.ts';

/**
 * Values that an operation may have once its references are written out, which Prism does before anything else: it
 * takes a second for a hundred thousand, and what refers twice to what refers twice doubles with each level.
 */
const MOST_VALUES = 20_000;
/** Values that one reference may stand for in an operation that has more. */
const MOST_BEHIND_ONE = 2_000;
type Sizes = Map<string, number>;

/**
 * The document of one operation, small enough for Prism. Bodies that Prism would take too long to judge are left to our
 * own judges. Where it would be too large written out, they are too, and choices keep their first variant, which is the
 * one that Prism makes examples of; where that is not enough, objects are pared, and at last what is large stays open.
 */
export function bounded(whole: JsonObject): JsonObject {
  const document = isSlow(whole) ? withoutSentSchemas(whole) : whole;
  if (isSmall(document)) return document;
  const open = withoutSentSchemas(withFirstVariants(document) as JsonObject);
  if (isSmall(open)) return open;
  const least = pared(open);
  if (isSmall(least)) return least;
  const sizes: Sizes = new Map();
  return withoutLarge(least, (reference) => sizeOf(reference, least, sizes) > MOST_BEHIND_ONE) as JsonObject;
}

/**
 * Whether our own judges say what of a body is wrong: a document so bounded leaves it open, or asks for what others
 * leave over, which is nothing where each says in full what it takes.
 */
export function isSentOurs(document: JsonObject): boolean {
  return isSlow(document) || !isSmall(document) || JSON.stringify(document).includes('"unevaluated');
}

function isSmall(document: JsonObject): boolean {
  return valuesIn(objectAt(document, 'paths'), document, new Map()) <= MOST_VALUES;
}

/** How many values there are, with those that references stand for; a circle is gone through once. */
function valuesIn(value: Json, document: JsonObject, sizes: Sizes): number {
  if (typeof value !== 'object' || value === null) return 1;
  const reference = referenceOf(value);
  if (reference !== undefined) return sizeOf(reference, document, sizes);
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner, document, sizes), 1);
}

function sizeOf(reference: string, document: JsonObject, sizes: Sizes): number {
  const known = sizes.get(reference);
  if (known !== undefined) return known;
  sizes.set(reference, 1);
  const size = valuesIn(targetOf(document, reference) ?? null, document, sizes);
  sizes.set(reference, size);
  return size;
}

function referenceOf(value: Json): string | undefined {
  const reference = isObject(value) ? value['$ref'] : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

function withFirstVariants(value: Json): Json {
  return mapped(value, (inner, key) =>
    CHOICES.includes(key) && Array.isArray(inner) ? inner.slice(0, 1).map(withFirstVariants) : withFirstVariants(inner),
  );
}

/**
 * Whether Prism judges what is sent in more time than its length: twice as long for each level of it where the schema
 * contains itself twice, and each item of a list beside all others where none may be there twice.
 */
function isSlow(document: JsonObject): boolean {
  const operations = Object.values(objectAt(document, 'paths')).flatMap((item) =>
    isObject(item) ? Object.values(item) : [],
  );
  return operations.some((operation) => {
    const body = objectAt(operation, 'requestBody');
    const isUnique = JSON.stringify(selfContained(document, body)).includes('"uniqueItems":true');
    return isUnique || isRepeated(document, body);
  });
}

function withoutSentSchemas(document: JsonObject): JsonObject {
  const components = objectAt(document, 'components');
  const bodies = mapped(components['requestBodies'] ?? {}, withoutSchemas);
  return {
    ...document,
    paths: mapped(objectAt(document, 'paths'), (item) =>
      mapped(item, (operation) =>
        isObject(operation) && operation['requestBody'] !== undefined
          ? { ...operation, requestBody: withoutSchemas(operation['requestBody']) }
          : operation,
      ),
    ),
    ...(document['components'] === undefined ? {} : { components: { ...components, requestBodies: bodies } }),
  };
}

/** A body of a request that may be anything. */
function withoutSchemas(body: Json): Json {
  if (!isObject(body) || body['content'] === undefined) return body;
  return { ...body, content: mapped(objectAt(body, 'content'), () => ({})) };
}

function withoutLarge(value: Json, isLarge: (reference: string) => boolean): Json {
  const reference = referenceOf(value);
  if (reference?.startsWith('#/components/schemas/') && isLarge(reference)) return {};
  return mapped(value, (inner) => withoutLarge(inner, isLarge));
}
