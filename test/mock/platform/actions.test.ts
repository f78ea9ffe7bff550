import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Json, type JsonObject, listAt, objectAt, textAt } from '#mock/json.ts';
import { ownMock } from '../support/own-mock.ts';

const { mock, send, statusOf, jsonOf, stored } = await ownMock();

function list(json: Json | undefined): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

test.each<[string, Json | undefined]>([
  ['a comment', 'Agreed'],
  ['no comment', undefined],
])('R052 R054 R100 approving with %s returns 204 and marks the approval', async (_, json) => {
  const { status, text } = await send('POST /approvalprocess/approvals/1/approve', json === undefined ? {} : { json });
  expect([status, text]).toEqual([204, '']);
  const { json: approval } = await send('GET /approvalprocess/approvals/1');
  expect(approval).toMatchObject({
    approvedById: 'user-technical',
    state: 'APPROVED',
    ...(json === undefined ? {} : { comment: json }),
  });
});

test('R054 a comment may be sent raw', async () => {
  await send('POST /approvalprocess/approvals/1/approve', {
    body: '[sic] Agreed',
    headers: { 'content-type': 'application/json' },
  });
  expect((await stored('approvals', '1'))['comment']).toBe('[sic] Agreed');
});

test.each(['{"comment":"Agreed"}', '["Agreed"]'])(
  'R054 a body that is not a string is rejected as a comment: %s',
  async (body) => {
    const approve = 'POST /approvalprocess/approvals/1/approve';
    expect(await statusOf(approve, { body, headers: { 'content-type': 'application/json' } })).toBe(400);
    expect((await stored('approvals', '1'))['state']).toBe('NONE');
  },
);

test('R053 R184 approve-all marks every approval with one comment, or none if one is unknown', async () => {
  expect(
    await statusOf('POST /approvalprocess/approvals/approve-all?approval_comment=Fine', { json: ['1', '2'] }),
  ).toBe(204);
  expect([(await stored('approvals', '1'))['comment'], (await stored('approvals', '2'))['comment']]).toEqual([
    'Fine',
    'Fine',
  ]);
  expect(await statusOf('POST /approvalprocess/approvals/approve-all', { json: ['3', 'none'] })).toBe(404);
  expect((await stored('approvals', '3'))['state']).toBe('NONE');
  expect(await statusOf('POST /approvalprocess/approvals/approve-all', { json: [] })).toBe(204);
  expect(await statusOf('POST /approvalprocess/approvals/approve-all')).toBe(400);
});

test('R055 R185 a request creates an approval, unless the status of the object does not allow it: then it is ignored', async () => {
  const before = (await mock.items('approvals')).length;
  expect(await statusOf('POST /approvalprocess/approvals/SALES_ORDER/1/ask')).toBe(204);
  expect(await mock.items('approvals')).toHaveLength(before + 1);
  expect(await statusOf('POST /approvalprocess/approvals/SALES_ORDER/4/ask')).toBe(204);
  expect(await statusOf('POST /approvalprocess/approvals/SALES_ORDER/1/ask')).toBe(204);
  expect(await mock.items('approvals')).toHaveLength(before + 1);
  expect(await statusOf('POST /approvalprocess/approvals/SALES_ORDER/none/ask')).toBe(404);
});

test.each([
  ['QUOTATION', 'technical', true],
  ['SALES_ORDER', 'technical', false],
  ['QUOTATION', 'second', true],
])(
  'R056 R057 an approval of %s requested by %s, who is also the approver, is automatic if the parameter allows: %j',
  async (type, as, isAutomatic) => {
    await send(`POST /approvalprocess/approvals/${type}/2/ask`, { as });
    const approval = (await mock.items('approvals')).at(-1);
    expect(approval).toMatchObject({ isAutoApproved: isAutomatic, approvedById: null });
    expect(await jsonOf(`GET /approvalprocess/approvals/${String(approval?.['id'])}`)).toMatchObject({
      approvedById: null,
    });
  },
);

