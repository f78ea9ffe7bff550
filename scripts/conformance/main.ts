/**
 * Writes the pages about the platform's rules and sources, the mock's assumptions and the sentences of its rules, and
 * the rules of the verify package: `npm run conformance`. It reads `spec/v3/conformance.yaml`, `assumptions.yaml` and
 * `sources.yaml` beside it, the specifications, and the titles of the tests. `npm run generate` copies the pages to
 * `generated/docs/`. It also writes the tables of options and products in the generator's README.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../../generator/write/print.ts';
import { conformancePage, mockAssumptions } from './conformance-page.ts';
import { withTables } from './option-tables.ts';
import { readSections, ruleText } from './rules.ts';
import { sourcesPage } from './sources-page.ts';
import { behaviorRules, verifyRules } from './verify-rules.ts';

const DOCS = join(import.meta.dirname, '../../spec/v3/docs');
const PAGES = join(DOCS, 'pages');
const VERIFY = join(import.meta.dirname, '../../spec/v3/verify');
const BEHAVIOR = join(import.meta.dirname, '../../spec/v3/behavior');
const README = join(import.meta.dirname, '../../generator/README.md');

// The reference lists the rules beside the operations and schemas whose lines they cite.
const rules = readSections().flatMap((section) =>
  section.rules.map((rule) => ({ id: rule.id, text: ruleText(rule), source: rule.source })),
);
const files = {
  [join(PAGES, 'conformance.md')]: conformancePage(),
  [join(PAGES, 'sources.md')]: sourcesPage(),
  [join(DOCS, 'mock/assumptions.md')]: mockAssumptions(),
  [join(DOCS, 'rules.json')]: JSON.stringify(rules),
  [join(VERIFY, 'rules.json')]: verifyRules(),
  [join(BEHAVIOR, 'rule-sentences.ts')]: behaviorRules(),
  [README]: withTables(readFileSync(README, 'utf8')),
};

mkdirSync(PAGES, { recursive: true });
mkdirSync(VERIFY, { recursive: true });
for (const [path, text] of Object.entries(files)) writeFileSync(path, await formatText(path, text));
