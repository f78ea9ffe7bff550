import { BodySchemas } from '../../../infer/schemas.ts';
import {
  basePath,
  type Credential,
  type Operation,
  type Parameter,
  readServer,
  serverUrl,
} from '../../../model/api.ts';
import type { Contract } from '../../../model/contract.ts';
import { readableContents } from '../../../model/http.ts';
import { at, below, isObject, type JsonObject, textAt } from '../../../model/json.ts';
import { defineEmitter, type EmitOptions, type OutputFile, TESTS_FOLDER } from '../../emitter.ts';
import { objectLiteral, stringLiteral } from '../../source/literals.ts';
import { BLANK_LINE, constant, importNames, type Statement } from '../../structures.ts';
import { operationsById, type GroupedOperation } from '../module-imports.ts';
import { COMBINE, combinesCredentials } from '../security.ts';
import { skippedUnless, Story } from './story.ts';
import { resourceOf, type StoryContext } from './story-context.ts';
import { ValidExamples } from '../../source/valid-examples.ts';

/**
 * Emits a contract suite for node:test and Vitest, only where it is requested by name: each collection from create to
 * delete, each safe update, and one call of each kind of every other operation. The files are written once and then
 * belong to the user.
 */
export const testsEmitter = defineEmitter({ name: 'tests', emit: emitTests });

function* emitTests(contract: Contract, { only }: EmitOptions = {}): Generator<OutputFile> {
  if (only?.includes('tests') !== true || !isObject(contract.document)) return;
  const suite = new Suite(contract, contract.document);
  yield { kind: 'copy', path: `${TESTS_FOLDER}support.ts`, source: 'views/tests/support.ts' };
  yield { kind: 'text', path: `${TESTS_FOLDER}package.json`, text: PACKAGE };
  yield { kind: 'code', path: `${TESTS_FOLDER}contract.test.ts`, statements: suite.statements() };
}

/** Maps `#support`, which the compiler resolves whichever extension the project asks for in imports. */
const PACKAGE = '{ "private": true, "type": "module", "imports": { "#support": "./support.ts" } }\n';

/** Functions of `support.ts` that tests call. */
const SUPPORT = [
  'expectDocumented',
  'expectFiltered',
  'expectKept',
  'expectListed',
  'expectPatched',
  'expectRejected',
  'expectStored',
  'expectUpdated',
  'numberAt',
  'textAt',
  'uniqueText',
  'withUnique',
];

/** Reason why an operation is left to do that takes other credentials. */
const ONE_KIND = 'the suite has one kind of credentials';

/** Plans the statements of a suite. */
class Suite {
  readonly #contract: Contract;
  readonly #placed: readonly GroupedOperation[];
  readonly #context: StoryContext;
  /** Ids of the operations that a story calls. */
  readonly #covered = new Set<string>();

  constructor(contract: Contract, document: JsonObject) {
    const { groups, inferred } = contract.api;
    const operations = operationsById(groups);
    const collections = (inferred?.collections ?? []).flatMap((collection) => {
      const operation = operations.get(collection.methods[0]?.operation ?? '')?.operation;
      const name = operation && textAt(resourceOf(operation, { document }), 'collection');
      return name === undefined ? [] : [[name, collection] as const];
    });
    this.#contract = contract;
    this.#placed = groups.flatMap((group) => group.operations.map((operation) => ({ group, operation })));
    const examples = new ValidExamples(contract, document);
    const schemas = new BodySchemas(document);
    this.#context = { document, schemas, examples, operations, collections: new Map(collections) };
  }

