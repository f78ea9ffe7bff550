#!/usr/bin/env node
import { toV2, toV3 } from './migration.ts';
import { run } from '@bmp/migrate-engine/command';
const kit = {
  model: 1,
  root: new URL('../', import.meta.url),
  versions: { before: 'v2', after: 'v3' },
  sharedPaths: ['/oauth/token', '/jwt/login.html'],
  up: toV3,
  down: toV2,
};
process.exitCode = await run(process.argv.slice(2), kit);
