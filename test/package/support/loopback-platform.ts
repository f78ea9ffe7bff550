import { json, type SeenRequest, startServer, type TestServer } from '../../sdk/support/server.ts';

const card = { id: '2', employeeId: '1', name: 'Old', cardNumber: '0012', type: null };

/** A server for the programs of the tests; `serve` handles what is no call. */
export function startPlatform(serve?: (request: SeenRequest) => PlatformFile | undefined): Promise<TestServer> {
  return startServer((request, response) => {
    const file = serve?.(request);
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.content);
    const path = decodeURIComponent(request.url);
    const [, approvalId] = /^\/rest\/approvalprocess\/approvals\/(.+)$/.exec(path) ?? [];
    if (approvalId === 'late') return undefined;
    if (approvalId === 'missing') return json(response, { message: 'No such approval' }, 404);
    if (approvalId !== undefined) return json(response, { id: approvalId, name: 'Größe', level: 1 });
    if (path === '/rest/workforce/employees/business-cards/search') return json(response, [card]);
    if (path === '/rest/workforce/employees/1/business-cards/2') return json(response, '2');
    return json(response, { message: 'Not a call of the tests' }, 500);
  });
}

/** A file to serve. */
export interface PlatformFile {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** Output of the programs when everything passes. */
export const wanted = {
  read: { id: 'Größe 1/2', name: 'Größe', level: 1 },
  facade: { id: '3', name: 'Größe', level: 1 },
  missing: [true, 404, { message: 'No such approval' }],
  late: true,
  updated: '2',
};

/** The body that an update of the name must have sent: the whole card, what it does not hold as null. */
export const replaced = { ...card, name: 'Visa', encryptedCardNumber: null, endDate: null };

/** The bodies of the replacing requests that a server saw, and with which credentials and company. */
export function replacements({ seen }: TestServer): readonly unknown[] {
  return seen
    .filter(({ url }) => url.endsWith('/business-cards/2'))
    .map(({ body, headers }) => [JSON.parse(Buffer.from(body, 'latin1').toString()), headers['x-company-code']]);
}
