import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Page of the site: its path without a leading slash, and its Markdown. */
export interface SitePage {
  readonly path: string;
  readonly text: string;
}

/** Chapter of a guide in the sidebar. */
export interface Chapter {
  readonly text: string;
  readonly link: string;
}

/** Pages of the repository, each with its path on the site. */
const SINGLE_PAGES: Readonly<Record<string, string>> = {
  'generated/sdk/README.md': 'guides/client/index.md',
  'generated/mock/README.md': 'guides/mock/index.md',
  'generated/migrate/README.md': 'migration/codemod.md',
  'generated/docs/migration.md': 'migration/changes.md',
  'generated/docs/conformance.md': 'platform/conformance.md',
  'generated/docs/sources.md': 'platform/sources.md',
  'generated/docs/start.md': 'guides/start.md',
  'generator/README.md': 'guides/generator.md',
  'generated/verify/README.md': 'guides/verify.md',
  'spec/README.md': 'project/specification.md',
  'scripts/bench/README.md': 'project/benchmarks.md',
  'scripts/bench/scale.md': 'project/scale.md',
  'scripts/mutation/README.md': 'project/mutation.md',
  'ARCHITECTURE.md': 'project/architecture.md',
  '.github/DECISIONS.md': 'project/decisions.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'CHANGELOG.md': 'project/changelog.md',
  '.github/SECURITY.md': 'project/security.md',
};

/** Folders of the repository whose pages keep their names. */
const FOLDERS: Readonly<Record<string, string>> = {
  'generated/sdk/docs/': 'guides/client/',
  'generated/mock/docs/': 'guides/mock/',
  'generated/docs/reference/': 'reference/',
};

/** Pages that are too long and too repetitive for the search index. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(['platform/sources.md', 'migration/changes.md']);

/** Returns the path on the site of each file of the repository that has a page. */
export function sitePaths(): ReadonlyMap<string, string> {
  const inFolders = Object.entries(FOLDERS).flatMap(([folder, place]) =>
    globSync(`${folder}**/*.md`, { cwd: ROOT })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file): [string, string] => [file, place + file.slice(folder.length)]),
  );
  return new Map([...Object.entries(SINGLE_PAGES), ...inFolders]);
}

/** Reads a file of the repository. */
export function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Returns the pages that are written as Markdown in the repository, with their links leading to pages of the site. */
export function repositoryPages(paths: ReadonlyMap<string, string>): readonly SitePage[] {
  return [...paths].map(([file, path]) => {
    const text = relinked(readSource(file), { file, path, paths });
    return { path, text: NOT_SEARCHED.has(path) ? withoutSearch(text) : text };
  });
}

function withoutSearch(text: string): string {
  return text.startsWith('---\n')
    ? text.replace('---\n', '---\nsearch: false\n')
    : `---\nsearch: false\n---\n\n${text}`;
}

interface LinkContext {
  readonly file: string;
  readonly path: string;
  readonly paths: ReadonlyMap<string, string>;
}

/** Matches code, which is kept, or a Markdown link or picture with its text and its target. */
const LINK = /```[\s\S]*?\n *```|`[^`\n]+`|!?\[((?:[^[\]`]|`[^`]*`)*)\]\(([^()\s]+)\)/g;

/**
 * Replaces the targets of relative links, and of pictures. A link to a file that has no page, such as a license or a
 * source file, becomes its text.
 */
export function relinked(text: string, context: LinkContext): string {
  return text.replaceAll(LINK, (found: string, label: string | undefined, target: string | undefined) => {
    if (label === undefined || target === undefined || /^[a-z]+:/.test(target)) return found;
    if (found.startsWith('!')) return `![${label}](${pictureAddress(posix.join(posix.dirname(context.file), target))})`;
    // VitePress drops the dashes at the start of a heading, such as those of an option; code hosts keep them.
    const [file = '', anchor] = target.replace(/#-+/, '#').split('#');
    if (file === '') return `[${label}](#${anchor})`;
    const page = context.paths.get(posix.join(posix.dirname(context.file), file));
    if (page === undefined) return label;
    const relative = posix.relative(posix.dirname(context.path), page);
    return `[${label}](${relative.startsWith('.') ? relative : `./${relative}`}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Returns the address on the site of a picture of the repository. */
function pictureAddress(file: string): string {
  return `/pictures/${file.replaceAll('/', '-')}`;
}

/** Returns the pictures that pages of the repository show, by their address on the site. */
export function sitePictures(paths: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const shown = [...paths.keys()].flatMap((file) =>
    [...readSource(file).matchAll(LINK)]
      .filter(([found, , target = '']) => found.startsWith('!') && !/^[a-z]+:/.test(target))
      .map(([, , target = '']) => posix.join(posix.dirname(file), target)),
  );
  return new Map(shown.map((file) => [pictureAddress(file), file]));
}

/** Returns the title of a page: its first heading, without markup. */
export function titleOf(text: string): string {
  const stated = /^title: (.+)$/m.exec(text.startsWith('---\n') ? text.slice(0, text.indexOf('\n---', 4)) : '')?.[1];
  const heading = /^# (.+)$/m.exec(text)?.[1] ?? 'Page';
  return (stated === undefined ? heading : stated.replace(/^['"]|['"]$/g, '')).replaceAll(/[`*]/g, '');
}

/** Returns the section of a Markdown page below a heading of the second level. */
export function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`\n## ${heading}\n`);
  const end = text.indexOf('\n## ', start + 1);
  if (start === -1) throw new Error(`There is no section "${heading}".`);
  return text
    .slice(start, end === -1 ? undefined : end)
    .replace(`\n## ${heading}\n`, '')
    .trim();
}
