// Runs in `npm run test:rest`.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import platformDocument from '../../../generated/spec/v3.json' with { type: 'json' };
import { addInferredResources } from '../../../generator/infer/infer.ts';
import { resolveReference } from '#mock/document/references.ts';
import { readDocument, responseFor, type ServedOperation } from '#mock/document/served-document.ts';
import { isJson } from '#mock/http/message.ts';
import { type Json, type JsonObject, listAt, member } from '#mock/json.ts';
import { loadDocument } from '#mock/load/load-document.ts';
import {
  ignoredParameters,
  sampledFormats,
  unreadFormats,
  unsentStatuses,
  unsetHeaders,
} from '#mock/rest/accounting.ts';
import type { Mock } from '#mock/start.ts';
import { sampleCorpus } from '../../corpus/find-documents.ts';
import { driveCollections } from '../support/drive-collections.ts';

/** Returns the JSON that a parameter of a schema may have, as a text. */
function textFor(schema: Json | undefined, root: JsonObject): string {
  const resolved = resolveReference(root, schema);
  const [stated] = [resolved['default'], resolved['example'], ...listAt(resolved, 'enum')].filter(
    (value) => value !== undefined && typeof value !== 'object',
  );
  if (stated !== undefined) return String(stated);
  const type = [resolved['type']].flat()[0];
  if (type === 'integer' || type === 'number') return String(resolved['minimum'] ?? 1);
  if (type === 'boolean') return 'true';
  const texts: Readonly<Record<string, string>> = {
    date: '2026-01-31',
    'date-time': '2026-01-31T00:00:00Z',
    uuid: '00000000-0000-4000-8000-000000000000',
  };
  return texts[String(resolved['format'])] ?? 'abc';
}

/** Names of the query parameters that the resource of an operation applies. */
function appliedQuery({ resource }: ServedOperation): string {
  const { paging, filters, sort, search, setsFrom, from, id, ids } = resource ?? {};
  const own = from === 'query' ? [id, ids] : [];
  return JSON.stringify([paging, [...(filters?.keys() ?? [])], sort, search, [...(setsFrom?.values() ?? [])], own]);
}

/** Compares what an operation is documented with and what one of its responses had. */
function lostInResponse(operation: ServedOperation, status: number, headers: Readonly<Record<string, string>>) {
  const [unsent, unset] = [unsentStatuses(operation), unsetHeaders(operation)];
  const documented = responseFor(operation, status);
  const names = documented?.headers.map(({ name }) => name) ?? [];
  const types = documented?.contents.map(({ mediaType }) => mediaType) ?? [];
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return [
    ...(unsent.includes(String(status)) ? [`${status} is sent, and listed as not sent`] : []),
    ...names
      .filter((name) => (headers[name] === undefined) !== unset.includes(name) && !SOMETIMES.includes(name))
      .map((name) => `${name} is ${unset.includes(name) ? 'set, and listed as not set' : 'lost'}`),
    ...(type === '' || types.length === 0 || types.some((each) => each === type || each.includes('*'))
      ? []
      : [`${type} is not documented`]),
  ];
}

/** Returns a name as the header `x-mock` has it. */
function asMarked(name: string): string {
  return JSON.stringify(name)
    .slice(1, -1)
    .replaceAll(/[^\x20-\x7e]/g, '?');
}

/** Headers that only some responses have: on another page, or of a job that has not ended. */
const SOMETIMES = ['link', 'retry-after', 'location', 'content-length', 'connection'];

