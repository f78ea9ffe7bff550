import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Diagnostics } from '../../../generator/diagnostics/diagnostics.ts';
import { loadVersion, propose } from '../../../generator/evolve/propose.ts';
import type { Proposal } from '../../../generator/evolve/proposals.ts';
import { changeText, goneText } from '../../../generator/evolve/report.ts';
import { createShortlist } from '../../../generator/evolve/shortlist.ts';
import type { JsonObject } from '../../../generator/model/json.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { integer, listOf, object, text } from '../../support/schemas.ts';

const folder = temporaryFolder('matching');

const reference = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const fields = (...names: readonly string[]): JsonObject => Object.fromEntries(names.map((name) => [name, text]));

interface Version {
  readonly schemas: JsonObject;
  /** Address of the operation that returns the first schema. */
  readonly path?: string;
  readonly operationId?: string;
  /** Name of a parameter, in the path unless `location` says otherwise. */
  readonly parameter?: string;
  readonly location?: string;
  /** Schema of the body of the operation. */
  readonly body?: JsonObject;
}

function bodyOf(schema: JsonObject): JsonObject {
  return { requestBody: { content: { 'application/json': { schema } } } };
}

async function load(name: string, version: Version) {
  const { schemas, path = '/things', operationId = 'getThing', parameter, location = 'path', body } = version;
  const parameters = parameter === undefined ? [] : [{ name: parameter, in: location, required: true, schema: text }];
  const [first = ''] = Object.keys(schemas);
  const content = { 'application/json': { schema: reference(first) } };
  const responses = { 200: { description: 'Success.', content } };
  const operation = { operationId, parameters, responses };
  const document = {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { [path]: body === undefined ? { get: operation } : { post: { ...operation, ...bodyOf(body) } } },
    components: { schemas },
  };
  writeFileSync(join(folder, name), JSON.stringify(document));
  return loadVersion(join(folder, name), new Diagnostics());
}

/** Lists the proposals between two versions, with their confidence, apart from what stayed as it was. */
async function changes(before: Version, after: Version): Promise<readonly string[]> {
  const { proposals } = propose(await load('before.json', before), await load('after.json', after));
  const isChange = ({ table, entry }: Proposal) =>
    table !== 'identical' && entry['counterpart'] !== 'same' && entry['operation'] !== 'remove';
  return proposals.filter(isChange).map((proposal) => {
    const kept = proposal.reasons.find((reason) => reason.startsWith('the name is kept'));
    return `${proposal.confidence} ${changeText(proposal)}${kept === undefined ? '' : `: ${kept}`}`;
  });
}

test('a schema that is read and sent in different forms is one owner: the component', async () => {
  const version = (name: string): Version => {
    const schemas = { User: object({ [name]: text, secret: { ...text, writeOnly: true } }) };
    return { schemas, body: reference('User') };
  };
  expect(await changes(version('first-name'), version('firstName'))).toEqual([
    'certain field first-name → firstName in User',
  ]);
});

describe('objects without a name', () => {
  const version = (total: string, city: string, schema: string) => ({
    schemas: {
      Order: object({ id: text, address: object(fields('street', city, 'country')) }),
      [schema]: object(fields('a', 'b', 'c')),
    },
    body: object({ note: text, lines: listOf(object({ sku: text, [total]: text })) }),
  });

  test('have their renamed fields listed beside the proposals', async () => {
    const before = await load('before.json', version('totalAmount', 'cityName', 'Kept'));
    const after = await load('after.json', version('amountTotal', 'nameOfCity', 'Kept'));
    const { proposals, inline } = propose(before, after);
    expect(inline.map(({ owner, v2, v3, confidence }) => `${confidence} ${owner}.${v2} → ${v3}`)).toEqual([
      'certain Order.address.cityName → nameOfCity',
      'certain getThing.body.lines.totalAmount → amountTotal',
    ]);
    expect(proposals.filter(({ table }) => table === 'fields')).toEqual([]);
  });

  test('follow the new name of the field that holds them', async () => {
    const holder = (name: string) => ({ schemas: { Order: object({ id: text, [name]: object(fields('a', name)) }) } });
    const [before, after] = [await load('before.json', holder('shipTo')), await load('after.json', holder('shipsTo'))];
    const { inline } = propose(before, after);
    expect(inline.map(({ owner, v2, v3 }) => `${owner}.${v2} → ${v3}`)).toEqual(['Order.shipTo.shipTo → shipsTo']);
  });
});

