import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { platformValidators } from './platform-validators.ts';

const PAGE = join(import.meta.dirname, '../../spec/v3/docs/client/validation.md');

test('the guide shows an invalid contract with exactly the issues that it gets', async () => {
  const text = readFileSync(PAGE, 'utf8');
  const [, draft = ''] = /const draft: unknown = (\{[\s\S]*?\n\});/.exec(text) ?? [];
  const [, shown] = /```text\n([\s\S]*?)\n```/.exec(text) ?? [];
  const value: unknown = new Function(`return ${draft}`)();
  const result = (await platformValidators()).get('createContract')?.body?.validate(value);
  expect(result).toMatchObject({ ok: false, text: shown });
});
