import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StatedRule } from '../../../templates/runtime/verify-engine/src/checks/rules.ts';

/** Rules of the platform. */
export const statedRules: readonly StatedRule[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../spec/v3/verify/rules.json'), 'utf8'),
);
