// Runs in `npm run test:rest`.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platform } from '../../../spec/v3/behavior/platform.ts';
import type { ServedOperation } from '#mock/document/served-document.ts';
import type { JsonObject } from '#mock/json.ts';
import type { Mock } from '#mock/start.ts';
import { Random } from '#mock/random.ts';
import { operationTable, v2Table } from '../../specification/operation-table.ts';
import { type SentResponse, sendRequest, type RequestOptions } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { bodyFor, targetOf } from '../support/targets.ts';

let mock: Mock;
/** Operations that need a credential: all but the two that obtain one. */
let operations: readonly ServedOperation[];
beforeAll(async () => {
  mock = await platformMock();
  operations = mock.core.operations.filter(({ schemes }) => schemes.length > 0);
});
beforeEach(() => mock.reset());
afterAll(() => mock.close());

const collections = Object.keys(platform.seed?.(new Random(7), 1) ?? {});

async function everything(): Promise<JsonObject> {
  const entries = await Promise.all(collections.map(async (name) => [name, await mock.items(name)] as const));
  return Object.fromEntries(entries.map(([name, items]) => [name, [...items]]));
}

/** Asks an operation on the first items of the seed, with a body that it takes. */
function asked(operation: ServedOperation, options: RequestOptions = {}): Promise<SentResponse> {
  const isBare = operation.body === undefined || operation.id === 'smartScanExpense';
  return sendRequest(mock, `${operation.method} ${targetOf(operation)}`, {
    ...(isBare || options.body !== undefined ? {} : { json: bodyFor(operation) }),
    ...options,
  });
}

/** The rows of v3 that need a credential. */
const listed = Object.entries(operationTable).flatMap(([domain, rows]) => (domain === 'authentication' ? [] : rows));

/** `v3 getCardGroup`: both documents have operations of the same name. */
const named = ({ document, id }: ServedOperation): string => `${document.name} ${id}`;

describe('every operation of both documents', () => {
  test('R014 R063 R094 rejects missing and wrong credentials with 401', async () => {
    for (const operation of operations) {
      expect((await asked(operation, { as: '' })).status, named(operation)).toBe(401);
      expect((await asked(operation, { as: 'nobody' })).status, named(operation)).toBe(401);
    }
    expect(operations).toHaveLength(listed.length + v2Table.length);
  });

  test('R070 returns 401 with an error to a SAML user', async () => {
    for (const operation of operations) {
      const { status, json } = await asked(operation, { as: 'saml' });
      expect([status, json], named(operation)).toMatchObject([401, { madeBy: 'mock', status: 401 }]);
    }
  });

  test('R091 R092 R098 returns 406 with a JSON error if no media type is acceptable', async () => {
    const withContent = operations.filter(({ responses }) =>
      responses.some(({ status, contents }) => status.startsWith('2') && contents.length > 0),
    );
    const full = listed.filter(([, , , , , success]) => success !== '204').length;
    // Operations of v2 that delete respond without a body.
    expect(withContent).toHaveLength(full + v2Table.filter(([, key]) => !key.startsWith('DELETE ')).length);
    for (const operation of withContent) {
      const { status, json, headers } = await asked(operation, { headers: { accept: 'application/xml' } });
      expect([status, json], named(operation)).toMatchObject([406, { madeBy: 'mock', status: 406 }]);
      expect(headers.get('content-type'), named(operation)).toBe('application/json');
    }
  });

  test('R174 requires a body if the specification does, and only then', async () => {
    for (const operation of operations.filter(({ body }) => body !== undefined)) {
      await mock.reset();
      const { status, text } = await sendRequest(mock, `${operation.method} ${targetOf(operation)}`);
      // The platform's rules require more than the document does, such as the address of an employee.
      if (operation.body?.required === true) expect(status, named(operation)).toBe(400);
      else if (status === 400) expect(text, named(operation)).not.toContain('"/body"');
      else expect(status, named(operation)).toBeLessThan(300);
    }
  });

  test('R012 R011 accepts its body as text/plain if that is listed, and validates it as JSON', async () => {
    const listing = operations.filter(({ body }) => body?.contents.some(({ mediaType }) => mediaType === 'text/plain'));
    expect(listing).toHaveLength(listed.filter(([, , , , body]) => body.endsWith(' text/plain')).length);
    for (const operation of listing)
      for (const type of ['text/plain', 'application/json']) {
        await mock.reset();
        const headers = { 'content-type': type };
        const good = await asked(operation, { body: JSON.stringify(bodyFor(operation)), headers });
        expect(good.status, `${named(operation)} ${type}: ${good.text}`).toBe(200);
        expect((await asked(operation, { body: '{"there":', headers })).status, named(operation)).toBe(400);
        expect((await asked(operation, { body: '5', headers })).status, named(operation)).toBe(400);
      }
  });

  test('gets its response from the state, or from Prism where the sources do not show the response', async () => {
    const receipt = new FormData();
    receipt.append('content', new Blob(['image'], { type: 'image/png' }), 'receipt.png');
    const deciders = new Map<string, string>();
    for (const operation of operations) {
      await mock.reset();
      const { status } = await asked(operation, operation.id === 'smartScanExpense' ? { body: receipt } : {});
      if (operation.document.name === 'v3') expect(status, named(operation)).toBeLessThan(300);
      await mock.refresh();
      deciders.set(named(operation), mock.calls().at(-1)?.decidedBy ?? '');
    }
    const byPrism = [...deciders].flatMap(([name, decider]) => (decider === 'Prism' ? [name] : []));
    expect(byPrism.sort()).toEqual([
      ...['publishCustomRequest', 'publishInvoice', 'publishSalesOrder', 'readSalesOrderDashboard'].map(
        (id) => `v2 ${id}`,
      ),
      ...['getApprovalSkeletonMessage', 'patchCardGroup', 'publishInvoice', 'publishSalesOrder'].map(
        (id) => `v3 ${id}`,
      ),
      ...['readSalesOrderDashboard', 'smartScanExpense'].map((id) => `v3 ${id}`),
    ]);
    expect([...deciders.values()]).not.toContain('example');
  });

  test('R005 R008 R179 R189 changes nothing if it only reads or searches', async () => {
    mock.clock.fix('2026-03-01T10:00:00.000Z');
    const before = await everything();
    const isReading = ({ method, path, id }: ServedOperation): boolean =>
      method === 'GET' ||
      /\/(search|read|mine|dashboard|pre-fill|is-expense-rebill)$/.test(path) ||
      id.startsWith('publish');
    // The avatar by code is of nobody where the code, which may be left out, is.
    const reading = operations.filter(
      (operation) => isReading(operation) && operation.id !== 'getEmployeeAvatarByCode',
    );
    expect(reading.length).toBeGreaterThan(50);
    for (const operation of reading) {
      const first = await asked(operation);
      expect(first.status, named(operation)).toBe(200);
      expect((await asked(operation)).text, named(operation)).toBe(first.text);
    }
    expect(await everything()).toEqual(before);
    mock.clock.release();
  });
});

