// Runs in `npm run test:rest`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Application } from './application.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures/intercom');
const read = (path: string): string => readFileSync(join(FIXTURE, path), 'utf8');
const sources = readdirSync(join(FIXTURE, 'src')).map((name) => [`app/src/${name}`, read(`src/${name}`)] as const);
const application = new Application({
  'before.yaml': read('before.yaml'),
  'after.yaml': read('after.yaml'),
  'app/contract.ts': read('contract.ts'),
  ...Object.fromEntries(sources),
});

const CONTRACT = ['--test', '--test-reporter=tap', 'app/contract.ts'];

beforeAll(() => {
  application.generateOld('sdk,mock');
  // Everything but `state`, which is replaced by an identifier with another meaning, as the changelog of 2.12 says.
  const rejected = ['update-ticket-request-state', 'intercom-version-preview', 'ticket-ticket-state'];
  const accepted = ['--accept', 'ticket-type-list-ticket-types'];
  application.acceptProposed(...accepted, ...rejected.flatMap((id) => ['--reject', id]));
  application.generateNew('new', 'renames');
}, 240_000);

test('an application of the published version compiles and keeps the contract of its mock', () => {
  application.use('old', 'old');
  expect(application.compile()).toBe('');
  expect(application.run(...CONTRACT)).toContain('# pass 6');
}, 240_000);

test('the codemod alone takes it to the next version, where it compiles and keeps the contract of that mock', () => {
  application.use('old', 'old');
  // Until the application has the new client, replacing it is a step that remains.
  expect(application.migrate()).toBe(2);
  application.use('new', 'new');
  expect(application.remaining()).toBe(0);
  expect(application.compile()).toBe('');
  expect(application.run(...CONTRACT)).toContain('# pass 6');
}, 240_000);

const changes: readonly { readonly title: string; readonly file: string; readonly want: string }[] = [
  {
    title: 'a type, whose component is named with underscores',
    file: 'articles.ts',
    want: '{ data }: ArticleSearchResponse',
  },
  { title: 'a field of such a type', file: 'exports.ts', want: 'job.job_identfier' },
  { title: 'a field that moves into an object', file: 'tickets.ts', want: 'ticket?.ticket_state?.internal_label' },
  { title: 'a path parameter in the argument of a function', file: 'tickets.ts', want: '{ id: ticketTypeId, body }' },
  { title: 'a path parameter in a request with a type', file: 'companies.ts', want: '({ id: contactId })' },
];

test.each(changes)('$title is renamed', ({ file, want }) => {
  expect(application.read(`app/src/${file}`)).toContain(want);
});

test('payloads of such components are translated, and back', () => {
  const script = `import { toOpenapi, toOpenapiBefore } from './new/sdk/src/migration.ts';
const { value } = toOpenapi('ticket', { id: '1', ticket_state_internal_label: 'Open' });
console.log(JSON.stringify([value, toOpenapiBefore('ticket', value).value]));`;
  expect(JSON.parse(application.run('--input-type=module', '--eval', script))).toEqual([
    { id: '1', ticket_state: { internal_label: 'Open' } },
    { id: '1', ticket_state_internal_label: 'Open' },
  ]);
});
