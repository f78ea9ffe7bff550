// Runs in `npm run test:rest`.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { readExchange } from '../../templates/runtime/verify-engine/src/har/exchange.ts';
import { verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { platformRules } from './support/platform-rules.ts';
import { archive } from './support/record.ts';

/**
 * Archives of the same calls to the mock: by Playwright 1.65 (`recordHar`), by the DevTools protocol of Chromium
 * (chrome-har 1.3), by mitmproxy 8.1 (`har_dump.py`), and by the mock. Credentials are redacted.
 */
const RECORDERS = [
  { recorder: 'playwright', exchanges: 6 },
  { recorder: 'chromium', exchanges: 6 },
  { recorder: 'mitmproxy', exchanges: 5 },
  { recorder: 'mock', exchanges: 6 },
];

describe.each(RECORDERS)('an archive that $recorder wrote', ({ recorder, exchanges }) => {
  test('is read, and has no finding', async () => {
    const file = join(import.meta.dirname, 'fixtures', `${recorder}.har`);
    const { findings, errors, checked, operations } = await verifyHar(await platformRules(), file);
    expect([findings.map(findingLine), errors]).toEqual([[], []]);
    expect([checked, operations]).toEqual([
      exchanges,
      ['createContract', 'getActivity', 'searchCheckbooks', 'smartScanExpense'],
    ]);
  });
});

describe('a request whose body the recorder left out', () => {
  const entry = (length: string): object => ({
    request: {
      method: 'PUT',
      url: 'http://localhost/rest/support/contracts',
      headers: [
        { name: 'content-type', value: 'application/json' },
        { name: 'Content-Type', value: 'application/json' },
        { name: 'content-length', value: length },
      ],
    },
    response: {
      status: 200,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { mimeType: 'application/json', text: '"1"' },
    },
  });

  test('has headers once', () => {
    const exchange = readExchange(JSON.parse(JSON.stringify(entry('5'))), 1);
    expect(exchange).toMatchObject({ requestHeaders: { 'content-type': 'application/json' }, isBodyMissing: true });
  });

  test.each([
    ['is not validated', '57', 0],
    ['is invalid if it had none', '0', 1],
  ])('%s', async (_, length, expected) => {
    const { findings } = await verifyHar(await platformRules(), [archive([entry(length)])], { serverState: 'unknown' });
    expect(findings.map(findingLine)).toHaveLength(expected);
  });
});
