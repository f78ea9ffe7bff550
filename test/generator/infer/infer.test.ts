import { describe, expect, test } from 'vitest';
import { inferResources } from '../../../generator/infer/infer.ts';
import type { Json, JsonObject } from '../../../generator/model/json.ts';
import { integer, listOf, object, ref, text } from '../../support/schemas.ts';

const ITEM: JsonObject = object({ id: integer, title: text, state: text, owner: text }, ['title']);

function response(schema?: Json, status = '200'): JsonObject {
  return {
    [status]: { description: '', ...(schema === undefined ? {} : { content: { 'application/json': { schema } } }) },
  };
}

function operation(schema?: Json, more: JsonObject = {}): JsonObject {
  return { responses: response(schema), ...more };
}

function body(schema: Json): JsonObject {
  return { requestBody: { content: { 'application/json': { schema } } } };
}

/** What responds with what it is given. */
function write(schema: Json): JsonObject {
  return operation(schema, body(schema));
}

/** The resources and reasons of the operations of some paths. */
function infer(paths: JsonObject, schemas: JsonObject = {}): Readonly<Record<string, Json>> {
  const info = { title: 'T', version: '1' };
  const { operations } = inferResources({ openapi: '3.1.0', info, paths, components: { schemas } });
  return Object.fromEntries(
    operations.map(({ method, path, resource, reason }) => {
      const { inferred: _, ...rest } = resource ?? {};
      return [`${method} ${path}`, resource === undefined ? reason : rest];
    }),
  );
}

const LIST: JsonObject = listOf(ITEM);
const CREATE = write(ITEM);
const POSTS = { '/posts': { get: operation(LIST), post: CREATE }, '/posts/{id}': { get: operation(ITEM) } };
const UNLISTED = { ...POSTS, '/posts': { post: CREATE } };

test.each<readonly [name: string, place: string, more: JsonObject, want: Json | undefined]>([
  ['postId', 'query', {}, { id: 'query/postId' }],
  ['post_id', 'query', {}, { id: 'query/post_id' }],
  ['id', 'query', {}, { id: 'query/id' }],
  ['parentPostId', 'query', {}, undefined],
  ['postId', 'header', {}, undefined],
  ['postId', 'query', { summary: 'Create or update a post' }, undefined],
  ['otherPostId', 'query', {}, undefined],
])('the parameter %s in the %s of a creation chooses the identifier: %j -> %j', (name, place, more, want) => {
  const parameters = [{ name, in: place, schema: text }];
  const paths = {
    '/posts': { get: operation(LIST), post: { ...CREATE, ...more, parameters } },
    '/posts/{id}': { get: operation(ITEM) },
  };
  expect(Object(infer(paths)['post /posts']).setsFrom).toEqual(want);
});

test('a parameter with the word of the parent, or a member of the body, chooses the identifier', () => {
  const named: JsonObject = { type: 'object', properties: { name: { type: 'string' }, size: { type: 'integer' } } };
  const sent = { type: 'object', properties: { part_name: { type: 'string' }, size: { type: 'integer' } } };
  const parameters = [{ name: 'bookPageId', in: 'query', schema: { type: 'string' } }];
  const found = infer({
    '/books': { get: operation(LIST), post: CREATE },
    '/books/{book}': { get: operation(ITEM) },
    '/books/{book}/pages': { get: operation(LIST), post: { ...CREATE, parameters } },
    '/books/{book}/pages/{page}': { get: operation(ITEM) },
    '/parts': { get: operation({ type: 'array', items: named }), post: operation(undefined, body(sent)) },
    '/parts/{partName}': { get: operation(named) },
  });
  expect(Object(found['post /books/{book}/pages']).setsFrom).toEqual({ id: 'query/bookPageId' });
  expect(Object(found['post /parts']).setsFrom).toEqual({ name: 'body/part_name' });
});

test.each<readonly [name: string, shown: JsonObject, more: JsonObject, want: string]>([
  ['with the identifier of its path', { runId: { type: 'string' } }, {}, 'read'],
  ['without it', { id: { type: 'string' } }, {}, 'undefined'],
  ['beside a list', { runId: { type: 'string' } }, { get: operation(LIST) }, 'undefined'],
])('the status %s is what POST started', (_, shown, more, want) => {
  const properties = { ...shown, state: { type: 'string' } };
  const found = infer({
    '/runs': { ...more, post: operation({ type: 'object', properties: shown }, body({ type: 'object' })) },
    '/runs/{runId}/status': { get: operation({ type: 'object', properties }) },
  });
  expect(String(Object(found['get /runs/{runId}/status']).action)).toBe(want);
});

