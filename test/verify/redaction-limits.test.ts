// Runs in `npm run test:rest`.
import { expect, test } from 'vitest';
import { Redactor } from '../../templates/runtime/verify-engine/src/redact.ts';

test('a member with 6,000,000 escapes is redacted', () => {
  expect(new Redactor(['pin']).text(`"pin":"${'\\n'.repeat(6_000_000)}`)).toBe('"pin":"***"');
});

test('a body that many secrets take too long to search in is redacted as a whole', () => {
  const many = new Redactor();
  many.learnValue({ token: Array.from({ length: 5_000 }, (_, index) => `${'a'.repeat(100 + index)}b`) });
  expect(many.text('a'.repeat(100_000))).toBe('***');
  expect(String(many.value(Array.from({ length: 10_000 }, () => 'aaaa')))).toMatch(/^aaaa,.*\*\*\*$/);
  expect(many.text('aaaa')).toBe('aaaa');
});
