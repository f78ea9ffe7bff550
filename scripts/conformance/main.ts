/**
 * Writes the pages about the platform's rules and sources from `spec/v3/conformance.yaml`, the specifications, and the
 * titles of the tests: `npm run conformance`. `npm run generate` copies them to `generated/docs/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformancePage } from './conformance-page.ts';
import { sourcesPage } from './sources-page.ts';

const PAGES = join(import.meta.dirname, '../../spec/v3/docs/pages');

mkdirSync(PAGES, { recursive: true });
writeFileSync(join(PAGES, 'conformance.md'), conformancePage());
writeFileSync(join(PAGES, 'sources.md'), sourcesPage());
