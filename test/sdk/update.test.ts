import { describe, expect, test } from 'vitest';
import { Client } from '#sdk/client/client.ts';
import { ConflictError, InvalidRequestError, NotFoundError, ResponseParseError, type SdkError } from '#sdk/errors.ts';
import { safeUpdate, type UpdateChange, type UpdatePlan } from '#sdk/update.ts';
import { TestClient } from '#sdk/testing.ts';
import { getThing, replaceThing, searchThings } from './support/operations.ts';
import { json, startServer } from './support/server.ts';

type Members = Record<string, unknown>;
const plan: UpdatePlan<{ thingId: string }, Members, string> = {
  id: 'updateThing',
  read: async (client, request, options) => ({ ...(await client.call(getThing, request, options)) }),
  replace: replaceThing,
  schema: {
    readOnly: ['tracking', 'constructor'],
    pairs: ['owner', 'company'],
    booleans: ['open', 'closed'],
    nullable: ['note'],
    required: ['name'],
    nested: { lines: { readOnly: ['total'], pairs: ['item'] } },
  },
};
const stored = {
  id: '1',
  name: 'Old',
  open: true,
  closed: null,
  owner: { id: 'o1', name: 'Ann' },
  companyId: 'c1',
  company: { id: 'c9' },
  tracking: { by: 'x' },
  lines: [{ id: 'l1', total: 5, item: { id: 'i1' }, custom: { a: 1 } }],
  unknownField: { kept: [1, 2] },
};
const sentOf = (change: Members) => ({
  id: '1',
  name: 'Old',
  open: true,
  closed: false,
  ownerId: 'o1',
  companyId: 'c1',
  note: null,
  lines: [{ id: 'l1', itemId: 'i1', custom: { a: 1 } }],
  unknownField: { kept: [1, 2] },
  ...change,
});
const clientOf = (read: unknown, then: unknown = read) => {
  let reads = 0;
  return new TestClient().reply('getThing', () => (++reads === 1 ? read : then)).reply('replaceThing', '1');
};
const bodies = ({ calls }: TestClient): unknown[] =>
  calls
    .filter(({ operation }) => operation === 'replaceThing')
    .map(({ request }) => Reflect.get(Object(request), 'body'));

