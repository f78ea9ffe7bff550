import { describe, expect, test } from 'vitest';
import { describeOperation, parametersOf, sharedParametersOf } from './describe-operation.ts';
import { type OperationRow, operationTable, v2Table } from './operation-table.ts';
import { objectAt, type Operation, readSpecification, type Row } from './specification.ts';

const { document, rows, property } = await readSpecification('v3');
const v2 = await readSpecification('v2');
const table = Object.values(operationTable).flat();
const statuses = ['400', '401', '402', '403', '404', '405', '406', '500'];

const operationAt = (key: string): Operation | undefined => rows.find((row) => row.key === key)?.operation;
const keysOf = (chosen: readonly Row[]): readonly string[] => chosen.map(({ key }) => key).sort();
const keysWhere = (isWanted: (row: OperationRow) => boolean): readonly string[] =>
  table
    .filter(isWanted)
    .map(([, , key]) => key)
    .sort();
const successOf = ({ operation }: Row): readonly string[] =>
  Object.keys(operation.responses).filter((status) => !statuses.includes(status));
const typesOf = ({ operation }: Row): readonly string[] => Object.keys(operation.requestBody?.content ?? {});
const rightsOf = ({ operation }: Row): readonly string[] => [operation['x-rights']].flat(2);

describe('the specification has every listed row', () => {
  test.each(table.map((row) => [`${row[0]} ${row[2]} (${row[1]})`, row] as const))(
    '%s',
    (_name, [, , key, ...want]) => {
      const operation = operationAt(key);
      expect(operation === undefined ? [] : described(operation)).toEqual(want);
    },
  );

  test('R174 has no other rows', () => {
    expect(keysOf(rows)).toEqual(table.map(([, , key]) => key).sort());
    expect(new Set(rows.map(({ operation }) => operation.operationId)).size).toBe(rows.length);
  });

  test.each(v2Table)('R115 v2 %s %s', (_source, key) => {
    expect(v2.rows.filter((row) => row.key === key)).toHaveLength(1);
  });

  test('R115 the v2 listing has 46 operations and no others', () => {
    expect(v2.rows).toHaveLength(46);
    expect(keysOf(v2.rows)).toEqual(v2Table.map(([, key]) => key).sort());
  });

  test('R173 declares exactly its path parameters, all required', () => {
    const wrong = [...rows, ...v2.rows].filter(({ path, operation }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parametersOf(operation).filter(
        (parameter) => parameter.in === 'path' && parameter.required === true,
      );
      return declared.map(({ name }) => name).join() !== inPath.join();
    });
    expect(keysOf(wrong)).toEqual([]);
  });
});

function described(operation: Operation): readonly string[] {
  const { parameters, body, success, rights } = describeOperation(operation);
  return [parameters, body, success, rights];
}

