import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { completeLockfile, type Lockfile, missingPackages } from '../../scripts/lockfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXTRAS = ['lint', 'mutation', 'peers', 'release', 'site'].map(
  (folder) => `scripts/extras/${folder}/package-lock.json`,
);
const FILES = ['package-lock.json', ...EXTRAS];

describe.each(FILES)('%s (npm run lockfile completes it)', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8');
  const lockfile: Lockfile = JSON.parse(text);

  test('contains the optional packages of every platform, without which `npm ci` fails there', () => {
    expect([...missingPackages(lockfile).keys()]).toEqual([]);
  });

  test('contains no download addresses', () => {
    expect(text).not.toMatch(/"resolved": "https?:/u);
  });

  test('contains no `engines` of installed packages, of which `npm ci` would warn on an older Node', () => {
    const warned = Object.entries(lockfile.packages).filter(([path, { engines }]) => path !== '' && engines);
    expect(warned.map(([path]) => path)).toEqual([]);
  });

  test('pins the versions that package.json asks for', () => {
    const manifest = JSON.parse(readFileSync(join(ROOT, dirname(name), 'package.json'), 'utf8'));
    const asked = Object.values<string>({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(asked.filter((version) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/u.test(version))).toEqual([]);
  });
});

describe('a lock file', () => {
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

  test('loses what depends on a machine: download addresses, and `engines` except those of the repository', () => {
    const engines = { node: '>=20' };
    const { packages } = completeLockfile({
      packages: { '': { engines }, 'node_modules/tool': { version: '1.0.0', engines, resolved: 'https://a.example' } },
    });
    expect(packages).toEqual({ '': { engines }, 'node_modules/tool': { version: '1.0.0' } });
  });
});
