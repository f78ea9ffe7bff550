import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import type { TimeRecordingTermination } from 'erp-types';
import { erpFromEnvironment, Erp } from '../src/erp.ts';
import { addCard, importAmounts, release, removeCard } from '../src/importer.ts';
import { authorOf, discounted, fileNameOf, netOf } from '../src/lines.ts';
import { criteriaOf, describeCriteria, summarize, turnover } from '../src/report.ts';
import { createDesk } from '../src/web.js';

const erp = erpFromEnvironment();
const desk = createDesk(erp).listen(0);
after(() => desk.close());

test('a manager sees who has closed what', async () => {
  const { weeks, months, open } = await summarize(erp, '1');
  assert.ok(weeks + months > 0);
  assert.ok(open.length < weeks + months);
});

test('the page responds', async () => {
  const base = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  const rows = (await (await fetch(`${base}/raw/1`)).json()) as { kind: string; done: boolean }[];
  assert.ok(rows.length > 0 && rows.every(({ kind }) => kind === 'WEEK' || kind === 'MONTH'));
  assert.ok(rows.some(({ done }) => done));
  assert.match(await (await fetch(`${base}/1`)).text(), /^place of work: \d+ open$/);
});

test('amounts are imported and released', async () => {
  assert.equal(typeof (await importAmounts(erp, '1', 'line;amount\n1;5\n')), 'boolean');
  assert.equal(typeof (await importAmounts(erp, '1', 'businessDocumentLineId;amount\n1;5\n')), 'boolean');
  assert.equal(typeof (await release(erp, '1', '1')), 'boolean');
});

test('a card comes and goes', async () => {
  const id = await addCard(erp, '2', 'Travel');
  await removeCard(erp, '2', id);
});

test('invoices add up', async () => {
  const { total, labels } = await turnover(erp);
  assert.ok(total > 0);
  assert.ok(Array.isArray(labels));
});

test('a double of the ERP is enough for a summary', async () => {
  const row: TimeRecordingTermination = { id: '1', employeeId: '7', terminationType: 'MONTH', terminated: false };
  const double = new Erp({ url: 'http://nowhere', login: '', password: '' });
  double.send = async (_, path) => Response.json(path.endsWith('/workforce/managers/9/employees/timerecording-terminations') ? [row] : []);
  assert.deepEqual(await summarize(double, '9'), { weeks: 0, months: 1, open: ['#7'] });
});

test('lines and documents', () => {
  const line = { id: '1', quantity: 2, unitPrice: 10 };
  assert.equal(netOf(discounted(line, 5)), 15);
  assert.equal(authorOf({ createdBy: { firstname: 'Ada' } }), 'Ada');
  assert.equal(authorOf({ createdById: '7' }), '7');
  assert.equal(fileNameOf({ sysName: 'a.pdf', title: 'Offer' }), 'Offer (a.pdf)');
  assert.equal(describeCriteria(criteriaOf('2026-11')), 'from 2026-11-01T00:00:00.000Z to 2026-11-28T23:59:59.999Z');
});