describe('a safe update', () => {
  test.each([
    ['some properties', { name: 'New' }, { name: 'New' }],
    ['a function of the resource', (current: Members) => ({ name: `${current['name']}er` }), { name: 'Older' }],
    ['a property that is not given', { name: undefined, note: 'x' }, { note: 'x' }],
    ['null, to empty a field', { unknownField: null }, { unknownField: null }],
    ['the id of a pair', { ownerId: 'o2' }, { ownerId: 'o2' }],
    ['the object of a pair', { owner: { id: 'o3' } }, { ownerId: 'o3' }],
    ['null for both of a pair', { company: null, companyId: null }, { companyId: null }],
    [
      'the id of a pair beside the object as it was read',
      { company: { id: 'c9' }, companyId: 'c2' },
      { companyId: 'c2' },
    ],
    ['a read-only property as it was read', { tracking: { by: 'x' } }, {}],
    [
      'a nested value, as a whole',
      { lines: [{ id: 'l2', item: { id: 'i2' }, total: 1 }] },
      { lines: [{ id: 'l2', itemId: 'i2' }] },
    ],
    ['a boolean', { closed: true }, { closed: true }],
  ])(
    'merges %s and keeps the rest (R017, R158, R160, R161)',
    async (_, change: UpdateChange<Members, Members>, want) => {
      const client = clientOf(stored);
      expect(await safeUpdate(client, plan, { thingId: '1' }, change)).toBe('1');
      expect(bodies(client)).toEqual([sentOf(want)]);
      expect(client.calls.map(({ operation }) => operation)).toEqual(['getThing', 'getThing', 'replaceThing']);
    },
  );

  test('sends nothing if the resource was changed meanwhile', async () => {
    const client = clientOf(stored, { ...stored, name: 'Theirs' });
    const error: unknown = await safeUpdate(client, plan, { thingId: '1' }, { note: 'x' }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      operation: plan.id,
      message: `${plan.id}: changed meanwhile: name`,
    });
    expect(bodies(client)).toEqual([]);
  });

  test('does not read again without detectConflicts', async () => {
    const client = clientOf(stored, { ...stored, name: 'Theirs' });
    await safeUpdate(client, plan, { thingId: '1' }, { note: 'x' }, { detectConflicts: false });
    expect(bodies(client)).toHaveLength(1);
  });

  test('sends nothing if a required property has no value (R157)', async () => {
    for (const change of [{ name: null }, (): Members => ({ name: null })]) {
      const client = clientOf(stored);
      const error: unknown = await safeUpdate(client, plan, { thingId: '1' }, change).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error).toMatchObject({ operation: plan.id });
      expect(bodies(client)).toEqual([]);
    }
  });

  test.each([
    ['another value of a read-only property', { tracking: { by: 'me' } }, 'tracking'],
    ['null for the object of a pair', { name: 'New', owner: null }, 'owner'],
    ['an object of a pair without an id', { owner: { name: 'Eve' } }, 'owner'],
    ['an object of a pair beside the id of another', { company: { id: 'c2' }, companyId: 'c1' }, 'company'],
    ['a read-only property with an inherited name', { constructor: 'b' }, 'constructor'],
    ['null for the object of a pair beside its id', { company: null, companyId: 'c1' }, 'company'],
  ])('sends nothing if the change has %s, which would be lost (R018)', async (_, change: Members, name) => {
    const client = clientOf(stored);
    const call = safeUpdate(client, plan, { thingId: '1' }, change);
    await expect(call).rejects.toThrow(`updateThing: cannot be sent: ${name}`);
    expect(bodies(client)).toEqual([]);
  });

  test("reads with the caller's function if one is given", async () => {
    const client = clientOf(undefined);
    await safeUpdate(client, { ...plan, read: undefined as never }, { thingId: '1' }, {}, { read: async () => stored });
    expect(bodies(client)).toEqual([sentOf({})]);
  });

  test('sends nothing if the resource is not found', async () => {
    const client = clientOf(stored);
    const call = safeUpdate(client, plan, { thingId: '1' }, {}, { read: async () => undefined });
    const error: unknown = await call.catch((thrown) => thrown);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(error).toMatchObject({ operation: plan.id, status: 404 });
    expect(String(error)).toBe(`NotFoundError: ${plan.id}: the read returned no {"thingId":"1"}`);
    expect(client.calls).toEqual([]);
  });

  test('without a read in the plan or the options -> an error, and nothing is sent', async () => {
    const client = clientOf(stored);
    const call = safeUpdate(client, { ...plan, read: undefined as never }, { thingId: '1' }, {}, {});
    await expect(call).rejects.toThrow('options.read is missing');
    expect(client.calls).toEqual([]);
  });

  test('without a request -> an error that names what is missing', async () => {
    const call = safeUpdate(clientOf(stored), { ...plan, match: { id: 'thingId' } }, undefined as never, {});
    await expect(call).rejects.toThrow('thingId is missing');
  });

  test('reads and sends nothing if a value of the path is missing', async () => {
    const client = clientOf(stored);
    const call = safeUpdate(client, { ...plan, match: { id: 'thingId' } }, { thingid: '1' } as never, {});
    await expect(call).rejects.toThrow('updateThing: thingId is missing');
    expect(client.calls).toEqual([]);
  });

  test('compares the resource as it was read, although the function changed its copy', async () => {
    const client = clientOf(stored);
    const spoil = (current: Members): Members => {
      Reflect.set(current, 'name', 'Spoilt');
      return {};
    };
    await safeUpdate(client, plan, { thingId: '1' }, spoil);
    expect(bodies(client)).toEqual([sentOf({})]);
  });
});

test.each<[string, UpdateChange<Members, Members>]>([
  ['given', { name: undefined, open: undefined, note: 'x' }],
  ['given by a function', () => ({ name: undefined, open: undefined, note: 'x' })],
  ['given by a function that waits', async () => ({ name: undefined, open: undefined, note: 'x' })],
])('a server gets every field unchanged if `undefined` is %s', async (_name, change) => {
  await using server = await startServer(({ method }, response) => json(response, method === 'GET' ? stored : '1'));
  await safeUpdate(new Client({ baseUrl: server.url }), plan, { thingId: '1' }, change);
  expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual(sentOf({ note: 'x' }));
});