describe('collections and items', () => {
  test('a list and its items make a collection', () => {
    const paths = {
      '/posts': { get: operation(LIST), post: CREATE },
      '/posts/{id}': { get: operation(ITEM), put: CREATE, patch: CREATE, delete: operation() },
    };
    expect(infer(paths)).toEqual({
      'get /posts': { collection: 'posts', action: 'search' },
      'post /posts': { collection: 'posts', action: 'create' },
      'get /posts/{id}': { collection: 'posts', action: 'read', id: 'id' },
      'put /posts/{id}': { collection: 'posts', action: 'replace', id: 'id' },
      'patch /posts/{id}': { collection: 'posts', action: 'patch', id: 'id' },
      'delete /posts/{id}': { collection: 'posts', action: 'delete', id: 'id' },
    });
  });

  test('an operation below an item works on it wherever a path names it in the same way', () => {
    const paths = {
      '/posts': { get: operation(LIST), post: CREATE },
      '/posts/{postId}': { get: operation(ITEM) },
      '/helpers/posts/{postId}/publish': { post: operation(ITEM) },
      '/sites/{siteId}/posts/{postId}/publish': { post: operation(ITEM) },
      '/helpers/posts/{id}/publish': { put: operation(ITEM) },
    };
    const acting = { collection: 'posts', action: 'publish', id: 'postId', returns: 'item' };
    expect(infer(paths)).toMatchObject({
      'post /helpers/posts/{postId}/publish': acting,
      'post /sites/{siteId}/posts/{postId}/publish': acting,
      'put /helpers/posts/{id}/publish': 'its path addresses no collection',
    });
    const history = { '/history/posts': { get: operation(LIST) }, '/history/posts/{id}': { get: operation(ITEM) } };
    expect(infer({ ...paths, ...history })).toMatchObject({
      'post /helpers/posts/{postId}/publish': 'its path addresses no collection',
    });
  });

  test('a parameter before the item is no identifier of it, though it is one of its properties', () => {
    const paths = {
      '/posts': { get: operation(LIST), post: CREATE },
      '/posts/{postId}': { get: operation(ITEM) },
      '/authors/{owner}/posts/{postId}/publish': { post: operation(ITEM) },
    };
    const { 'post /authors/{owner}/posts/{postId}/publish': publish } = infer(paths);
    expect(publish).toMatchObject({ collection: 'posts', action: 'publish', id: 'postId' });
    expect(publish).not.toHaveProperty('by');
  });

  test('a path on which GET returns one item is no list, but POST creates there', () => {
    const paths = {
      '/scans/{id}': { get: operation(ITEM), delete: operation() },
      '/scans': { get: operation(ITEM), post: CREATE },
    };
    expect(infer(paths)).toMatchObject({
      'get /scans': 'its response holds no list',
      'post /scans': { collection: 'scans', action: 'create' },
      'get /scans/{id}': { collection: 'scans', action: 'read' },
    });
  });

  test('a list whose path ends with a parameter is none of its items', () => {
    const page = object({ messages: LIST, total: integer });
    const paths = {
      '/messages/{log}': { get: operation(page), post: CREATE },
      '/messages/{log}/{id}': { get: operation(ITEM), delete: operation() },
    };
    const within = ['log'];
    expect(infer(paths)).toMatchObject({
      'get /messages/{log}': { collection: 'messages', action: 'search', within },
      'post /messages/{log}': { collection: 'messages', action: 'create', within },
      'get /messages/{log}/{id}': { collection: 'messages', action: 'read', within, id: 'id' },
    });
  });

  test('the last word of a parameter names the identifier, if nothing else does', () => {
    const item = object({ ip: text, region: text }, ['ip']);
    const paths = {
      '/floating_ips': { get: operation(listOf(item)), post: write(item) },
      '/floating_ips/{floating_ip}': { get: operation(item) },
    };
    expect(infer(paths)['get /floating_ips/{floating_ip}']).toMatchObject({ action: 'read', key: 'ip' });
  });

  test.each([
    ['/posts.json', '/posts/{id}.json'],
    ['/posts.{format}', '/posts/{id}.{format}'],
    ['/2010-04-01/posts.{_format}', '/2010-04-01/posts/{id}'],
  ])('a format at the end of a path is no part of a name: %s, %s', (list, item) => {
    const paths = {
      [list]: { get: operation(LIST), post: CREATE },
      [item]: { get: operation(ITEM), delete: operation() },
    };
    expect(infer(paths)).toEqual({
      [`get ${list}`]: { collection: 'posts', action: 'search' },
      [`post ${list}`]: { collection: 'posts', action: 'create' },
      [`get ${item}`]: { collection: 'posts', action: 'read', id: 'id' },
      [`delete ${item}`]: { collection: 'posts', action: 'delete', id: 'id' },
    });
  });

  test('the list of items may have the plural of their word', () => {
    const paths = {
      '/v1/projects': { get: operation(LIST), post: CREATE },
      '/v1/project/{project_id}': { get: operation(ITEM), delete: operation() },
      '/v1/project/{project_id}/tasks': { get: operation(LIST), post: CREATE },
    };
    expect(infer(paths)).toEqual({
      'get /v1/projects': { collection: 'projects', action: 'search' },
      'post /v1/projects': { collection: 'projects', action: 'create' },
      'get /v1/project/{project_id}': { collection: 'projects', action: 'read', id: 'project_id' },
      'delete /v1/project/{project_id}': { collection: 'projects', action: 'delete', id: 'project_id' },
      'get /v1/project/{project_id}/tasks': expect.objectContaining({ collection: 'tasks', action: 'search' }),
      'post /v1/project/{project_id}/tasks': expect.objectContaining({
        parents: [{ collection: 'projects', parameters: ['project_id'] }],
      }),
    });
    const others = { ...paths, '/v1/projects': { get: operation(listOf(text)) } };
    expect(infer(others)['get /v1/projects']).toBe(
      'nothing at its path adds to what GET lists, and no path names one of it',
    );
  });

  test('a plural lists what its singular creates, and a property what has its value', () => {
    const item = ref('Post');
    const list = { get: operation(listOf(item)) };
    const paths = {
      '/posts': list,
      '/post': { post: write(item) },
      '/post/{id}': { get: operation(item) },
      '/post/owned/{owner}': list,
      '/post/liked/{liker}': list,
    };
    expect(infer(paths, { Post: ITEM })).toMatchObject({
      'get /posts': { collection: 'post', action: 'search' },
      'post /post': { collection: 'post', action: 'create' },
      'get /post/owned/{owner}': { action: 'search', parents: [{ parameters: ['owner'], property: 'owner' }] },
      'get /post/liked/{liker}': 'GET lists what its parameter names',
    });
  });

  test('a copy of an item is not the item on which it acts', () => {
    const paths = {
      '/posts': { post: CREATE },
      '/posts/{id}/duplicate': { post: operation(ITEM) },
      '/posts/{id}/publish': { post: operation(ITEM) },
      '/posts/{id}': { get: operation(ITEM) },
    };
    expect(infer(paths)).toMatchObject({
      'post /posts/{id}/duplicate': { collection: 'posts', action: 'duplicate', id: 'id' },
      'post /posts/{id}/publish': { action: 'publish', returns: 'item' },
    });
    expect(infer(paths)['post /posts/{id}/duplicate']).not.toHaveProperty('returns');
  });

  test('PUT on a list creates if it says so and nothing else does, and updates too if it says that', () => {
    const created = { ...CREATE, summary: 'Create a post' };
    const paths = {
      '/posts': { get: operation(LIST), put: created },
      '/posts/{id}': { get: operation(ITEM), post: CREATE },
      '/users/{owner}/posts': { get: operation(LIST), put: created },
      '/pages': { get: operation(LIST), put: { ...CREATE, summary: 'Replace all pages' } },
      '/notes': { get: operation(LIST), put: { ...CREATE, summary: 'Create or update a note' } },
      '/files': { get: operation(LIST), put: created, post: { ...CREATE, summary: 'Add a file' } },
    };
    expect(infer(paths)).toMatchObject({
      'get /posts': { collection: 'posts', action: 'search' },
      'put /posts': { collection: 'posts', action: 'create' },
      'post /posts/{id}': { collection: 'posts', action: 'patch' },
      'put /pages': 'nothing at its path adds to what GET lists, and no path names one of it',
      'put /notes': { action: 'create', upsert: true },
      'put /files': 'PUT works on "files" as a whole',
      'post /files': { action: 'create' },
    });
    expect(infer(paths)['put /users/{owner}/posts']).toMatchObject({
      action: 'create',
      parents: [{ parameters: ['owner'], property: 'owner' }],
    });
  });

  test('a parameter that is another property than the one by which GET finds an item finds it by that', () => {
    const paths = {
      '/groups': { post: CREATE },
      '/groups/{title}': { get: operation(ITEM) },
      '/groups/{id}': { put: CREATE },
      '/groups/{id}/archive': { post: operation() },
    };
    expect(infer(paths)).toMatchObject({
      'get /groups/{title}': { action: 'read', key: 'title' },
      'put /groups/{id}': { action: 'patch', id: 'id', key: 'title', by: 'id' },
      'post /groups/{id}/archive': { action: 'archive', id: 'id', key: 'title', by: 'id' },
    });
  });

  test('the reason for a path that finds an item by another property names that property', () => {
    const paths = { ...POSTS, '/posts/by-title/{title}': { get: operation(ITEM) } };
    const { operations } = inferResources({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths });
    expect(operations.find(({ path }) => path.includes('by-title'))).toMatchObject({
      resource: { action: 'read', id: 'title', by: 'title' },
      reason: 'reads one of "posts" by {title}, its property "title"',
    });
  });

  test('the reason for a PUT whose body requires nothing says so, and what it leaves open', () => {
    const { required: _, ...open } = ITEM;
    const paths = {
      '/posts': { get: operation(LIST), post: CREATE },
      '/posts/{id}': { get: operation(ITEM), put: operation(ITEM, body(open)) },
    };
    const { operations } = inferResources({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths });
    expect(operations.find(({ method }) => method === 'put')?.reason).toContain(
      'its body requires no property, but the document leaves open whether the others stay',
    );
  });

  test('an item may be in a member of the member that holds it, and a list of another name is that of others', () => {
    const held = (name: string, schema: Json): JsonObject =>
      object({ data: object({ [name]: schema, revision: integer }) });
    const group: JsonObject = object({ id: integer, title: text });
    const paths = {
      '/posts': { get: operation(held('posts', LIST)), post: operation(held('post', ITEM), body(ITEM)) },
      '/posts/{id}': { get: operation(held('post', ITEM)) },
      '/notes': { get: operation(held('groups', listOf(group))), post: CREATE },
      '/notes/{id}': { get: operation(ITEM) },
      '/groups': { post: operation(held('group', group), body(held('group', group))) },
      '/groups/{id}': { patch: operation(held('group', group), body(group)) },
    };
    const inData = { envelope: { response: 'data/post' } };
    expect(infer(paths)).toMatchObject({
      'get /posts': { action: 'search', envelope: { response: 'data/posts' } },
      'post /posts': { action: 'create', ...inData },
      'get /posts/{id}': { action: 'read', ...inData },
      'get /notes': 'its list is that of "groups"',
      'get /notes/{id}': { action: 'read' },
      'post /groups': { action: 'create', envelope: { request: 'data/group', response: 'data/group' } },
      'patch /groups/{id}': { action: 'patch', envelope: { response: 'data/group' } },
    });
  });

  test('items are created below their list by a verb, listed below others, and searched by POST', () => {
    const part: JsonObject = object({ id: integer, sheet: text });
    const copy: JsonObject = object({ id: {}, file: {}, mode: {} });
    const bytes = { responses: { 200: { description: '', content: { 'image/png': {} } } } };
    const paths = {
      '/posts/register': { post: CREATE },
      '/posts/list': { post: operation(LIST, body(object({ title: text }))) },
      '/posts/import': { post: operation(undefined, body(object({ posts: listOf(copy) }))) },
      '/posts/{id}': { get: operation(ITEM) },
      '/posts/{id}/secrets': { get: operation(listOf(part)), post: write(part) },
      '/secrets/{id}': { delete: operation() },
      '/posts/{id}/images': { get: operation(listOf(part)), post: write(part) },
      '/posts/{id}/images/{imageId}': { get: bytes, delete: operation() },
    };
    expect(infer(paths)).toMatchObject({
      'post /posts/register': { collection: 'posts', action: 'create' },
      'post /posts/list': { collection: 'posts', action: 'search', from: 'body' },
      'post /posts/import': 'its path addresses no collection',
      'get /posts/{id}': { collection: 'posts', action: 'read' },
      'get /posts/{id}/secrets': { collection: 'secrets', action: 'search' },
      'post /posts/{id}/secrets': { collection: 'secrets', action: 'create' },
      'delete /secrets/{id}': { collection: 'secrets', action: 'delete' },
      'get /posts/{id}/images': { collection: 'images', action: 'search' },
      'get /posts/{id}/images/{imageId}': { collection: 'images', action: 'getItem' },
      'delete /posts/{id}/images/{imageId}': { collection: 'images', action: 'delete' },
    });
  });

  test('a prefix of all paths names no collection', () => {
    expect(infer({ '/v1/{id}': { get: operation(ITEM) } })).toEqual({
      'get /v1/{id}': 'its path addresses no collection',
    });
  });

  test('POST on an item changes it where no other method does', () => {
    const paths = { '/posts': { post: CREATE }, '/posts/{id}': { get: operation(ITEM), post: CREATE } };
    expect(infer(paths)['post /posts/{id}']).toEqual({ collection: 'posts', action: 'patch', id: 'id' });
  });

  test('PUT changes the given properties if it requires none, and creates if it says so', () => {
    const { required: _, ...open } = ITEM;
    const paths = {
      '/posts': { post: CREATE },
      '/posts/{id}': { get: operation(ITEM), put: operation(ITEM, body(open)) },
      '/files/{id}': { get: operation(ITEM), put: { ...CREATE, responses: response(ITEM, '201') } },
      '/notes/{id}': { get: operation(ITEM), put: CREATE },
    };
    expect(infer(paths)).toMatchObject({
      'put /posts/{id}': { action: 'patch' },
      'put /files/{id}': { action: 'replace', upsert: true },
      'put /notes/{id}': 'nothing creates items of "notes"',
    });
  });

  test.each([
    ['Customer created or updated', true],
    ['The created customer, with its updated list', undefined],
    ['The sheet with its created and updated timestamps', undefined],
    ['The sheet with created/updated dates', undefined],
  ])('POST with the response "%s" changes an existing item: %s', (description, upsert) => {
    const { 200: success } = response(ITEM);
    const post = { ...CREATE, responses: { 200: { ...Object(success), description } } };
    const paths = { '/customers': { post }, '/customers/{id}': { get: operation(ITEM) } };
    const resource = Object(infer(paths)['post /customers']);
    expect([resource.action, resource.upsert]).toEqual(['create', upsert]);
  });

  test.each([
    ['Update multiple posts', { action: 'patchAll', ids: 'post_ids', envelope: { request: 'values' } }],
    ['Create multiple posts', { action: 'createAll' }],
  ])('POST with identifiers beside values that says "%s" -> %j', (summary, want) => {
    const properties = { post_ids: listOf(integer), values: ITEM, posts: LIST };
    const bulk = { summary, ...operation(LIST, body(object(properties))) };
    const paths = { '/posts': { get: operation(LIST), post: CREATE }, '/posts/bulk': { post: bulk } };
    expect(infer({ ...paths, '/posts/{id}': { get: operation(ITEM) } })['post /posts/bulk']).toMatchObject(want);
  });

  test.each([
    [['tagIds', 'postIds'], 'postIds'],
    [['paid', 'ids'], 'ids'],
    [['paid'], undefined],
  ])('a change of several items with the lists %j takes the identifiers %s', (lists, ids) => {
    const list = listOf(text);
    const properties = { ...Object.fromEntries(lists.map((name) => [name, list])), state: text };
    const update = operation(LIST, body(object(properties)));
    const paths = { '/posts': { get: operation(LIST), post: CREATE }, '/posts/bulk-update': { post: update } };
    const resource = infer({ ...paths, '/posts/{id}': { get: operation(ITEM) } })['post /posts/bulk-update'];
    expect(Object(resource).ids).toBe(ids);
  });

  const NOTED: JsonObject = { ...ITEM, properties: { ...Object(ITEM['properties']), note: text } };
  const kind = { enum: ['post'] };
  const sent = (required: string[], properties: JsonObject = { title: text, note: text }): JsonObject =>
    body(object(properties, required));
  const variants = (...lists: string[][]): JsonObject => {
    const properties = { title: text, note: text };
    return body({ anyOf: lists.map((required) => object(properties, required)) });
  };
  test.each([
    ['as much as creation does: replaces', sent(['title']), undefined, 'replace'],
    ['less than creation does: changes', sent(['note']), undefined, 'patch'],
    ['only constants: changes', sent(['kind'], { kind, note: text }), undefined, 'patch'],
    ['properties in one variant: changes', variants(['title'], []), undefined, 'patch'],
    ['properties in every variant: replaces', variants(['title', 'note'], ['title']), undefined, 'replace'],
    ['no property that only creation has: replaces', sent(['note'], { note: text }), undefined, 'replace'],
    [
      'properties, but omitted ones stay: changes',
      sent(['title']),
      'Any unspecified fields remain unchanged.',
      'patch',
    ],
    ['properties, and says that all are sent: replaces', sent(['title']), 'Send all of the fields.', 'replace'],
  ])('a PUT whose body requires %s', (_, put, description, wanted) => {
    const paths = {
      '/posts': { post: { ...operation(NOTED), ...sent(['title']) } },
      '/posts/{id}': {
        get: operation(NOTED),
        put: operation(NOTED, { ...put, ...(description === undefined ? {} : { description }) }),
      },
    };
    expect(infer(paths)['put /posts/{id}']).toMatchObject({ action: wanted });
  });

  test('a collection that nothing creates begins with samples, if it is listed and read', () => {
    const paths = { '/vendors': { get: operation(LIST) }, '/vendors/{id}': { get: operation(ITEM) } };
    expect(infer(paths)).toEqual({
      'get /vendors': { collection: 'vendors', action: 'search', seed: true },
      'get /vendors/{id}': { collection: 'vendors', action: 'read', id: 'id' },
    });
  });

  test('a collection that is listed, and whose items are only deleted, begins with samples', () => {
    const paths = { '/positions': { get: operation(LIST) }, '/positions/{id}': { delete: operation() } };
    expect(infer(paths)).toEqual({
      'get /positions': { collection: 'positions', action: 'search', seed: true },
      'delete /positions/{id}': { collection: 'positions', action: 'delete', id: 'id' },
    });
  });

  test('so does a nested collection below each item, if its items are read', () => {
    const step = { ...ITEM };
    const list = listOf(step);
    const paths = {
      '/builds': { get: operation(LIST) },
      '/builds/{id}': { get: operation(ITEM) },
      '/builds/{build_id}/steps': { get: operation(list) },
      '/builds/{build_id}/steps/{id}': { get: operation(step) },
      '/users/{user}/{kind}/notes': { get: operation(list) },
      '/users/{user}/{kind}/notes/{id}': { get: operation(ITEM) },
    };
    expect(infer(paths)).toMatchObject({
      'get /builds/{build_id}/steps': { collection: 'steps', action: 'search', within: ['build_id'], seed: true },
      'get /users/{user}/{kind}/notes': 'nothing creates items of "notes"',
    });
  });

  test('so does one below a parent that no path reads, if its items are', () => {
    const list = { '/accounts/{account}/posts': { get: operation(LIST) } };
    const paths = { ...list, '/accounts/{account}/posts/{id}': { get: operation(ITEM) } };
    const own = { collection: 'posts', within: ['account'] };
    expect(infer(paths)).toEqual({
      'get /accounts/{account}/posts': { ...own, action: 'search', seed: true },
      'get /accounts/{account}/posts/{id}': { ...own, action: 'read', id: 'id' },
    });
    const removed = { ...list, '/accounts/{account}/posts/{id}': { delete: operation() } };
    expect(infer(removed)['get /accounts/{account}/posts']).toBe('nothing creates items of "posts"');
  });

  test('items that another collection reads are not sampled a second time', () => {
    const Session: JsonObject = object({ id: text, active: { type: 'boolean' } });
    const $ref = '#/components/schemas/Session';
    const list = listOf({ $ref });
    const paths = {
      '/admin/sessions': { get: operation(list) },
      '/admin/sessions/{id}': { get: operation({ $ref }) },
      '/sessions': { get: operation(list) },
      '/sessions/{id}': { delete: operation() },
    };
    expect(infer(paths, { Session })).toMatchObject({
      'get /admin/sessions': { action: 'search', seed: true },
      'get /sessions': 'nothing creates items of "sessions"',
    });
  });

  test('a list below a list of the same items is no collection', () => {
    const $ref = '#/components/schemas/Item';
    const list = listOf({ $ref });
    const add = write({ $ref });
    const paths = {
      '/commands': { get: operation(list), post: add },
      '/commands/{id}': { get: operation({ $ref }) },
      '/commands/send': { get: operation(list), post: add },
    };
    expect(infer(paths, { Item: ITEM })).toMatchObject({
      'get /commands': { collection: 'commands', action: 'search' },
      'get /commands/send': 'nothing at its path adds to what GET lists, and no path names one of it',
      'post /commands/send': 'nothing at its path adds to what GET lists, and no path names one of it',
    });
  });

  test('a list without identifiers, and a search, show another view of the items', () => {
    const named = listOf(object({ title: text, state: text }));
    const paths = {
      ...POSTS,
      '/public/posts': { get: operation(named) },
      '/recent/posts': { get: operation(LIST) },
      '/search/posts': { get: operation(LIST) },
    };
    expect(infer(paths)).toMatchObject({
      'get /search/posts': 'nothing at its path adds to what GET lists, and no path names one of it',
      'get /public/posts': 'nothing at its path adds to what GET lists, and no path names one of it',
      'get /recent/posts': 'another path lists all of "posts"',
    });
  });

  test('an update that describes no body changes the given properties, unless its query says which', () => {
    const update = (...parameters: readonly JsonObject[]): Json => {
      const put = operation(ITEM, { summary: 'Update a post', parameters: [...parameters] });
      const paths = { '/posts': { get: operation(LIST), post: CREATE }, '/posts/{id}': { get: operation(ITEM), put } };
      return infer(paths)['put /posts/{id}'] ?? null;
    };
    expect(update()).toEqual({ collection: 'posts', action: 'patch', id: 'id' });
    expect(update({ name: 'state', in: 'query' })).toMatchObject({ action: 'putItem' });
  });

  test('a PATCH whose body is a JSON Patch changes an item', () => {
    const change = object({ op: {}, path: {}, value: {} }, ['op', 'path']);
    const patches = (items: Json): Json | undefined => {
      const patch = operation(ITEM, body(listOf(items)));
      return infer({ '/posts': { post: CREATE }, '/posts/{id}': { get: operation(ITEM), patch } })['patch /posts/{id}'];
    };
    expect(patches(change)).toEqual({ collection: 'posts', action: 'patch', id: 'id' });
    expect(patches(text)).toMatchObject({ collection: 'posts', action: 'patchItem' });
    const content = { 'application/json-patch+json': { schema: { type: 'array' } } };
    const typed = { ...operation(ITEM), requestBody: { content } };
    const inferred = infer({ '/posts': { post: CREATE }, '/posts/{id}': { get: operation(ITEM), patch: typed } });
    expect(inferred['patch /posts/{id}']).toEqual({ collection: 'posts', action: 'patch', id: 'id' });
  });

  test('operations below an item act on it', () => {
    const paths = {
      ...UNLISTED,
      '/posts/{id}/publish': { post: operation(ITEM) },
      '/posts/{id}/read': { post: operation() },
      '/posts/{id}/stats': { get: operation(object({ views: integer })) },
    };
    expect(infer(paths)).toMatchObject({
      'post /posts/{id}/publish': { collection: 'posts', action: 'publish', id: 'id', returns: 'item' },
      'post /posts/{id}/read': { collection: 'posts', action: 'postRead', id: 'id' },
      'get /posts/{id}/stats': { collection: 'posts', action: 'getStats', id: 'id' },
    });
  });

  test.each<[shown: string, properties: JsonObject, want: 'item' | undefined]>([
    ['a few of many properties', { id: {}, state: {} }, undefined],
    ['one of its variants', { id: {}, state: {}, iban: {}, bank: {} }, 'item'],
  ])('a response of an operation below an item with %s', (_, properties, want) => {
    const many = Object.fromEntries(['title', 'owner', 'a', 'b', 'c', 'd', 'e'].map((name) => [name, {}]));
    const bank = Object.fromEntries(['iban', 'bank', 'f', 'g', 'h'].map((name) => [name, {}]));
    const card = object({ id: text, state: {}, ...many });
    const account = object({ id: text, state: {}, ...bank });
    const item = { anyOf: [card, account] };
    const paths = {
      '/sources': { post: write(item) },
      '/sources/{id}': { get: operation(item) },
      '/sources/{id}/checks': { post: operation(object(properties)) },
    };
    expect(Object(infer(paths)['post /sources/{id}/checks'])['returns']).toBe(want);
  });

  test.each<[verb: string, flag: string, want: boolean | undefined]>([
    ['archive', 'archived', true],
    ['unarchive', 'is_archived', false],
    ['disable', 'enabled', false],
    ['disable', 'disabled', true],
    ['enable', 'disabled', false],
    ['activate', 'deactivated', false],
    ['publish', 'unpublished', false],
    ['close', 'disclosed', undefined],
  ])('POST …/%s gives the flag %s the value %s', (verb, flag, want) => {
    const log = object({ id: text, [flag]: { type: 'boolean' } });
    const paths = {
      '/logs': { post: write(log) },
      '/logs/{id}': { get: operation(log) },
      [`/logs/{id}/${verb}`]: { post: operation() },
    };
    const { sets } = Object(infer(paths)[`post /logs/{id}/${verb}`]);
    expect(sets).toEqual(want === undefined ? undefined : { [flag]: want });
  });

  const FLAG: JsonObject = { type: 'boolean' };
  const TAGS: JsonObject = { type: 'array', items: { type: 'string' } };
  test.each<[method: string, word: string, sent: JsonObject, want: readonly string[] | undefined]>([
    ['put', 'renewal', { auto_renewal: FLAG }, ['auto_renewal']],
    ['patch', 'status', { enabled: FLAG }, ['enabled']],
    ['put', 'tags', { tags: TAGS }, ['tags']],
    ['put', 'tags', { tags: { type: 'array', items: { type: 'object' } } }, undefined],
    ['put', 'billing', { enabled: FLAG, tags: TAGS }, undefined],
    ['put', 'status', { enabled: FLAG, note: { type: 'string' } }, undefined],
    ['post', 'renewal', { auto_renewal: FLAG }, undefined],
  ])('%s …/%s with %j sets %j', (method, word, sent, want) => {
    const properties = { id: { type: 'string' }, enabled: FLAG, auto_renewal: FLAG, tags: TAGS };
    const log = { type: 'object', properties };
    const paths = {
      '/logs': { post: operation(log, body(log)) },
      '/logs/{id}': { get: operation(log) },
      [`/logs/{id}/${word}`]: { [method]: operation(undefined, body({ type: 'object', properties: sent })) },
    };
    const { setsFrom } = Object(infer(paths)[`${method} /logs/{id}/${word}`]);
    expect(setsFrom).toEqual(want && Object.fromEntries(want.map((name) => [name, `body/${name}`])));
  });

  test('an action sets the state that an item has, not the one before', () => {
    const states = { enum: ['active', 'disabled'] };
    const properties = { id: { type: 'string' }, previousState: states, targetState: states, state: states };
    const log = { type: 'object', properties };
    const paths = {
      '/logs': { post: operation(log, body(log)) },
      '/logs/{id}': { get: operation(log) },
      '/logs/{id}/disable': { post: operation() },
    };
    expect(Object(infer(paths)['post /logs/{id}/disable']).sets).toEqual({ state: 'disabled' });
  });

  test('a custom method acts on the item before its colon', () => {
    const paths = {
      '/posts': { post: CREATE },
      '/posts/{post}': { get: operation(ITEM) },
      '/posts/{post}/notes': { get: operation(LIST), post: CREATE },
      '/posts/{post}/notes/{note}': { get: operation(ITEM) },
      '/posts/{post}/notes/{note}:archive': { post: operation() },
    };
    const want = { collection: 'notes', action: 'archive', id: 'note' };
    expect(infer(paths)['post /posts/{post}/notes/{note}:archive']).toMatchObject(want);
  });

  test('the member named after the items holds the list beside others, also for a path in the singular', () => {
    const other = { type: 'array', items: { type: 'object', properties: { key: { type: 'string' } } } };
    const page = { type: 'object', properties: { remarks: other, posts: LIST } };
    const paths = { '/posts': { get: operation(page) }, '/post/{id}': { get: operation(ITEM) } };
    expect(infer(paths)).toMatchObject({
      'get /posts': { collection: 'posts', action: 'search', envelope: { response: 'posts' } },
      'get /post/{id}': { collection: 'posts', action: 'read', id: 'id' },
    });
  });

  test('identifiers of nested items are unique within their parents, which must exist', () => {
    const paths = {
      '/posts': { post: CREATE },
      '/posts/{post_id}': { get: operation(ITEM) },
      '/posts/{post_id}/comments': { get: operation(LIST), post: CREATE },
      '/posts/{post_id}/comments/{id}': { delete: operation() },
    };
    const parents = [{ collection: 'posts', parameters: ['post_id'] }];
    expect(infer(paths)).toMatchObject({
      'post /posts/{post_id}/comments': { collection: 'comments', action: 'create', within: ['post_id'], parents },
      'delete /posts/{post_id}/comments/{id}': { action: 'delete', id: 'id', within: ['post_id'], parents },
    });
  });

  test('a list belongs to the collection whose path is nearest, if several hold its items', () => {
    const $ref = '#/components/schemas/Item';
    const item = { get: operation({ $ref }), put: write({ $ref }) };
    const paths = {
      '/users/notes/{id}': item,
      '/teams/notes/{id}': item,
      '/users/{id}/notes': { post: write({ $ref }) },
      '/teams/{id}/notes': { post: write({ $ref }) },
      '/rooms/{id}/notes': { post: write({ $ref }) },
    };
    expect(infer(paths, { Item: ITEM })).toMatchObject({
      'post /users/{id}/notes': { collection: 'notes' },
      'post /teams/{id}/notes': { collection: 'teamNotes' },
      'post /rooms/{id}/notes': { collection: 'notes' },
    });
  });

  test('a parent is found where another path reads it by the same parameters', () => {
    const rule = object({ id: text, projectId: text });
    const paths = {
      '/organizations/{org_id}/rules': { get: operation(listOf(rule)) },
      '/organizations/{org_id}/rules/{rule_id}': { get: operation(rule) },
      '/organizations/{org_id}/projects': { post: CREATE },
      '/organizations/{org_id}/projects/{project_id_or_slug}/rules': { post: write(rule) },
      '/projects/{org_id}/{project_id_or_slug}': { get: operation(ITEM) },
    };
    expect(infer(paths)['post /organizations/{org_id}/projects/{project_id_or_slug}/rules']).toMatchObject({
      collection: 'rules',
      parents: [{ collection: 'projects', parameters: ['org_id', 'project_id_or_slug'], property: 'projectId' }],
    });
  });

  test('a creation without a response adds to the collection that its list shows', () => {
    const $ref = '#/components/schemas/Post';
    const list = operation(listOf({ $ref }));
    const paths = {
      '/posts': { get: list },
      '/posts/{id}': { get: operation({ $ref }) },
      '/users/{owner}/posts': { get: list, post: operation(undefined, body({ $ref })) },
    };
    expect(infer(paths, { Post: ITEM })['post /users/{owner}/posts']).toMatchObject({
      collection: 'posts',
      action: 'create',
    });
  });

  test('a list shows the items that refer to a parameter, also if no path reads that', () => {
    const team = object({ id: integer, team_id: text });
    const paths = {
      '/hooks': { post: write(team) },
      '/hooks/{id}': { get: operation(team) },
      '/teams/{team_id}/hooks': { get: operation(listOf(team)) },
    };
    const parents = [{ parameters: ['team_id'], property: 'team_id' }];
    expect(infer(paths)['get /teams/{team_id}/hooks']).toEqual({ collection: 'hooks', action: 'search', parents });
  });

  test('identifiers keep their parents where a path names more', () => {
    const paths = {
      '/users/{name}/feeds/{feed}/data': { get: operation(LIST), post: CREATE },
      '/users/{name}/feeds/{feed}/data/{id}': { get: operation(ITEM) },
      '/users/{name}/groups/{group}/feeds/{feed}/data': { post: CREATE },
    };
    expect(infer(paths)['post /users/{name}/groups/{group}/feeds/{feed}/data']).toMatchObject({
      collection: 'data',
      within: ['name', 'feed'],
    });
  });

  test('a list below another item shows the items of a collection that refer to it', () => {
    const paths = {
      ...UNLISTED,
      '/owners': { post: CREATE },
      '/owners/{owner_id}': { get: operation(ITEM) },
      '/owners/{owner_id}/posts': { get: operation(LIST) },
    };
    const parents = [{ collection: 'owners', parameters: ['owner_id'], property: 'owner' }];
    expect(infer(paths)['get /owners/{owner_id}/posts']).toEqual({ collection: 'posts', action: 'search', parents });
  });

  test('a list within the first of the parameters of its items shows those of all within it', () => {
    const list = listOf(ref('Post'));
    const item = ref('Post');
    const path = '/sites/{site}/blogs/{blog}/posts';
    const paths = {
      '/sites/{site}/posts': { get: operation(list) },
      '/users/{user}/posts': { get: operation(list) },
      [path]: { get: operation(list), post: write(item) },
      [`${path}/{id}`]: { get: operation(item) },
    };
    expect(infer(paths, { Post: ITEM })).toMatchObject({
      'get /sites/{site}/posts': { collection: 'posts', action: 'search', within: ['site'] },
      'get /users/{user}/posts': expect.any(String),
      [`get ${path}`]: { collection: 'posts', action: 'search', within: ['site', 'blog'] },
    });
  });

  test('a list below an item to which no property of the listed items refers does not show all of them', () => {
    const paths = {
      ...POSTS,
      '/readers': { post: CREATE },
      '/readers/{reader_id}': { get: operation(ITEM) },
      '/readers/{reader_id}/posts': { get: operation(LIST) },
    };
    expect(infer(paths)['get /readers/{reader_id}/posts']).toEqual({
      collection: 'readers',
      action: 'getPosts',
      id: 'reader_id',
    });
    const added = { ...paths, '/readers/{reader_id}/posts': { get: operation(LIST), post: CREATE } };
    expect(infer(added)['get /readers/{reader_id}/posts']).toMatchObject({ collection: 'posts', action: 'search' });
    const only = { ...paths, '/posts': { post: CREATE } };
    expect(infer(only)['get /readers/{reader_id}/posts']).toMatchObject({ collection: 'readers' });
  });
});

