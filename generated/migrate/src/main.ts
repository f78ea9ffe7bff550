#!/usr/bin/env node
import { requireNode } from '@bmp/migrate-engine/require-node';
requireNode(process.versions.node);
const { toV2, toV3 } = await import('./migration.ts');
const { run } = await import('@bmp/migrate-engine/command');
const kit = {
  model: 1,
  root: new URL('../', import.meta.url),
  versions: { before: 'v2', after: 'v3' },
  sharedPaths: ['/oauth/token', '/jwt/login.html'],
  up: toV3,
  down: toV2,
};
process.exitCode = await run(process.argv.slice(2), kit);