test('R052 R057 an automatic approval has no approver, even if it is approved again', async () => {
  await send('POST /approvalprocess/approvals/QUOTATION/2/ask');
  const { id } = (await mock.items('approvals')).at(-1) ?? {};
  expect(await statusOf(`POST /approvalprocess/approvals/${String(id)}/approve`, { json: 'fine' })).toBe(204);
  expect(await statusOf('POST /approvalprocess/approvals/approve-all', { json: [String(id)] })).toBe(204);
  expect((await mock.items('approvals')).at(-1)).toMatchObject({
    isAutoApproved: true,
    approvedById: null,
    comment: 'fine',
  });
});

test('R056 an approval by another person is not automatic, even if the parameter allows it', async () => {
  const [technical = {}] = await mock.items('employees');
  await mock.load({ employees: [{ ...technical, managerId: '2' }] });
  await send('POST /approvalprocess/approvals/QUOTATION/2/ask');
  expect((await mock.items('approvals')).at(-1)).toMatchObject({
    requesterId: '1',
    approverId: '2',
    isAutoApproved: false,
    state: 'NONE',
  });
});

test('R186 reading the approvals of an object returns a list, with summaries on request', async () => {
  const plain = list(await jsonOf('POST /approvalprocess/approvals/QUOTATION/3/read'));
  expect(plain).toHaveLength(2);
  expect(JSON.stringify(plain)).not.toContain('"objectSummary"');
  const full = list(
    await jsonOf('POST /approvalprocess/approvals/QUOTATION/3/read', {
      json: { options: ['OBJECT_SUMMARY'] },
    }),
  );
  expect(full[0]).toMatchObject({ objectSummary: { id: 'QUOTATION-3' } });
});

test('R187 thousands of lines are forced one by one; the first entry of a line counts', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => ({ id: `L${index}` }));
  await mock.load({ quotations: [{ id: 'long', name: 'Long', lines }] });
  const forced = lines.flatMap(({ id }) =>
    [1, 2].map((amount) => ({ managementObjectLineId: id, amount, forced: true })),
  );
  expect(await jsonOf('POST /sales/quotations/long/force-vat-amount', { json: forced })).toBe(true);
  const found = (await mock.items('quotations')).find(({ id }) => id === 'long');
  expect(found?.['lines']).toEqual(lines.map((line) => ({ ...line, vatAmount1: 1 })));
});

test('R085 the skeleton of the message of an approval', async () => {
  expect(await statusOf('GET /approvalprocess/approvals/1/skeleton-message')).toBe(200);
  expect(await statusOf('GET /approvalprocess/approvals/none/skeleton-message')).toBe(404);
});

test('R058 R174 closing a journal cannot be undone', async () => {
  const close = (closingDate: string): ReturnType<typeof send> =>
    send('POST /settings/journals/1/close', { json: { closingDate, closingReason: 'End of month' } });
  expect((await close('2024-06-30T00:00:00.000Z')).json).toBe('1');
  expect((await close('2024-05-31T00:00:00.000Z')).status).toBe(400);
  expect((await stored('journals', '1'))['closingDate']).toBe('2024-06-30T00:00:00.000Z');
  expect((await close('2024-06-30T02:00:00.000+0200')).status).toBe(200);
  expect((await close('2024-07-31T00:00:00.000Z')).status).toBe(200);
  expect((await stored('journals', '1'))['closingDate']).toBe('2024-07-31T00:00:00.000Z');
  expect(await statusOf('POST /settings/journals/2/close')).toBe(200);
  expect(await statusOf('POST /settings/journals/none/close')).toBe(404);
});

test.each<[string, RequestInit['body'], string, number]>([
  ['a JSON string', '"2026-01-31"', 'application/json', 200],
  ['as it stands', '2026-01-31', 'text/plain', 200],
  ['with a time', '"2026-01-31T00:00:00.000Z"', 'application/json', 400],
  ['that does not exist', '"2026-02-30"', 'application/json', 400],
  ['as an object', '{"endDate":"2026-01-31"}', 'application/json', 400],
])('R059 R196 the end date of a journal, %s', async (_, body, type, status) => {
  expect(await statusOf('POST /settings/journals/1/set-end-date', { body, headers: { 'content-type': type } })).toBe(
    status,
  );
  expect((await stored('journals', '1'))['endDate']).toBe(status === 200 ? '2026-01-31' : undefined);
});