describe('a phrase that changed in the name of one schema', () => {
  const member = ['name', 'tags', 'street', 'city'];
  const own = ['id', ...member];
  const version = (noun: string, names: readonly string[]): Version => ({
    schemas: { [noun]: object(fields(...names)), [`${noun}Input`]: object(fields(...member, 'secret')) },
    path: `/${noun.toLowerCase()}s`,
    operationId: `get${noun}`,
  });

  test('is learned if nearly all fields of another schema with it agree, though its whole name changed', async () => {
    expect(await changes(version('Customer', [...own, 'legal']), version('Client', [...own, 'rank']))).toEqual([
      'certain schema Customer → Client',
      'certain schema CustomerInput → ClientInput',
      'open field legal → rank in Customer → Client',
      'certain operation GET /customers → GET /clients',
    ]);
  });

  test.each([
    ['the other schema has other fields', version('Customer', ['amount', 'currency', 'paid']), version('Client', own)],
    ['the other schema is small', version('Customer', ['id', 'zip']), version('Client', ['id', 'zip'])],
  ])('is not learned if %s: what is gone is listed', async (_, before, after) => {
    expect(await changes(before, after)).toEqual([
      'open schema CustomerInput → ClientInput',
      'open operation GET /customers → none',
    ]);
    const { gone } = propose(await load('before.json', before), await load('after.json', after));
    expect(gone.map(goneText)).toEqual(['schema Customer → none']);
  });
});

test('a parameter without a counterpart is listed with the operations that lost it', async () => {
  const version = (parameter?: string): Version => ({
    schemas: { Thing: object({ id: text }) },
    ...(parameter === undefined ? {} : { parameter, location: 'query' }),
  });
  const { gone } = propose(await load('before.json', version('customer_id')), await load('after.json', version()));
  expect(gone.map(goneText)).toEqual(['parameter customer_id → none in getThing']);
});

