import { describe, expect, test } from 'vitest';
import { check, diagnosticsOf } from './check-document.ts';

const cases: readonly { readonly title: string; readonly given: string; readonly want: readonly string[] }[] = [
  { title: 'to a schema', given: '{ $ref: "#/components/schemas/B/properties/x" }', want: [] },
  { title: 'to a missing schema', given: '{ $ref: "#/components/schemas/Nope" }', want: ['reference-dangling /$ref'] },
  {
    title: 'through a prototype',
    given: '{ $ref: "#/components/schemas/constructor" }',
    want: ['reference-dangling /$ref'],
  },
  { title: 'to __proto__', given: '{ $ref: "#/__proto__" }', want: ['reference-dangling /$ref'] },
  {
    title: 'to the length of a list',
    given: '{ $ref: "#/components/schemas/B/enum/length" }',
    want: ['reference-dangling /$ref'],
  },
  { title: 'in another case', given: '{ $ref: "#/components/schemas/b" }', want: ['reference-dangling /$ref'] },
  { title: 'to an unknown anchor', given: '{ $ref: "#nowhere" }', want: ['reference-dangling /$ref'] },
  { title: 'to a response', given: '{ $ref: "#/components/responses/R" }', want: ['reference-kind /$ref'] },
  { title: 'to a text', given: '{ $ref: "#/info/title" }', want: ['reference-kind /$ref'] },
  { title: 'to a map of schemas', given: '{ $ref: "#/components/schemas" }', want: ['reference-kind /$ref'] },
  { title: 'into an extension', given: '{ $ref: "#/x-shared/Shape" }', want: [] },
  { title: 'to itself', given: '{ $ref: "#/components/schemas/A" }', want: ['reference-cycle /$ref'] },
  {
    title: 'to itself with siblings',
    given: '{ $ref: "#/components/schemas/A", minLength: 1 }',
    want: ['reference-cycle /$ref'],
  },
  {
    title: 'to itself through allOf',
    given: '{ allOf: [{ $ref: "#/components/schemas/A" }] }',
    want: ['reference-cycle /allOf/0/$ref'],
  },
  {
    title: 'to itself through an alternative',
    given: '{ oneOf: [{ $ref: "#/components/schemas/A" }, {}] }',
    want: ['composition-cycle /oneOf/0/$ref'],
  },
  {
    title: 'to itself through the only alternative',
    given: '{ oneOf: [{ $ref: "#/components/schemas/A" }] }',
    want: ['composition-cycle /oneOf/0/$ref'],
  },
  { title: 'to itself in a property', given: '{ properties: { a: { $ref: "#/components/schemas/A" } } }', want: [] },
  { title: 'to itself in an item', given: '{ items: { allOf: [{ $ref: "#/components/schemas/A" }] } }', want: [] },
  {
    title: 'in a mapping to a missing schema',
    given: '{ discriminator: { propertyName: p, mapping: { a: "#/components/schemas/C" } } }',
    want: ['mapping-dangling /discriminator/mapping/a'],
  },
  {
    title: 'in a mapping to an unknown name',
    given: '{ discriminator: { propertyName: p, mapping: { a: C } } }',
    want: ['mapping-unknown /discriminator/mapping/a'],
  },
  {
    title: 'in a mapping that is a list',
    given: '{ discriminator: { propertyName: p, mapping: [C] } }',
    want: ['keyword-invalid /discriminator/mapping'],
  },
  {
    title: 'in a mapping that is a number',
    given: '{ discriminator: { propertyName: p, mapping: { a: 1 } } }',
    want: ['keyword-invalid /discriminator/mapping/a'],
  },
];

describe('a reference', () => {
  test.for(cases)('$title: $want', async ({ given, want }) => {
    const rest = `components: { schemas: { A: ${given}, B: { properties: { x: {} }, enum: [1] } }, responses: { R: { description: r } } }\nx-shared: { Shape: {} }`;
    const found = (await diagnosticsOf(rest)).filter((diagnostic) => !diagnostic.includes('contradicts'));
    expect(found).toEqual(want.map((diagnostic) => diagnostic.replace(' ', ' /components/schemas/A')));
  });

  test.for([
    { place: 'header', want: ['reference-kind-alike'] },
    { place: 'query', want: ['reference-kind'] },
  ])('of a header to a $place parameter: $want', async ({ place, want }) => {
    const header = 'headers: { H: { $ref: "#/components/parameters/P" } }';
    const { diagnostics } = await check(
      `components: { parameters: { P: { name: p, in: ${place}, schema: {} } }, ${header} }`,
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(want);
  });

  test.for([
    { title: 'a request body with content', given: '{ content: { a/b: {} } }', want: ['reference-kind-alike'] },
    {
      title: 'a request body without content',
      given: '{ description: b }',
      want: ['member-missing', 'reference-kind'],
    },
  ])('of a response to $title: $want', async ({ given, want }) => {
    const responses = 'responses: { R: { $ref: "#/components/requestBodies/B" } }';
    const { diagnostics } = await check(`components: { requestBodies: { B: ${given} }, ${responses} }`);
    expect(diagnostics.map(({ code }) => code)).toEqual(want);
  });

  test.for([
    { given: '#/components/schemas/Ordr', want: '#/components/schemas/Order' },
    { given: '#/component/schemas/Order', want: '#/components/schemas/Order' },
    { given: '#/components/schemas/Order/properties/totl', want: '#/components/schemas/Order/properties/total' },
    { given: 'schemas/Order', want: '#/components/schemas/Order' },
    { given: '#/definitions/order', want: '#/components/schemas/Order' },
    { given: '#/components/schemas/Zzzzzzzz', want: undefined },
    { given: 'schemas.yaml#/A', want: undefined },
  ])('to $given suggests $want', async ({ given, want }) => {
    const { diagnostics } = await check(
      `components: { schemas: { Order: { properties: { total: {} } }, A: { $ref: "${given}" } } }`,
    );
    const [cause = ''] = diagnostics.map((diagnostic) => diagnostic.cause);
    expect(/Did you mean "(.*)"/.exec(cause)?.[1]).toBe(want);
  });

  test('in a cycle is reported once, with the cycle', async () => {
    const { diagnostics } = await check(
      'components: { schemas: { B: { $ref: "#/components/schemas/C" }, C: { $ref: "#/components/schemas/D" }, D: { $ref: "#/components/schemas/B" } } }',
    );
    expect(diagnostics.map(({ cause }) => cause)).toEqual([
      'These definitions refer to each other in a cycle: B → C → D → B.',
    ]);
  });

  test('in a cycle of path items is reported', async () => {
    const rest =
      'paths: { /a: { $ref: "#/components/pathItems/P" } }\ncomponents: { pathItems: { P: { $ref: "#/components/pathItems/Q" }, Q: { $ref: "#/components/pathItems/P" } } }';
    expect(await diagnosticsOf(rest)).toEqual(['reference-cycle /components/pathItems/P/$ref']);
  });
});