describe('identifiers', () => {
  const keyFor = (
    path: string,
    properties: JsonObject,
    {
      sent = properties,
      required = [],
      ...more
    }: {
      readonly sent?: JsonObject;
      readonly required?: readonly string[];
      readonly [key: string]: Json | undefined;
    } = {},
  ): Json => {
    const item = object(properties);
    const name = /\{(\w+)\}$/.exec(path)?.[1] ?? '';
    const parameters = [{ name, in: 'path', required: true, schema: text, ...more }];
    const list = path.slice(0, path.lastIndexOf('/'));
    const post = operation(item, body(object(sent, required)));
    const others = { '/users/{user_id}': { get: operation(ITEM) } };
    const paths = { ...others, [list]: { post }, [path]: { parameters, get: operation(item) } };
    const { [`get ${path}`]: resource } = infer(paths);
    const isNone = typeof resource === 'string';
    return isNone ? null : typeof resource === 'object' && resource !== null && 'key' in resource ? resource.key : 'id';
  };
  const reference = object({ name: text });

  test.each([
    ['/plans/{code}', { id: text, code: text }, 'code'],
    ['/issues/{issue_number}', { id: integer, number: text }, 'number'],
    ['/customers/{external_customer_id}', { lago_id: text, external_id: text }, 'external_id'],
    ['/tasks/{task_gid}', { gid: text, name: text }, 'gid'],
    ['/customers/{customer}', { id: text, name: text }, 'id'],
    ['/filters/{filter_id}', { lago_id: text, name: text }, 'lago_id'],
    ['/labels/{name}', { id: integer, name: text }, 'name'],
    ['/repos/{repo}', { id: integer, name: text }, 'name'],
    ['/providers/{providerId}', { id: text, provider_id: text }, 'id'],
    ['/discounts/{discount_id}', { id: text, discount_id: text }, 'discount_id'],
    [
      '/events/{event_id}/exceptions/{exception_id}',
      { event_id: text, event_exception_id: text },
      'event_exception_id',
    ],
    ['/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}', { guild_id: text, id: text }, 'id'],
    ['/blobs/{file_sha}', { sha: text, url: text }, 'sha'],
    ['/rates/{rate_token}', { id: text, name: text }, 'id'],
    ['/clusters/{idOrName}', { id: text, name: text }, 'id'],
    ['/environments/{environment_name_or_uuid}', { id: integer, name: text }, 'name'],
    ['/members/{loginNameOrObjectId}', { objectId: text, displayName: text }, 'objectId'],
    ['/environments/{name_or_uuid}', { id: integer, uuid: text, name: text }, 'uuid'],
    ['/deployments/{uuid}', { id: integer, deployment_uuid: text }, 'deployment_uuid'],
    ['/meetings/{meetingId}', { uuid: text, id: integer }, 'id'],
    ['/accounts/{account}/people/{person}', { id: text, name: text }, 'id'],
    ['/comments/{comment}', { id: text, comment: text }, 'id'],
    ['/versions/{version}', { id: text, version: text }, 'version'],
    ['/logs/{id}', { ruleId: text, id: {} }, 'id'],
    ['/bundles/{ID}', { Name: text, BundleID: text }, 'BundleID'],
    ['/switches/{id}', { nickname: text, proxy_id: text, entity_id: text }, 'entity_id'],
    ['/disputes/{dispute_id}', { dispute_id: { ...text, deprecated: true }, id: text }, 'id'],
  ])('%s names a property', (path, properties, want) => {
    expect(keyFor(path, properties)).toBe(want);
  });

  test.each([
    ['the name of a property that the schema lacks', '/currencies/{code}', { id: text, name: text }],
    ['a general name for one of two numbers', '/issues/{index}', { id: integer, number: integer }],
    ['something else', '/instances/{type_identifier}', { id: text, at: text }],
    ['a class of items', '/logs/{streamType}', { type: text, title: text }],
    ['the identifier of what an item refers to', '/followed-artists/{artistId}', { id: text, artist: reference }],
    ['the identifier of another collection', '/consents/{consent_id}', { userId: text, at: text }],
  ])('%s names no property', (_, path, properties) => {
    const schema = path.includes('index') ? integer : text;
    expect(keyFor(path, properties, { schema })).toBeNull();
  });

  test('a property that refers to another collection does not identify an item', () => {
    const relation = object({ id: text, issue_id: text });
    const paths = {
      '/issues/{issue_id}/relations': { post: write(relation) },
      '/relations/{issue_relation_id}': { get: operation(relation) },
    };
    expect(infer(paths)['get /relations/{issue_relation_id}']).toEqual({
      collection: 'relations',
      action: 'read',
      id: 'issue_relation_id',
    });
  });

  test('an identifier that only the body of a creation holds is none of the items', () => {
    const item = { id: text, role: text };
    const sent = { role_id: text };
    expect(keyFor('/groups/{group_id}/roles/{role_id}', item, { sent, required: ['role_id'] })).toBeNull();
    expect(keyFor('/groups/{group_id}/roles/{role_id}', item, { sent })).toBe('id');
    expect(keyFor('/teams/{team_id}/members/{user_id}', item, { sent: { role: text } })).toBeNull();
    expect(keyFor('/teams/{team_id}/members/{user_id}', item, { sent: { id: text } })).toBe('id');
  });

  test('items that only their path names, which PUT creates', () => {
    const rule = object({ config: text, level: text });
    const put = operation(rule, { ...body(rule), summary: 'Create or update a rule' });
    const item = { get: operation(rule), put, delete: operation() };
    const paths = { '/rules': { get: operation(listOf(rule)) }, '/rules/{rule}': item };
    const named = { collection: 'rules', key: 'x-id', id: 'rule' };
    expect(infer(paths)).toEqual({
      'get /rules': { collection: 'rules', action: 'search', key: 'x-id' },
      'get /rules/{rule}': { ...named, action: 'read' },
      'put /rules/{rule}': { ...named, action: 'replace', upsert: true },
      'delete /rules/{rule}': { ...named, action: 'delete' },
    });
    // A creation whose response hides the identifier says nothing of it.
    const created = { ...paths, '/rules': { ...paths['/rules'], post: operation(undefined, body(rule)) } };
    const changed = { ...paths, '/rules/{rule}': { ...item, put: write(rule) } };
    const reason = 'the items of "rules" have no property that identifies them';
    expect([created, changed].map((each) => infer(each)['get /rules/{rule}'])).toEqual([reason, reason]);
  });

  test('items without an identifier that POST adds to their list', () => {
    const invite = object({ email: text, role: text });
    const list = { get: operation(listOf(invite)), post: write(invite) };
    const own = { collection: 'invites', key: 'x-id', within: ['team'] };
    expect(infer({ '/v1/{team}/invites': list })).toEqual({
      'get /v1/{team}/invites': { ...own, action: 'search' },
      'post /v1/{team}/invites': { ...own, action: 'create' },
    });
  });

  test.each(['ruleName', 'OID'])('the property %s where a parameter only says what it identifies', (key) => {
    const rule = object({ behavior: text, [key]: text });
    const id = key === 'OID' ? 'ruleId' : 'policyRule';
    const paths = {
      '/rules': { get: operation(listOf(rule)), post: write(rule) },
      [`/rules/{${id}}`]: { get: operation(rule) },
    };
    expect(infer(paths)[`get /rules/{${id}}`]).toMatchObject({ action: 'read', key, id });
  });

  test('the identifier that the parameter of any resource names', () => {
    const issuer = object({ name: text, issuerId: text });
    const paths = {
      '/issuers': { get: operation(listOf(issuer)), post: write(issuer) },
      '/issuers/{resourceId}': { get: operation(issuer) },
    };
    expect(infer(paths)['get /issuers/{resourceId}']).toMatchObject({ key: 'issuerId', id: 'resourceId' });
  });

  test('a creation whose body only names an item that another path reads relates it', () => {
    const paths = (sent: JsonObject): JsonObject => ({
      '/files': { get: operation(LIST), post: CREATE },
      '/files/{id}': { get: operation(ITEM) },
      ...POSTS,
      '/posts/{id}/files': { get: operation(LIST), post: operation(ITEM, body(object(sent))) },
      '/posts/{id}/files/{file_id}': { delete: operation() },
    });
    expect(infer(paths({ file_id: text }))['post /posts/{id}/files']).toMatchObject({
      collection: 'posts',
      action: 'files',
    });
    expect(infer(paths({ file_id: text, title: text }))['post /posts/{id}/files']).toMatchObject({
      collection: 'postFiles',
      action: 'create',
    });
  });

  test('the identifier that a list shows, where an item shows only another', () => {
    const listed = object({ id: text, uid: text, title: text });
    const keyAt = (parameter: string): Json => {
      const path = `/posts/{${parameter}}`;
      const list = operation(listOf(listed));
      const paths = { '/posts': { get: list, post: operation(listed, body(ITEM)) }, [path]: { get: operation(ITEM) } };
      return Object(infer(paths)[`get ${path}`]).key;
    };
    expect([keyAt('post_uid'), keyAt('uid'), keyAt('post_id')]).toEqual(['uid', 'uid', undefined]);
  });

  test('the identifier that only a list shows, of items that are a part of its own', () => {
    const keyAt = (listed: JsonObject): Json => {
      const list = operation(listOf(object(listed)));
      const item = operation(object({ title: text }));
      const post = operation(undefined, body(object({ title: text, owner: text })));
      const paths = { '/posts': { get: list, post }, '/posts/{id}': { get: item, delete: operation(undefined) } };
      return Object(infer(paths)['delete /posts/{id}']).action ?? null;
    };
    expect([keyAt({ id: text, title: text }), keyAt({ id: text, name: text })]).toEqual(['delete', null]);
  });

  test('the description of a parameter names the property, if its name does not', () => {
    const tag = { id: text, name: text };
    expect(keyFor('/tags/{tag}', tag)).toBe('id');
    expect(keyFor('/tags/{tag}', tag, { description: 'The name of the tag.' })).toBe('name');
    expect(keyFor('/tags/{tag}', tag, { description: 'The name or ID of the tag.' })).toBe('id');
  });
});

