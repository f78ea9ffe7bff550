import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { platformMock } from '../support/platform-mock.ts';
import { bodyFor, targetOf } from '../support/targets.ts';

test('the third request of an operation compiles no schema', async () => {
  const mock = await platformMock();
  const { Ajv2020: Compiler } = createRequire(import.meta.url)('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const compiled = [];
  for (const operation of mock.core.operations.filter(({ schemes }) => schemes.length > 0)) {
    const isBare = operation.body === undefined || operation.id === 'smartScanExpense';
    const asked = (): Promise<unknown> =>
      sendRequest(mock, `${operation.method} ${targetOf(operation)}`, isBare ? {} : { json: bodyFor(operation) });
    // Changed items may be validated differently from new ones.
    await asked();
    await asked();
    const compile = vi.spyOn(Compiler.prototype, 'compile');
    await asked();
    if (compile.mock.calls.length > 0) compiled.push(operation.id);
    compile.mockRestore();
  }
  expect(compiled).toEqual([]);
  await mock.close();
});
