import { describe, expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import { readDocument, type ServedOperation } from '#mock/document/served-document.ts';
import { SchemaValidators } from '#mock/validation/schema-validators.ts';
import { isObject, type JsonObject, listAt, member } from '#mock/json.ts';
import type { Mock } from '#mock/start.ts';
import type { Collections } from '#mock/state/initial-items.ts';
import { Random } from '#mock/random.ts';
import { platformValidators } from '../../validators/platform-validators.ts';
import { type SentResponse, sendRequest } from '../support/send-request.ts';
import { documents, platformMock } from '../support/platform-mock.ts';
import { targetOf } from '../support/targets.ts';

const bodyOf: Readonly<Record<string, object>> = {
  searchInvoices: {
    readOptions: {
      type: 'x',
      options: [
        'LINE',
        'LINE_ITEM',
        'LINE_PROJECT',
        'CUSTOMER',
        'CURRENCY',
        'CHANGE_TRACKING',
        'MANAGER',
        'PROJECT',
        'PHASE',
        'SUB_PHASE',
        'PAYMENT',
        'CUSTOM_DATA',
      ],
    },
  },
};

function readingOf(mock: Mock): readonly ServedOperation[] {
  const reads = ({ resource }: ServedOperation): boolean =>
    resource?.action === 'read' || resource?.action === 'search';
  return mock.core.operations.filter(reads);
}

function askSeed(mock: Mock, operation: ServedOperation): Promise<SentResponse> {
  const options = operation.method === 'GET' ? {} : { json: JSON.parse(JSON.stringify(bodyOf[operation.id] ?? {})) };
  return sendRequest(mock, `${operation.method} ${targetOf(operation)}`, options);
}

test('every read and search returns seed items that match the specification, with any options', async () => {
  const mock = await platformMock({ strict: true });
  const reading = readingOf(mock);
  expect(reading.length).toBeGreaterThan(40);
  for (const operation of reading) {
    const response = await askSeed(mock, operation);
    expect(response.status, `${operation.id}: ${response.text.slice(0, 300)}`).toBe(200);
    expect(response.text, operation.id).not.toBe('[]');
  }
  await mock.close();
});

test('the seed is valid for the client’s validators', async () => {
  const [mock, validators] = await Promise.all([platformMock({ strict: false, size: 3 }), platformValidators()]);
  const issues: string[] = [];
  let count = 0;
  for (const operation of readingOf(mock).filter(({ document }) => document.name === 'v3')) {
    const validate = validators.get(operation.id)?.response;
    if (validate === undefined) continue;
    count += 1;
    const { json } = await askSeed(mock, operation);
    issues.push(...validate.findIssues(json).map(({ pointer, message }) => `${operation.id} ${pointer}: ${message}`));
  }
  await mock.close();
  expect(issues).toEqual([]);
  expect(count).toBeGreaterThan(25);
});

test('R199 the same seed number gives the same items, and a larger size more of them', () => {
  const small = platform.seed?.(new Random(7), 1) ?? {};
  expect(platform.seed?.(new Random(7), 1)).toEqual(small);
  expect(platform.seed?.(new Random(7), 10)['employees']).toHaveLength(120);
  expect(JSON.stringify(small['businessCards'])).not.toMatch(/\d{12}/);
});

describe('the seed is consistent for any size and number', () => {
  const seeds = [1, 3].flatMap((size) => [7, 8].map((number) => platform.seed?.(new Random(number), size) ?? {}));

  test('every identifier refers to an existing item', () => {
    const stray = seeds.flatMap((seed) =>
      itemsOf(seed).flatMap(({ collection, item }) =>
        Object.entries(item).flatMap(([name, id]) => {
          const target = platform.references[name.replace(/Id$/, '')];
          if (!name.endsWith('Id') || target === undefined || target === 'users' || typeof id !== 'string') return [];
          return seed[target]?.some((other) => other['id'] === id) === true ? [] : [`${collection}.${name} ${id}`];
        }),
      ),
    );
    expect(stray).toEqual([]);
  });

  test('nested references are consistent: sub-phase, phase, project, customer', () => {
    const chain = [
      ['subPhaseId', 'subPhases', 'phaseId'],
      ['phaseId', 'phases', 'projectId'],
      ['projectId', 'projects', 'customerId'],
      ['cardGroupId', 'cardGroups', 'sprintId'],
      ['employeeId', 'employees', 'managerId'],
    ] as const;
    const wrong = seeds.flatMap((seed) =>
      itemsOf(seed).flatMap(({ collection, item }) =>
        chain.flatMap(([name, target, parent]) => {
          const named = seed[target]?.find(({ id }) => id === item[name]);
          if (named === undefined || typeof item[parent] !== 'string') return [];
          return named[parent] === item[parent] ? [] : [`${collection} ${String(item['id'])} ${name}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('the lines of a document add up to its net amount, and with their tax to its gross amount', () => {
    const documents = seeds.flatMap(({ quotations, salesOrders, billingTables, invoices }) =>
      [quotations, salesOrders, billingTables, invoices].flat(),
    );
    expect(documents.length).toBeGreaterThan(30);
    for (const document of documents) {
      const lines = listAt(document ?? null, 'lines');
      const sum = (name: string): number =>
        lines.reduce<number>((total, line) => total + Number(member(line, name)), 0);
      expect(document?.['preTaxAmount']).toBe(sum('amountTotal'));
      expect(document?.['afterTaxAmount']).toBeCloseTo(sum('amountTotal') + sum('vatAmount1'), 6);
    }
  });

  test('no end precedes its start, and no change precedes the creation', () => {
    const pairs = [
      ['startDate', 'endDate'],
      ['expectedStart', 'expectedEnd'],
      ['createdTime', 'modificationTime'],
    ] as const;
    const wrong = seeds.flatMap((seed) =>
      itemsOf(seed).flatMap(({ collection, item }) =>
        pairs.flatMap(([first, last]) =>
          String(item[first] ?? '') <= String(item[last] ?? '9') ? [] : [`${collection} ${String(item['id'])} ${last}`],
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

/** Every item, and every object in a list of one. */
function itemsOf(seed: Collections): readonly { readonly collection: string; readonly item: JsonObject }[] {
  return Object.entries(seed).flatMap(([collection, items]) =>
    items.flatMap((item) =>
      [item, ...Object.values(item).flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []))].map(
        (entry) => ({ collection, item: entry }),
      ),
    ),
  );
}

test('every schema of both documents compiles', async () => {
  for (const source of await documents()) {
    const document = readDocument(source);
    const validators = new SchemaValidators(source.root, 'writeOnly');
    for (const { parameters, body, responses } of document.operations) {
      const schemas = [
        ...parameters.map(({ schema }) => schema),
        ...(body?.contents ?? []).map(({ schema }) => schema),
        ...responses.flatMap(({ contents }) => contents.map(({ schema }) => schema)),
      ];
      for (const schema of schemas) expect(() => validators.validatorFor(schema)).not.toThrow();
    }
  }
}, 30_000);

test.each([1, 3])(
  'R055 each document with a requested approval has a pending one, and no other document: size %d',
  (size) => {
    const seed = platform.seed?.(new Random(7), size) ?? {};
    const documents = ['quotations', 'salesOrders', 'billingTables', 'invoices', 'customRequests', 'expenseReports'];
    const asked = documents
      .flatMap((collection) => seed[collection] ?? [])
      .filter(({ approvalState = 'NONE' }) => approvalState !== 'NONE')
      .map(({ type, id }) => `${String(type)} ${String(id)}`);
    const waiting = (seed['approvals'] ?? []).map(
      ({ objectType, objectId }) => `${String(objectType)} ${String(objectId)}`,
    );
    expect(asked.length).toBeGreaterThan(0);
    expect([...new Set(waiting)].sort()).toEqual(asked.sort());
  },
);
