import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { diagnosticPages } from './diagnostic-pages.ts';
import { migrationRows } from './migration-index.ts';
import { readSource, relinked, repositoryPages, ROOT, sectionOf, type SitePage, sitePaths, titleOf } from './pages.ts';

/** Folder of the site's packages, theme and pages. */
export const SITE = join(ROOT, 'scripts/extras/site');
const PAGES = join(SITE, 'pages');

/** One operation of `reference.json`. */
interface ReferenceOperation {
  readonly id: string;
  readonly page: string;
  readonly group: string;
  readonly summary: string;
  readonly method: string;
}

interface ReferenceData {
  readonly groups: readonly { readonly slug: string; readonly title: string }[];
  readonly operations: readonly ReferenceOperation[];
  readonly schemas: readonly { readonly name: string; readonly page: string }[];
}

/** Writes everything that VitePress builds the site from: pages, data and the mock that runs in the page. */
export async function writeSiteSource(): Promise<void> {
  rmSync(PAGES, { recursive: true, force: true });
  const reference: ReferenceData = JSON.parse(readSource('generated/docs/reference/reference.json'));
  const paths = sitePaths();
  const pages = [
    ...repositoryPages(paths).map((page) => withComponents(page, reference)),
    ...diagnosticPages(),
    comparisonPage(paths),
    { path: 'index.md', text: HOME },
    { path: 'migration/index.md', text: EXPLORER },
  ];
  for (const { path, text } of pages) {
    write(path, text);
    if (path !== 'index.md' && path !== 'migration/index.md') write(`public/${path}`, text); // for assistants
  }
  write('public/llms.txt', assistantIndex(pages));
  write('data/sidebar.json', JSON.stringify(sidebar(pages, reference)));
  write('data/reference.json', JSON.stringify(reference));
  write('data/migration.json', JSON.stringify(migrationRows()));
  write('public/icon.svg', ICON);
  await bundleMock();
}

function write(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Puts the console into the page of an operation, and the filter into the list of operations. */
function withComponents({ path, text }: SitePage, { operations }: ReferenceData): SitePage {
  if (path === 'reference/index.md') {
    const list = /<!-- operations -->[\s\S]*<!-- \/operations -->/;
    return { path, text: text.replace(list, '<OperationList />') };
  }
  const id = /^operation: '?([^'\n]+)'?$/m.exec(text)?.[1];
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) return { path, text };
  const head = `---\naside: false\npageClass: operation-page\nconsole: ${JSON.stringify(operation)}\n`;
  const samples = /<div class="samples">\n([\s\S]*?)\n<\/div>\n/;
  return {
    path,
    text: text
      .replace('---\n', () => head)
      .replace(samples, (_, code: string) => `::: code-group\n${code}\n:::\n\n<TryIt />\n`),
  };
}

const HOME = `---
layout: page
title: Business Management Platform toolchain
titleTemplate: false
sidebar: false
---

<HomePage />
`;

const EXPLORER = `---
title: Migration explorer
aside: false
---

# Migration explorer

Type a name of v2: a type, a field, a value, a parameter or a path. Three letters find it. [Every change](./changes.md)
lists all of them on one page, and [the codemod](./codemod.md) applies them to your code.

<MigrationExplorer />
`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b6e5f"/><path d="M9 8h8a5 5 0 0 1 3.4 8.6A5 5 0 0 1 17 25H9z" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/><path d="M9 16h9" stroke="#7fe0cc" stroke-width="2.6"/></svg>
`;

function comparisonPage(paths: ReadonlyMap<string, string>): SitePage {
  const path = 'project/comparison.md';
  const section = sectionOf(readSource('README.md'), 'Comparison');
  return { path, text: `# Comparison\n\n${relinked(section, { file: 'README.md', path, paths })}\n` };
}

/** Returns the index that leads coding assistants to the Markdown of each page. */
function assistantIndex(pages: readonly SitePage[]): string {
  const lines = pages
    .filter(({ path }) => path !== 'index.md')
    .map(({ path, text }) => `- [${titleOf(text)}](/${path})`);
  return [
    '# Business Management Platform toolchain',
    '',
    '> A typed client, validators, a mock that behaves like the platform, and a codemod from v2.',
    '',
    ...lines,
    '',
  ].join('\n');
}

interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** Returns the sidebar of each part of the site. */
function sidebar(
  pages: readonly SitePage[],
  reference: ReferenceData,
): Readonly<Record<string, readonly SidebarItem[]>> {
  const chapters = (folder: string): readonly SidebarItem[] =>
    pages
      .filter(({ path }) => path.startsWith(folder) && path !== `${folder}index.md`)
      .map(({ path, text }) => ({ text: titleOf(text), link: `/${path.replace(/\.md$/, '')}` }));
  const project = [
    { text: 'Migration explorer', link: '/migration/' },
    { text: 'Every change', link: '/migration/changes' },
    { text: 'The codemod', link: '/migration/codemod' },
  ];
  return {
    '/guides/': [
      { text: 'Client', items: [{ text: 'First hour', link: '/guides/client/' }, ...chapters('guides/client/')] },
      { text: 'Mock', items: [{ text: 'First hour', link: '/guides/mock/' }, ...chapters('guides/mock/')] },
      { text: 'Generator', items: [{ text: 'Any other API', link: '/guides/generator' }] },
    ],
    '/reference/': referenceSidebar(reference),
    '/migration/': [{ text: 'From v2 to v3', items: project }],
    '/platform/': [{ text: 'Platform', items: chapters('platform/') }],
    '/project/': [
      { text: 'Project', items: chapters('project/') },
      { text: 'Platform', items: chapters('platform/') },
    ],
    '/diagnostics/': [{ text: 'Diagnostics', link: '/diagnostics/', items: chapters('diagnostics/') }],
  };
}

function referenceSidebar({ groups, operations, schemas }: ReferenceData): readonly SidebarItem[] {
  const byGroup = groups.map(({ slug, title }) => ({
    text: title,
    link: `/reference/#${slug}`, // a group without a link would nest one button in another
    collapsed: true,
    items: operations
      .filter(({ group }) => group === slug)
      .map(({ summary, page }) => ({ text: summary, link: `/reference/operations/${page}` })),
  }));
  const types = schemas.map(({ name, page }) => ({ text: name, link: `/reference/schemas/${page}` }));
  return [
    { text: 'Overview', link: '/reference/' },
    ...byGroup,
    { text: 'Schemas', link: '/reference/#schemas', collapsed: true, items: types },
  ];
}

/** Bundles the mock and the client for the page. Prism, which only documents without state need, stays outside. */
async function bundleMock(): Promise<void> {
  await build({
    stdin: {
      contents: `import { createBrowserMock } from './browser-mock.ts';
import root from '../../generated/mock/spec/v3.json';
export const mock = createBrowserMock(root);`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    external: ['@stoplight/*'],
    define: { 'import.meta.url': '"about:blank"' },
    outfile: join(PAGES, 'public/mock.js'),
    logLevel: 'warning',
  });
}
