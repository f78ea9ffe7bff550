import type { Card, CardCreate } from './types.ts';

export const created: CardCreate = { name: 'Visa', ownerId: '1' };

// @ts-expect-error A nested object is not sent: its identifier is.
export const nested: CardCreate = { name: 'Visa', owner: { id: '1' } };

// @ts-expect-error A read-only property is not sent.
export const stamped: CardCreate = { name: 'Visa', created: '2026-01-31T00:00:00.000Z' };

export function copied(card: Card): CardCreate {
  // @ts-expect-error What was read contains both.
  return { ...card };
}