describe('a safe update sends nothing', () => {
  const { read: _, ...rest } = plan;
  const searching: typeof plan = {
    ...rest,
    search: async (client, request, options) =>
      (await client.call(searchThings, { ...request, body: {} }, options)) as unknown as Members[],
    match: { id: 'thingId' },
  };
  const reading = { ...plan, match: searching.match ?? {} };
  const ended = async (used: typeof plan, data: unknown, options: object = {}) => {
    const client = new TestClient().reply('getThing', data).reply('searchThings', data).reply('replaceThing', '1');
    const error: unknown = await safeUpdate(client, used, { thingId: '1' }, { note: 'x' }, options).catch((no) => no);
    return { error, sent: bodies(client) };
  };

  test.each<[string, unknown, typeof SdkError]>([
    ['no list', stored, ResponseParseError],
    ['an empty object', {}, ResponseParseError],
    ['null', null, ResponseParseError],
    ['a text', '1', ResponseParseError],
    ['the resource twice', [stored, { ...stored, name: 'Other' }], ResponseParseError],
    ['no hit', [], NotFoundError],
    ['another resource', [{ ...stored, id: '2' }], NotFoundError],
    ['hits that are none', [null, 1, '1', [], ['1'], {}], NotFoundError],
  ])('if the search returns %s', async (_name, data, errorClass) => {
    const { error, sent } = await ended(searching, data);
    expect(error).toBeInstanceOf(errorClass);
    expect(error).toMatchObject({ operation: plan.id });
    expect(sent).toEqual([]);
  });

  test.each([
    ['another resource', { ...stored, id: '2' }],
    ['an empty object', {}],
    ['a list', [stored]],
    ['null', null],
  ])('if the read returns %s', async (_name, data) => {
    const { error, sent } = await ended(reading, data);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(sent).toEqual([]);
  });

  // Deeper than the stack of any engine.
  const deep = JSON.parse(`${'{"a":['.repeat(20_000)}${']}'.repeat(20_000)}`) as Members;

  test('if the resource is too deep to be compared', async () => {
    for (const change of [{ note: 'x' }, () => ({ note: 'x' })]) {
      const client = new TestClient().reply('replaceThing', '1');
      const read = async () => ({ ...stored, deep });
      const error: unknown = await safeUpdate(client, plan, { thingId: '1' }, change, { read }).catch((no) => no);
      expect(error).toBeInstanceOf(ResponseParseError);
      expect(error).toMatchObject({
        operation: plan.id,
        message: `${plan.id}: the resource is too deep`,
      });
      expect(bodies(client)).toEqual([]);
    }
  });

  test('if a further property identifies another resource', async () => {
    const cards = { ...searching, match: { id: 'thingId', owner: 'ownerId' } as never };
    const update = (found: object) => {
      const client = new TestClient().reply('searchThings', [found]).reply('replaceThing', '1');
      return safeUpdate(client, cards, { thingId: '1', ownerId: 'o1' } as never, {}).result();
    };
    const card = { id: '1', name: 'x' };
    expect(await update({ ...card, owner: 'o2' })).toMatchObject({ ok: false, error: { name: 'NotFoundError' } });
    for (const owner of ['o1', undefined, null]) expect(await update({ ...card, owner })).toMatchObject({ ok: true });
  });

  test.each<[unknown, unknown, string]>([
    [1, '1', 'found'],
    ['1', 1, 'found'],
    [1, 1, 'found'],
    ['6F9619FF-8B86-D011-B42D-00C04FC964FF', '6f9619ff-8b86-d011-b42d-00c04fc964ff', 'found'],
    [1, '01', 'another'],
    [1, '', 'another'],
    [1, {}, 'another'],
  ])('if a search for %o returns %o, unless both are one text: %s', async (thingId, id, want) => {
    const client = new TestClient().reply('searchThings', [{ ...stored, id }]).reply('replaceThing', '1');
    const { ok } = await safeUpdate(client, searching, { thingId } as never, {}).result();
    expect(ok).toBe(want === 'found');
  });

  test("if the caller's function reads another resource; it may omit the identifying properties", async () => {
    const { id, ...nameless } = stored;
    const read = (found: unknown) => ended(reading, undefined, { read: async () => found });
    expect(await read({ ...stored, id: '2' })).toMatchObject({ error: { name: 'NotFoundError' }, sent: [] });
    const { id: _id, ...rest } = sentOf({ note: 'x' }) as Members;
    expect(await read(nameless)).toEqual({ error: '1', sent: [rest] });
    expect(id).toBe('1');
  });

  test("if the caller's function returns the same object twice, changed meanwhile", async () => {
    const kept = structuredClone(stored);
    const change = () => {
      kept.name = 'Changed';
      return { note: 'x' };
    };
    const client = clientOf(stored);
    const call = safeUpdate(client, plan, { thingId: '1' }, change, { read: async () => kept });
    await expect(call).rejects.toThrow('changed meanwhile: name');
    expect(bodies(client)).toEqual([]);
  });

  test.each([
    [null],
    [[]],
    [new Map([['name', 'New']])],
    [Promise.resolve({ name: 'New' })],
    [() => undefined],
    [() => null],
    [() => 'name'],
    [() => new Map([['name', 'New']])],
    [async () => 5],
    [{ deep }],
  ])('if the change is %s', async (change) => {
    const client = clientOf(stored);
    const error: unknown = await safeUpdate(client, plan, { thingId: '1' }, change as never).catch((no) => no);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({ message: `${plan.id}: the change must be an object, not too deep` });
    expect(bodies(client)).toEqual([]);
  });
});