test.each<[string, boolean]>([
  ['2026-01-30T12:00:00.000Z', true],
  ['2026-01-31T00:00:00.000Z', true],
  ['2026-01-31T23:59:59.999Z', true],
  ['2026-02-01T01:00:00.000+0200', true],
  ['2026-02-01T00:00:00.000Z', false],
])('R059 R034 a journal is not valid after its end date: at %s', async (date, isValid) => {
  await send('POST /settings/journals/1/set-end-date', { json: '2026-01-31' });
  const valid = async (type: string): Promise<number> =>
    list(
      await jsonOf('POST /settings/journals/search', {
        json: { id: { operator: 'IS', value: '1' }, validity: { type, date } },
      }),
    ).length;
  expect([await valid('VALID'), await valid('INVALID')]).toEqual(isValid ? [1, 0] : [0, 1]);
});

test('R058 without a date a journal is closed now, and it keeps the reason of the last closing', async () => {
  mock.clock.fix('2026-06-01T08:00:00.000Z');
  const close = (json?: Json) => send('POST /settings/journals/1/close', json === undefined ? {} : { json });
  await close({ closingReason: 'End of month' });
  const closed = { closingDate: '2026-06-01T08:00:00.000Z', closingReason: 'End of month' };
  expect(await stored('journals', '1')).toMatchObject(closed);
  mock.clock.advance(1000);
  await close();
  mock.clock.release();
  expect(await stored('journals', '1')).toMatchObject({ closingDate: '2026-06-01T08:00:01.000Z', closingReason: null });
});

test('R103 a search of journals applies the offset and the limit', async () => {
  const ids = async (query: string): Promise<readonly unknown[]> =>
    list(await jsonOf(`POST /settings/journals/search${query}`, { json: {} })).map(
      (journal) => objectAt({ journal }, 'journal')['id'],
    );
  expect(await ids('?offset=2&limit=2')).toEqual(['3', '4']);
  expect(await ids('')).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(await ids('?limit=1')).toEqual(['1']);
  expect(await ids('?offset=99')).toEqual([]);
  expect(await statusOf('POST /settings/journals/search?limit=two', { json: {} })).toBe(400);
});

test.each(['invoices/1', 'orders/1', 'quotations/1', 'billing-table/1'])(
  'R187 forcing the VAT of %s is true where a line changed',
  async (path) => {
    const prefix =
      { invoices: 'F', orders: 'O', quotations: 'Q', 'billing-table': 'B' }[path.split('/')[0] ?? ''] ?? '';
    const force = (json: Json): ReturnType<typeof send> => send(`POST /sales/${path}/force-vat-amount`, { json });
    expect((await force([{ managementObjectLineId: `${prefix}1-1`, forced: true, amount: 1.25 }])).json).toBe(true);
    expect((await force([{ managementObjectLineId: `${prefix}1-1`, forced: true, amount: 1.25 }])).json).toBe(false);
    expect((await force([{ managementObjectLineId: 'none', forced: true, amount: 1 }])).json).toBe(false);
    expect((await force([{ managementObjectLineId: `${prefix}1-1`, amount: 1 }])).status).toBe(400);
    expect(await jsonOf(`POST /sales/${path}/force-vat-amount`)).toBe(false);
  },
);

test('R188 booking returns the number of the invoice with leading zeros, and the same number when repeated', async () => {
  const book = (id: string): ReturnType<typeof send> =>
    send(`POST /sales/invoices/${id}/book`, { json: { date: '2026-01-31T00:00:00.000Z' } });
  expect((await book('1')).text).toBe('"00000001"');
  expect((await book('2')).text).toBe('"00000002"');
  expect((await book('1')).text).toBe('"00000001"');
  expect(await statusOf('POST /sales/invoices/1/book')).toBe(400);
});

test('R189 an invoice states whether it rebills an expense, and its receipts', async () => {
  expect(await jsonOf('POST /sales/invoices/1/is-expense-rebill')).toBe(false);
  expect(await jsonOf('POST /sales/invoices/2/is-expense-rebill')).toBe(true);
  expect(await jsonOf('GET /sales/invoices/2/get-linked-expense-receipt')).toEqual([
    {
      amount: 84.5,
      currencyCode: 'EUR',
      expenseTypeCode: 'X01',
      filePath: '/receipts/2.pdf',
      date: '2026-01-03T09:00:00.000Z',
    },
  ]);
  expect(await jsonOf('GET /sales/invoices/1/get-linked-expense-receipt')).toEqual([]);
});