describe('envelopes, pages and filters', () => {
  test('the members that hold a list and an item', () => {
    const wrapped = object({ post: ITEM });
    const list = object({ posts: LIST, more: { type: 'boolean' } });
    const paths = {
      '/posts': { get: operation(list), post: write(wrapped) },
      '/posts/{id}': { get: operation(wrapped) },
    };
    expect(infer(paths)).toMatchObject({
      'get /posts': { envelope: { response: 'posts' } },
      'post /posts': { envelope: { request: 'post', response: 'post' } },
      'get /posts/{id}': { envelope: { response: 'post' } },
    });
  });

  test('a list two members deep, and the members beside it that describe the page', () => {
    const page = { results: LIST, total: integer, per_page: integer };
    const list = object({ data: object(page) });
    const parameters = [{ name: 'per_page', in: 'query', schema: integer }];
    const paths = {
      '/posts': { get: operation(list, { parameters }), post: CREATE },
      '/posts/{id}': { get: operation(ITEM) },
    };
    expect(infer(paths)['get /posts']).toEqual({
      collection: 'posts',
      action: 'search',
      envelope: { response: 'data/results' },
      paging: { limit: 'per_page', members: { 'data/total': 'total', 'data/per_page': 'limit' } },
    });
  });

  test('the items of the list tell which member of a larger body holds one', () => {
    const beside = { status_code: integer, status: text, service: text, resource: text, operation: text };
    const wrap = (data: Json): Json => object({ ...beside, data });
    const made = object({ id: integer });
    const paths = {
      '/posts': { get: operation(wrap(LIST)), post: operation(wrap(made), body(ITEM)) },
      '/posts/{id}': { get: operation(wrap(ITEM)) },
    };
    const envelope = { response: 'data' };
    expect(infer(paths)).toMatchObject({
      'get /posts': { envelope },
      'post /posts': { action: 'create', envelope },
      'get /posts/{id}': { envelope },
    });
  });

  test('objects and lists of any media type are JSON, bytes are not', () => {
    const any = (schema: Json): JsonObject => ({
      responses: { 200: { description: '', content: { '*/*': { schema } } } },
      requestBody: { content: { '*/*': { schema: ITEM } } },
    });
    const paths = {
      '/posts': { get: any(LIST), post: any(ITEM) },
      '/posts/{id}': { get: any(ITEM) },
      '/images': { get: any(LIST) },
      '/images/{id}': { get: any({ type: 'string', format: 'binary' }) },
    };
    expect(infer(paths)).toMatchObject({
      'get /posts': { collection: 'posts', action: 'search' },
      'post /posts': { collection: 'posts', action: 'create' },
      'get /posts/{id}': { collection: 'posts', action: 'read', id: 'id' },
      'get /images/{id}': 'its response is not one of "images"',
    });
  });

  test('a response may show one item in a list, and a body may hold it so', () => {
    const schemas = { Post: ITEM };
    const list = object({ posts: listOf(ref('Post')) });
    const change = write(list);
    const paths = {
      '/posts': { get: operation(list), post: change },
      '/posts/{postId}': { get: operation(list), post: change },
    };
    const envelope = { request: 'posts', response: 'posts' };
    expect(infer(paths, schemas)).toEqual({
      'get /posts': { collection: 'posts', action: 'search', envelope: { response: 'posts' } },
      'post /posts': { collection: 'posts', action: 'createAll', envelope },
      'get /posts/{postId}': { collection: 'posts', action: 'read', id: 'postId', envelope: { response: 'posts' } },
      'post /posts/{postId}': { collection: 'posts', action: 'patch', id: 'postId', envelope },
    });
    // What the parameter names may have several.
    const byOwner = { '/posts': paths['/posts'], '/posts/{owner}': { get: operation(list), delete: operation() } };
    expect(infer(byOwner, schemas)['get /posts/{owner}']).toEqual(expect.any(String));
  });

  test('a format is no part of a path, as a segment of its own neither', () => {
    const paths = {
      '/posts/json': { get: operation(LIST) },
      '/posts/create': { post: CREATE },
      '/posts/{id}/json': { get: operation(ITEM) },
      '/posts/{id}': { delete: operation() },
    };
    expect(infer(paths)).toEqual({
      'get /posts/json': { collection: 'posts', action: 'search' },
      'post /posts/create': { collection: 'posts', action: 'create' },
      'get /posts/{id}/json': { collection: 'posts', action: 'read', id: 'id' },
      'delete /posts/{id}': { collection: 'posts', action: 'delete', id: 'id' },
    });
  });

  test('"json" is a segment like any other, if the path without it is another one', () => {
    const raw: JsonObject = object({ raw: text });
    const paths = {
      '/posts': { get: operation(LIST), post: CREATE },
      '/posts/{id}': { get: operation(ITEM), put: CREATE },
      '/posts/{postId}/json': { get: operation(raw), put: write(raw) },
      '/export': { post: CREATE },
      '/export/json': { get: operation(LIST) },
    };
    const { 'get /posts/{postId}/json': read, 'get /export/json': listed, ...others } = infer(paths);
    expect(read).not.toMatchObject({ collection: 'posts' });
    expect(listed).toEqual(expect.any(String));
    expect(others['get /posts/{id}']).toMatchObject({ collection: 'posts', action: 'read', id: 'id' });
  });

  test('an identifier beside the item stays in the response of its creation', () => {
    const open: JsonObject = { title: text, state: text };
    const made = object({ id: integer, result: object(open) });
    const read = object({ id: integer, columns: {}, result: ITEM });
    const paths = {
      '/posts/': { get: operation(object({ result: LIST })), post: operation(made, body(ITEM)) },
      '/posts/{pk}': { get: operation(read) },
    };
    expect(infer(paths)['get /posts/{pk}']).toMatchObject({ action: 'read', envelope: { response: 'result' } });
    expect(infer(paths)['post /posts/']).toEqual({ collection: 'posts', action: 'create' });
  });

  test('a list whose elements wrap the items does not list them', () => {
    const wrapped = object({ post: ITEM, author: object({ name: {} }) });
    const list = object({ list: listOf(wrapped) });
    const paths = { '/posts': { get: operation(list), post: CREATE }, '/posts/{id}': { get: operation(ITEM) } };
    expect(infer(paths)['get /posts']).toBe('the items of its list have no "id"');
  });

  test('a list whose elements only wrap an item lists the items', () => {
    const wrapped: JsonObject = object({ post: ITEM });
    const paths = {
      '/posts': { get: operation(listOf(wrapped)), post: write(wrapped) },
      '/posts/{id}': { get: operation(wrapped) },
    };
    expect(infer(paths)).toMatchObject({
      'get /posts': { collection: 'posts', action: 'search', envelope: { entry: 'post' } },
      'post /posts': { collection: 'posts', action: 'create', envelope: { request: 'post', response: 'post' } },
      'get /posts/{id}': { collection: 'posts', action: 'read', envelope: { response: 'post' } },
    });
  });

  test('a member of the body that is a property of the item does not wrap it', () => {
    const webhook = object({ url: text, secret: text });
    const bot = object({ id: text, webhook });
    const sent = body(object({ webhook }));
    const paths = {
      '/bots': { post: operation(bot, sent) },
      '/bots/{id}': { get: operation(bot), put: operation(bot, sent) },
    };
    expect(infer(paths)).toMatchObject({
      'post /bots': { collection: 'bots', action: 'create' },
      'put /bots/{id}': { collection: 'bots', action: 'patch', id: 'id' },
    });
    expect(JSON.stringify(infer(paths))).not.toContain('envelope');
  });

  test('a creation responds in the member in which items are read, also with other properties', () => {
    const created = object({ id: integer, a: {}, b: {}, c: {}, d: {} });
    const wrapped = (schema: Json): Json => object({ data: schema });
    const paths = {
      '/posts': { post: operation(wrapped(created), body(ITEM)) },
      '/posts/{id}': { get: operation(wrapped(ITEM)) },
    };
    expect(infer(paths)['post /posts']).toMatchObject({ action: 'create', envelope: { response: 'data' } });
  });

  test('the parameters and members of a page, and filters by properties', () => {
    const page = object({ total_count: integer, next_page: integer });
    const list = object({ data: LIST, meta: page });
    const query = (name: string, type = 'integer'): JsonObject => ({ name, in: 'query', schema: { type } });
    const parameters = [query('per_page'), query('page'), query('state', 'string'), query('sort', 'string')];
    const paths = {
      '/posts': { get: operation(list, { parameters }), post: CREATE },
      '/posts/{id}': { get: operation(ITEM) },
    };
    expect(infer(paths)['get /posts']).toEqual({
      collection: 'posts',
      action: 'search',
      envelope: { response: 'data' },
      paging: {
        limit: 'per_page',
        page: 'page',
        members: { 'meta/total_count': 'total', 'meta/next_page': 'nextPage' },
      },
      filters: { state: 'state' },
      sort: { by: 'sort' },
    });
  });
});

