import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/programs.ts';

const PAGES = ['README.md', 'generator/README.md', 'generated/**/*.md', 'generated/**/examples/*.mjs'].flatMap(
  (pattern) => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules', 'generated/docs/site'] }),
);

/** Programs of other packages that pages start; each is the name of its package, or the reader has installed it. */
const OTHERS = ['tsc', 'vitest', 'node@24'];

/** Lists the package or program of each `npx` in a text. */
function startedBy(text: string): readonly string[] {
  return [...text.matchAll(/\bnpx (?!and\b)(?:-y )?(?:-p )?([@\w/.-]+)/g)].map(([, name = '']) => name);
}

describe('commands on the pages', () => {
  test('start through the scoped package, which the public registry cannot replace', () => {
    const unscoped = PAGES.flatMap((page) =>
      startedBy(readFileSync(join(ROOT, page), 'utf8'))
        .filter((name) => !name.startsWith('@bmp/') && !OTHERS.includes(name))
        .map((name) => `${page}: npx ${name}`),
    );
    expect(unscoped).toEqual([]);
  });

  test.each(['mock', 'migrate', 'verify'])('npx @bmp/%s finds the only command of the package', (folder) => {
    const { name, bin } = JSON.parse(readFileSync(join(ROOT, 'generated', folder, 'package.json'), 'utf8'));
    expect(name).toBe(`@bmp/${folder}`);
    expect(Object.keys(bin)).toEqual([`bmp-${folder}`]);
  });

  test('npx -p @bmp/generator names a command of the package', () => {
    const { name, bin } = JSON.parse(readFileSync(join(ROOT, 'generator/package.json'), 'utf8'));
    expect(name).toBe('@bmp/generator');
    expect(Object.keys(bin)).toContain('bmp-generate');
  });
});
