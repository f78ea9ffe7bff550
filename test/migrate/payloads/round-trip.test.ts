// Runs in `npm run test:rest`.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { map, toV2, toV3, type V2Resource } from '../../../generated/sdk/src/migration.ts';
import { schemas } from '../../../generated/sdk/src/migration/schemas.ts';

/** Every name that any rule speaks of, on either side, so that documents are full of cases that matter. */
const names = [...new Set(map.fields.flatMap(({ v2, v3 }) => [...v2, ...v3]))];
const values = map.values.flatMap(({ v2, v3 }) => [v2, v3 ?? v2]);
const RUNS = process.env['TEST_LONG'] === undefined ? 150 : 10_000;

const leaf = fc.oneof(fc.constantFrom(...values), fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const { document } = fc.letrec<{ value: unknown; document: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('value'), { maxLength: 3 }), tie('document')),
  document: fc.dictionary(
    fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string() }),
    tie('value'),
    { maxKeys: 7 },
  ),
}));

const changing = schemas.map(({ v2 }) => v2 as V2Resource);

test.each(changing)('R121 any v2 %s survives the round trip through v3', (resource) => {
  fc.assert(
    fc.property(document, (given) => {
      const before = structuredClone(given);
      const there = toV3(resource, given);
      const back = toV2(resource, there.value, there.sidecar);
      expect(given).toEqual(before);
      expect(back.value).toEqual(given);
    }),
    { numRuns: RUNS },
  );
});

test.each(changing)('R121 any v3 %s survives the round trip through v2', (resource) => {
  fc.assert(
    fc.property(document, (given) => {
      const there = toV2(resource, given);
      expect(toV3(resource, there.value, there.sidecar).value).toEqual(given);
    }),
    { numRuns: RUNS },
  );
});
