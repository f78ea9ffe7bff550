import { escapeXml } from '../../templates/runtime/shared/escape.ts';
import type { ConsoleOperation } from './console-request.ts';
import { type SitePage, titleOf } from './pages.ts';

/** One operation of `reference.json`. */
export interface ReferenceOperation extends ConsoleOperation {
  readonly id: string;
  readonly page: string;
  readonly group: string;
  readonly summary: string;
}

export interface ReferenceData {
  readonly groups: readonly { readonly slug: string; readonly title: string }[];
  readonly operations: readonly ReferenceOperation[];
  readonly schemas: readonly { readonly name: string; readonly page: string }[];
}

interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** Returns the sidebar of each part of the site. */
export function sidebar(
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
    { text: 'Codemod playground', link: '/migration/playground' },
  ];
  return {
    '/guides/': [
      { text: 'Start', items: [{ text: 'The first ten minutes', link: '/guides/start' }] },
      {
        text: 'Client',
        items: [{ text: 'First hour', link: '/guides/client/' }, ...chapters('guides/client/')],
      },
      {
        text: 'Mock',
        items: [{ text: 'First hour', link: '/guides/mock/' }, ...chapters('guides/mock/')],
      },
      {
        text: 'More tools',
        items: [
          { text: 'Verify a server', link: '/guides/verify' },
          { text: 'Any other API', link: '/guides/generator' },
        ],
      },
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

function methodBadge(method: string): string {
  return `<span class="method method-${method.toLowerCase()}">${method}</span>`;
}

function referenceSidebar({ groups, operations, schemas }: ReferenceData): readonly SidebarItem[] {
  const byGroup = groups.map(({ slug, title }) => ({
    text: title,
    link: `/reference/#${slug}`, // a group without a link would nest one button in another
    collapsed: true,
    items: operations
      .filter(({ group }) => group === slug)
      .map(({ summary, page, method }) => ({
        text: methodBadge(method) + escapeXml(summary),
        link: `/reference/operations/${page}`,
      })),
  }));
  const types = schemas.map(({ name, page }) => ({
    text: name,
    link: `/reference/schemas/${page}`,
  }));
  return [
    { text: 'Overview', link: '/reference/' },
    ...byGroup,
    { text: 'Schemas', link: '/reference/#schemas', collapsed: true, items: types },
  ];
}
