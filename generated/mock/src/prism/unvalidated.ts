import { groupByName } from '../shared/validation/parameters/parameter-text.ts';
import { isForm } from '../document/parameters.ts';
import { readFormTexts } from '../validation/request-body.ts';
import { isJson, type Issue, mediaTypeOf, UNDECIDED } from '../http/message.ts';
import { decodeText, parseMultipart } from '../http/body.ts';
import { loadPackage } from '../shared/packages.ts';
import type { PrismModule, PrismQuestion } from './prism.ts';

type PrismOperation = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>[number];
type PrismParameter = NonNullable<NonNullable<PrismOperation['request']>['query']>[number];

/** The part of Ajv that is used. It is loaded as Prism loads it. */
type Compiler = new (options: object) => { readonly compile: (schema: object) => unknown };

/** The parts of a request that Prism does not validate, by the description of an operation. */
export interface Unvalidated {
  /** Pointers into the request, as issues have them. */
  readonly parts: readonly string[];
  /** The names of query parameters of which Prism reads only the last value. */
  readonly lists: readonly string[];
}

const OPTIONS = { strict: false, allowUnionTypes: true, logger: false } as const;
/** Media types whose schemas Prism validates without the components that they refer to. */
const FORMS: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Finds the parts of a request that Prism does not validate. It validates a body by one schema, and the parameters of
 * one place together; where Ajv cannot compile that, it accepts anything. It reads no cookie, and a list may be
 * repeated only where `explode` is stated.
 *
 * @param leftOut - parts whose schemas were left out of Prism's document
 */
export function unvalidatedParts(operation: PrismOperation | undefined, leftOut: readonly string[]): Unvalidated {
  const { body, query = [], headers = [], path = [] } = operation?.request ?? {};
  const bundled: unknown = Reflect.get(operation ?? {}, '__bundled__');
  const bodies = (body?.contents ?? []).map(({ mediaType, schema }) =>
    isCompiled(schema, FORMS.includes(mediaType) ? undefined : bundled),
  );
  const places = Object.entries({ query, header: headers as PrismParameter[], path: path as PrismParameter[] });
  const parameters = places.flatMap(([place, described]) => {
    const isOpen = described.some(({ schema }) => !isCompiled(schema, bundled));
    return isOpen ? [`/${place}`] : described.filter(isUnread).map(({ name }) => `/${place}/${name}`);
  });
  return {
    parts: [...leftOut, ...(bodies.includes(false) ? ['/body'] : []), ...parameters, '/cookie'],
    lists: query.filter(({ schema, explode }) => schema?.type === 'array' && explode === undefined).map(nameOf),
  };
}

/** Our own issues in the parts of a request that Prism does not validate. */
export function issuesLeftOut(question: PrismQuestion, { parts, lists }: Unvalidated): readonly Issue[] {
  const repeated = lists.filter((name) => question.query.getAll(name).length > 1).map((name) => `/query/${name}`);
  const unvalidated = [...parts, ...repeated, ...(isBodyUnread(question) ? ['/body'] : [])];
  return question.issues.filter(
    (issue) => issue !== UNDECIDED && unvalidated.some((part) => `${issue.path}/`.startsWith(`${part}/`)),
  );
}

/** Tests whether Prism ignores a body, as it does for `null`, or reads only one value of a repeated name in a form. */
function isBodyUnread({ request: { headers, body } }: PrismQuestion): boolean {
  const mediaType = mediaTypeOf(headers['content-type']);
  if (isJson(mediaType)) return body.byteLength > 0 && decodeText(body).trim() === 'null';
  if (!isForm(mediaType)) return false;
  const form = mediaType.startsWith('multipart/')
    ? parseMultipart(headers['content-type'] ?? '', body)
    : decodeText(body);
  return [...groupByName(readFormTexts(form)).values()].some((texts) => texts.length > 1);
}

function nameOf({ name }: PrismParameter): string {
  return name;
}

/**
 * Tests whether Prism does not read a parameter: one with a media type, a list with blanks, an object as members where
 * `explode` is not stated, or one with a capital in a name, since it reads all names in lower case. It takes a
 * `deepObject` for sent even where nothing of it was.
 */
function isUnread({ schema, style, explode }: PrismParameter): boolean {
  if (schema === undefined || style === 'spaceDelimited' || style === 'deepObject') return true;
  if (schema.type !== 'object' || style !== 'form' || explode === false) return false;
  return explode === undefined || Object.keys(schema.properties ?? {}).some((name) => name !== name.toLowerCase());
}

/** Tests whether Ajv, with Prism's options, compiles a schema of an operation that Prism has read. */
function isCompiled(schema: unknown, bundled: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const isModern = String(Reflect.get(schema, '$schema')).includes('2020-12');
  try {
    const Ajv = isModern
      ? loadPackage<{ readonly Ajv2020: Compiler }>('ajv/dist/2020.js', '@stoplight/prism-http').Ajv2020
      : loadPackage<{ readonly Ajv: Compiler }>('ajv', '@stoplight/prism-http').Ajv;
    new Ajv(OPTIONS).compile({ ...schema, __bundled__: bundled });
    return true;
  } catch {
    return false;
  }
}
