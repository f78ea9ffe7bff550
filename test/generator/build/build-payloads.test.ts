import { describe, expect, test } from 'vitest';
import { typeText } from '../../../generator/emit/source/types.ts';
import { SchemaBuilder, buildPayloads } from '../../../generator/build/named-schemas.ts';
import { operationSources } from '../../../generator/build/operation-sources.ts';
import { objectAt, type JsonObject } from '../../../generator/model/json.ts';

/** The types of the payloads of a document. */
function payloads(document: JsonObject): Readonly<Record<string, string>> {
  const named = buildPayloads(
    document,
    operationSources(objectAt(document, 'paths')),
    new SchemaBuilder(document, () => {}),
  );
  return Object.fromEntries(named.map(({ name, schema }) => [name, typeText(schema)]));
}

function sending(schema: JsonObject, mediaType = 'application/json'): JsonObject {
  return { requestBody: { content: { [mediaType]: { schema } } }, responses: { 200: { description: 'Taken.' } } };
}

const pet = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const components = { schemas: { Pet: pet } };

describe('the payload of a callback or webhook gets a name', () => {
  test('from the webhook that describes it', () => {
    expect(payloads({ webhooks: { newPet: { post: sending(pet) } } })).toEqual({ NewPetWebhook: '{ name: string }' });
  });

  test('with the method if there are several', () => {
    const webhooks = { 'new-pet': { post: sending(pet), put: sending({ type: 'array', items: pet }) } };
    expect(Object.keys(payloads({ webhooks }))).toEqual(['NewPetWebhookPut', 'NewPetWebhookPost']);
  });

  test('from a callback, once if several operations share it', () => {
    const callbacks = { onData: { $ref: '#/components/callbacks/Data' } };
    const paths = {
      '/a': { post: { operationId: 'subscribe', callbacks } },
      '/b': { post: { operationId: 'subscribeAgain', callbacks } },
    };
    const shared = { callbacks: { Data: { '{$request.body#/url}': { post: sending(pet) } } } };
    expect(Object.keys(payloads({ paths, components: shared }))).toEqual(['SubscribeOnDataCallback']);
  });

  test('unless it is inside an extension', () => {
    const holder = { 'x-data': { post: sending(pet) } };
    const subscribe = { operationId: 'subscribe', callbacks: { onData: holder } };
    const unsubscribe = { operationId: 'unsubscribe', callbacks: { onEnd: { '{$url}': { post: sending(pet) } } } };
    const paths = { '/a': { post: subscribe }, 'x-b': { post: unsubscribe } };
    expect(payloads({ paths })).toEqual({});
  });

  test('that no schema of the document uses', () => {
    const webhooks = { a: { post: sending(pet) } };
    const named = payloads({ webhooks, components: { schemas: { AWebhook: pet } } });
    expect(Object.keys(named)).toEqual(['AWebhook2']);
  });

  test.for([
    { given: 'refers to a schema', schema: { $ref: '#/components/schemas/Pet' }, mediaType: 'application/json' },
    { given: 'is bytes', schema: { type: 'string', format: 'binary' }, mediaType: 'image/png' },
  ])('but not if it $given', ({ schema, mediaType }) => {
    expect(payloads({ webhooks: { a: { post: sending(schema, mediaType) } }, components })).toEqual({});
  });
});
