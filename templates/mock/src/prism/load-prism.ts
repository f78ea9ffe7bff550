import { createRequire } from 'node:module';

/** The exports of Prism's library. */
export type PrismModule = typeof import('@stoplight/prism-http');

const load = createRequire(import.meta.url);

/** Loads Prism. It has hundreds of files and takes half a second, so only a request that needs it loads it. */
export function loadPrism(): PrismModule {
  return load('@stoplight/prism-http');
}
