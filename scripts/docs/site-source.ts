import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addCharts } from '../bench/charts.ts';
import { bundleCodemod, bundleMock } from './browser-bundles.ts';
import { diagnosticPages } from './diagnostic-pages.ts';
import { homeData, homePage, mockResponses } from './home-page.ts';
import { migrationRows } from './migration-index.ts';
import {
  readSource,
  relinked,
  repositoryPages,
  ROOT,
  sectionOf,
  type SitePage,
  sitePaths,
  sitePictures,
  titleOf,
} from './pages.ts';
import { type ReferenceData, sidebar } from './sidebar.ts';
import { packPackages, withOfferedPackages, withSitePackages } from './start-page.ts';

/** Folder of the site's packages, theme and pages. */
export const SITE = join(ROOT, 'scripts/extras/site');
const PAGES = join(SITE, 'pages');
const BENCHMARKS = 'project/benchmarks.md';

/** Writes everything that VitePress builds the site from: pages, data, packages, and the mock that runs in the page. */
export async function writeSiteSource(): Promise<void> {
  rmSync(PAGES, { recursive: true, force: true });
  const reference: ReferenceData = JSON.parse(readSource('generated/docs/reference/reference.json'));
  const paths = sitePaths();
  const offered = await packPackages(join(PAGES, 'public/packages'));
  const repository = repositoryPages(paths);
  const measured = addCharts(repository.find(({ path }) => path === BENCHMARKS)?.text ?? '');
  const responses = await mockResponses(reference);
  const pages = [
    ...repository
      .map((page) => (page.path === BENCHMARKS ? { ...page, text: measured.text } : page))
      .map((page) => withSitePackages(withOfferedPackages(page, offered), offered))
      .map((page) => withComponents(page, reference, responses)),
    ...diagnosticPages(),
    comparisonPage(paths),
    homePage(offered),
    { path: 'migration/index.md', text: EXPLORER },
    { path: 'migration/playground.md', text: PLAYGROUND },
  ];
  for (const { path, text } of pages) {
    write(path, text);
    if (!INTERACTIVE.has(path)) write(`public/${path}`, text); // for assistants
  }
  const skills = skillPages(paths);
  for (const { path, text } of skills) write(`public/${path}`, text);
  write('public/llms.txt', assistantIndex(pages, skills));
  write('data/sidebar.json', JSON.stringify(sidebar(pages, reference)));
  write('data/reference.json', JSON.stringify(reference));
  write('data/migration.json', JSON.stringify(migrationRows()));
  for (const [file, chart] of measured.charts) write(`public/charts/${file}`, chart);
  write('public/icon.svg', ICON);
  mkdirSync(join(PAGES, 'public/pictures'), { recursive: true });
  for (const [address, file] of sitePictures(paths)) copyFileSync(join(ROOT, file), join(PAGES, 'public', address));
  write('data/demo.json', JSON.stringify(await homeData(reference)));
  await bundleMock(join(PAGES, 'public'));
  await bundleCodemod(join(PAGES, 'public'));
}

/** Pages without text that an assistant could read. */
const INTERACTIVE: ReadonlySet<string> = new Set(['index.md', 'migration/index.md', 'migration/playground.md']);

function write(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Matches the sample of a response. */
const RESPONSE = /(\n## Response\n[\s\S]*?```json\n)[\s\S]*?(\n```)/;

/**
 * Puts the console into the page of an operation, with the mock's response to the example, and the filter into the list
 * of operations.
 */
function withComponents(
  { path, text }: SitePage,
  { operations }: ReferenceData,
  responses: ReadonlyMap<string, string>,
): SitePage {
  if (path === 'platform/conformance.md') {
    // Its tables need the width of the outline, so the outline stands above them.
    return { path, text: `${WIDE}${text.replace('\n## ', () => '\n[[toc]]\n\n## ')}` };
  }
  if (path === 'reference/index.md') {
    const list = /<!-- operations -->[\s\S]*<!-- \/operations -->/;
    return { path, text: text.replace(list, '<OperationList />') };
  }
  if (path.startsWith('reference/schemas/'))
    return { path, text: text.replace('---\n', '---\npageClass: reference-page\n') };
  const id = /^operation: '?([^'\n]+)'?$/m.exec(text)?.[1];
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) return { path, text };
  const head = `---\naside: false\npageClass: operation-page\nconsole: ${JSON.stringify(operation)}\n`;
  const samples = /<div class="samples">\n([\s\S]*?)\n<\/div>\n/;
  return {
    path,
    text: text
      .replace('---\n', () => head)
      .replace(/(<div class="request">\n\n.*)/, '$1 [Try it](#try-it)')
      .replace(RESPONSE, (found, before: string, after: string) => {
        const response = responses.get(operation.id);
        return response === undefined ? found : before + response + after;
      })
      .replace(samples, (_, code: string) => `::: code-group\n${code}\n:::\n\n<TryIt />\n`),
  };
}

/** Head of a page without an outline beside it. */
const WIDE = '---\naside: false\npageClass: wide-page\n---\n\n';

const EXPLORER = `---
title: Migration explorer
aside: false
---

# Migration explorer

Type a name of v2: a type, a field, a value, a parameter or a path. Three letters find it. [Every change](./changes.md)
lists all of them on one page, and [the codemod](./codemod.md) applies them to your code.

<MigrationExplorer />
`;

const PLAYGROUND = `---
title: Codemod playground
aside: false
pageClass: wide-page
---

# Codemod playground

Paste code that calls v2. The codemod of [\`@bmp/migrate\`](./codemod.md) runs in this page, and your code never leaves it.
Every module that the code imports is taken for a client of v2.

<CodemodPlayground />
`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6e5f"/><path d="M9 8h8a5 5 0 0 1 3.4 8.6A5 5 0 0 1 17 25H9z" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/><path d="M9 16h9" stroke="#7fe0cc" stroke-width="2.6"/></svg>
`;

function comparisonPage(paths: ReadonlyMap<string, string>): SitePage {
  const path = 'project/comparison.md';
  const readme = relinked(sectionOf(readSource('README.md'), 'Comparison'), { file: 'README.md', path, paths });
  const generator = relinked(sectionOf(readSource('generator/README.md'), 'Other generators'), {
    file: 'generator/README.md',
    path,
    paths,
  });
  return { path, text: `${WIDE}# Comparison\n\n${readme}\n\n## Generators\n\n${generator}\n` };
}

/** Packages with instructions for coding assistants. */
const SKILLED = ['sdk', 'mock', 'migrate', 'verify'];

/** Returns the instructions for coding assistants that the packages contain. */
function skillPages(paths: ReadonlyMap<string, string>): readonly SitePage[] {
  return SKILLED.map((id) => {
    const file = `generated/${id}/SKILL.md`;
    const path = `skills/${id}.md`;
    return { path, text: relinked(readSource(file), { file, path, paths }) };
  });
}

/** Returns the index that leads coding assistants to the Markdown of each page. */
function assistantIndex(pages: readonly SitePage[], skills: readonly SitePage[]): string {
  const entry = ({ path, text }: SitePage): string => `- [${titleOf(text)}](/${path})`;
  const lines = pages.filter(({ path }) => !INTERACTIVE.has(path)).map(entry);
  return [
    '# Business Management Platform toolchain',
    '',
    '> A typed client, validators, a mock that behaves like the platform, and a codemod from v2.',
    '',
    'Each package contains the index of its pages, `llms.txt`, and a skill, `SKILL.md`.',
    '',
    '## Skills',
    '',
    ...skills.map(entry),
    '',
    '## Pages',
    '',
    ...lines,
    '',
  ].join('\n');
}
