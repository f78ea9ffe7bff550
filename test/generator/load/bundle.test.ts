import { describe, expect, test } from 'vitest';
import { documentWith, load } from './load-files.ts';
import type { Files } from '../../support/write-files.ts';
import { integer, object, ref, text } from '../../support/schemas.ts';

const string = text;

const cases: readonly {
  readonly title: string;
  readonly given: Files;
  readonly want: object;
  readonly reported?: readonly string[];
}[] = [
  {
    title: 'replaces a component that refers to another file by its target, and points all references there',
    given: {
      'root.yaml': documentWith(`
components:
  schemas:
    Pet: { $ref: pets.yaml#/Pet }
    Owner: { type: object, properties: { pet: { $ref: pets.yaml#/Pet } } }`),
      'pets.yaml': 'Pet: { type: object, properties: { friend: { $ref: "#/Pet" } } }',
    },
    want: { components: { schemas: { Pet: object({ friend: ref('Pet') }), Owner: object({ pet: ref('Pet') }) } } },
  },
  {
    title: 'names a hoisted schema after the last token of its pointer, with a number if the name is taken',
    given: {
      'root.yaml': documentWith(`
components:
  schemas:
    Id: { type: integer }
    A: { properties: { a: { $ref: a.yaml#/Id }, b: { $ref: b.yaml#/Id }, c: { $ref: 'c.yaml' } } }`),
      'a.yaml': 'Id: { type: string }',
      'b.yaml': 'Id: { type: boolean }',
      'c.yaml': 'type: number',
    },
    want: {
      components: {
        schemas: {
          Id: integer,
          A: { properties: { a: ref('Id2'), b: ref('Id3'), c: ref('c') } },
          Id2: string,
          Id3: { type: 'boolean' },
          c: { type: 'number' },
        },
      },
    },
  },
  {
    title: 'refers to a part of a placed schema in place, without a copy',
    given: {
      'root.yaml': documentWith(
        'components: { schemas: { A: { $ref: "a.yaml#/A/properties/x" }, B: { items: { $ref: "a.yaml#/A" } } } }',
      ),
      'a.yaml': 'A: { properties: { x: { type: string }, y: { $ref: "#/A/properties/x" } } }',
    },
    want: {
      components: {
        schemas: {
          A: string,
          B: { items: ref('A2') },
          A2: { properties: { x: string, y: { $ref: '#/components/schemas/A2/properties/x' } } },
        },
      },
    },
  },
  {
    title: 'inlines path items; members beside the reference override those of the target',
    given: {
      'root.yaml': documentWith(`
paths:
  /a: { $ref: 'paths.yaml#/a', summary: mine }
  /b: { $ref: 'paths.yaml#/b' }`),
      'paths.yaml':
        'a: { summary: theirs, get: { operationId: a } }\nb: { $ref: "#/c" }\nc: { get: { operationId: c } }',
    },
    want: { paths: { '/a': { summary: 'mine', get: { operationId: 'a' } }, '/b': { get: { operationId: 'c' } } } },
  },
  {
    title: 'copies a path item of the components to each path that refers to it',
    given: {
      'root.yaml': documentWith(`
paths: { /a: { $ref: '#/components/pathItems/P' } }
components: { pathItems: { P: { get: { deprecated: true } } } }`),
    },
    want: {
      paths: { '/a': { get: { deprecated: true } } },
      components: { pathItems: { P: { get: { deprecated: true } } } },
    },
  },
  {
    title: 'hoists parameters, responses, request bodies, headers and examples to the section of their kind',
    given: {
      'root.yaml': documentWith(`
paths:
  /a:
    get:
      parameters: [{ $ref: 'parts.yaml#/limit' }]
      requestBody: { $ref: 'parts.yaml#/body' }
      responses: { '200': { $ref: 'parts.yaml#/ok' } }`),
      'parts.yaml': `
limit: { name: limit, in: query }
body: { content: {} }
ok: { description: ok, headers: { X: { $ref: '#/x' } }, content: { a/b: { examples: { e: { $ref: '#/e' } } } } }
x: { description: x }
e: { value: 1 }`,
    },
    want: {
      paths: {
        '/a': {
          get: {
            parameters: [{ $ref: '#/components/parameters/limit' }],
            requestBody: { $ref: '#/components/requestBodies/body' },
            responses: { 200: { $ref: '#/components/responses/ok' } },
          },
        },
      },
      components: {
        parameters: { limit: { name: 'limit', in: 'query' } },
        requestBodies: { body: { content: {} } },
        responses: {
          ok: {
            description: 'ok',
            headers: { X: { $ref: '#/components/headers/x' } },
            content: { 'a/b': { examples: { e: { $ref: '#/components/examples/e' } } } },
          },
        },
        headers: { x: { description: 'x' } },
        examples: { e: { value: 1 } },
      },
    },
  },
  {
    title: 'resolves references between files and back to the root',
    given: {
      'root.yaml': documentWith('components: { schemas: { A: { $ref: "sub/a.yaml#/A" }, R: { type: string } } }'),
      'sub/a.yaml': 'A: { properties: { b: { $ref: ./b.yaml#/B }, r: { $ref: ../root.yaml#/components/schemas/R } } }',
      'sub/b.yaml': 'B: { properties: { a: { $ref: a.yaml#/A } } }',
    },
    want: {
      components: {
        schemas: { A: { properties: { b: ref('B'), r: ref('R') } }, R: string, B: { properties: { a: ref('A') } } },
      },
    },
  },
  {
    title: 'rewrites references in the mapping of a discriminator and keeps names of schemas',
    given: {
      'root.yaml': documentWith('components: { schemas: { P: { $ref: p.yaml#/P }, Dog: { type: object } } }'),
      'p.yaml': 'P: { discriminator: { propertyName: k, mapping: { cat: "#/Cat", dog: Dog } } }\nCat: { type: object }',
    },
    want: {
      components: {
        schemas: {
          P: { discriminator: { propertyName: 'k', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } } },
          Dog: { type: 'object' },
          Cat: { type: 'object' },
        },
      },
    },
  },
  {
    title: 'turns references by $id and $anchor into pointers, wherever they are declared',
    given: {
      'root.yaml': documentWith(`
components:
  schemas:
    A: { properties: { x: { $ref: '#here' }, y: { $ref: 'https://example.com/b#there' }, z: { $ref: 'f.yaml#far' } } }
    X: { $anchor: here, type: integer }
    B: { $id: https://example.com/b, $defs: { n: { $anchor: there } }, properties: { n: { $ref: '#/$defs/n' } } }`),
      'f.yaml': 'deep: { down: { $anchor: far, type: string } }',
    },
    want: {
      components: {
        schemas: {
          A: { properties: { x: ref('X'), y: { $ref: '#/components/schemas/B/$defs/n' }, z: ref('down') } },
          X: integer,
          B: { $defs: { n: {} }, properties: { n: { $ref: '#/components/schemas/B/$defs/n' } } },
          down: string,
        },
      },
    },
  },
  {
    title: 'turns a dynamic reference into a static one, with a warning',
    given: {
      'root.yaml': documentWith('components: { schemas: { T: { $dynamicAnchor: t, items: { $dynamicRef: "#t" } } } }'),
    },
    want: { components: { schemas: { T: { items: ref('T') } } } },
    reported: ['reference-dynamic root.yaml:3:59'],
  },
  {
    title: 'leaves a $ref in an example or an extension alone',
    given: {
      'root.yaml': documentWith(
        'x-a: { $ref: nowhere.yaml }\ncomponents: { schemas: { A: { const: { $ref: no.yaml } } } }',
      ),
    },
    want: { 'x-a': { $ref: 'nowhere.yaml' }, components: { schemas: { A: { const: { $ref: 'no.yaml' } } } } },
  },
  {
    title: 'inlines references where OpenAPI allows none, with a warning',
    given: {
      'root.yaml': documentWith(
        'paths: { /a: { get: { $ref: get.yaml } } }\ncomponents: { schemas: { $ref: schemas.yaml } }',
      ),
      'get.yaml': 'operationId: a',
      'schemas.yaml': 'A: { type: string }\nB: { items: { $ref: "#/A" } }',
    },
    want: {
      paths: { '/a': { get: { operationId: 'a' } } },
      components: { schemas: { A: string, B: { items: ref('A') } } },
    },
    reported: ['reference-unusual root.yaml:3:23'],
  },
  {
    title: 'inlines a description of another file',
    given: {
      'root.yaml': documentWith('paths: {}\ntags: [{ name: a, description: { $ref: words.yaml#/a } }]'),
      'words.yaml': 'a: Many words.',
    },
    want: { paths: {}, tags: [{ name: 'a', description: 'Many words.' }] },
    reported: ['reference-unusual root.yaml:4:34'],
  },
];

