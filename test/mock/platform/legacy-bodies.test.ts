import { describe, expect, test } from 'vitest';
import { map } from '../../../generated/sdk/src/migration.ts';
import type { JsonObject } from '#mock/json.ts';
import { changing, current, sample, shapeIn } from '../support/legacy-listing.ts';
import { ownMock } from '../support/own-mock.ts';
import { bodyFor, targetOf } from '../support/targets.ts';

const { mock, send, statusOf } = await ownMock();

/** Bodies with the names of the previous version, by the operation that stores them, and their collection. */
const EMPLOYEE = { code: 'EMP003', address: { country: 'FR' } };
const writing: readonly (readonly [string, string, JsonObject, string])[] = [
  ['POST /workforce/employees', 'Employee', { ...EMPLOYEE, code: 'NEW' }, 'employees'],
  ['PUT /workforce/employees/3', 'Employee', EMPLOYEE, 'employees'],
  ['PUT /workforce/employees/3/history', 'Employee', {}, 'employeeHistories'],
  ['POST /workforce/fluent/employees', 'Employee', { ...EMPLOYEE, code: 'NEW' }, 'employees'],
  ['PUT /workforce/fluent/employees/EMP003', 'Employee', { addressId: '3' }, 'employees'],
  ['POST /workforce/fluent/employees/EMP003/history', 'Employee', {}, 'employeeHistories'],
  ['PUT /sales/quotations', 'Quotation', {}, 'quotations'],
];

describe('R118 R121 R122 bodies of v2', () => {
  test.each(writing)('%s is stored under new names only', async (request, shape, base, collection) => {
    const sent = changing(shape, sample(shape, '900'));
    const { status } = await send(request.replace(' ', ' /v2/rest'), { json: { ...base, ...sent } });
    expect(status).toBe(200);
    const kept = (await mock.items(collection)).filter((item) => JSON.stringify(item).includes('"some '));
    expect(kept).toMatchObject([current(shape, sent)]);
    expect(Object.keys(sent).filter((name) => kept.some((item) => Object.hasOwn(item, name)))).toEqual([]);
  });

  test('R135 R136 a fluent update preserves what any update of the employee preserves', async () => {
    const businessCards = [{ id: 'z', employeeId: '3' }];
    const json = {
      code: 'EMP003',
      name: 'New',
      isExternal: null,
      businessCards,
      employeeFamily2: '7',
      address: { country: 'FR' },
    };
    const update = async (path: string) => {
      await mock.reset();
      mock.core.clock.fix('2026-06-01T12:00:00.000Z');
      expect(await statusOf(`PUT /v2/rest/workforce/${path}`, { json })).toBe(200);
      return (await mock.items('employees')).find(({ id }) => id === '3');
    };
    const ordinary = await update('employees/3');
    expect(ordinary).toMatchObject({ name: 'New', family2Id: '7', isExternal: false });
    expect(await update('fluent/employees/EMP003')).toEqual(ordinary);
  });

  test('R135 null counts as absent at every level', async () => {
    const address = { country: 'FR', line2: null };
    const json = { code: 'NULL', name: 'New', family1employeeFamily1Id: null, employeeFamily2: '2', address };
    expect(await statusOf('POST /v2/rest/workforce/employees', { json })).toBe(200);
    const stored = (await mock.items('employees')).find(({ code }) => code === 'NULL');
    expect(stored).toMatchObject({ family2Id: '2', address: { country: 'FR' } });
    expect(stored).not.toHaveProperty('family1Id');
  });

  test('R015 a fluent body with an unknown property is 400, and the error uses the names that were sent', async () => {
    const json = { code: 'NEW', address: { country: 'FR' }, employeeFamily2: 7 };
    for (const request of [
      'POST /v2/rest/workforce/fluent/employees',
      'PUT /v2/rest/workforce/fluent/employees/EMP003',
    ]) {
      const { status, json: error } = await send(request, { json });
      expect([status, error]).toMatchObject([400, { issues: [{ path: '/body/employeeFamily2' }] }]);
    }
  });

  test('R187 v2 names a line by its previous name, v3 by the new one', async () => {
    const force = async (path: string, name: string) => {
      await mock.reset();
      const json = [{ [name]: 'F1-1', forced: true, amount: 3 }];
      const { json: isChanged } = await send(`POST ${path}/sales/invoices/1/force-vat-amount`, { json });
      return [isChanged, (await mock.items('invoices')).find(({ id }) => id === '1')?.['lines']];
    };
    const now = await force('/rest', 'managementObjectLineId');
    expect(now[0]).toBe(true);
    expect(await force('/v2/rest', 'businessDocumentLineId')).toEqual(now);
  });
});

const counterparts = map.endpoints.flatMap(({ id, v2, v3, status }) => {
  const find = (document: string, name: string | undefined) =>
    mock.core.operations.find((one) => one.document.name === document && one.id === name);
  return v3?.operation === undefined
    ? []
    : [[id, () => [find('v2', v2.operation), find('v3', v3.operation)], status] as const];
});

describe('R116 R119 operations of both versions', () => {
  test.each(counterparts)('%s returns the same data under its own names', async (_, find, status) => {
    const responses = [];
    for (const operation of find()) {
      if (operation === undefined) throw new Error('There is no such operation.');
      await mock.reset();
      mock.core.clock.fix('2026-06-01T12:00:00.000Z');
      const json = operation.body === undefined ? {} : { json: bodyFor(operation) };
      responses.push({ operation, ...(await send(`${operation.method} ${targetOf(operation)}`, json)) });
    }
    // Prism, or the example where it is missing, responds from the document of each version.
    const isShown = !['Prism', 'example'].includes(mock.calls().at(-1)?.decidedBy ?? '');
    const [then, now] = responses;
    if (then === undefined || now === undefined) throw new Error('Both are asked.');
    expect([then.status, now.status]).toEqual(status === undefined ? [200, 200] : [status.v2, status.v3]);
    const shape = shapeIn(then.operation, 'response');
    if (!isShown) return;
    expect(shape === undefined ? then.json : current(shape, then.json ?? null)).toEqual(now.json);
  });
});
