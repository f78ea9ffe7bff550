// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { Random } from '#mock/random.ts';
import { findingLine } from '../../templates/runtime/verify-engine/src/checks/finding.ts';
import { verifyHar } from '../../templates/runtime/verify-engine/src/verify-har.ts';
import { randomRequest } from '../mock/support/random-request.ts';
import { bodyFor, targetOf } from '../mock/support/targets.ts';
import { platformRules } from './support/platform-rules.ts';
import { archive, Recorder } from './support/record.ts';

test('the mock that keeps its rules has no finding in all operations and in random requests', async () => {
  const source = await platformRules();
  const recorder = new Recorder(source);
  for (const operation of recorder.core.operations) {
    const isBare = operation.body === undefined || operation.id === 'smartScanExpense';
    const line = `${operation.method} ${targetOf(operation).replace(/^\/rest/, '')}`;
    await recorder.call(line, isBare ? {} : { json: bodyFor(operation) });
  }
  const random = new Random(3);
  for (let index = 0; index < 4_000; index += 1) await recorder.send(randomRequest(random, recorder.core.operations));
  const report = await verifyHar(source, [archive(recorder.entries)]);
  expect(report.findings.map(findingLine)).toEqual([]);
  expect(report.operations.length).toBeGreaterThan(80);
});