describe('filters by required parameters', () => {
  const required = (name: string): JsonObject => ({ name, in: 'query', required: true, schema: text });
  const filtersFor = (created: JsonObject, parameter: JsonObject): Json => {
    const item = object({ id: integer, title: text, state: text });
    const list = listOf(item);
    const post = operation(item, body(object(created)));
    const paths = {
      '/posts': { get: operation(list, { parameters: [parameter] }), post },
      '/posts/{id}': { get: operation(item) },
    };
    return Object(infer(paths)['get /posts']).filters;
  };

  test.for<readonly [title: string, created: JsonObject, parameter: JsonObject, want: Json | undefined]>([
    ['a property that a creation sets', { title: text, state: text }, required('state'), { state: 'state' }],
    ['a property that no creation sets', { title: text }, required('state'), undefined],
    ['an optional parameter', { title: text }, { ...required('state'), required: false }, { state: 'state' }],
    ['a creation of any form', {}, required('state'), { state: 'state' }],
  ])('%s', ([, created, parameter, want]) => {
    expect(filtersFor(created, parameter)).toEqual(want);
  });
});

describe('the number of the first page', () => {
  const page = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
    name: 'page',
    in: 'query',
    schema,
    ...more,
  });
  const shown = (number: JsonObject): JsonObject => object({ data: LIST, page: { ...integer, ...number } });

  test.each<readonly [title: string, parameter: JsonObject, response: JsonObject, want: 0 | undefined]>([
    ['nothing says so', page(integer), LIST, undefined],
    ['the default', page({ ...integer, default: 0 }), LIST, 0],
    ['the default before the minimum', page({ ...integer, minimum: 0, default: 1 }), LIST, undefined],
    ['the minimum', page({ ...integer, minimum: 0 }), LIST, 0],
    ['an exclusive minimum', page({ ...integer, exclusiveMinimum: 0 }), LIST, undefined],
    ['an example', page(integer, { example: 0 }), LIST, 0],
    ['a text', page({ type: 'string', default: '0' }), LIST, 0],
    ['"zero-based"', page(integer, { description: 'Zero-based page index' }), LIST, 0],
    ['"(0..N)"', page(integer, { description: 'Results page you want to retrieve (0..N)' }), LIST, 0],
    ['"starts at 0"', page({ ...integer, description: 'Page number, starts at 0.' }), LIST, 0],
    ['"the first page is 0"', page(integer, { description: 'The first page is `0`.' }), LIST, 0],
    [
      '"starting from 1", whatever the minimum',
      page({ ...integer, minimum: 0 }, { description: 'Starting from 1' }),
      LIST,
      undefined,
    ],
    ['"1-indexed"', page({ ...integer, default: 0 }, { description: 'The 1-indexed page' }), LIST, undefined],
    ['a version is none', page({ ...integer, default: 0 }, { description: 'Since 1.0' }), LIST, 0],
    ['the response', page(integer), shown({ example: 0 }), 0],
    ['the description of the response', page(integer), shown({ description: 'The zero-based page' }), 0],
    ['the name', { ...page(integer), name: 'pageIndex' }, LIST, 0],
    ['an offset of pages', { ...page(integer, { description: 'Number of pages to skip' }), name: 'offset' }, LIST, 0],
    ['a property of an object', page(object({ number: { ...integer, default: 0 } }), { style: 'deepObject' }), LIST, 0],
  ])('%s', (_, parameter, listed, want) => {
    const paths = {
      '/posts': { get: operation(listed, { parameters: [parameter] }), post: CREATE },
      '/posts/{id}': { get: operation(ITEM) },
    };
    const { paging } = Object(infer(paths)['get /posts']);
    expect(paging.page).toContain(parameter['name']);
    expect(paging.firstPage).toBe(want);
  });
});