/** Sends successful calls again with everything that their operations may be sent, and returns what is lost. */
async function lostParts(mock: Mock, root: JsonObject): Promise<readonly string[]> {
  const lost = new Set<string>();
  const byId = new Map(mock.core.operations.map((operation) => [operation.id, operation]));
  const done = new Set<string>();
  for (const call of mock.calls()) {
    const operation = byId.get(call.operation);
    if (operation?.resource === undefined) continue;
    const add = (what: string): unknown => lost.add(`${operation.method} ${operation.path}: ${what}`);
    for (const what of lostInResponse(operation, call.status, call.responseHeaders)) add(what);
    if (done.has(operation.id) || call.status >= 300) continue;
    done.add(operation.id);
    const sent = typeof call.requestBody === 'object' ? { body: JSON.stringify(call.requestBody) } : {};
    const send = async (more: Readonly<Record<string, string>>, query = ''): Promise<Response> =>
      mock.fetch(
        `${mock.url}${call.target}${query === '' || call.target.includes('?') ? query.replace('?', '&') : query}`,
        {
          method: call.method,
          headers: { ...call.requestHeaders, ...more },
          ...sent,
        },
      );
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    const parameters = operation.parameters.filter(({ place, required }) => place !== 'path' && !required);
    for (const { name, place, schema } of parameters) {
      if (member(resolveReference(root, schema), 'type') === 'object') continue;
      if (place === 'query') query.set(name, textFor(schema, root));
      else if (place === 'header') headers[name.toLowerCase()] = textFor(schema, root);
    }
    const marked = (await send(headers, query.size === 0 ? '' : `?${query}`)).headers.get('x-mock') ?? '';
    const applied = appliedQuery(operation);
    const named = ignoredParameters(operation).map(({ name }) => name);
    for (const { name, place } of parameters) {
      const isSent = place === 'query' ? query.has(name) : headers[name.toLowerCase()] !== undefined;
      if (isSent && marked.includes('inferred') && named.includes(name) && !marked.includes(asMarked(name)))
        add(`${place} ${name} is not marked`);
      if (place === 'query' && !named.includes(name) && !applied.includes(name)) add(`query ${name} is lost`);
    }
    const formats = [operation.responses.find(({ status }) => status.startsWith('2'))?.contents ?? []].flat();
    for (const { mediaType } of formats.filter((each) => !each.mediaType.includes('*'))) {
      const response = await send({ accept: mediaType });
      const isSample = response.headers.get('x-mock') === 'sample';
      if (response.ok && isSample !== sampledFormats(operation).includes(mediaType)) add(`${mediaType} is not marked`);
      if (response.ok && isJson(mediaType) && isSample) add(`${mediaType} is a sample`);
    }
    for (const mediaType of unreadFormats(operation)) {
      const response = await mock.fetch(`${mock.url}${call.target}`, {
        method: call.method,
        headers: { ...call.requestHeaders, 'content-type': mediaType },
        body: '<a/>',
      });
      if (response.ok && response.headers.get('x-mock') !== 'sample') add(`a body of ${mediaType} is lost`);
    }
  }
  return [...lost];
}

async function lostIn(root: JsonObject): Promise<readonly string[]> {
  let lost: readonly string[] = ['nothing was driven'];
  await driveCollections(root, {
    inspect: async (mock) => {
      lost = await lostParts(mock, root);
    },
  });
  return lost;
}

const SUPPORT = join(import.meta.dirname, '../support');

describe('each documented parameter, header, media type and status is applied or listed', () => {
  test('of the platform as any document', { timeout: 60_000 }, async () => {
    const document: JsonObject = JSON.parse(JSON.stringify(platformDocument));
    const { paths, ...rest } = document;
    const stated = JSON.parse(JSON.stringify(paths), (key, value) => (key === 'x-resource' ? undefined : value));
    const root: JsonObject = { ...rest, paths: stated };
    expect(await lostIn(addInferredResources(root))).toEqual([]);
  });

  test.each(['inferred.yaml', 'vendors/incidents.yaml', 'vendors/payments.yaml', 'vendors/tasks.yaml'])(
    'of %s',
    async (name) => {
      const { documents } = await loadDocument(join(SUPPORT, name), {});
      expect(await lostIn(documents[0]?.root ?? {})).toEqual([]);
    },
  );

  test.each(sampleCorpus(5))('of %s', { timeout: 600_000 }, async (file) => {
    const { documents } = await loadDocument(file, { check: false });
    expect(await lostIn(documents[0]?.root ?? {})).toEqual([]);
  });
});

test.each<readonly [headers: object, want: readonly string[]]>([
  [{}, ['content-range']],
  [{ 'X-Total-Count': 'total' }, ['content-range']],
  [{ 'Content-Range': 'range' }, []],
])('of the headers Content-Range and X-Total-Count, paging by %j leaves unset: %j', (headers, want) => {
  const stated = { 'Content-Range': {}, 'X-Total-Count': {} };
  const get = {
    'x-resource': { collection: 'things', action: 'search', paging: { headers } },
    responses: { 206: { description: '', headers: stated } },
  };
  const paths = { '/things': { get } };
  const root: JsonObject = JSON.parse(JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }));
  expect(readDocument({ name: 't', root }).operations.flatMap(unsetHeaders)).toEqual(want);
});

test.each([
  ['creation is ignored', { action: 'create' }, ['If-Match']],
  ['creation that may change an item is not', { action: 'create', upsert: true }, []],
])('If-Match of a %s', (_, resource, want) => {
  const post = {
    'x-resource': { collection: 'things', id: 'id', ...resource },
    parameters: [{ name: 'If-Match', in: 'header', schema: { type: 'string' } }],
    responses: { 200: { description: '' } },
  };
  const root = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/things': { post } } };
  const ignored = readDocument({ name: 't', root }).operations.flatMap(ignoredParameters);
  expect(ignored.map(({ name }) => name)).toEqual(want);
});