describe('bundling', () => {
  test.for(cases)('$title', async ({ given, want, reported = [] }) => {
    const loaded = await load(given);
    expect(loaded.reported).toEqual(reported);
    expect(loaded.specification?.document).toEqual({ openapi: '3.1.0', info: { title: 'T', version: '1' }, ...want });
  });

  test('treats names such as __proto__ as ordinary keys', async () => {
    const { specification } = await load({
      'root.json':
        '{"openapi":"3.1.0","components":{"schemas":{"__proto__":{"$ref":"a.yaml#/__proto__"},"constructor":{"$ref":"#/components/schemas/__proto__"}}}}',
      'a.yaml': '__proto__: { type: string, properties: { __proto__: { type: integer } } }',
    });
    expect(JSON.stringify(specification?.document['components'])).toBe(
      '{"schemas":{"__proto__":{"type":"string","properties":{"__proto__":{"type":"integer"}}},"constructor":{"$ref":"#/components/schemas/__proto__"}}}',
    );
    expect({}).not.toHaveProperty('type');
  });

  test.for([
    { title: 'to the document in a path', given: 'paths: { /a: { $ref: "#" } }', want: '3:16' },
    { title: 'to all paths in a path', given: 'paths: { /a: {}, /b: { $ref: "#/paths" } }', want: '3:24' },
    { title: 'to all webhooks in a webhook', given: 'webhooks: { a: { $ref: "#/webhooks" } }', want: '3:18' },
    {
      title: 'to all paths in each of forty paths',
      given: `paths: {${Array.from({ length: 40 }, (_, index) => `/${index}: { $ref: "#/paths" }`).join(', ')}}`,
      want: '3:15',
    },
  ])('rejects a value that would contain itself: a reference $title', async ({ given, want }) => {
    const { specification, reported } = await load({ 'root.yaml': documentWith(given) });
    expect(specification).toBeUndefined();
    expect(reported).toEqual([`reference-endless root.yaml:${want}`]);
  });

  test('inlines a description of a Markdown file without parsing it as YAML', async () => {
    const markdown = '# Tags\n\n| Name | Value |\n|--|--|\n| a: b | `c` |\n';
    const { reported, specification } = await load({
      'root.yaml': documentWith('tags: [{ name: a, description: { $ref: ./tag.md } }]\ncomponents: {}'),
      'tag.md': markdown,
    });
    expect(reported).toEqual(['reference-unusual root.yaml:3:34']);
    expect(specification?.document['tags']).toEqual([{ name: 'a', description: markdown }]);
    expect(specification?.locate('/tags/0/description')).toMatchObject({ line: 1, column: 1 });
  });

  test('is deterministic, with the files in the order of reading', async () => {
    const given = cases[1]?.given ?? {};
    const [first, second] = [await load(given), await load(given)];
    expect(JSON.stringify(first.specification?.document)).toBe(JSON.stringify(second.specification?.document));
    expect(first.specification?.files.map((file) => file.replace(/^.*\//, ''))).toEqual([
      'root.yaml',
      'a.yaml',
      'b.yaml',
      'c.yaml',
    ]);
  });
});