describe('cursors', () => {
  const pagingOf = (names: readonly (readonly [string, object?])[], members: JsonObject): Json => {
    const schema = text;
    const limit = { name: 'limit', in: 'query', schema: integer };
    const cursors = names.map(([name, more]) => ({ name, in: 'query', schema: { ...schema, ...more } }));
    const list = object({ data: LIST, ...members });
    const paths = {
      '/posts': { get: operation(list, { parameters: [limit, ...cursors] }), post: CREATE },
      '/posts/{id}': { get: operation(ITEM) },
    };
    return Object(infer(paths)['get /posts']).paging;
  };

  test.each<readonly [string, readonly (readonly [string, object?])[], JsonObject, JsonObject]>([
    [
      'a name of its own, with a previous one, and the last page',
      [['iterator']],
      { iterator: text, prevIterator: text, done: { type: 'boolean' } },
      { limit: 'limit', cursor: 'iterator', members: { iterator: 'nextCursor', done: 'last' } },
    ],
    [
      'a name of its own, with a next one',
      [['sort'], ['bookmark']],
      { next_bookmark: text },
      { limit: 'limit', cursor: 'bookmark', members: { next_bookmark: 'nextCursor' } },
    ],
    ['a text that the response repeats is none', [['query']], { query: text }, { limit: 'limit' }],
    ['a date is none', [['after', { format: 'date-time' }]], {}, { limit: 'limit' }],
    ['a usual name', [['after']], {}, { limit: 'limit', cursor: 'after' }],
  ])('%s', (_, names, members, want) => {
    expect(pagingOf(names, members)).toEqual(want);
  });
});

