import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES, generatedCode } from './features.ts';

// Each folder is one feature: its specification, the code that follows from it, and, where types are hard to check by
// eye, a `usage.ts` that must compile against them. `npx vitest run test/golden -u`
// writes the expected files again; read the difference before it is committed.

test.each(FEATURES)('%s becomes the expected code', async (feature) => {
  for (const [path, text] of await generatedCode(feature)) {
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, feature, 'expected', path));
  }
});
