import { Client, createClient } from './index.ts';
import { company, none } from './operations.ts';

const client = new Client({ baseUrl: 'https://example.com', xCompany: '12' });
const { signal } = new AbortController();

await none(client);
await none(client, {}, { signal });
await company(client, {}, { signal });
await company(client);
// @ts-expect-error options are not a request
await none(client, { signal });
// @ts-expect-error nor in the facade
await createClient({ baseUrl: 'https://example.com' }).operations.none({ signal });
