import { createCore, createFetch, type MockCore } from '@bmp/mock-engine/core';
import { platform } from '../../generated/mock/src/behavior/platform.ts';
import { createBmp } from '../../generated/sdk/src/index.ts';
import { basic } from '../../generated/sdk/src/core.ts';
import { type ConsoleOperation, type ConsoleValues, requestContent, requestTarget } from './console-request.ts';

/** Response, and what the request did against the contract. */
interface ConsoleResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ms: number;
  readonly violations: readonly string[];
}

/** Host of the mock in the page; a reserved name (RFC 6761, section 6.3), so nothing leaves the page. */
const BASE_URL = 'https://mock.localhost';

/** The mock of the page, and a client that calls it. */
export interface BrowserMock {
  readonly users: readonly string[];
  readonly send: (operation: ConsoleOperation, sent: ConsoleValues, user: string) => Promise<ConsoleResponse>;
  readonly reset: () => Promise<void>;
  readonly renameCard: (call: RenameCall) => Promise<RenameResult>;
}

/** The call that the home page shows: a request written by hand, or the client's update. */
export type RenameCall = 'fetch' | 'client';

/** Result of the test that the home page shows. */
export interface RenameResult {
  /** Message of the failed assertion; `undefined` if the test passes. */
  readonly failure: string | undefined;
  /** Fields of the card before and after the call. */
  readonly rows: readonly {
    readonly name: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** Creates the mock that runs in the page itself, without a server. */
export function createBrowserMock(root: Parameters<typeof createCore>[0]['documents'][number]['root']): BrowserMock {
  const core = createCore({ documents: [{ name: 'v3', root }], platform, seed: 7 });
  const control = core.control();
  const fetch = createFetch((request) => core.handle(request));
  const client = createBmp({ baseUrl: BASE_URL, auth: basic('technical', 'technical'), fetch });
  return {
    users: core.users.map(({ login }) => login),
    send: (operation, sent, user) => send(core, operation, sent, user),
    reset: async () => {
      await control.reset();
    },
    renameCard: async (call) => {
      await control.reset();
      const card = async (): Promise<Card> => (await control.items('businessCards')).find(({ id }) => id === '1') ?? {};
      const before = await card();
      if (call === 'client') await client.workforce.businessCards.update(RENAMED, { name: 'Visa' });
      else await send(core, RENAME, RENAME_VALUES, 'technical');
      return compareCards(before, await card());
    },
  };
}

type Card = Readonly<Record<string, unknown>>;

const RENAMED = { employeeId: '1', businessCardId: '1' };
const RENAME: ConsoleOperation = {
  method: 'POST',
  path: '/workforce/employees/1/business-cards/1',
  selector: '/rest',
  public: false,
  parameters: [],
  body: { mediaType: 'application/json', coding: 'json', example: {} },
};
const RENAME_VALUES = { values: {}, body: JSON.stringify({ id: '1', employeeId: '1', name: 'Visa' }) };

/** Compares a card before and after a call, as the test `renaming a card keeps its type` does. */
function compareCards(before: Card, after: Card): RenameResult {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) =>
    Object.hasOwn(CARD_FIELDS, name),
  );
  const text = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value));
  return {
    failure:
      after['type'] === before['type']
        ? undefined
        : `AssertionError: expected ${text(after['type'])} to be '${String(before['type'])}'`,
    rows: names.map((name) => ({ name, before: text(before[name]), after: text(after[name]) })),
  };
}

/** Fields of a card that the home page shows. */
const CARD_FIELDS = {
  name: true,
  type: true,
  cardNumber: true,
  encryptedCardNumber: true,
  endDate: true,
};

async function send(
  core: MockCore,
  operation: ConsoleOperation,
  sent: ConsoleValues,
  user: string,
): Promise<ConsoleResponse> {
  const content = requestContent(operation, sent);
  const control = core.control();
  const start = performance.now();
  const response = await core.handle({
    method: operation.method,
    target: requestTarget(operation, sent),
    headers: {
      ...Object.fromEntries(Object.entries(content.headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...(operation.public ? {} : { authorization: `Basic ${btoa(`${user}:${user}`)}` }),
    },
    body: new TextEncoder().encode(content.body ?? ''),
  });
  const { status, headers, body: text = '' } = response;
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: typeof text === 'string' ? text : new TextDecoder().decode(text),
    ms: performance.now() - start,
    violations: control.calls().at(-1)?.violations ?? [],
  };
}
