import { createRequire } from 'node:module';
import type { PrismModule } from './load-prism.ts';

type PrismOperation = Awaited<ReturnType<PrismModule['getHttpOperationsFromSpec']>>[number];

type Modern = typeof import('ajv/dist/2020.js');
type Former = typeof import('ajv');

const OPTIONS = { strict: false, allowUnionTypes: true, logger: false } as const;
const load = createRequire(import.meta.url);

/**
 * The parts of a request that Prism does not judge by all that an operation says of them, as findings name them. It
 * judges a body by one schema, and the parameters of one place together; where Ajv cannot compile that, it takes
 * anything.
 *
 * @param isBodyOpen - whether something of the body was left out for Prism
 */
export function partsUnjudged(operation: PrismOperation | undefined, isBodyOpen: boolean): readonly string[] {
  const { body, query, headers, path } = operation?.request ?? {};
  const bundled: unknown = Reflect.get(operation ?? {}, '__bundled__');
  const isOpen = (holders: readonly { readonly schema?: unknown }[] = []): boolean =>
    holders.some(({ schema }) => !isCompiled(schema, bundled));
  return [
    ...(isBodyOpen || isOpen(body?.contents) ? ['body'] : []),
    ...(isOpen(query) ? ['query'] : []),
    ...(isOpen(headers) ? ['header'] : []),
    ...(isOpen(path) ? ['path'] : []),
  ];
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
