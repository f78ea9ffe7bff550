import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../generator/model/json.ts';
import { partsOf } from '../../../generator/model/parts.ts';
import { sharingParts } from '../../../generator/model/share-parts.ts';

const schemas = {
  Cat: { properties: { name: { $ref: '#/components/schemas/Name' } } },
  Dog: { properties: { age: { type: 'integer' } } },
  Name: { type: 'string' },
  Pet: { oneOf: [], discriminator: { propertyName: 'kind', mapping: { dog: 'Dog' } } },
  DogCreate: { 'x-shape': { of: 'Dog', kind: 'create' } },
};
const paths = {
  '/cats': { get: { schema: { $ref: '#/components/schemas/Cat/properties/name' } } },
  '/dogs': { get: { schema: { $ref: '#/components/schemas/Dog' } } },
  '/lost': { get: { schema: { $ref: '#/components/schemas/Bird' } } },
  '/all': { get: { schema: { $ref: '#/components/schemas' } } },
};
const whole: JsonObject = { info: { title: 'T' }, paths, components: { schemas, securitySchemes: { a: {} } } };

const inSchemas = (changed: JsonObject): Json => ({
  ...whole,
  components: { ...(whole['components'] as JsonObject), schemas: { ...schemas, ...changed } },
});
const inPaths = (changed: JsonObject): Json => ({ ...whole, paths: { ...paths, ...changed } });
const everything = [...partsOf(whole).keys()];
const all = (...but: readonly string[]): readonly string[] => everything.filter((pointer) => !but.includes(pointer));
const schema = (...names: readonly string[]) => names.map((name) => `/components/schemas/${name}`);

describe('of a document that follows another, these parts are the same objects as before', () => {
  test.for<readonly [given: string, after: Json, want: readonly string[]]>([
    ['nothing has changed', whole, all()],
    ['an operation has changed', inPaths({ '/dogs': {} }), all('/paths/~1dogs', '/paths/~1all')],
    ['an operation is there that was not', inPaths({ '/new': {} }), all('/paths/~1all')],
    [
      'a schema has changed, and what refers to it at any distance',
      inSchemas({ Name: {} }),
      all(...schema('Name', 'Cat'), '/paths/~1cats', '/paths/~1all'),
    ],
    [
      'a schema has changed that is named without a reference',
      inSchemas({ Dog: {} }),
      all(...schema('Dog', 'Pet', 'DogCreate'), '/paths/~1dogs', '/paths/~1all'),
    ],
    ['a schema is there that was missing', inSchemas({ Bird: {} }), all('/paths/~1lost', '/paths/~1all')],
    [
      'members of a schema are in another order',
      inSchemas({ Pet: Object.fromEntries(Object.entries(schemas.Pet).reverse()) }),
      all(...schema('Pet'), '/paths/~1all'),
    ],
    ['what belongs to no part has changed', { ...whole, info: { title: 'U' } }, []],
    ['a credential has changed', { ...whole, components: { schemas, securitySchemes: { a: { type: 'http' } } } }, []],
  ])('where %s', ([, after, want]) => {
    const share = sharingParts();
    const before = partsOf(share(copy(whole)));
    const now = share(copy(after));
    expect(now).toEqual(after);
    const kept = [...partsOf(now)].filter(([pointer, part]) => before.get(pointer) === part);
    expect(kept.map(([pointer]) => pointer)).toEqual(want);
  });

  test('not where it was another one in between', () => {
    const share = sharingParts();
    const before = partsOf(share(copy(whole)));
    share(copy(inSchemas({ Name: {} })));
    const now = partsOf(share(copy(whole)));
    expect(now.get('/paths/~1cats')).not.toBe(before.get('/paths/~1cats'));
    expect(now.get('/paths/~1dogs')).toBe(before.get('/paths/~1dogs'));
  });

  test('and none is two parts at once', () => {
    const part = { get: {} };
    const [one, other] = partsOf(sharingParts()({ paths: { '/a': part, '/b': part } })).values();
    expect(one).toEqual(other);
    expect(one).not.toBe(other);
  });
});

function copy(value: Json): JsonObject {
  return JSON.parse(JSON.stringify(value));
}
