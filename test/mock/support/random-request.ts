import type { ServedOperation } from '#mock/document/served-document.ts';
import type { MockRequest } from '#mock/http/message.ts';
import type { Random } from '#mock/random.ts';

const VALUES = [
  '1',
  '2',
  'none',
  '',
  ' ',
  '%',
  '%zz',
  '%00',
  '%2e%2e',
  '..',
  '__proto__',
  'constructor',
  'ü',
  '900001',
  'QUOTATION',
  'SCHEDULE',
  '-1',
  '1e9',
  `${'x'.repeat(300)}`,
] as const;
const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'FOO'] as const;
const TYPES = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
] as const;
const AUTHORIZATIONS = ['technical:technical', 'reader:reader', 'saml:saml', 'x', ':', 'technical:wrong'] as const;
const SCALARS = [
  'null',
  'true',
  '0',
  '-1',
  '1e400',
  '"x"',
  '""',
  '"2026-01-31"',
  '"2026-01-31T10:00:00.000+0200"',
  '[]',
  '{}',
  '{"operator":"IS","value":"1"}',
  '{"__proto__":1}',
  '{"constructor":{"prototype":{"x":1}}}',
] as const;
const NAMES = [
  'id',
  'name',
  'code',
  'employeeId',
  'projectId',
  'closure',
  'companyId',
  'op',
  'path',
  'value',
  'options',
  'readOptions',
  'validity',
  'address',
  'lines',
  'customData',
  'order',
  'date',
  'ident',
  'toString',
] as const;
const BROKEN = [
  '{',
  '[1,',
  '{"a":}',
  '"',
  'nul',
  '\u0000',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '--x\r\n\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="content"\r\n\r\nabc\r\n--x--\r\n',
  'grant_type=password&username=x',
] as const;

/** A request that may be anything between right and absurd, for an operation or for nothing. */
export function randomRequest(random: Random, operations: readonly ServedOperation[]): MockRequest {
  const operation = operations[random.integer(0, operations.length - 1)];
  const method = random.chance(0.85) ? (operation?.method ?? 'GET') : random.pick(METHODS);
  const path = (operation?.path ?? '/').replaceAll(/\{[^}]*\}/g, () =>
    random.chance(0.6) ? '1' : random.pick(VALUES),
  );
  const prefix = random.chance(0.9)
    ? '/rest'
    : random.pick(['', '/RS', '/v2/rest', '/__mock', '//', '/rest/..'] as const);
  const body = random.chance(0.6) ? Buffer.from(bodyText(random)) : Buffer.alloc(0);
  return { method, target: `${prefix}${path}${query(random)}`, headers: headers(random), body };
}

function query(random: Random): string {
  if (random.chance(0.5)) return '?group_id=1&project_id=1&limit=2';
  return random.chance(0.5)
    ? ''
    : `?${random.pick(NAMES)}=${random.pick(VALUES)}&limit=${random.pick(VALUES)}&__code=${random.pick(VALUES)}`;
}

function headers(random: Random): Readonly<Record<string, string>> {
  const user = random.chance(0.85) ? 'technical:technical' : random.pick(AUTHORIZATIONS);
  return {
    host: 'localhost',
    ...(random.chance(0.95) ? { authorization: `Basic ${Buffer.from(user).toString('base64')}` } : {}),
    ...(random.chance(0.9) ? { 'content-type': random.chance(0.8) ? 'application/json' : random.pick(TYPES) } : {}),
    ...(random.chance(0.1)
      ? { accept: random.pick(['*/*', 'application/xml', 'application/json;q=0', ',', 'a/b/c;q=x'] as const) }
      : {}),
    ...(random.chance(0.05) ? { 'x-company-code': random.pick(['ACME', 'NORD', '', 'x'] as const) } : {}),
  };
}

function bodyText(random: Random): string {
  if (random.chance(0.1)) return random.pick(BROKEN);
  return random.chance(0.3) ? `[${valueText(random, 0)}]` : objectText(random, 0);
}

function valueText(random: Random, depth: number): string {
  return depth < 3 && random.chance(0.3) ? objectText(random, depth + 1) : random.pick(SCALARS);
}

function objectText(random: Random, depth: number): string {
  const count = random.integer(0, 4);
  return `{${Array.from({ length: count }, () => `${JSON.stringify(random.pick(NAMES))}:${valueText(random, depth)}`).join(',')}}`;
}

/** A body that is JSON, and may be what an operation takes. */
export function randomBody(random: Random): string {
  if (random.chance(0.4)) return random.pick(['{}', '[]', '{"closure":false}', '["1"]', '"2026-01-31"'] as const);
  const text = random.chance(0.3) ? `[${valueText(random, 0)}]` : objectText(random, 0);
  return text.replaceAll('1e400', '1e40');
}
