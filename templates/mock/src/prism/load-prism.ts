import { createRequire } from 'node:module';
import { type LateModule, requireWithout } from './late.ts';

/** What Prism exports. */
export type PrismModule = typeof import('@stoplight/prism-http');

const PRISM = '@stoplight/prism-http';

/**
 * Two thirds of the time that loading Prism takes go into what it needs to pass requests on, to read Postman's files
 * and version 2, for words and colours, and for what not every operation asks of it.
 */
const LATE: readonly LateModule[] = [
  { name: 'pino', way: [PRISM, '@stoplight/prism-core'] },
  { name: 'node-fetch', way: [PRISM] },
  { name: 'http-proxy-agent', way: [PRISM] },
  { name: 'https-proxy-agent', way: [PRISM] },
  { name: '@faker-js/faker', way: [PRISM], taken: 'faker' },
  { name: '@stoplight/http-spec/postman/operation', way: [PRISM] },
  { name: '@stoplight/http-spec/oas2/operation', way: [PRISM] },
  { name: '@stoplight/json-schema-merge-allof', way: [PRISM] },
  { name: 'json-schema-ref-parser', way: [PRISM, 'json-schema-faker'] },
  { name: 'lodash/fp', way: [PRISM] },
  { name: 'chalk', way: [PRISM] },
  { name: '@stoplight/yaml', way: [PRISM, '@stoplight/json-schema-ref-parser'] },
];

/** Loads Prism. */
export function loadPrism(): PrismModule {
  return requireWithout(PRISM, LATE, createRequire(import.meta.url)) as PrismModule;
}