describe('identifiers that several paths share, and references by one', () => {
  test('items without a path have the identifier of the others, and filters find it in an object', () => {
    const owner: JsonObject = object({ ext_id: text });
    const card: JsonObject = object({ acme_id: text, owner });
    const list = operation(listOf(card));
    const item = { get: operation(card) };
    const parameters: Json = [{ name: 'ext_owner_id', in: 'query', schema: text }];
    const found = infer({
      '/cards': { get: { ...list, parameters }, post: write(card) },
      '/boards/{acme_id}': item,
      '/decks/{acme_id}': item,
    });
    expect(found['get /cards']).toEqual({
      collection: 'cards',
      action: 'search',
      key: 'acme_id',
      filters: { ext_owner_id: 'owner/ext_id' },
    });
  });

  test('the users of a project are users, whom a body with their identifier adds', () => {
    const user: JsonObject = object({ id: {}, name: text, mail: {} });
    const member: JsonObject = object({ id: {}, name: text });
    const added = body(object({ user_id: text }));
    const found = infer({
      '/users': { get: operation(listOf(user)), post: write(user) },
      '/users/{user_id}': { get: operation(user) },
      '/projects': { get: operation(LIST), post: CREATE },
      '/projects/{id}': { get: operation(ITEM) },
      '/projects/{id}/users': { get: operation(listOf(member)), post: operation(undefined, added) },
      '/projects/{id}/users/{user_id}': { delete: operation() },
    });
    expect(found['post /projects/{id}/users']).toMatchObject({
      collection: 'projectUsers',
      action: 'create',
      relates: { collection: 'users', from: 'user_id' },
    });
    expect(found['delete /projects/{id}/users/{user_id}']).toMatchObject({ collection: 'projectUsers', id: 'user_id' });
  });

  test('a retry sets no currency, and an update of many is no creation', () => {
    const invoice: JsonObject = object({ id: text, total: { type: 'number' }, currency: { enum: ['EUR', 'TRY'] } });
    const create = write(invoice);
    const many = { ...operation(), ...body(listOf(invoice)), summary: 'Update many invoices' };
    const found = infer({
      '/invoices': { get: operation(listOf(invoice)), post: create },
      '/invoices/bulk': { post: many },
      '/invoices/{id}': { get: operation(invoice) },
      '/invoices/{id}/retry': { post: operation(invoice) },
    });
    expect(found['post /invoices/bulk']).toBe('its path addresses no collection');
    expect(found['post /invoices/{id}/retry']).toEqual({
      collection: 'invoices',
      action: 'retry',
      id: 'id',
      returns: 'item',
    });
  });
});

describe('what is added and removed at one path', () => {
  const USER: JsonObject = object({ id: integer, name: text });
  const MEMBERS = { collection: 'teamUsers', id: 'userId', within: ['teamId'] };
  const users = {
    '/users/{userId}': { get: operation(USER) },
    '/users': { get: operation(listOf(USER)), post: write(USER) },
  };
  const members = (method: string, more?: JsonObject): JsonObject => ({
    ...users,
    '/teams/{teamId}/users': { get: operation(listOf(USER)) },
    '/teams/{teamId}/users/{userId}': { [method]: operation(undefined, more), delete: operation() },
  });

  test.each<[title: string, paths: JsonObject, want: Json]>([
    [
      'PUT, of items that another path reads',
      members('put'),
      { ...MEMBERS, action: 'replace', upsert: true, relates: { collection: 'users' } },
    ],
    ['POST', members('post'), { ...MEMBERS, action: 'replace', upsert: true, relates: { collection: 'users' } }],
    [
      'PUT with something beside the item',
      members('put', body({ properties: { role: text } })),
      { ...MEMBERS, action: 'replace', upsert: true },
    ],
    [
      'POST with something beside the item',
      members('post', body({ properties: { role: text } })),
      'POST on the path of an item does more than change it',
    ],
  ])('a member by %s', (_, paths, want) => {
    const [method = ''] = Object.keys(Object(paths['/teams/{teamId}/users/{userId}']));
    expect(infer(paths)[`${method} /teams/{teamId}/users/{userId}`]).toEqual(want);
  });

  test.each<[path: string, methods: readonly string[], item: JsonObject, want: readonly Json[]]>([
    ['/license', ['post', 'put', 'delete'], ITEM, ['create', 'replace', 'delete']],
    ['/settings', ['post', 'delete'], USER, ['no PUT or PATCH at', 'no PUT or PATCH at']],
    ['/license', ['post', 'delete'], ITEM, ['create', 'delete']],
    ['/license', ['put', 'delete'], ITEM, ['replace with upsert', 'delete']],
    ['/license', ['patch', 'delete'], ITEM, ['patch', 'it does not change']],
    ['/licenses', ['post', 'put', 'delete'], ITEM, ['it does not change', 'replace with upsert', 'delete']],
  ])('the only item at %s by %j', (path, methods, item, want) => {
    const operations = methods.map((method) => [
      method,
      method === 'delete'
        ? operation()
        : { ...body(item), responses: response(item, method === 'patch' ? '200' : '201') },
    ]);
    const found = infer({ [path]: { get: operation(item), ...Object.fromEntries(operations) } });
    const shown = methods.map((method) => {
      const { action, upsert } = Object(found[`${method} ${path}`]);
      return upsert === true ? `${action} with upsert` : (action ?? String(found[`${method} ${path}`]).slice(0, 18));
    });
    expect(shown).toEqual(want);
  });
});

const [KEPT, UNKNOWN] = ['it does not change', 'no PUT or PATCH at'];
const MISSING = { 404: { description: '' } };
const ONE_OF_SEVERAL = { parameters: [{ name: 'email', in: 'query', required: true, schema: text }] };

test.each<[title: string, operations: Readonly<Record<string, JsonObject>>, want: readonly Json[]]>([
  [
    'an update',
    { put: { summary: 'Update the current user' }, delete: { summary: 'Delete my account' } },
    ['replace', KEPT],
  ],
  [
    'an update of what GET may miss',
    { get: { responses: { ...response(ITEM), ...MISSING } }, put: { summary: 'Update it' }, delete: {} },
    ['replace', KEPT],
  ],
  [
    'a change of what GET may miss',
    { get: { responses: { ...response(ITEM), ...MISSING } }, put: { summary: 'Set it' }, delete: {} },
    ['replace with upsert', 'delete'],
  ],
  ['a creation', { put: { summary: 'Create it' }, delete: {} }, ['replace with upsert', 'delete']],
  ['a reset', { put: { summary: 'Create it' }, delete: { summary: 'Reset it' } }, ['replace', KEPT]],
  [
    'an addition',
    { post: { summary: 'Add a line to it', responses: response(ITEM, '201') }, delete: {} },
    [UNKNOWN, UNKNOWN],
  ],
  ['a vote', { post: { summary: 'Vote' }, delete: {} }, [UNKNOWN, UNKNOWN]],
  ['a POST that creates', { post: { summary: 'Create it' }, delete: {} }, ['create', 'delete']],
  ['a POST that changes', { post: { summary: 'Updates it' } }, ['patch']],
  ['a POST that modifies', { post: { summary: 'Modifies it' } }, ['patch']],
  ['a POST that says no verb', { post: { summary: 'Modifie it' } }, [UNKNOWN]],
  ['a POST on changes', { post: { operationId: 'changes/run' } }, [UNKNOWN]],
  ['a POST on sets', { post: { operationId: 'sets.run' } }, [UNKNOWN]],
  ['a POST with the name of a list', { post: { summary: 'Changes of it' } }, [UNKNOWN]],
  ['one of several', { get: ONE_OF_SEVERAL, put: { summary: 'Update it' } }, [UNKNOWN]],
])('the only item of a path is missing only where the document creates it: %s', (_, { get, ...others }, want) => {
  const changes = Object.entries(others).map(([method, more]) => [
    method,
    method === 'delete' ? operation(undefined, more) : operation(ITEM, { ...body(ITEM), ...more }),
  ]);
  const found = infer({ '/card': { get: operation(ITEM, get), ...Object.fromEntries(changes) } });
  const shown = Object.keys(others).map((method) => {
    const { action, upsert } = Object(found[`${method} /card`]);
    return upsert === true ? `${action} with upsert` : (action ?? String(found[`${method} /card`]).slice(0, 18));
  });
  expect(shown).toEqual(want);
});

test.each<[title: string, more: JsonObject, put: JsonObject, action: string | undefined]>([
  ['an addition', {}, { summary: 'Add an event' }, 'replace'],
  ['an acknowledgement', {}, { summary: 'Acknowledge an event' }, undefined],
  ['an addition with a check', { get: operation() }, { summary: 'Add an event' }, 'replace'],
  ['an addition of what GET reads', { get: operation(ITEM) }, { summary: 'Add an event' }, undefined],
])('PUT without a body on an item below another: %s', (_, more, put, want) => {
  const found = infer({
    '/repos/{repo}/events': { get: operation(LIST) },
    '/repos/{repo}/events/{id}': { ...more, put: operation(undefined, put), delete: operation() },
  });
  expect(Object(found['put /repos/{repo}/events/{id}'])['upsert']).toBe(want === undefined ? undefined : true);
});

test.each<[title: string, more: JsonObject, want: string | undefined]>([
  ['a required identifier', { required: true }, 'deleteAll'],
  ['an optional one', {}, undefined],
])('DELETE on a list with %s', (_, more, want) => {
  const schema = integer;
  const parameters = [{ name: 'id', in: 'query', schema, ...more }];
  const list = { get: operation(LIST), post: CREATE, delete: operation(undefined, { parameters }) };
  const found = infer({ '/pets': list, '/pets/{id}': { get: operation(ITEM) } });
  expect(Object(found['delete /pets'])['action']).toBe(want);
});

test.each<[description: string, want: string | undefined]>([
  ['Create or update an event.', 'create'],
  ['Returns the events that were created or updated since the last call.', undefined],
  ['Returns what others create or update.', undefined],
])('PUT on a list with the description "%s": %s', (description, want) => {
  const put = operation(ITEM, { description, ...body(ITEM) });
  const found = infer({ '/events': { get: operation(LIST), put }, '/events/{id}': { get: operation(ITEM) } });
  expect(Object(found['put /events'])['action']).toBe(want);
});

test('a list of the same items below an item is one of its own, and adding to it changes nothing above', () => {
  const NOTE = object({ name: text, text });
  const [schema, list] = [ref('Note'), listOf(ref('Note'))];
  const add = write(schema);
  const item = { '/notes': { get: operation(list), post: add }, '/notes/{name}': { get: operation(schema) } };
  const parents = [{ collection: 'notes', parameters: ['name'] }];
  expect(
    infer({ ...item, '/notes/{name}/replies': { get: operation(list), post: add } }, { Note: NOTE }),
  ).toMatchObject({
    'get /notes/{name}/replies': { collection: 'replies', action: 'search', key: 'name', parents },
    'post /notes/{name}/replies': { collection: 'replies', action: 'create', key: 'name', parents },
  });
  const forks = { '/notes/{name}/forks': { get: operation(object({ forks: list })), post: operation(schema) } };
  expect(infer({ ...item, ...forks }, { Note: NOTE })['post /notes/{name}/forks']).toEqual({
    collection: 'notes',
    action: 'forks',
    id: 'name',
    key: 'name',
  });
});

test('a list within the first parameters of items is theirs, unless it adds, or the others follow it', () => {
  const item = { get: operation(ITEM), put: CREATE, delete: operation() };
  const paths = {
    '/orgs/{org}': { get: operation(ITEM) },
    '/orgs/{org}/posts': { get: operation(LIST), post: CREATE },
    '/orgs/{org}/teams/{team}/posts': { get: operation(LIST) },
    '/orgs/{org}/teams/{team}/posts/{kind}/{id}': item,
  };
  const found = infer(paths);
  expect(found['post /orgs/{org}/posts']).not.toMatchObject({
    collection: Object(found['get /orgs/{org}/teams/{team}/posts/{kind}/{id}']).collection,
  });
  expect(found['get /orgs/{org}/teams/{team}/posts']).not.toMatchObject({ action: 'search' });
});