describe('bodies', () => {
  test('R005 no GET and no DELETE has a body', () => {
    expect(
      rows.filter(({ method, operation }) => ['GET', 'DELETE'].includes(method) && operation.requestBody !== undefined),
    ).toEqual([]);
  });

  test('R012 text/plain stands after application/json with the same schema', () => {
    const text = rows.filter((row) => typesOf(row).includes('text/plain'));
    expect(keysOf(text)).toEqual(keysWhere(([, , , , body]) => body.endsWith(' text/plain')));
    for (const row of text) expect(typesOf(row)).toEqual(['application/json', 'text/plain']);
    for (const { operation } of text)
      expect(operation.requestBody?.content['text/plain']).toEqual(operation.requestBody?.content['application/json']);
  });

  test('R011 every other body is JSON, except the token form and the scanned image', () => {
    const others = rows.filter(
      (row) => row.operation.requestBody !== undefined && !typesOf(row).includes('application/json'),
    );
    expect(others.map((row) => [row.key, typesOf(row)])).toEqual([
      ['POST /oauth/token', ['application/x-www-form-urlencoded']],
      ['POST /mobile/expenses/smart-scan', ['multipart/form-data']],
    ]);
  });

  test('R008 searches and reads with options are POST', () => {
    const asked = rows.filter(({ path }) => /\/(search|read)$/.test(path));
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  test.each([
    ['R006', 'create'],
    ['R007', 'replace'],
    ['R009', 'patch'],
    ['R010', 'delete'],
  ])('%s R008 exactly the rows of this rule %s a resource: not every POST is an update', (rule, action) => {
    const want = keysWhere(([rules]) => rules.split(' ').includes(rule));
    expect(want).not.toEqual([]);
    expect(keysOf(rows.filter(({ operation }) => operation['x-resource']?.action === action))).toEqual(want);
  });

  test('R175 the patch of a card group marks body and response as not shown', () => {
    const said = operationAt('PATCH /support/card-groups/{card_group_id}')?.['x-not-shown'] ?? [];
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^The body/);
    expect(said[1]).toMatch(/^The response and its status/);
  });
});

describe('responses', () => {
  test('R091 every operation has the eight error statuses and one success', () => {
    const wrong = rows.filter(
      (row) => statuses.some((status) => row.operation.responses[status] === undefined) || successOf(row).length !== 1,
    );
    expect(keysOf(wrong)).toEqual([]);
    expect(new Set(rows.flatMap(successOf))).toEqual(new Set(['200', '204']));
  });

  test.each([
    ['400', 'BadRequest', 'missing in an update'],
    ['401', 'Unauthorized', 'Missing or invalid credentials'],
    ['402', 'RequestFailed', 'parameters are valid but the request failed'],
    ['403', 'Forbidden', 'lacks the permission'],
    ['404', 'NotFound', 'does not exist'],
    ['405', 'MethodNotAllowed', 'does not support the HTTP method'],
    ['406', 'NotAcceptable', 'Accept headers'],
    ['500', 'ServerError', 'Server error'],
  ])('R091 %s is %s everywhere, with an ErrorResponse', (status, name, words) => {
    expect(new Set(rows.map(({ operation }) => operation.responses[status]?.$ref))).toEqual(
      new Set([`#/components/responses/${name}`]),
    );
    const response = objectAt(document, 'components', 'responses', name);
    expect(response['content']).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } },
    });
    expect(response['description']).toContain(words);
  });

  test('R100 a 204 response has no body', () => {
    const empty = rows.filter((row) => successOf(row)[0] === '204');
    expect(keysOf(empty)).toEqual(keysWhere(([, , , , , success]) => success === '204'));
    expect(empty.filter(({ operation }) => operation.responses['204']?.content !== undefined)).toEqual([]);
  });

  test('R101 a v2 DELETE responds with 200 without content', () => {
    const deletes = v2.rows.filter(({ method }) => method === 'DELETE');
    expect(deletes).toHaveLength(2);
    for (const row of deletes)
      expect([successOf(row), row.operation.responses['200']?.content]).toEqual([['200'], undefined]);
  });

  test('R104 R197 both v2 avatar operations take s in pixels and return a binary image', () => {
    const avatars = v2.rows.filter(({ path }) => path.endsWith('/avatar.png'));
    expect(avatars).toHaveLength(2);
    for (const { operation } of avatars) {
      const size = parametersOf(operation).find(({ name }) => name === 's');
      expect([size?.in, size?.required, size?.description]).toEqual([
        'query',
        false,
        expect.stringContaining('pixels'),
      ]);
      expect(operation.responses['200']?.content).toEqual({
        'image/*': { schema: { type: 'string', format: 'binary' } },
      });
    }
  });
});

describe('rights', () => {
  test('R014 every operation names its rights or marks them as not shown', () => {
    const silent = rows.filter((row) => row.domain !== 'authentication' && rightsOf(row).length === 0);
    const notShown = rows.filter(({ operation }) => operation['x-rights'] === 'not-shown');
    expect([keysOf(silent), keysOf(notShown)]).toEqual([
      [],
      ['GET /workforce/managers/{manager_id}/employees/timesheet-entries/completions'],
    ]);
  });

  test('R079 functional rights are digits, unlike API rights', () => {
    const functional = rows.flatMap(rightsOf).filter((right) => /^\d/.test(right));
    expect([...new Set(functional)].sort()).toEqual(['020204', '0202*', '020304', '0203*', '061602'].sort());
    const rest = rows.flatMap(rightsOf).filter((right) => !/^\d/.test(right) && right !== 'not-shown');
    expect(rest.filter((right) => !/^(A[0-9B]\d{4}|USERAK)$/.test(right))).toEqual([]);
  });

  test('R082 every operation of the mobile domain needs a registered user in every group', () => {
    const mobile = rows.filter(({ domain }) => domain === 'mobile');
    expect(mobile).toHaveLength(7);
    for (const { operation } of mobile) for (const group of operation['x-rights']) expect(group).toContain('USERAK');
  });

  test('R085 A40511 allows only the approval and its skeleton message', () => {
    expect(keysOf(rows.filter((row) => rightsOf(row).includes('A40511')))).toEqual([
      'GET /approvalprocess/approvals/{approval_id}',
      'GET /approvalprocess/approvals/{approval_id}/skeleton-message',
    ]);
  });

  test('R087 no row names a group and one of its members', () => {
    expect(
      rows.filter((row) => rightsOf(row).some((right) => right.endsWith('*')) && rightsOf(row).length !== 1),
    ).toEqual([]);
  });
});