  statements(): readonly Statement[] {
    const { names } = this.#contract.api;
    const lives = [...this.#context.collections].flatMap(([name, { identifier }]) => this.#live(name, identifier));
    const updates = this.#placed.flatMap((each) => this.#update(each));
    const calls = this.#placed.flatMap((each) => this.#call(each));
    const tests = [...lives, ...updates, ...calls, ...this.#refusals()];
    if (tests.length === 0) tests.push(todo('a call', 'the document has no operations'));
    const clients = Object.entries({ client: this.#authorized(), anonymous: 'options' }).filter(([name]) =>
      tests.some((text) => text.includes(`${name}.`)),
    );
    if (clients.length === 0) return [importNames('#support', ['test']), ...tests];
    const used = (name: string): boolean => tests.some((text) => text.includes(`${name}(`));
    return [
      ...(tests.some((text) => text.includes('assert.'))
        ? [importNames('node:assert/strict', [{ name: 'strict', alias: 'assert' }])]
        : []),
      importNames(names.mock, ['startMock']),
      importNames(names.sdk, [...this.#imports()]),
      importNames('#support', ['after', ...SUPPORT.filter(used), 'server', 'test']),
      constant({
        leadingTrivia: BLANK_LINE,
        docs: ['The mock, unless `API_URL` names a server.'],
        name: 'mock',
        initializer: 'server === undefined ? await startMock({ seed: 1 }) : undefined',
      }),
      'after(() => mock?.close());',
      constant({
        docs: ['Value of every credential.'],
        name: 'authorization',
        initializer: `process.env['API_AUTHORIZATION'] ?? '${this.#scheme()}'`,
      }),
      constant({ name: 'options', initializer: this.#options() }),
      ...clients.map(([name, given]) => constant({ name, initializer: `${names.facade}(${given})` })),
      ...tests,
    ];
  }

  /** Returns the path of the document's server, without the slash at its end. */
  #basePath(): string {
    const [first] = this.#contract.api.servers;
    return basePath(first === undefined ? '/' : serverUrl(first));
  }

  /** Tests whether an operation has servers of its own, below another path than all others. */
  #hasOtherPath({ pointer }: Operation): boolean {
    const { document } = this.#context;
    const places = [pointer, pointer.slice(0, pointer.lastIndexOf('/'))];
    const own = places
      .map((place) => at(document, below(place, 'servers', '0')))
      .find((server) => server !== undefined);
    return own !== undefined && basePath(serverUrl(readServer(own))) !== this.#basePath();
  }

  /** Returns the options of every client. The base URL has the path of the document's server. */
  #options(): string {
    return objectLiteral([
      ['baseUrl', `server ?? \`\${mock?.url}${this.#basePath().replaceAll(/[`$\\]/g, '')}\``],
      ['allowInsecure', 'true'],
      ['fetch', 'mock?.fetch ?? globalThis.fetch'],
    ]);
  }

  /** Returns the options of a client with credentials, all of them from one variable. */
  #authorized(): string {
    const keys = this.#contract.api.credentials.filter(({ kind }) => kind === 'apiKey');
    const [inHeaders, others] = [keys.filter(isInHeader), this.#keysElsewhere()];
    const auth = others.map(({ key, name }) => [key, `${name}(authorization)`] as const);
    const names = ['authorization', ...inHeaders.flatMap((each) => ('parameter' in each ? [each.parameter] : []))];
    const headers = new Map(names.toReversed().map((name) => [name.toLowerCase(), [name, 'authorization'] as const]));
    return `{ ...options, ${[
      `headers: ${objectLiteral([...headers.values()].toReversed())}`,
      ...(auth.length > 1 ? [`auth: ${COMBINE}(${objectLiteral(auth)})`] : auth.map(([, call]) => `auth: ${call}`)),
    ].join(', ')} }`;
  }

  /** Returns credentials that the mock takes. */
  #scheme(): string {
    return this.#isBasic() ? `Basic ${Buffer.from('test:test').toString('base64')}` : 'Bearer test';
  }