test('R190 publishing needs an existing document and valid parameters, and changes nothing', async () => {
  const before = await mock.items('invoices');
  const publish = async (path: string): Promise<number> => await statusOf(`POST /${path}/publish`, { json: {} });
  expect(await publish('sales/invoices/2')).toBe(200);
  expect(await publish('sales/orders/1')).toBe(200);
  expect(await publish('sales/invoices/none')).toBe(404);
  const wrong = 'POST /sales/invoices/2/publish?join_expense_receipts=yes';
  expect(await statusOf(wrong, { json: {} })).toBe(400);
  expect(await mock.items('invoices')).toEqual(before);
});

test('R045 R102 R181 R195 the tree of assignments starts with customers and limits the nodes of each type', async () => {
  const search = async (module: string, query: string, json: Json): Promise<string> =>
    (await send(`POST /projectmanagement/assignments/${module}/search${query}`, { json })).text;
  const count = (text: string, type: string): number => text.split(`"type":"${type}"`).length - 1;
  const whole = await search('TIMES_RECORDING', '', {});
  expect([count(whole, 'CUSTOMER'), count(whole, 'PROJECT'), count(whole, 'PROJECT_TASK')]).toEqual([8, 6, 5]);
  expect(count(await search('QUOTATION', '', {}), 'PROJECT_TASK')).toBe(0);
  const one = await search('TIMES_RECORDING', '?limit=1', { countAssignmentType: 'PROJECT' });
  expect([count(one, 'PROJECT'), count(one, 'PHASE')]).toEqual([1, 2]);
  const phase = await search('SCHEDULE', '', {
    phaseId: { operator: 'IS', value: '3' },
    upperAssignmentType: 'PROJECT',
  });
  expect([count(phase, 'CUSTOMER'), count(phase, 'PROJECT'), count(phase, 'PHASE')]).toEqual([0, 1, 1]);
  expect(await statusOf('POST /projectmanagement/assignments/NOTHING/search', { json: {} })).toBe(400);
  expect(
    list(await jsonOf('POST /mobile/customers/search', { json: { filterOnLinkProjectCustomer: true } })),
  ).toHaveLength(6);
});

test('R191 R198 an expense report is stored and replaced by its ident', async () => {
  const { json: ident } = await send('POST /mobile/expense_reports', {
    json: { description: 'Lyon', expenses: [{ projectId: '1', customerId: 1 }] },
  });
  await send('POST /mobile/expense_reports', {
    json: { ident: Number(ident), description: 'Lyon and back' },
  });
  const reports = list(await jsonOf('GET /mobile/expense_reports'));
  expect(reports).toHaveLength(4);
  expect(reports.at(-1)).toMatchObject({ ident: Number(ident), description: 'Lyon and back' });
  expect(reports.at(-1)).not.toHaveProperty('expenses');
  expect(await statusOf('POST /mobile/expense_reports', { json: { expenses: [{ projectId: 1 }] } })).toBe(400);
  expect(await statusOf('POST /mobile/expense_reports', { json: { expenses: [{ customerId: '1' }] } })).toBe(400);
});

test('R055 R191 an expense report that is sent again keeps its requested approval and its creation', async () => {
  mock.clock.fix('2026-03-01T10:00:00.000Z');
  const { json: ident } = await send('POST /mobile/expense_reports', { json: { description: 'Lyon' } });
  const askFor = () => send(`POST /approvalprocess/approvals/EXPENSE_REPORT/${String(ident)}/ask`);
  const before = (await mock.items('approvals')).length;
  expect((await askFor()).status).toBe(204);
  mock.clock.advance(60_000);
  await send('POST /mobile/expense_reports', {
    json: { ident: Number(ident), description: 'Lyon and back' },
  });
  mock.clock.release();
  expect((await askFor()).status).toBe(204);
  expect(await mock.items('approvals')).toHaveLength(before + 1);
  const reports = list(await jsonOf('GET /mobile/expense_reports'));
  expect(reports.at(-1)).toMatchObject({ description: 'Lyon and back', datCre: '2026-03-01T10:00:00.000Z' });
});

