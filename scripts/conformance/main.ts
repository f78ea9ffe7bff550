/**
 * Writes the pages about the platform's rules and sources, the list of the mock's assumptions, and the rules of the
 * verify package, from `spec/v3/conformance.yaml`, `assumptions.yaml` and `sources.yaml` beside it, the specifications,
 * and the titles of the tests: `npm run conformance`. `npm run generate` copies the pages to `generated/docs/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformancePage, mockAssumptions } from './conformance-page.ts';
import { readSections, ruleText } from './rules.ts';
import { sourcesPage } from './sources-page.ts';
import { verifyRules } from './verify-rules.ts';

const DOCS = join(import.meta.dirname, '../../spec/v3/docs');
const PAGES = join(DOCS, 'pages');
const VERIFY = join(import.meta.dirname, '../../spec/v3/verify');

mkdirSync(PAGES, { recursive: true });
writeFileSync(join(PAGES, 'conformance.md'), conformancePage());
writeFileSync(join(PAGES, 'sources.md'), sourcesPage());
writeFileSync(join(DOCS, 'mock/assumptions.md'), mockAssumptions());

mkdirSync(VERIFY, { recursive: true });
writeFileSync(join(VERIFY, 'rules.json'), verifyRules());

// The reference lists the rules beside the operations and schemas whose lines they cite.
const rules = readSections().flatMap((section) =>
  section.rules.map((rule) => ({ id: rule.id, text: ruleText(rule), source: rule.source })),
);
writeFileSync(join(DOCS, 'rules.json'), `${JSON.stringify(rules, null, 1)}\n`);