test('R014 R080 R081 R082 R083 R084 R085 R086 R087 every operation requires all rights of one of its groups', async () => {
  const all = [...new Set(operations.flatMap(({ rights }) => rights ?? []).flat())];
  expect(all.length).toBeGreaterThan(40);
  const limited = operations.filter(({ rights }) => rights !== undefined);
  const users = limited
    .flatMap((operation) => holdersFor(operation, all))
    .map(({ login, rights }) => {
      // Any right that begins so is one of a group that is called by its beginning.
      const held = rights.map((right) => right.replace('*', '99'));
      return { login, password: login, technical: true, company: 'ACME', rights: held };
    });
  const own = await platformMock({ users: { users } });
  for (const operation of limited)
    for (const { login, isEnough } of holdersFor(operation, all)) {
      const isBare = operation.body === undefined || operation.id === 'smartScanExpense';
      const options = { as: login, ...(isBare ? {} : { json: bodyFor(operation) }) };
      const { status } = await sendRequest(own, `${operation.method} ${targetOf(operation)}`, options);
      expect(status === 403, `${login}: ${status}`).toBe(!isEnough);
    }
  await own.close();
});

interface Holder {
  readonly login: string;
  readonly rights: readonly string[];
  readonly isEnough: boolean;
}

/** Users with one group of an operation's rights, with a part of one, with none, and with all others. */
function holdersFor(operation: ServedOperation, all: readonly string[]): readonly Holder[] {
  const groups = operation.rights ?? [];
  const serves = (right: string): boolean =>
    groups.flat().some((wanted) => right === wanted || (wanted.endsWith('*') && right.startsWith(wanted.slice(0, -1))));
  const holder = (title: string, rights: readonly string[], isEnough: boolean): Holder => ({
    login: `${named(operation)} with ${title}`,
    rights,
    isEnough,
  });
  return [
    holder('nothing', [], false),
    // The rights that all groups share are not sufficient if each group has more.
    holder(
      'everything else',
      all.filter((right) => !serves(right)),
      false,
    ),
    ...groups.map((group) => holder(group.join(), group, true)),
    ...groups
      .filter(({ length }) => length > 1)
      .flatMap((group) => group.map((right) => holder(`only ${right} of ${group.join()}`, [right], false))),
  ];
}
