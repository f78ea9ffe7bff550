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

/** Features that shape the comments of operations. Those of the others are left out; the comments of types never are. */
const WITH_COMMENTS: ReadonlySet<string> = new Set([
  PLAIN,
  'bodies',
  'client-options',
  'create-and-replace',
  'discriminator',
  'documentation',
  'domains-and-facade',
  'enumerations',
  'error-bodies',
  'operation-comments',
  'parameters',
  'replace-without-read',
  'responses',
  'update-across-groups',
]);

const plain = await generatedCode(PLAIN);

test.each(FEATURES)('%s becomes the expected code', async (feature) => {
  const shown = [...(await generatedCode(feature))]
    .filter(
      ([path, text]) =>
        (feature === PLAIN || text !== plain.get(path)) && (path !== 'facade.ts' || WITH_FACADE.has(feature)),
    )
    .map(([path, text]): readonly [string, string] => [path, shownText(feature, path, text)]);
  const folder = join(import.meta.dirname, feature, 'expected');
  for (const [path, text] of shown) await expect(text).toMatchFileSnapshot(join(folder, path));
  expect(readdirSync(folder).toSorted()).toEqual(shown.map(([path]) => path).toSorted());
});

/** Leaves out comments that say nothing about the feature. */
function shownText(feature: string, path: string, text: string): string {
  if (path === 'types.ts' || WITH_COMMENTS.has(feature)) return text;
  return text.replaceAll(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');
}
