import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { completeLockfile, type Lockfile, missingPackages } from '../../scripts/lockfile.ts';

const file = join(import.meta.dirname, '../../package-lock.json');

describe('the lock file', () => {
  test('holds the optional packages of every platform, or `npm ci` refuses it (npm run lockfile adds them)', () => {
    const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
    expect([...missingPackages(lockfile).keys()]).toEqual([]);
  });

  test('contains no download addresses', () => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/"resolved": "https?:/u);
  });

  test('is completed from package names', () => {
    const tool = {
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-musl': '1.2.3',
        '@tool/tool-windows-64': '1.2.3',
        '@tool/darwin-arm64': '1.2.3',
      },
    };
    const { packages } = completeLockfile({
      packages: { 'node_modules/tool': tool, 'node_modules/@tool/darwin-arm64': {} },
    });
    expect(packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '1.2.3',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    });
    expect(packages['node_modules/@tool/tool-windows-64']).toMatchObject({ cpu: ['x64'], os: ['win32'] });
    expect(Object.keys(packages)).toHaveLength(4);
  });
});