test('R192 a smart scan needs a form with an image', async () => {
  const scan = async (form: FormData | string, headers = {}): Promise<number> =>
    await statusOf('POST /mobile/expenses/smart-scan', { body: form, headers });
  const form = (...names: readonly string[]): FormData => {
    const made = new FormData();
    for (const name of names) made.append(name, new Blob(['image'], { type: 'image/png' }), 'ticket.png');
    return made;
  };
  expect([await scan(form('content')), await scan(form('note', 'content'))]).toEqual([200, 200]);
  expect(await scan(form('picture'))).toBe(400);
  expect(await scan('no parts', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400);
  expect(await scan('x', { 'content-type': 'multipart/form-data' })).toBe(400);
});

test('R192 the image of a smart scan as a plain field is a violation', async () => {
  const form = new FormData();
  form.append('content', 'image');
  expect(await statusOf('POST /mobile/expenses/smart-scan', { body: form })).toBe(200);
  expect(mock.violations().map(({ violations }) => violations)).toEqual([
    ['/body/content is a file, but was sent as a field without a file name'],
  ]);
});

test('R193 the setup of a device is stored, and the response is empty', async () => {
  const { status, text } = await send('POST /mobile/setup', {
    json: { actions: [{ action: 'ADD', type: 'site', value: '1' }] },
  });
  expect([status, text]).toEqual([204, '']);
  expect(await mock.items('setups')).toMatchObject([
    { id: 'user-technical', actions: [{ action: 'ADD', type: 'site', value: '1' }] },
  ]);
  expect(await statusOf('POST /mobile/setup')).toBe(204);
});

test('R194 action codes are those of a project', async () => {
  const found = async (project: string, json: Json) =>
    list(await jsonOf(`POST /mobile/action-codes/search?project_id=${project}`, { json })).map((code) =>
      textAt(code, 'code'),
    );
  expect(await found('3', {})).toEqual(['AC03']);
  expect(await found('1', { name: { operator: 'IS', value: 'Meeting' } })).toEqual(['AC02', 'AC05']);
  expect(await found('none', {})).toEqual([]);
  expect(await statusOf('POST /mobile/action-codes/search', { json: {} })).toBe(400);
});

test('R183 completions are returned for the employees of a manager', async () => {
  const found = list(await jsonOf('GET /workforce/managers/1/employees/timesheet-entries/completions'));
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({ completionType: 'MONTH', employee: { id: '4' } });
  expect(found[0]).not.toHaveProperty('managerId');
  await mock.load({ employees: [{ ...(await stored('employees', '4')), managerId: '2' }] });
  for (const path of ['timesheet-entries/completions', 'timerecording-terminations']) {
    const left = list(await jsonOf(`GET /workforce/managers/1/employees/${path}`));
    expect(left.map((one) => textAt(one, 'id'))).toEqual(['4', '6']);
  }
  expect(await statusOf('GET /workforce/managers/none/employees/timesheet-entries/completions')).toBe(404);
});

test('R173 the group of a card group is a parameter of its own', async () => {
  expect(await statusOf('GET /support/card-groups/1')).toBe(400);
  expect(await statusOf('POST /support/card-groups/1/read')).toBe(400);
  expect(await statusOf('PATCH /support/card-groups/1')).toBe(200);
});

const validate = (json: Json): ReturnType<typeof send> => send('POST /workforce/timerecordings/validate', { json });

test.each<[readonly string[], string]>([
  [['1', '2', '3'], '3'],
  [['2'], '1'],
  [['2', 'none'], '1'],
  [['2', '2'], '1'],
  [[], '0'],
])('R060 validating the time recordings %j returns how many were validated: %s', async (idents, count) => {
  expect((await validate({ idents: [...idents], reason: 'checked' })).text).toBe(count);
  const validated = (await mock.items('timesheetEntries')).filter((entry) => entry['validated'] === true);
  expect(validated).toHaveLength(Number(count));
  for (const entry of validated) expect(entry['approval']).toBe('VALIDE');
});

test.each(['BRUT', 'CONTROLE', 'VALIDE', 'GRATUIT', 'NON_FACTURE', 'FACTURE', 'REFUSE', 'DISSOCIE'])(
  'R048 R060 a time gets the approval %s',
  async (code) => {
    expect((await validate({ idents: ['2'], approval: { code } })).text).toBe('1');
    expect(await stored('timesheetEntries', '2')).toMatchObject({ validated: true, approval: code });
  },
);

test('R060 an approval with an unknown state code validates the time nevertheless', async () => {
  for (const approval of [{ code: 'OTHER' }, {}]) {
    await validate({ idents: ['2'], approval });
    expect(await stored('timesheetEntries', '2')).toMatchObject({ validated: true, approval: 'VALIDE' });
  }
});

test('R061 the approval of a validation has its own type: code, ident, name and order', async () => {
  expect(
    (await validate({ idents: ['2'], approval: { code: 'REFUSE', ident: '7', name: 'Refused', order: 1 } })).text,
  ).toBe('1');
  expect((await stored('timesheetEntries', '2'))['approval']).toBe('REFUSE');
  expect((await validate({ idents: ['2'], approval: { id: '1', state: 'NONE' } })).status).toBe(400);
  expect((await validate({ idents: [2] })).status).toBe(400);
});

test.each([1, 48, 300])('R104 R197 an avatar is a PNG of %d pixels', async (size) => {
  for (const path of [
    `/workforce/employees/1/avatar.png?s=${size}`,
    `/workforce/employees/avatar.png?employee_code=EMP001&s=${size}`,
  ]) {
    const response = await mock.fetch(`${mock.url}/rest${path}`, {
      headers: { authorization: `Basic ${btoa('technical:technical')}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([bytes.subarray(0, 8).toString('latin1'), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      '\x89PNG\r\n\x1a\n',
      size,
      size,
    ]);
    // After the signature, the head and a palette of one color: a bit per pixel.
    const length = bytes.readUInt32BE(48);
    expect(bytes.subarray(52, 56).toString('latin1')).toBe('IDAT');
    expect(inflateSync(bytes.subarray(56, 56 + length))).toHaveLength(size * (Math.ceil(size / 8) + 1));
    expect(bytes.readUInt32BE(56 + length)).toBe(crc32(bytes.subarray(52, 56 + length)));
  }
});

test.each([
  { given: 'image/jpeg', want: 406 },
  { given: 'image/png;q=0, image/*', want: 406 },
  { given: 'image/jpeg, image/*;q=0.1', want: 200 },
  { given: 'image/png', want: 200 },
])('R098 Accept: $given returns an avatar as $want', async ({ given, want }) => {
  const response = await mock.fetch(`${mock.url}/rest/workforce/employees/1/avatar.png?s=1`, {
    headers: { authorization: `Basic ${btoa('technical:technical')}`, accept: given },
  });
  expect(response.status).toBe(want);
});

test('R104 R197 an avatar is found by the identifier or the code of the employee, and at most 2048 pixels wide', async () => {
  const avatar = async (path: string): Promise<string> => {
    const response = await mock.fetch(`${mock.url}/rest/workforce/employees/${path}`, {
      headers: { authorization: `Basic ${btoa('technical:technical')}` },
    });
    return response.status === 200
      ? Buffer.from(await response.arrayBuffer()).toString('base64')
      : `${response.status}`;
  };
  const [first, second] = [await avatar('1/avatar.png'), await avatar('2/avatar.png')];
  expect(first).not.toBe(second);
  expect(await avatar('avatar.png?employee_code=EMP002')).toBe(second);
  expect([await avatar('avatar.png?employee_code=none'), await avatar('avatar.png')]).toEqual(['404', '404']);
  expect([(await avatar('1/avatar.png?s=2048')).length > 99, await avatar('1/avatar.png?s=2049')]).toEqual([
    true,
    '400',
  ]);
});

test.each(['0', '-1', '99999', 'x'])('R104 an avatar of %s pixels is 400', async (size) => {
  expect(await statusOf(`GET /workforce/employees/1/avatar.png?s=${size}`)).toBe(400);
});

test('R101 R119 a v2 deletion returns 200 without content, on the same state', async () => {
  const { status, text } = await send('DELETE /v2/rest/workforce/employees/1/business-cards/1');
  expect([status, text]).toEqual([200, '']);
  expect(await statusOf('DELETE /workforce/employees/1/business-cards/1')).toBe(404);
});

test('R116 R121 R122 v2 operations use the previous names, on the same state', async () => {
  const former = list(await jsonOf('GET /workforce/managers/1/employees/timerecording-terminations'));
  expect(former[0]).toMatchObject({ terminationType: 'MONTH', terminated: true });
  const lines = listAt(
    list(
      await jsonOf('POST /v2/rest/sales/invoices/search', {
        json: { id: { operator: 'IS', value: '1' }, readOptions: { type: 'x', options: ['LINE'] } },
      }),
    )[0],
    'lines',
  );
  expect(lines).toHaveLength(2);
  await send('PUT /workforce/employees/3', {
    json: { code: 'EMP003', addressId: '3', employeeFamily2: '7' },
  });
  expect((await stored('employees', '3'))['family2Id']).toBe('7');
  expect(await jsonOf('GET /workforce/employees/3')).toMatchObject({ employeeFamily2: '7' });
});

test('R121 R034 a v2 search accepts previous names, as in v2 responses, and none that contradict new names', async () => {
  const { code } = await stored('employees', '3');
  await send('PUT /workforce/employees/3', {
    json: { code: code ?? null, addressId: '3', employeeFamily2: '7' },
  });
  const clause = { operator: 'IS', value: '7' };
  const search = (where: string, json: Json) => send(`POST /v2/rest/workforce/${where}/search`, { json });
  for (const name of ['employeeFamily2', 'family2Id'])
    expect(list((await search('employees', { [name]: clause })).json), name).toMatchObject([{ employeeFamily2: '7' }]);
  const other = { operator: 'IS', value: '8' };
  expect((await search('employees', { employeeFamily2: clause, family2Id: other })).status).toBe(400);
  await mock.load({ customRequests: [{ id: '78', customData: { code: 'red' } }] });
  const custom = { customFields: { code: { operator: 'IS', value: 'red' } } };
  expect(list((await search('custom-requests', custom)).json)).toMatchObject([{ id: '78' }]);
});

test('R121 R034 a v2 search accepts previous values, and finds the same items as with new ones', async () => {
  const project = { id: '1', leaveType: 'NO_TIMESHEETS' };
  await mock.load({
    customRequests: [
      { id: '78', project },
      { id: '79', project: { ...project, leaveType: 'PAID' } },
    ],
  });
  for (const value of ['NO_TIMERECORDING', 'NO_TIMESHEETS']) {
    const json = { project: { leaveType: { operator: 'IS', value } } };
    const { json: found } = await send('POST /v2/rest/workforce/custom-requests/search', { json });
    expect(found, value).toMatchObject([{ id: '78', project: { leaveType: 'NO_TIMERECORDING' } }]);
  }
});

test.each(['readOption', 'readOptions'])('R039 R120 a v2 search accepts the previous name under %s', async (name) => {
  await mock.load({ customRequests: [{ id: '77', customData: { colour: { value: 'red' } } }] });
  const json = { id: { operator: 'IS', value: '77' }, [name]: { options: ['CUSTOM_FIELDS'] } };
  const { json: found } = await send('POST /v2/rest/workforce/custom-requests/search', { json });
  expect(found).toMatchObject([{ id: '77', customFields: { colour: { value: 'red' } } }]);
});

test('R121 R118 a fluent body without names of its own uses the previous names of an employee', async () => {
  const address = { country: 'FR' };
  const fluent = (request: string, json: Json) =>
    send(request.replace(' ', ' /v2/rest/workforce/fluent/employees'), { json });
  await fluent('POST ', { code: 'FLU', address, employeeFamily2: '7' });
  const [{ id = null } = {}] = (await mock.items('employees')).filter(({ code }) => code === 'FLU');
  expect(await stored('employees', String(id))).toMatchObject({ family2Id: '7' });
  await fluent('PUT /FLU', { address, employeeFamily2: '8' });
  expect(await stored('employees', String(id))).toMatchObject({ family2Id: '8' });
  await fluent('POST /FLU/history?from=2030-01-01T00:00:00.000Z', { employeeFamily2: '9' });
  const search = '/v2/rest/workforce/employees/search?from=2031-01-01T00:00:00.000Z';
  const json = { code: { operator: 'IS', value: 'FLU' } };
  const [then] = list(await jsonOf(`POST ${search}`, { json }));
  expect(then).toMatchObject({ employeeFamily2: '9' });
  expect(then).not.toHaveProperty('family2Id');
});

test('R120 R039 a v2 client requests custom fields by their previous names, and receives them under these', async () => {
  await send('POST /__mock/data', {
    json: { customRequests: [{ id: '77', customData: { colour: { value: 'red' } } }] },
  });
  const read = async (options: readonly string[]) =>
    await jsonOf('POST /v2/rest/workforce/custom-requests/77/read', { json: { options } });
  expect(await read(['CUSTOM_FIELDS'])).toMatchObject({ id: '77', customFields: { colour: { value: 'red' } } });
  expect(await read([])).not.toHaveProperty('customFields');
  expect(await read(['CUSTOM_FIELDS'])).not.toHaveProperty('customData');
});

test('R115 `from` and `to` of a v2 search return employees as they were at that time', async () => {
  const from = encodeURIComponent('2030-01-01T00:00:00.000Z');
  await send(`PUT /workforce/employees/4/history?from=${from}`, { json: { name: 'Married' } });
  const found = async (query: string, name: string) =>
    list(
      await jsonOf(`POST /v2/rest/workforce/employees/search${query}`, {
        json: { name: { operator: 'IS', value: name } },
      }),
    ).map((employee) => textAt(employee, 'id'));
  expect(await found('?from=2031-01-01T00:00:00.000Z', 'Married')).toEqual(['4']);
  expect(await found('?to=2029-01-01T00:00:00.000Z', 'Married')).toEqual([]);
  expect(await found('', 'Married')).toEqual([]);
});

test('R135 R137 R141 R158 null clears a field of an employee, but not its code', async () => {
  const update = async (json: JsonObject) => await statusOf('PUT /v2/rest/workforce/employees/6', { json });
  expect(await update({ code: 'EMP006', email: null, address: null, addressId: '6' })).toBe(200);
  expect(await stored('employees', '6')).toMatchObject({ email: null, addressId: '6', address: { city: 'Nantes' } });
  expect(await update({ code: 'EMP006', address: null, addressId: 'none' })).toBe(400);
  expect(await update({ code: null, address: { country: 'FR' } })).toBe(400);
});

test('R118 R068 the v2 operations work together', async () => {
  const address = { country: 'FR' };
  expect(await statusOf('POST /workforce/fluent/employees', { json: { code: 'FLU', address } })).toBe(200);
  expect(await statusOf('PUT /workforce/fluent/employees/FLU', { json: { name: 'Fluent', address } })).toBe(200);
  expect(await statusOf('POST /workforce/fluent/employees/FLU/history', { json: {} })).toBe(200);
  expect(list(await jsonOf('GET /workforce/employees'))).toHaveLength(13);
  await send('POST /workforce/employees/3/abilities', {
    json: [{ name: 'TypeScript' }, { name: 'Cooking' }],
  });
  expect(list(await jsonOf('GET /workforce/employees/3/abilities'))).toHaveLength(2);
  expect(await statusOf('DELETE /workforce/employees/3/abilities', { json: [] })).toBe(200);
  const left = list(await jsonOf('GET /workforce/employees/3/abilities'));
  expect(left).toHaveLength(2);
  await send('DELETE /workforce/employees/3/abilities', { json: left.slice(0, 1) });
  expect(await jsonOf('GET /workforce/employees/3/abilities')).toMatchObject([{ name: 'Cooking' }]);
  expect(await statusOf('DELETE /workforce/employees/3/abilities')).toBe(200);
  expect(await jsonOf('GET /workforce/employees/3/abilities')).toEqual([]);
  expect(
    list(await jsonOf('GET /workforce/holidays?from=2026-04-01T00:00:00.000Z&to=2026-05-30T00:00:00.000Z')),
  ).toHaveLength(3);
  expect(await statusOf('POST /workforce/managers-delegated/mine')).toBe(200);
});
