import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '#mock/json.ts';
import type { SentResponse } from '../support/send-request.ts';
import { ownMock } from '../support/own-mock.ts';

const isLong = process.env['TEST_LONG'] !== undefined;

const { mock, send } = await ownMock();

/** One step of a user; `which` picks one of the cards that were ever created. */
type Step =
  | { readonly kind: 'create'; readonly as: string; readonly employee: string; readonly card: JsonObject }
  | {
      readonly kind: 'replace';
      readonly as: string;
      readonly which: number;
      readonly card: JsonObject;
      readonly company: string | undefined;
    }
  | { readonly kind: 'delete'; readonly as: string; readonly which: number }
  | { readonly kind: 'search'; readonly as: string; readonly name: string | undefined };

interface Card {
  readonly id: string;
  readonly employee: string;
  readonly company: string;
  readonly fields: JsonObject;
}

/** Expected state: the cards by their identifier, and all identifiers that were assigned. */
interface Model {
  readonly cards: Map<string, Card>;
  readonly given: { readonly id: string; readonly employee: string }[];
}

const user = fc.constantFrom('technical', 'second', 'nord', 'reader', 'nobody');
const name = fc.constantFrom('Fuel', 'Travel', 'Meals');
const card = fc.record(
  {
    name: fc.oneof(name, fc.constant(null)),
    type: fc.constantFrom('BANK', 'FUEL'),
    endDate: fc.constantFrom('2026-01-31T00:00:00.000Z', '2027-01-31T00:00:00.000Z'),
  },
  { requiredKeys: [] },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    as: user,
    employee: fc.constantFrom('1', '2', 'none'),
    card: card.map((fields) => without(fields, null)),
  }),
  fc.record({
    kind: fc.constant('replace' as const),
    as: user,
    which: fc.nat(5),
    card,
    company: fc.constantFrom(undefined, 'ACME', 'NORD'),
  }),
  fc.record({ kind: fc.constant('delete' as const), as: user, which: fc.nat(5) }),
  fc.record({ kind: fc.constant('search' as const), as: user, name: fc.option(name, { nil: undefined }) }),
);

test('R135 R158 R162 R167 R168 random histories of several users and companies match a simple model', async () => {
  const run = async (steps: readonly Step[]): Promise<void> => {
    await mock.reset();
    await mock.load({ businessCards: [] });
    const model: Model = { cards: new Map(), given: [] };
    for (const taken of steps) await take(taken, model);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), run), {
    numRuns: isLong ? 2_000 : 60,
    seed: 7,
  });
}, 300_000);

function take(taken: Step, model: Model): Promise<void> {
  switch (taken.kind) {
    case 'create':
      return create(taken, model);
    case 'replace':
      return replace(taken, model);
    case 'delete':
      return remove(taken, model);
    case 'search':
      return search(taken, model);
  }
}

/** 401 for a stranger, 403 for one without rights; nothing for anybody else. */
function refusalOf(as: string): number | undefined {
  if (as === 'nobody') return 401;
  return as === 'reader' ? 403 : undefined;
}

const companyOf = (as: string): string => (as === 'nord' ? '2' : '1');

async function create({ as, employee, card: fields }: Extract<Step, { kind: 'create' }>, model: Model): Promise<void> {
  const response = await send(`PUT /workforce/employees/${employee}/business-cards`, {
    as,
    json: { ...fields, employeeId: employee },
  });
  expectStatus(response, refusalOf(as) ?? (employee === 'none' ? 404 : 200));
  if (response.status !== 200) return;
  const id = String(response.json);
  expect(model.given.some((given) => given.id === id)).toBe(false);
  model.given.push({ id, employee });
  model.cards.set(id, { id, employee, company: companyOf(as), fields });
}

async function replace(
  { as, which, card: fields, company }: Extract<Step, { kind: 'replace' }>,
  model: Model,
): Promise<void> {
  const { id, employee } = model.given[which] ?? { id: 'none', employee: '1' };
  const headers = company === undefined ? {} : { 'X-COMPANY-CODE': company };
  const response = await send(`POST /workforce/employees/${employee}/business-cards/${id}`, {
    as,
    headers,
    json: { ...fields, employeeId: employee },
  });
  const known = model.cards.get(id);
  const own = companyOf(as);
  const isForeign = known?.company !== own || (company !== undefined && company !== (own === '1' ? 'ACME' : 'NORD'));
  expectStatus(response, refusalOf(as) ?? (known === undefined ? 404 : isForeign ? 400 : 200));
  if (known !== undefined && response.status === 200) model.cards.set(id, { ...known, fields: without(fields, null) });
}

async function remove({ as, which }: Extract<Step, { kind: 'delete' }>, model: Model): Promise<void> {
  const { id, employee } = model.given[which] ?? { id: 'none', employee: '1' };
  const response = await send(`DELETE /workforce/employees/${employee}/business-cards/${id}`, { as });
  expectStatus(response, refusalOf(as) ?? (model.cards.has(id) ? 204 : 404));
  if (response.status === 204) model.cards.delete(id);
}

async function search({ as, name: wanted }: Extract<Step, { kind: 'search' }>, model: Model): Promise<void> {
  const json = wanted === undefined ? {} : { name: { operator: 'IS', value: wanted } };
  const response = await send('POST /workforce/employees/business-cards/search', { as, json });
  expectStatus(response, refusalOf(as) ?? 200);
  if (response.status !== 200) return;
  // R158: a member that an update omits is null from then on, and the model has none.
  const found = (Array.isArray(response.json) ? response.json : [])
    .filter((item) => isObject(item) && model.given.some(({ id }) => item['id'] === id))
    .map((item) => without(item as JsonObject, null));
  const expected = [...model.cards.values()].filter(({ fields }) => wanted === undefined || fields['name'] === wanted);
  expect(found).toEqual(expected.map(({ id, employee, fields }) => ({ ...fields, id, employeeId: employee })));
}

function expectStatus(response: SentResponse, status: number): void {
  expect(response.status, response.text).toBe(status);
}

function without(fields: { readonly [key: string]: Json | undefined }, value: null): JsonObject {
  const kept = Object.entries(fields).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== value,
  );
  return Object.fromEntries(kept);
}
