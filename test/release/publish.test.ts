import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testFolder } from '../support/temporary-folder.ts';
import { writeFiles } from '../support/write-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('publishing without any installed package', () => {
  const REPOSITORY = 'https://example.com/acme/toolchain';
  const SUMS = `${hashOf('packed')}  a.tgz\n`;
  const release = JSON.stringify({
    repository: REPOSITORY,
    packages: [{ name: '@acme/a', tarball: 'a.tgz', sha256: hashOf('packed') }],
  });

  test.each([
    ['the tarballs as they were packed', {}, hashOf(SUMS), 'published a.tgz'],
    ['no repository', { 'scripts/release/config.json': '{ "repository": null }' }, '', 'names no repository'],
    ['a changed tarball', { 'dist/release/a.tgz': 'other' }, '', 'changed after they were packed: a.tgz'],
    ['a further tarball', { 'dist/release/b.tgz': 'other' }, '', 'changed after they were packed: b.tgz'],
    ['hashes of another job', {}, hashOf('other'), 'changed after they were packed: SHA256SUMS'],
    ['other hashes', { 'dist/release/SHA256SUMS': `${hashOf('other')}  a.tgz\n` }, '', 'packed: SHA256SUMS'],
  ])('%s', (_, changes, sums, want) => {
    const folder = testFolder('publish');
    const files = {
      'scripts/release/config.json': JSON.stringify({ repository: REPOSITORY }),
      'dist/release/release.json': release,
      'dist/release/SHA256SUMS': SUMS,
      'dist/release/a.tgz': 'packed',
      'bin/npm': '#!/bin/sh\necho "published $(basename "$2") $*"\n',
      'package.json': '{ "type": "module" }',
    };
    writeFiles(folder, { ...files, ...changes });
    chmodSync(join(folder, 'bin/npm'), 0o755);
    cpSync(join(ROOT, 'scripts/release/publish.ts'), join(folder, 'scripts/release/publish.ts'));
    const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/release/publish.ts', '--tag', 'next'], {
      cwd: folder,
      env: {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
        ...(sums === '' ? {} : { RELEASE_SHA256: sums }),
      },
      encoding: 'utf8',
    });
    const isPublished = want.startsWith('published');
    expect([status, isPublished ? stdout : stderr]).toEqual([isPublished ? 0 : 1, expect.stringContaining(want)]);
    expect(stdout.includes('--provenance --access public --ignore-scripts --tag next')).toBe(isPublished);
  });
});

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
}

describe.each(globSync('.github/workflows/*.yml', { cwd: ROOT }))('%s', (file) => {
  const { permissions, jobs }: Workflow = parse(readFileSync(join(ROOT, file), 'utf8'));

  test('names actions by their commits', () => {
    const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^(?:\.\/.*|[\w-]+\/[\w./-]+@[0-9a-f]{40})$/.test(action))).toEqual([]);
  });

  test('lets no job write that runs the code of dependencies', () => {
    expect(permissions).toEqual({});
    const isForeign = (run = ''): boolean => /\b(?:npm|npx|pnpm|yarn)\b|\.ci\/run/.test(run);
    for (const { permissions: own = {}, steps } of Object.values(jobs)) {
      const isRunning = steps.some(({ run }) => isForeign(run));
      expect(Object.values(own).includes('write')).toBe(!isRunning);
    }
  });
});
