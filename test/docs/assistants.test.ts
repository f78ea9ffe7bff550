import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['generated/sdk', 'generated/mock', 'generated/migrate', 'generated/verify', 'generator'] as const;

describe.each(FOLDERS)('the pages of %s for coding assistants', (folder) => {
  const product = basename(folder);
  const read = (file: string): string => readFileSync(join(ROOT, folder, file), 'utf8');
  const { files, exports } = JSON.parse(read('package.json'));
  const pages = ['llms.txt', 'SKILL.md'].map(read);

  test('are in the tarball', () => {
    expect(files).toEqual(expect.arrayContaining(['llms.txt', 'SKILL.md']));
  });

  test('link to pages that exist and ship', () => {
    const links = pages.flatMap((page) => [...page.matchAll(/\]\(([^)]+)\)|`(docs\/[^`]+)`/g)]);
    const paths = links.map(([, link, named]) => link ?? named ?? '');
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      expect(existsSync(join(ROOT, folder, path)), path).toBe(true);
      expect(
        files.some((file: string) => path === file || path.startsWith(`${file}/`)),
        path,
      ).toBe(true);
    }
  });

  test('name entries of the package that exist', () => {
    const named = pages.flatMap((page) => [...page.matchAll(new RegExp(`\`@bmp/${product}/([a-z-]+)\``, 'g'))]);
    for (const [, entry] of named) expect(Object.keys(exports)).toContain(`./${entry}`);
  });

  test('have a name and a description', () => {
    const [, header = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read('SKILL.md')) ?? [];
    const { name, description } = parse(header);
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(description).toMatch(/\.$/);
  });
});
