import { describe, expect, test } from 'vitest';
import { lookups, map } from '../../../generated/sdk/src/migration.ts';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { ServedOperation } from '#mock/document/served-document.ts';
import { resolveReference } from '#mock/document/references.ts';
import { isObject, type Json, type JsonObject, textAt } from '#mock/json.ts';
import { collectionOf } from '#mock/platform.ts';
import { current, isChanged, operations, other, root, sample, shapeIn, some } from '../support/legacy-listing.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send } = await ownMock();

const reading = operations
  .filter(({ resource }) => ['read', 'search'].includes(resource?.action ?? ''))
  .flatMap((operation) => {
    const shape = shapeIn(operation, 'response');
    return shape === undefined ? [] : [[operation.id, operation, shape] as const];
  });

const searching = reading.filter(([, { resource, body }]) => {
  const schema = resolveReference(root, body?.contents[0]?.schema);
  return resource?.action === 'search' && body !== undefined && schema['additionalProperties'] !== false;
});

/** Names in the paths of the listing. */
const PARENTS = { managerId: '1', employeeId: '1' };

/** Whom the items manage, where they are employees, and whom the manager of the paths manages. */
const STAFF = [
  { id: '1', managerId: '1' },
  { id: '902', managerId: '900' },
  { id: '903', managerId: '901' },
];

/** Two items that differ in all they can. */
async function load(operation: ServedOperation, shape: string): Promise<void> {
  const items = [sample(shape, '901', other), sample(shape, '900')].map((item) => current(shape, item));
  await mock.load({ employees: STAFF });
  await mock.load({ [collectionOf(operation, platform)]: items.map((item) => ({ ...item, ...PARENTS })) });
}

/** Asks of the item 900, or of all of them. */
async function asked({ method, path, resource, body }: ServedOperation, json: Json): Promise<readonly JsonObject[]> {
  const id = resource?.action === 'read' ? '900' : '1';
  const target = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => (name === resource?.id ? id : '1'));
  const response = await send(`${method} /v2/rest${target}`, body === undefined ? {} : { json });
  expect([response.status, response.text.slice(0, 500)]).toMatchObject([200, expect.any(String)]);
  return [response.json].flat().filter(isObject);
}

/** Asks for all that is shown only where it is asked for, in the words of v2. */
function forEverything(operation: ServedOperation): Json {
  const names = Object.keys(platform.options[collectionOf(operation, platform)] ?? {});
  const options = names.map((name) => lookups.valueBefore('CustomDataReadOptionValue', name).names[0] ?? name);
  if (operation.resource?.action === 'read') return { options };
  if (operation.id === 'searchInvoices') return { readOptions: { type: 'any', options } };
  return searching.some(([id]) => id === operation.id) ? { readOption: { options } } : {};
}

describe('R120 R121 R122 responses of v2', () => {
  test.each(reading)('%s has all of its previous names, and no others', async (_, operation, shape) => {
    await load(operation, shape);
    const items = await asked(operation, forEverything(operation));
    const found = items.find(({ id }) => id === '900') ?? items.at(-1);
    // Whoever sends no body asks for no custom fields.
    const { customFields: _fields, ...bare } = sample(shape, '900');
    const wanted = operation.body === undefined ? bare : sample(shape, '900');
    expect({ ...found, ...PARENTS, id: '900' }).toEqual({ ...wanted, ...PARENTS });
  });
});

/** Criteria that ask for each value of a document; what holds a value of its own looks like a clause itself. */
function criteriaFor(value: Json): Json {
  if (!isObject(value)) return { operator: 'IS', value };
  const asked = Object.entries(value).filter(([name, inner]) => name !== 'value' && !Array.isArray(inner));
  return Object.fromEntries(asked.map(([name, inner]) => [name, criteriaFor(inner)]));
}

/** A document for each of the values of one, which holds nothing but that. */
function parted(value: JsonObject): readonly JsonObject[] {
  return Object.entries(value).flatMap(([name, inner]): readonly JsonObject[] =>
    isObject(inner) ? parted(inner).map((part) => ({ [name]: part })) : [{ [name]: inner }],
  );
}

describe('R034 R121 searches of v2', () => {
  test.each(searching)('%s finds items by all previous names together, and by each', async (_, operation, shape) => {
    await load(operation, shape);
    const wanted = sample(shape, '900');
    expect((await asked(operation, criteriaFor(wanted))).map((item) => textAt(item, 'id'))).toEqual(['900']);
    for (const part of parted(wanted).filter((one) => isChanged(shape, one))) {
      const found = (await asked(operation, criteriaFor(part))).map((item) => textAt(item, 'id'));
      expect(found, JSON.stringify(part)).toContain('900');
      if (JSON.stringify(criteriaFor(part)).includes('IS')) expect(found, JSON.stringify(part)).not.toContain('901');
    }
  });
});

/** Changes of names and values that no operation of the listing carries: there is nothing to ask the mock. */
const UNCARRIED = [
  'item-line-discount',
  'view-custom-fields',
  'approval-custom-fields',
  'start-custom-field',
  'end-custom-field',
  'nb-cols-custom-field',
  'place',
  'mobile-default-activity-place',
  'contract-termination-date',
  'period-filter-from',
  'period-filter-to',
  'quick-entry-dates',
  'termination-mode',
  'document-created-by',
  'document-created-by-id',
  'document-creation-date',
  'document-sys-name',
  'division-service-id',
  'assignment-referential-project-group-code',
  'duplication-period-repetion-type',
  'duplication-occurency',
  'duplication-number-of-occurency',
  'duplication-number-of-occurency-type',
  'duplication-use-date-hours',
  'duplication-mode-time-recording',
  'quotation-link-sales-order-id',
  'multi-company',
  'should-be-notified',
  'custom-request-line-management-object-id',
  'application-feature-timerecording-termination-cancel',
  'duplication-with-occurency',
  'duplication-quaterly',
  'check-employee-compagny',
  'check-timerecordings',
  'period-filter-query-from',
  'period-filter-query-to',
];

test('R117 R122 every rename of an operation of v2 is tested here', () => {
  for (const operation of operations)
    for (const shape of [shapeIn(operation, 'body'), shapeIn(operation, 'response')])
      if (shape !== undefined) sample(shape, '900');
  const fields = map.fields.filter(({ v2, v3 }) => v2.join() !== v3.join());
  const carried = (owners: readonly { readonly v2: string }[], names: readonly string[] = []): boolean =>
    owners.some(({ v2 }) =>
      (names.length === 0 ? [v2] : names.map((name) => `${v2}.${name}`)).some((one) => some.seen.has(one)),
    );
  expect([
    ...fields.filter(({ owners, v2 }) => !carried(owners, v2)).map(({ id }) => id),
    ...map.values.filter(({ owners }) => !carried(owners)).map(({ id }) => id),
    ...map.parameters.filter(({ v3 }) => v3 !== undefined).map(({ id }) => id),
  ]).toEqual(UNCARRIED);
});
