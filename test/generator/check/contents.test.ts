import { describe, expect, test } from 'vitest';
import { codingOf } from '../../../generator/model/media-types.ts';
import { diagnosticsOf } from './check-document.ts';

const pet = '{ type: object, properties: { name: { type: string } } }';

/** Returns a document with one operation. */
function operation(members: string): string {
  return `paths: { /a: { post: { operationId: a, ${members} } } }`;
}

describe('a body without a parser and serializer', () => {
  const at = '/paths/~1a/post/requestBody/content';
  test.for([
    { content: `application/xml: { schema: ${pet} }`, want: [`content-passed-on ${at}/application~1xml/schema`] },
    { content: `multipart/mixed: { schema: ${pet} }`, want: [`content-passed-on ${at}/multipart~1mixed/schema`] },
    {
      content: `application/xml: { schema: ${pet} }, application/json: { schema: ${pet} }`,
      want: [`content-passed-on ${at}/application~1xml/schema`],
    },
    { content: 'application/xml: { schema: { type: string } }', want: [] },
    { content: `text/plain: { schema: ${pet} }`, want: [] },
    { content: 'image/png: {}', want: [] },
  ])('$content: $want', async ({ content, want }) => {
    const members = `requestBody: { content: { ${content} } }, responses: { '204': { description: Sent. } }`;
    expect(await diagnosticsOf(operation(members))).toEqual(want);
  });
});

test.each([
  ['application/yaml', 'text', 'text'],
  ['application/stream+json', 'value', 'json-lines'],
  ['application/jwt', 'text', 'text'],
  ['application/yaml', 'value', 'text'],
  ['application/vnd.acme', 'unsaid', 'binary'],
  ['application/vnd.acme', 'bytes', 'binary'],
  ['application/binary', 'value', 'binary'],
  ['application/x-zip-compressed', 'value', 'binary'],
  ['application/epub+zip', 'text', 'binary'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text', 'binary'],
  ['application/x-tarot', 'value', 'text'],
  ['application/x-json', 'value', 'json'],
] as const)('%s with a schema of %s is %s', (mediaType, schemaClass, want) => {
  expect(codingOf(mediaType, schemaClass)).toBe(want);
});

test('a response with form data is passed through', async () => {
  const content = `{ application/x-www-form-urlencoded: { schema: ${pet} } }`;
  const at = '/paths/~1a/post/responses/200/content/application~1x-www-form-urlencoded/schema';
  expect(await diagnosticsOf(operation(`responses: { '200': { description: A pet., content: ${content} } }`))).toEqual([
    `content-passed-on ${at}`,
  ]);
});

describe('successful responses in several formats', () => {
  const at = '/paths/~1a/post/responses';
  const json = `'200': { description: A pet., content: { application/json: { schema: ${pet} } } }`;
  test.for([
    { responses: json, want: [] },
    { responses: `${json}, '204': { description: Nothing. }`, want: [] },
    { responses: `${json}, '400': { description: No., content: { text/plain: {} } }`, want: [] },
    {
      responses: `${json}, '202': { description: A page., content: { application/pdf: {} } }`,
      want: [`response-not-parsed ${at}/202/content/application~1pdf`],
    },
    {
      responses: `${json}, '202': { description: Both., content: { application/pdf: {}, application/json: { schema: ${pet} } } }`,
      want: [],
    },
    {
      responses: `'200': { description: An id., content: { application/json: { schema: { type: string } } } }, '201': { description: An id., content: { text/plain: {} } }`,
      want: [],
    },
  ])('$responses: $want', async ({ responses, want }) => {
    expect(await diagnosticsOf(operation(`responses: { ${responses} }`))).toEqual(want);
  });
});

test.for([
  { status: '204', want: ['response-bodiless /paths/~1a/post/responses/204'] },
  { status: '205', want: ['response-bodiless /paths/~1a/post/responses/205'] },
  { status: '304', want: ['response-bodiless /paths/~1a/post/responses/304'] },
  { status: '202', want: [] },
])('content under status $status: $want', async ({ status, want }) => {
  const response = `{ description: A pet., content: { application/json: { schema: ${pet} } } }`;
  expect(await diagnosticsOf(operation(`responses: { '${status}': ${response} }`))).toEqual(want);
});

test('a response to HEAD has no unreadable format', async () => {
  const pet200 = `'200': { description: A pet., content: { application/json: { schema: ${pet} } } }`;
  const page202 = `'202': { description: A page., content: { application/pdf: {} } }`;
  expect(await diagnosticsOf(`paths: { /a: { head: { responses: { ${pet200}, ${page202} } } } }`)).toEqual([]);
});

describe('the encoding of a part', () => {
  const properties =
    '{ a: { type: array, items: { type: string } }, o: { type: object }, f: { type: string, format: binary } }';
  test.for([
    { type: 'multipart/form-data', encoding: 'o: { contentType: application/json }', want: false },
    { type: 'multipart/form-data', encoding: "f: { contentType: 'image/png, image/jpeg' }", want: true },
    { type: 'multipart/form-data', encoding: 'o: { contentType: application/xml }', want: true },
    { type: 'multipart/form-data', encoding: 'f: { headers: { X-A: { schema: { type: string } } } }', want: true },
    { type: 'application/x-www-form-urlencoded', encoding: 'a: { style: form, explode: true }', want: false },
    { type: 'multipart/form-data', encoding: 'f: { contentType: image/png }', want: false },
    { type: 'application/x-www-form-urlencoded', encoding: 'a: { explode: false }', want: false },
    { type: 'application/x-www-form-urlencoded', encoding: 'o: { style: deepObject }', want: false },
    { type: 'application/x-www-form-urlencoded', encoding: 'o: { contentType: application/json }', want: false },
    { type: 'application/x-www-form-urlencoded', encoding: 'a: { contentType: application/json }', want: false },
    { type: 'application/x-www-form-urlencoded', encoding: 'o: { contentType: application/xml }', want: true },
  ])('$type, $encoding: $want', async ({ type, encoding, want }) => {
    const content = `{ ${type}: { schema: { type: object, properties: ${properties} }, encoding: { ${encoding} } } }`;
    const members = `requestBody: { content: ${content} }, responses: { '204': { description: Sent. } }`;
    const place = `/paths/~1a/post/requestBody/content/${type.replace('/', '~1')}/encoding/${encoding[0] ?? ''}`;
    expect(await diagnosticsOf(operation(members))).toEqual(want ? [`encoding-ignored ${place}`] : []);
  });
});
