import { createRequire } from 'node:module';
import { type LateModule, requireWithout } from './late.ts';

/** What Prism exports. */
export type PrismModule = typeof import('@stoplight/prism-http');

const PRISM = '@stoplight/prism-http';

/** Half of the time that loading Prism takes goes into what it needs to pass requests on, to read Postman's files, and for words. */
const LATE: readonly LateModule[] = [
  { name: 'pino', way: [PRISM, '@stoplight/prism-core'] },
  { name: 'node-fetch', way: [PRISM] },
  { name: 'http-proxy-agent', way: [PRISM] },
  { name: 'https-proxy-agent', way: [PRISM] },
  { name: '@faker-js/faker', way: [PRISM], taken: 'faker' },
  { name: '@stoplight/http-spec/postman/operation', way: [PRISM] },
  { name: '@stoplight/yaml', way: [PRISM, '@stoplight/json-schema-ref-parser'] },
];

/** Loads Prism. */
export function loadPrism(): PrismModule {
  return requireWithout(PRISM, LATE, createRequire(import.meta.url)) as PrismModule;
}