test('one thing that holds a list is no list', () => {
  const choices = listOf(object({ title: text }));
  const holder: JsonObject = object({ choices, url: text });
  const put = { ...operation(holder, body(ITEM)), operationId: 'create-import', summary: 'Create an import' };
  const paths = { '/import': { get: operation(holder), put, patch: operation(holder), delete: operation() } };
  expect(infer(paths)['get /import']).not.toMatchObject({ action: 'search' });
});

test('members that one path puts and removes are identified by what DELETE requires', () => {
  const member = object({ userId: text, role: text });
  const members = object({ members: listOf(member) });
  const removed = body(object({ userId: text }, ['userId']));
  const put = operation(member, { description: 'Create or update a member. Others stay.', ...body(member) });
  expect(infer({ '/members': { get: operation(members), put, delete: operation(undefined, removed) } })).toMatchObject({
    'get /members': { collection: 'members', action: 'search', key: 'userId' },
    'put /members': { action: 'create', key: 'userId', upsert: true },
    'delete /members': { action: 'deleteAll', key: 'userId', ids: 'userId', from: 'body' },
  });
});

test.each<[place: string, more: JsonObject, within: JsonObject]>([
  ['the only place that creates them', {}, {}],
  ['a list of its own', { get: operation(LIST) }, { within: ['id'] }],
])('what is listed at the top and created below an item, at %s', (_, more, within) => {
  const list = { '/snapshots': { get: operation(LIST) }, ...UNLISTED };
  const { 'post /posts/{id}/snapshots': found } = infer({
    ...list,
    '/posts/{id}/snapshots': { post: CREATE, ...more },
  });
  const { parents: __, ...resource } = Object(found);
  expect(resource).toEqual({ collection: 'snapshots', action: 'create', ...within });
});

test('a list below an item that another version of its path reads begins with samples', () => {
  const RUN = object({ id: integer, at: text });
  const paths = {
    '/v2/posts': { get: operation(LIST), post: CREATE },
    '/v2/posts/{postId}': { get: operation(ITEM) },
    '/posts/{postId}/runs': { get: operation(listOf(RUN)) },
    '/posts/{postId}/runs/{run}': { get: operation(RUN) },
  };
  expect(infer(paths)['get /posts/{postId}/runs']).toMatchObject({ collection: 'runs', action: 'search', seed: true });
});

test.each(['/posts:batchDelete', '/posts/batch/remove', '/posts/bulk-delete'])('POST %s deletes several', (path) => {
  const ids = body(object({ ids: listOf(integer) }));
  const want = { collection: 'posts', action: 'deleteAll', ids: 'ids', from: 'body' };
  expect(infer({ ...POSTS, [path]: { post: operation(undefined, ids) } })[`post ${path}`]).toEqual(want);
});

const KEYED = { ...ITEM, required: ['id', 'title'] };
const OWN_KEYED = { ...KEYED, properties: { ...Object(ITEM['properties']), id: { type: 'integer', readOnly: true } } };

test.each<[method: string, sent: JsonObject, want: Json, description?: string]>([
  ['put', KEYED, { collection: 'pets', action: 'replace', id: 'id', from: 'body' }],
  ['patch', KEYED, { collection: 'pets', action: 'patch', id: 'id', from: 'body' }],
  ['put', ITEM, 'PUT works on "pets" as a whole', 'Update the current pet.'],
  ['put', ITEM, { collection: 'pets', action: 'replace', id: 'id', from: 'body' }, 'Update an existing pet by Id.'],
  ['patch', OWN_KEYED, 'PATCH works on "pets" as a whole'],
  ['put', object({ id: integer }), 'PUT works on "pets" as a whole'],
  ['put', LIST, 'PUT works on "pets" as a whole'],
])('%s on a list changes the item that its body %j identifies', (method, sent, want, description = '') => {
  const list = { get: operation(LIST), post: CREATE, [method]: operation(ITEM, { description, ...body(sent) }) };
  expect(infer({ '/pets': list, '/pets/{id}': { get: operation(ITEM) } })[`${method} /pets`]).toEqual(want);
});

test('a description names the identifier of several that a parameter may be', () => {
  const parameters = [{ name: 'identifier', in: 'path', required: true, description: 'The ID or state of the post.' }];
  const paths = {
    '/posts': { get: operation(LIST), post: CREATE },
    '/posts/{identifier}': { parameters, get: operation(ITEM) },
  };
  expect(infer(paths)['get /posts/{identifier}']).toEqual({ collection: 'posts', action: 'read', id: 'identifier' });
});

describe('nothing is inferred where the meaning differs', () => {
  const USER: JsonObject = object({ id: {}, slug: text, name: {}, roles: {} });
  const ROLE: JsonObject = object({ id: {}, slug: text, name: {}, rank: {} });
  const role = ref('Role');
  const user = ref('User');
  const ROLES = { '/roles': { get: operation(listOf(role)), post: write(role) } };
  const USERS = { '/users': { post: write(user) }, '/users/{slug}': { get: operation(user) } };

  test.each<readonly [string, string, JsonObject]>([
    [
      'a creation that responds with the item before it',
      'post /users/{slug}/roles',
      { '/users/{slug}/roles': { post: operation(user, body(object({ slug: {} }))) } },
    ],
    [
      'a list below an item that nothing relates to it',
      'get /users/{slug}/roles',
      { '/users/{slug}/roles': { get: operation(listOf(role)) } },
    ],
    [
      'a list of another name with some of the items',
      'get /user/roles',
      { '/user/roles': { get: operation(listOf(role)) } },
    ],
    [
      'a creation that says that it reads',
      'post /roles',
      { '/roles': { post: operation(role, { ...body(role), operationId: 'retrieveRoles' }) } },
    ],
    [
      'a creation of several by their identifiers',
      'post /roles',
      { '/roles': { post: operation(undefined, body(object({ ids: LIST, rank: {} }))) } },
    ],
    [
      'an operation that says that it updates',
      'post /roles',
      { '/roles': { post: operation(role, { ...body(role), summary: 'Update roles' }) } },
    ],
    [
      'a list of resources beside the item, as in JSON:API',
      'get /roles',
      { '/roles': { get: operation(object({ data: role, included: listOf(role) })) } },
    ],
    [
      'an update whose body has no property of the item',
      'put /roles/{id}',
      { '/roles/{id}': { put: operation(role, body(object({ action: {} }))) } },
    ],
    [
      'a PUT that links something else and responds with the link',
      'put /users/{slug}/links/{id}',
      {
        '/users/{slug}/links/{id}': {
          get: operation(role),
          put: { ...body(object({ issue: {} })), responses: response(object({ id: {}, url: {}, link: {} }), '201') },
        },
      },
    ],
    [
      'a body of other properties with items that another path reads',
      'post /users/{slug}/blocks',
      { '/users/{slug}/blocks': { get: operation(listOf(role)), post: operation(role, body(object({ index: {} }))) } },
    ],
  ])('%s', (_, name, more) => {
    const items = { '/roles/{id}': { get: operation(role), ...Object(more['/roles/{id}']) } };
    const inferred = infer({ ...ROLES, ...USERS, ...more, ...items }, { Role: ROLE, User: USER })[name];
    expect(JSON.stringify(inferred)).not.toMatch(/"action":"(?:create|search|replace|patch)"/);
  });

  test('but a new item below one of its own kind is created', () => {
    const sent = object({ slug: {}, name: {} });
    const paths = { '/users/{slug}/users': { get: operation(listOf(role)), post: operation(user, body(sent)) } };
    const inferred = infer({ ...ROLES, ...USERS, ...paths }, { Role: ROLE, User: USER });
    expect(inferred['post /users/{slug}/users']).toMatchObject({ collection: 'users', action: 'create' });
  });

  test('a GET of one item that returns a page', () => {
    const page = object({ session_id: {}, messages: LIST, next_page_token: {} });
    const list = listOf(object({ session_id: text, at: {} }));
    const paths = { '/sessions': { get: operation(list) }, '/sessions/{session_id}': { get: operation(page) } };
    expect(infer(paths)['get /sessions/{session_id}']).toBe('GET lists what its parameter names');
  });

  test('and an update by the discriminator alone is partial', () => {
    const sent = { ...ITEM, required: ['kind'], discriminator: { propertyName: 'kind' } };
    const paths = {
      '/posts': { post: CREATE },
      '/posts/{id}': { get: operation(ITEM), put: operation(ITEM, body(sent)) },
    };
    expect(infer(paths)['put /posts/{id}']).toMatchObject({ action: 'patch' });
  });

  test.each<readonly [string, JsonObject, string]>([
    ['a list in the body', { '/posts': { get: operation(LIST), post: write(LIST) } }, 'post /posts'],
    [
      'a body of other properties',
      {
        '/posts': { post: operation(undefined, body(object({ query: text }))) },
        '/posts/{id}': { get: operation(ITEM) },
      },
      'post /posts',
    ],
    [
      'a path with two names',
      { ...UNLISTED, '/posts/{scope}/{key}/x': { get: operation(ITEM) } },
      'get /posts/{scope}/{key}/x',
    ],
    [
      'a fragment in the path',
      { '/posts': { post: CREATE }, '/posts/{id}#share': { put: CREATE } },
      'put /posts/{id}#share',
    ],
    [
      'bytes',
      {
        '/posts': { post: CREATE },
        '/posts/{id}': { get: operation(ITEM), put: { responses: {}, requestBody: { content: { 'image/png': {} } } } },
      },
      'put /posts/{id}',
    ],
  ])('%s', (_, paths, name) => {
    expect(JSON.stringify(infer(paths)[name])).not.toMatch(/"action":"(?:create|replace|patch)"/);
  });
});

test.for<readonly [summary: string, operationId: string, want: string]>([
  ['Create a post', 'createPost', 'create'],
  ['Validate and create a post', '', 'create'],
  ['', 'checkCreatePost', 'create'],
  ['Update the blog of a user by adding a post', '', 'create'],
  ['Search the posts to save', '', 'none'],
  ['Use this to create posts', '', 'create'],
  // A creation that is named later than in the first five words is not seen.
  ['Calculate the price and then create the post', '', 'none'],
  ['', 'validateAddress', 'none'],
  ['', 'getNewPosts', 'none'],
])('a POST with the words "%s" and the id "%s": %s', ([summary, operationId, want]) => {
  const paths = {
    '/posts': { get: operation(LIST), post: { ...CREATE, summary, operationId } },
    '/posts/{id}': { get: operation(ITEM) },
  };
  const { 'post /posts': post } = infer(paths);
  expect(typeof post === 'string' ? 'none' : post).toEqual(
    want === 'none' ? want : expect.objectContaining({ action: want }),
  );
});