test('a property `__proto__` of the resource is kept like any other, and changes no prototype', async () => {
  const data: Members = JSON.parse('{"id":"1","name":"Old","__proto__":{"open":true,"evil":1}}');
  const client = clientOf(data);
  await safeUpdate(client, plan, { thingId: '1' }, JSON.parse('{"__proto__":{"evil":2}}'));
  const [body] = bodies(client);
  expect(JSON.parse(JSON.stringify(body))).toEqual(
    JSON.parse('{"id":"1","name":"Old","note":null,"open":false,"closed":false,"__proto__":{"evil":2}}'),
  );
  const without = clientOf(JSON.parse('{"id":"1","__proto__":{"name":"lent"}}'));
  await expect(safeUpdate(without, plan, { thingId: '1' }, {})).rejects.toBeInstanceOf(InvalidRequestError);
});

describe('concurrent safe updates', () => {
  // A server that stores one record per id and takes its time, like a real one.
  const startStore = (records: Record<string, Members>) =>
    startServer(async ({ method, url, body }, response) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const id = url.split('/').at(-1) ?? '';
      if (method !== 'GET') records[id] = JSON.parse(body) as Members;
      json(response, method === 'GET' ? records[id] : id);
    });
  const clientFor = (baseUrl: string): Client => new Client({ baseUrl });
  const set = (client: Client, thingId: string, change: UpdateChange<Members, Members>) =>
    safeUpdate(client, plan, { thingId }, change, { detectConflicts: false });

  test('of one resource lose no acknowledged change, whichever client makes them', async () => {
    const records: Record<string, Members> = { 1: { ...stored } };
    await using server = await startStore(records);
    const clients = [clientFor(server.url), clientFor(server.url)];
    const names = Array.from({ length: 20 }, (_, index) => `field${index}`);
    await Promise.all(names.map((name, index) => set(clients[index % 2] as Client, '1', { [name]: index })));
    expect(names.map((name) => records['1']?.[name])).toEqual(names.map((_, index) => index));
  });

  test('of different resources do not wait for each other', async () => {
    await using server = await startStore({ 1: { ...stored }, 2: { ...stored } });
    const client = clientFor(server.url);
    const started = Promise.withResolvers<void>();
    const change = Promise.withResolvers<Members>();
    const blocked = set(client, '1', () => {
      started.resolve();
      return change.promise;
    });
    await started.promise;
    expect(await set(client, '2', { name: 'New' })).toBe('2');
    change.resolve({ name: 'Late' });
    expect(await blocked).toBe('1');
  });

  test('continue after one that fails', async () => {
    await using server = await startStore({ 1: { ...stored } });
    const client = clientFor(server.url);
    const failed = set(client, '1', () => Promise.reject(new Error('no change')));
    const next = set(client, '1', { name: 'New' });
    await expect(failed).rejects.toThrow('no change');
    expect(await next).toBe('1');
  });
});

describe('a safe update with requireAllFields', () => {
  const update = (read: Members, change: Members) => {
    const client = clientOf(read);
    return { client, call: safeUpdate(client, plan, { thingId: '1' }, change, { requireAllFields: true }) };
  };

  test('sends nothing if the read lacks fields of the schema', async () => {
    const { client, call } = update({ id: '1', name: 'Old', closed: null }, {});
    await expect(call).rejects.toMatchObject({
      name: 'InvalidRequestError',
      message: `${plan.id}: required but without a value: open, note`,
    });
    expect(bodies(client)).toEqual([]);
  });

  test('is the default where the read is documented as partial, unless the caller reads', async () => {
    const partial = { ...plan, isPartial: true };
    const client = clientOf({ id: '1', name: 'Old' });
    const read = () => Promise.resolve({ id: '1', name: 'Old' });
    await expect(safeUpdate(client, partial, { thingId: '1' }, {})).rejects.toThrow('required but without a value');
    for (const options of [{ requireAllFields: false }, { read }])
      expect(await safeUpdate(client, partial, { thingId: '1' }, {}, options)).toBe('1');
  });

  test('accepts fields that are null, and those that the change sets', async () => {
    const { client, call } = update({ id: '1', name: 'Old', closed: null, note: null }, { open: true });
    expect(await call).toBe('1');
    expect(bodies(client)).toHaveLength(1);
  });
});