describe('names that the previous version already has beside one that is gone', () => {
  const member = fields('id', 'title', 'owner_id', 'created_at');

  test('are proposed for twins, and for names with the same words', async () => {
    const look = (...names: readonly string[]) => object({ ...fields('title', ...names), folder: reference('Folder') });
    const found = await changes(
      { schemas: { Look: look('folder_id', 'space_id'), Folder: object(member), Space: object(member) } },
      { schemas: { Look: look('folder_id'), Folder: object(member) } },
    );
    expect(found).toEqual(['likely schema Folder + Space → Folder', 'likely field space_id → folder_id in Look']);
  });

  test('are not proposed only because they are similar', async () => {
    const found = await changes(
      { schemas: { Look: object(fields('title', 'view_count', 'visit_count')), Folder: object(member) } },
      { schemas: { Look: object(fields('title', 'view_count')), Folder: object(member) } },
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['Use `view_count` instead.', true],
    ['Use the field view_count instead.', false],
    ['Superseded by view_count', false],
    ['Removed in favor of `view_count`.', false],
    ['Deprecated, see view_count', false],
  ])('are proposed if the document names them as the replacement: %s', async (description, deprecated) => {
    const replaced = { ...text, deprecated, description };
    const found = await changes(
      { schemas: { Look: object({ ...fields('title', 'view_count'), hits: replaced }) } },
      { schemas: { Look: object(fields('title', 'view_count')) } },
    );
    expect(found).toEqual(['likely field hits → view_count in Look']);
  });
});

describe('fields that moved', () => {
  test('are found in an object inside a new object', async () => {
    const found = await changes(
      { schemas: { Rule: object(fields('id', 'countries', 'bootDiskType')) } },
      {
        schemas: {
          Rule: object({ id: text, restrictions: reference('Restrictions') }),
          Restrictions: object({ countries: reference('Restriction'), bootDisk: reference('Disk') }),
          Restriction: object(fields('operation', 'value')),
          Disk: object(fields('diskType', 'size')),
        },
      },
    );
    expect(found).toEqual([
      'certain field countries → restrictions.countries.value in Rule',
      'certain field bootDiskType → restrictions.bootDisk.diskType in Rule',
    ]);
  });

  test('are not known by the last word of a path alone, unless it is nearly the whole name', async () => {
    const found = await changes(
      { schemas: { Pay: object(fields('id', 'bankName')) } },
      { schemas: { Pay: object({ id: text, holder: reference('Holder') }), Holder: object(fields('name', 'city')) } },
    );
    expect(found.filter((change) => !change.startsWith('open'))).toEqual([]);
  });

  test('are left to a person if only the last of several names agrees', async () => {
    const found = await changes(
      { schemas: { Item: object(fields('id', 'amount', 'status')) } },
      {
        schemas: {
          Item: object({ id: text, status: text, credits: reference('Credits') }),
          Credits: object({ proration: reference('Proration') }),
          Proration: object(fields('amount', 'days')),
        },
      },
    );
    expect(found).toEqual(['open field amount → credits.proration.amount in Item']);
  });

  test('are not renamed if a schema that extends theirs has them now', async () => {
    const child = (own: JsonObject) => ({ allOf: [reference('Base'), object(own)] });
    const found = await changes(
      { schemas: { Item: child(fields('name')), Base: object(fields('id', 'mapping_type')) } },
      { schemas: { Item: child(fields('name', 'mapping_type')), Base: object(fields('id', 'type')) } },
    );
    expect(found).toEqual([]);
  });
});

test('a field without a likeness, which another schema renamed -> that rename, for a person, and no removal', async () => {
  const loan = (reader: string, state: string): JsonObject => ({
    LoanInput: object(fields('bookId', reader)),
    Loan: object(fields('id', 'bookId', reader, state, 'due')),
  });
  const found = await changes({ schemas: loan('borrower', 'status') }, { schemas: loan('readerName', 'state') });
  expect(found).toEqual([
    'open field borrower → readerName in LoanInput',
    'likely field status → state in Loan',
    'open field borrower → readerName in Loan',
  ]);
});

test('an inline object that becomes a named schema with its fields is no change', async () => {
  const found = await changes(
    { schemas: { Stub: object({ id: text, employer: object(fields('name', 'city')) }) } },
    {
      schemas: {
        Stub: object({ id: text, employer: reference('Employer') }),
        Employer: object(fields('name', 'city')),
      },
    },
  );
  expect(found).toEqual([]);
});

test('the fields of a schema that may be null from now on are compared', async () => {
  const plant = { ...object(fields('id', 'labelText', 'height')), type: ['object', 'null'] };
  const found = await changes(
    { schemas: { Plant: object(fields('id', 'label', 'height')) } },
    { schemas: { Plant: plant } },
  );
  expect(found).toEqual(['likely field label → labelText in Plant']);
});

test('a counterpart of an unrelated type is left to a person', async () => {
  const found = await changes(
    { schemas: { Cause: object({ id: text, itemError: text }) } },
    { schemas: { Cause: object({ id: text, itemErrors: listOf(integer) }) } },
  );
  expect(found).toEqual(['open field itemError → itemErrors in Cause']);
});

test('a field is no surer than its schema', async () => {
  const found = await changes(
    { schemas: { Group: object(fields('key', 'value', 'groupLabel')) } },
    { schemas: { MetricFilter: object(fields('key', 'value', 'groupLabels')) } },
  );
  expect(found).toEqual([
    'likely schema Group → MetricFilter',
    'likely field groupLabel → groupLabels in Group → MetricFilter',
  ]);
});

test('a deprecated field whose description names its replacement became that one', async () => {
  const replaced = { ...text, deprecated: true, description: 'The street. Use `line1` instead.' };
  const found = await changes(
    { schemas: { Address: object(fields('city', 'street', 'extra')) } },
    { schemas: { Address: object({ city: text, street: replaced, ...fields('extra', 'line1', 'line2') }) } },
  );
  expect(found).toEqual(['likely field street → line1 in Address']);
});

describe('fields that keep their name', () => {
  const described = (description: string): JsonObject => ({ ...text, description });

  test('are left to a person if a new field has their description', async () => {
    const found = await changes(
      { schemas: { School: object({ id: text, url: described('Directory URL for this school') }) } },
      {
        schemas: {
          School: object({
            id: text,
            url: described("URL of the school's public website"),
            urlDirectory: described('Directory URL for this school'),
          }),
        },
      },
    );
    expect(found).toEqual(['open field url → urlDirectory in School: the name is kept, but its description differs']);
  });

  test('are left to a person if their type differs', async () => {
    const found = await changes(
      { schemas: { Order: object(fields('id', 'note')) } },
      { schemas: { Order: object({ id: text, note: integer, noteText: text }) } },
    );
    expect(found).toEqual(['open field note → noteText in Order: the name is kept, but its type differs']);
  });

  test('are not exchanged with each other if all identifiers become texts', async () => {
    const identifiers = (type: string) =>
      object(
        Object.fromEntries(['default_new_user_group_id', 'default_new_user_role_id'].map((name) => [name, { type }])),
      );
    const found = await changes(
      { schemas: { User: identifiers('integer') } },
      { schemas: { User: identifiers('string') } },
    );
    expect(found).toEqual([]);
  });

  test('are not renamed if only their own description was rewritten', async () => {
    const found = await changes(
      { schemas: { School: object({ id: text, url: described('Directory URL for this school') }) } },
      { schemas: { School: object({ id: text, url: described('Website'), urlOther: described('Another link') }) } },
    );
    expect(found).toEqual([]);
  });
});

describe('values that a field lists itself', () => {
  const listed = (...values: readonly string[]): JsonObject => ({ type: 'string', enum: values });

  test('are matched in a field that keeps its name, with the field as their owner', async () => {
    const found = await changes(
      { schemas: { Order: object({ id: text, state: listed('ON_HOLD', 'PAID') }) } },
      { schemas: { Order: object({ id: text, state: listed('ON-HOLD', 'PAID') }) } },
    );
    expect(found).toEqual(['certain value ON_HOLD → ON-HOLD in Order.state']);
  });

  test.each([
    [['owner', 'helper', 'payer'], ['owner', 'guide', 'payer', 'critic'], ['open value helper → guide in Member.role']],
    [
      ['paid', 'open'],
      ['bought', 'granted'],
      ['open value paid → bought in Member.role', 'open value open → granted in Member.role'],
    ],
    [['owner', 'helper', 'payer'], ['owner', 'payer', 'critic'], []],
  ])('%j → %j: a person decides whether what stands in its place is another name', async (before, after, want) => {
    const version = (values: readonly string[]): Version => ({
      schemas: { Member: object({ role: listed(...values) }) },
    });
    expect(await changes(version(before), version(after))).toEqual(want);
  });

  test('are not certain if the ending of a word differs', async () => {
    const found = await changes(
      { schemas: { Model: object({ id: text, status: listed('created', 'ready') }) } },
      { schemas: { Model: object({ id: text, status: listed('creating', 'ready') }) } },
    );
    expect(found).toEqual(['likely value created → creating in Model.status']);
  });

  test('are matched in a field that was renamed, and in lists', async () => {
    const list = (...values: readonly string[]): JsonObject => listOf(listed(...values));
    const found = await changes(
      { schemas: { Order: object({ id: text, orderFlags: list('is_new', 'gift') }) } },
      { schemas: { Order: object({ id: text, flags: list('IS_NEW', 'gift') }) } },
    );
    expect(found).toContain('certain value is_new → IS_NEW in Order.orderFlags → Order.flags');
  });
});

test('words that change in two places of a name are learned in each', async () => {
  const before = (kind: string) => `submitSelfService${kind}MethodBody`;
  const after = (kind: string) => `update${kind}Method`;
  const kinds = ['Password', 'Code', 'Link', 'Profile', 'Totp'];
  const schemas = (name: (kind: string) => string): JsonObject =>
    Object.fromEntries(kinds.map((kind) => [name(kind), object(fields(`${kind.toLowerCase()}_value`, 'csrf_token'))]));
  const found = await changes({ schemas: schemas(before) }, { schemas: schemas(after) });
  expect(found).toEqual(kinds.map((kind) => `certain schema ${before(kind)} → ${after(kind)}`));
});

test('a schema that becomes a choice between two is known by its name and its use', async () => {
  const link = object(fields('email', 'csrf_token', 'method', 'locale'));
  const choice = { oneOf: [reference('Link'), reference('Code')] };
  const found = await changes(
    { schemas: { SubmitRecoveryFlowBody: link } },
    { schemas: { UpdateRecoveryFlowBody: choice, Link: link, Code: object(fields('code', 'email')) } },
  );
  expect(found).toEqual(['open schema SubmitRecoveryFlowBody → UpdateRecoveryFlowBody']);
});

test('names of opposite ends do not match', async () => {
  const found = await changes(
    { schemas: { Detail: object(fields('minAffectedVersion', 'maxAffectedVersion')) } },
    { schemas: { Detail: object(fields('affectedVersionEnd', 'affectedVersionStart')) } },
  );
  expect(found.map((change) => change.split(' ').slice(2, 5).join(' '))).toEqual([
    'minAffectedVersion → affectedVersionStart',
    'maxAffectedVersion → affectedVersionEnd',
  ]);
});

test('a path parameter keeps its place behind a new prefix of the path', async () => {
  const found = await changes(
    { schemas: { Thing: object(fields('id')) }, path: '/things/{id}', parameter: 'id' },
    { schemas: { Thing: object(fields('id')) }, path: '/v2/things/{thingRef}', parameter: 'thingRef' },
  );
  expect(found).toContain('likely parameter id → thingRef in getThing');
});

test('a parameter that keeps its name in another place is no rename', async () => {
  const version = (location: string) => ({ schemas: { Thing: object(fields('id')) }, parameter: 'session', location });
  expect(await changes(version('cookie'), version('header'))).toEqual([]);
});

describe('evidence', () => {
  const event = (action: string): JsonObject =>
    object({ action: { type: 'string', enum: [action] }, ...fields('alert', 'sender', 'repository', 'organization') });
  const kinds = ['created', 'resolved', 'reopened'];
  const events = (last: string): Version => ({
    schemas: Object.fromEntries([...kinds, last].map((kind) => [`alert-${kind.replace('_', '-')}`, event(kind)])),
  });

  test('of a value counts for its schema only if another name supports it', async () => {
    const found = await changes(events('revoked'), events('publicly_leaked'));
    expect(found.filter((change) => change.startsWith('certain'))).toEqual([]);
  });

  test('of a field is what its description says, in the words of people', async () => {
    const schedule = object(fields('startsAfter', 'endsAfter'));
    const description = 'Days until the start. DEPRECATED: Use TaskSchedule.StartsAfter instead.';
    const task = (more: JsonObject) => ({
      Task: object({ ...more, taskSchedule: reference('TaskSchedule') }),
      TaskSchedule: schedule,
    });
    expect(await changes({ schemas: task({ delay: { type: 'string', description } }) }, { schemas: task({}) })).toEqual(
      ['likely field delay → taskSchedule.startsAfter in Task'],
    );
  });
});

describe('operations', () => {
  const schemas = { Thing: object(fields('id', 'name')) };
  test.each([
    ['a new version in the path', '/v1beta1/things', '/v1/things', 'getThing'],
    ['a minor version in the path', '/v1/things', '/v2.0/things', 'getThing'],
    ['a longer path and the same id', '/things', '/groups/things', 'getThing'],
  ])('match despite %s', async (_, from, to, operationId) => {
    const found = await changes({ schemas, path: from, operationId }, { schemas, path: to, operationId });
    expect(found).toEqual([`certain operation GET ${from} → GET ${to}`]);
  });
});

describe('the shortlist of a huge document', () => {
  const names = (count: number, ending: string) =>
    Array.from({ length: count }, (_, index) => `item${index} ${ending}`);
  const wordsOf = (name: string) => name.split(' ');

  test('holds the counterparts that have rare words in common', () => {
    const [from, to] = [names(1000, 'before'), names(1000, 'after')];
    const shortlist = createShortlist<string, string>({ from, to: [...to, 'item7 else'], wordsOf });
    expect(shortlist('item7 before')).toEqual(['item7 after', 'item7 else']);
    expect(shortlist('something after')).toEqual([]);
  });

  test('is bounded', () => {
    const to = Array.from({ length: 1000 }, (_, index) => `group${index % 10} item${index}`);
    const shortlist = createShortlist<string, string>({ from: to, to, wordsOf });
    expect(shortlist('group3 item13')).toHaveLength(24);
    expect(shortlist('group3 item13')[0]).toBe('group3 item13');
  });

  test('is everything in a document of ordinary size', () => {
    const to = names(100, 'after');
    expect(createShortlist<string, string>({ from: ['other'], to, wordsOf })('other')).toEqual(to);
  });
});
