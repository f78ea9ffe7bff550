import { loadPackage } from '#shared/packages.ts';

/** The exports of Prism's library. */
export type PrismModule = typeof import('@stoplight/prism-http');

const PRISM = '@stoplight/prism-http';

/** Parts of Prism that take longest to load, each in less than a tenth of a second. */
const PARTS = [
  ...['@faker-js/faker', 'lodash/fp', '@stoplight/http-spec/oas3/operation', '@stoplight/http-spec/postman/operation'],
  ...['@stoplight/json-schema-ref-parser', 'ajv', 'http-proxy-agent', 'json-schema-faker', '@stoplight/prism-core'],
];

/** Prism is missing or cannot be loaded. The message names the reason, without a path of the disk. */
export class PrismUnavailableError extends Error {
  override readonly name = 'PrismUnavailableError';

  constructor(cause: unknown) {
    super(
      `Prism, which decides responses that the state does not, is not available: ${reasonOf(cause)}. Install ${PRISM}.`,
      { cause },
    );
  }
}

/** Returns the reason why a package cannot be loaded; Node's own messages list paths. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'it cannot be loaded';
  const missing = /^Cannot find (?:module|package) '([^'./\\][^'\\]*)'/.exec(cause.message)?.[1];
  if (missing !== undefined) return `the package ${missing} is not installed`;
  const code: unknown = Reflect.get(cause, 'code');
  return `it cannot be loaded (${typeof code === 'string' ? code : cause.name})`;
}

/** Loads Prism, which has hundreds of files and takes half a second; returns the error where it cannot be loaded. */
export function loadPrism(): PrismModule | PrismUnavailableError {
  try {
    return loadPackage<PrismModule>(PRISM);
  } catch (error) {
    return new PrismUnavailableError(error);
  }
}

/**
 * Loads Prism in parts, so that requests are handled in between.
 *
 * @param pause - waits until other work is done; rejects to stop
 * @returns the error where Prism cannot be loaded
 */
export async function preloadPrism(pause: () => Promise<void>): Promise<PrismUnavailableError | undefined> {
  for (const part of PARTS) {
    await pause();
    try {
      loadPackage(part, PRISM);
    } catch {
      // Prism names what it misses.
    }
  }
  await pause();
  const loaded = loadPrism();
  return loaded instanceof PrismUnavailableError ? loaded : undefined;
}
