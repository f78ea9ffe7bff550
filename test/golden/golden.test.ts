import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES, generatedCode } from './features.ts';

// Each folder is one feature: its specification, the code that follows from it, and, where types are hard to check by
// eye, a `usage.ts` that must compile against them. `npx vitest run test/golden -u`
// writes the expected files again; read the difference before it is committed.

/** The feature without operations: its modules are shown once, and by no other feature whose modules are the same. */
const PLAIN = 'objects';

/** Features whose facade is shown. That of the others has the methods of their operations, and nothing else. */
const WITH_FACADE: ReadonlySet<string> = new Set([
  PLAIN,
  'client-options',
  'create-and-replace',
  'documentation',
  'domains-and-facade',
  'names',
  'replace-without-read',
  'runtime-name-collisions',
  'update-across-groups',
]);

test.each(FEATURES)('%s becomes the expected code', async (feature) => {
  const plain = await generatedCode(PLAIN);
  const shown = [...(await generatedCode(feature))].filter(
    ([path, text]) =>
      (feature === PLAIN || text !== plain.get(path)) && (path !== 'facade.ts' || WITH_FACADE.has(feature)),
  );
  const folder = join(import.meta.dirname, feature, 'expected');
  for (const [path, text] of shown) await expect(text).toMatchFileSnapshot(join(folder, path));
  expect(readdirSync(folder).toSorted()).toEqual(shown.map(([path]) => path).toSorted());
});