  #isBasic(): boolean {
    const kinds = this.#contract.api.credentials.map(({ kind }) => kind);
    return kinds.includes('basic') && !kinds.includes('bearer') && !kinds.includes('oauth2');
  }

  /**
   * Tests whether an operation takes a user and a password alone, where the others take a token, or none of the keys
   * that the client has: it only calls what these allow.
   */
  #needsOtherScheme({ security }: Operation): boolean {
    const basic = this.#contract.api.credentials.filter(({ kind }) => kind === 'basic').map(({ key }) => key);
    const needsBasic = security.every((keys) => keys.some((key) => basic.includes(key)));
    const given = this.#keysElsewhere().map(({ key }) => key);
    const isAllowed = given.length === 0 || security.some((keys) => keys.every((key) => given.includes(key)));
    return security.length > 0 && ((needsBasic && !this.#isBasic()) || !isAllowed);
  }

  /** Returns the keys that are sent in the query or as a cookie. */
  #keysElsewhere(): readonly Credential[] {
    const { api } = this.#contract;
    const keys = api.credentials.filter((each) => each.kind === 'apiKey' && !isInHeader(each));
    return combinesCredentials(api) ? keys : keys.slice(0, 1);
  }

  /** Returns what the client is imported with. */
  #imports(): readonly string[] {
    const keys = this.#keysElsewhere();
    return [this.#contract.api.names.facade, ...keys.map(({ name }) => name), ...(keys.length > 1 ? [COMBINE] : [])];
  }

  /** Plans the story of a collection: create, read, list, update, delete. */
  #live(name: string, identifier: string): readonly string[] {
    const { collections, operations } = this.#context;
    const creates = collections.get(name)?.methods.some((method) => method.name === 'create');
    if (creates !== true) return [];
    const story = new Story({ ...this.#context, operations });
    const steps = story.liveItem(name);
    const title = `${identifier}: create to delete`;
    if (steps === undefined) return [todo(title, story.reason)];
    const called = [...story.covered].flatMap((id) => operations.get(id)?.operation ?? []);
    if (called.some((operation) => this.#needsOtherScheme(operation))) return [todo(title, ONE_KIND)];
    for (const id of story.covered) this.#covered.add(id);
    return [testStatement(`${identifier}: ${steps.join(', ')}`, story.lines)];
  }

  /** Plans the round trip of a safe update that is in no story of a collection. */
  #update(placed: GroupedOperation): readonly string[] {
    const { id, update, method, path } = placed.operation;
    if (this.#covered.has(id) || update?.replacement === undefined) return [];
    const title = `${method} ${path} keeps what an update leaves out`;
    if (this.#needsOtherScheme(placed.operation)) return [todo(title, ONE_KIND)];
    const story = new Story(this.#context);
    const lines = story.keepFields(placed);
    if (lines === undefined) return [todo(title, story.reason)];
    this.#covered.add(id);
    return [testStatement(title, lines)];
  }

  /** Plans one call, whose status must be documented. */
  #call({ operation, group }: GroupedOperation): readonly string[] {
    const { id, method, path, responses, facade, body } = operation;
    if (this.#covered.has(id)) return [];
    const title = `${method} ${path} responds as documented`;
    const canSucceed = responses.some(({ status }) => /^[23d]/.test(status));
    if (!canSucceed) return [todo(title, 'no success is documented')];
    const [unread] = readableContents(responses).unreadable;
    if (unread !== undefined) return [todo(title, `the client does not read ${unread.mediaType} here`)];
    if (this.#hasOtherPath(operation)) return [todo(title, 'the client does not follow its own server')];
    if (this.#needsOtherScheme(operation)) return [todo(title, ONE_KIND)];
    if (method === 'TRACE') return [todo(title, '`fetch` sends no TRACE')];
    if (method === 'GET' && body?.required === true) return [todo(title, '`fetch` sends no body with GET')];
    const { body: _, ...withoutBody } = operation;
    const example = this.#context.examples.find(method === 'GET' ? withoutBody : operation);
    if (example === undefined) return [todo(title, 'no valid example is known')];
    const isItem = operation.parameters.some(({ location }) => location === 'path');
    // The item of an example need not exist.
    const statuses = [...new Set([...responses.map(({ status }) => status), ...(isItem ? ['404'] : [])])];
    const call = `client.${[group.identifier, ...facade].join('.')}(${this.#context.examples.literal(operation, example)})`;
    const check = `expectDocumented(await ${call}.result(), [${statuses.map(stringLiteral).join(', ')}])`;
    return [testStatement(title, [isItem ? skippedUnless(check) : `${check};`])];
  }

  /** Plans the calls that a server must refuse: without credentials, and without what the body requires. */
  #refusals(): readonly string[] {
    const { examples } = this.#context;
    const { credentials } = this.#contract.api;
    const isCredential = ({ name }: Parameter): boolean =>
      credentials.some((each) => 'parameter' in each && each.parameter.toLowerCase() === name.toLowerCase());
    const isGuarded = ({ isPublic, security, parameters }: Operation): boolean =>
      !isPublic && security.length > 0 && security.every((keys) => keys.length > 0) && !parameters.some(isCredential);
    const takesBody = (operation: Operation): boolean =>
      examples.requiresMembers(operation) && !this.#needsOtherScheme(operation);
    return [
      ...this.#table('a body without its members', 'client', takesBody),
      ...this.#table('a call without credentials', 'anonymous', isGuarded),
    ];
  }

  #table(what: string, client: string, isRefused: (operation: Operation) => boolean): readonly string[] {
    const { examples } = this.#context;
    const rows = this.#placed.flatMap(({ operation, group }) => {
      const { body: sent, ...rest } = operation;
      const example = examples.find(rest);
      const isPlain = sent === undefined || sent.preferred.coding === 'json';
      if (!isRefused(operation) || example === undefined || !isPlain || this.#hasOtherPath(operation)) return [];
      const own = examples.literal(rest, example);
      const members = own.replace(/^\{ ?| ?\}$/g, '');
      const request = sent?.required ? `{ ${[members, 'body: {} as never'].filter(Boolean).join(', ')} }` : own;
      const call = `${client}.${[group.identifier, ...operation.facade].join('.')}(${request})`;
      return [`${stringLiteral(`${operation.method} ${operation.path}`)}: () => ${call},`];
    });
    if (rows.length === 0) return [];
    return [
      [
        `\nfor (const [name, call] of Object.entries({`,
        ...rows,
        `}))\ntest(\`\${name} refuses ${what}\`, async (context) => {`,
        `${skippedUnless('expectRejected(await call().result())')} });`,
      ].join('\n'),
    ];
  }
}

function isInHeader(credential: Credential): boolean {
  return credential.kind === 'apiKey' && credential.location === 'header';
}

function todo(title: string, reason: string): string {
  return `\ntest.todo(${stringLiteral(`${title} (${reason})`)});`;
}

function testStatement(title: string, lines: readonly string[]): string {
  const context = lines.some((line) => line.includes('context.skip(')) ? 'context' : '';
  return `\ntest(${stringLiteral(title)}, async (${context}) => {\n${lines.filter(Boolean).join('\n')}\n});`;
}