describe('other facts about operations', () => {
  test('R180 exactly the three activity operations are deprecated', () => {
    const activities = table.filter(([rules]) => rules === 'R180').map(([, , key]) => key);
    expect(keysOf(rows.filter(({ operation }) => operation.deprecated === true))).toEqual([...activities].sort());
    for (const key of activities)
      expect(operationAt(key)?.description).toMatch(/still functional.*move to another domain/s);
  });

  test('R181 the two assignments searches share a schema but not names and rights', () => {
    const [one, two] = rows
      .filter(({ path }) => path.endsWith('/assignments/{active_module}/search'))
      .map(({ operation }) => operation);
    expect(one?.requestBody).toEqual(two?.requestBody);
    expect(one?.responses['200']?.content).toEqual(two?.responses['200']?.content);
    expect([one?.operationId, one?.['x-rights']]).not.toEqual([two?.operationId, two?.['x-rights']]);
  });

  test('R169 create and update operations of the named domains offer the company header', () => {
    expect(keysOf(rows.filter(({ operation }) => sharedParametersOf(operation).length > 0))).toEqual(
      keysWhere(([rules]) => rules.split(' ').includes('R169')),
    );
  });

  test('R170 X-COMPANY-CODE is optional and never on a read, search or DELETE', () => {
    const header = objectAt(document, 'components', 'parameters', 'CompanyCode');
    expect([header['name'], header['in'], header['required'], header['schema']]).toEqual([
      'X-COMPANY-CODE',
      'header',
      false,
      { type: 'string' },
    ]);
    const offered = rows.filter(({ operation }) => sharedParametersOf(operation).includes('CompanyCode'));
    expect(
      offered.filter(({ method, path }) => ['GET', 'DELETE'].includes(method) || /\/(search|read)$/.test(path)),
    ).toEqual([]);
    expect(
      rows.flatMap(({ operation }) => parametersOf(operation)).filter((parameter) => parameter.in === 'header'),
    ).toEqual([]);
  });

  test('R171 the header documents its errors and that their status is not shown', () => {
    const header = objectAt(document, 'components', 'parameters', 'CompanyCode');
    expect(header['description']).toMatch(
      /must be the same.*only if the\s+user belongs.*never changes after creation.*is an error/s,
    );
    expect(header['x-not-shown']).toEqual(['Status codes of the errors that these rules end in.']);
  });

  test('R074 the token form has six required fields, two of them fixed', () => {
    const fields = ['grant_type', 'client_id', 'client_secret', 'scope', 'username', 'password'];
    expect(Object.keys(objectAt(document, 'components', 'schemas', 'PasswordTokenRequest', 'properties'))).toEqual(
      fields,
    );
    expect(objectAt(document, 'components', 'schemas', 'PasswordTokenRequest')['required']).toEqual(fields);
    expect([
      property('PasswordTokenRequest', 'grant_type').const,
      property('PasswordTokenRequest', 'scope').const,
    ]).toEqual(['password', 'read_write']);
  });

  test('R076 the login documents the encoding of both parameters', () => {
    const [username, password] = parametersOf(operationAt('GET /jwt/login.html') as Operation);
    expect(username?.description).toMatch(/URL-encoded/);
    expect(password?.description).toMatch(/Base64 and then URL-encoded/);
  });

  test('R063 only the two token operations need no credential', () => {
    const open = rows.filter(({ operation }) => operation.security?.length === 0);
    expect(keysOf(open)).toEqual(['GET /jwt/login.html', 'POST /oauth/token']);
    expect(rows.filter(({ operation }) => operation.security !== undefined)).toEqual(open);
  });

  test('R191 expense_reports has an underscore, and no PUT creates one', () => {
    expect(keysOf(rows.filter(({ path }) => path.includes('expense_reports')))).toEqual([
      'GET /mobile/expense_reports',
      'POST /mobile/expense_reports',
    ]);
  });
});
