import { createRequire } from 'node:module';
import type { PrismModule } from './load-prism.ts';

type PrismOperation = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>[number];
type PrismParameter = NonNullable<NonNullable<PrismOperation['request']>['query']>[number];

type Modern = typeof import('ajv/dist/2020.js');
type Former = typeof import('ajv');

/** What Prism does not judge of a request, by all that an operation says of it. */
export interface Unjudged {
  /** The parts of the request, as issues name them. */
  readonly parts: readonly string[];
  /** The parameters of the query of which Prism reads the last text alone. */
  readonly lists: readonly string[];
}

const OPTIONS = { strict: false, allowUnionTypes: true, logger: false } as const;
/** Their schemas are judged by Prism without what they refer to. */
const FORMS: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const load = createRequire(import.meta.url);

/**
 * What Prism does not judge. It judges a body by one schema, and the parameters of one place together; where Ajv cannot
 * compile that, it takes anything. It looks at no cookie, and a list is repeated for it only where `explode` says so.
 *
 * @param isBodyOpen - whether something of the body was left out for Prism
 */
export function unjudgedOf(operation: PrismOperation | undefined, isBodyOpen: boolean): Unjudged {
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
    parts: [...(isBodyOpen || bodies.includes(false) ? ['/body'] : []), ...parameters, '/cookie'],
    lists: query.filter(({ schema, explode }) => schema?.type === 'array' && explode === undefined).map(nameOf),
  };
}

function nameOf({ name }: PrismParameter): string {
  return name;
}

/**
 * Whether Prism does not read what a parameter says: it knows no schema of what has a media type, no lists with
 * blanks, no objects as members where `explode` does not say so, and no member whose name has a capital, as it makes
 * all names small. A `deepObject` is there for it even where nothing of it was sent.
 */
function isUnread({ schema, style, explode }: PrismParameter): boolean {
  if (schema === undefined || style === 'spaceDelimited' || style === 'deepObject') return true;
  if (schema.type !== 'object' || style !== 'form' || explode === false) return false;
  return explode === undefined || Object.keys(schema.properties ?? {}).some((name) => name !== name.toLowerCase());
}

/** Whether Ajv, set as Prism sets it, can compile a schema of an operation that Prism has read. */
function isCompiled(schema: unknown, bundled: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const isModern = String(Reflect.get(schema, '$schema')).includes('2020-12');
  try {
    const compiler = isModern
      ? new (load('ajv/dist/2020.js') as Modern).Ajv2020(OPTIONS)
      : new (load('ajv') as Former).Ajv(OPTIONS);
    compiler.compile({ ...schema, __bundled__: bundled });
    return true;
  } catch {
    return false;
  }
}
