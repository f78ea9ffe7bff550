import { SchemaCompiler } from '../../../../templates/runtime/shared/schema/schema-compiler.ts';
import { withoutUnsent } from '../../../../templates/runtime/shared/schema/constraints.ts';
import type { Group, Operation } from '../../../model/api.ts';
import type { Contract } from '../../../model/contract.ts';
import type { InferredCollection } from '../../../model/inferred.ts';
import { at, below, follow, isObject, type Json, type JsonObject, objectAt, textAt } from '../../../model/json.ts';
import { defineEmitter, type EmitOptions, type OutputFile, TESTS_FOLDER } from '../../emitter.ts';
import { type RequestExample, requestExample } from '../../source/example-values.ts';
import { jsonLiteral, objectLiteral, stringLiteral } from '../../source/literals.ts';
import { BLANK_LINE, constant, importNames, type Statement } from '../../structures.ts';
import { operationsById } from '../module-imports.ts';

/**
 * Emits a contract suite for node:test, only where it is requested by name: each collection from create to delete, each
 * safe update, and one call of each other operation. The files are written once and then belong to the user.
 */
export const testsEmitter = defineEmitter({ name: 'tests', emit: emitTests });

function* emitTests(contract: Contract, { only }: EmitOptions = {}): Generator<OutputFile> {
  if (only?.includes('tests') !== true || !isObject(contract.document)) return;
  const suite = new Suite(contract, contract.document);
  yield { kind: 'copy', path: `${TESTS_FOLDER}support.ts`, source: 'views/tests/support.ts' };
  yield { kind: 'text', path: `${TESTS_FOLDER}package.json`, text: '{ "private": true, "type": "module" }\n' };
  yield { kind: 'code', path: `${TESTS_FOLDER}contract.test.ts`, statements: suite.statements() };
}

/** Operation, and its call in the facade. */
interface PlacedOperation {
  readonly operation: Operation;
  readonly group: Group;
}

const ASSERT = importNames('node:assert/strict', [{ name: 'strict', alias: 'assert' }]);

/** Functions of `support.ts` that tests call. */
const SUPPORT = ['expectDocumented', 'expectListed', 'expectUnchanged', 'numberAt', 'textAt'];

function usedNames(tests: readonly string[]): string[] {
  const used = SUPPORT.filter((name) => tests.some((text) => text.includes(`${name}(`)));
  return ['authorization', ...used, 'server'];
}

/** Plans the statements of a suite. */
class Suite {
  readonly #contract: Contract;
  readonly #document: JsonObject;
  readonly #compiler: SchemaCompiler;
  readonly #operations: ReadonlyMap<string, PlacedOperation>;
  /** Ids of the operations that a story of a collection calls. */
  readonly #covered = new Set<string>();

  constructor(contract: Contract, document: JsonObject) {
    this.#contract = contract;
    this.#document = document;
    this.#compiler = new SchemaCompiler(document, (schema) =>
      withoutUnsent(schema, 'readOnly', (property) => {
        const { value } = follow(document, { value: property ?? true, pointer: '' });
        return isObject(value) ? value : {};
      }),
    );
    this.#operations = operationsById(contract.api.groups);
  }

  statements(): readonly Statement[] {
    const { names, inferred, groups } = this.#contract.api;
    const stories = (inferred?.collections ?? []).flatMap((collection) => this.#story(collection));
    const placed = groups.flatMap((group) => group.operations.map((operation) => ({ group, operation })));
    const others = placed.filter(({ operation }) => !this.#covered.has(operation.id)).map((each) => this.#call(each));
    const tests = [...stories, ...others];
    return [
      ...(tests.some((text) => text.includes('assert.equal(')) ? [ASSERT] : []),
      importNames('node:test', ['after', 'test']),
      importNames(names.mock, ['startMock']),
      importNames(names.sdk, [names.facade]),
      importNames('./support.ts', usedNames(tests)),
      constant({
        leadingTrivia: BLANK_LINE,
        docs: ['The mock, unless `API_URL` names a server.'],
        name: 'mock',
        initializer: 'server === undefined ? await startMock({ seed: 1 }) : undefined',
      }),
      'after(() => mock?.close());',
      constant({ name: 'client', initializer: `${names.facade}(${this.#options()})` }),
      ...tests,
    ];
  }

  /** Returns the options of the client. The base URL has the path of the document's server. */
  #options(): string {
    const url = this.#contract.api.servers[0]?.url ?? '/';
    const path = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '/';
    const keys = this.#contract.api.credentials.flatMap((credential) =>
      credential.kind === 'apiKey' && credential.location === 'header'
        ? [[credential.parameter, 'authorization'] as const]
        : [],
    );
    return objectLiteral([
      ['baseUrl', `server ?? \`\${mock?.url}${path.replaceAll(/[`$\\]/g, '').replace(/\/$/, '')}\``],
      ['headers', objectLiteral([['authorization', 'authorization'], ...keys])],
      ['allowInsecure', 'true'],
      ['fetch', 'mock?.fetch ?? globalThis.fetch'],
    ]);
  }

  /** Plans the story of a collection: create, read, list, update, delete. */
  #story({ identifier, methods }: InferredCollection): readonly string[] {
    const idOf = (name: string): string | undefined => methods.find((method) => method.name === name)?.operation;
    const [create, read] = ['create', 'read'].map((name) => this.#operations.get(idOf(name) ?? '')?.operation);
    if (create === undefined || read === undefined) return [];
    const example = this.#validExample(create);
    const id = this.#identifier(create, read);
    const isNested = create.parameters.some(({ location }) => location === 'path');
    if (example === undefined || id === undefined || isNested) {
      const reason = isNested ? 'its items belong to others' : 'no valid example is known';
      return [`\ntest.todo(${stringLiteral(`${identifier}: create to delete (${reason})`)});`];
    }
    const isPaged = methods.some(({ name, kind }) => name === 'search' && kind === 'pages');
    const steps = ['create', 'read'].concat(
      isPaged && this.#needsOnly(idOf('search'), []) ? ['search'] : [],
      ['update', 'delete'].filter((name) => this.#needsOnly(idOf(name), [id.parameter])),
    );
    for (const step of steps) this.#covered.add(idOf(step) ?? '');
    const lines = storyLines(`client.${identifier}`, { steps, id, request: this.#request(create, example) });
    return [testStatement(`${identifier}: ${steps.join(', ')}`, lines)];
  }

  /** Tests for an operation that needs nothing but the given parameters. */
  #needsOnly(id: string | undefined, parameters: readonly string[]): boolean {
    const operation = this.#operations.get(id ?? '')?.operation;
    return (
      operation?.parameters.every(({ required, identifier }) => !required || parameters.includes(identifier)) === true
    );
  }

  /** Finds the identifier of a new item in the response, and the parameter of the read that takes it. */
  #identifier(create: Operation, read: Operation): ItemIdentifier | undefined {
    const resource = (operation: Operation): JsonObject =>
      objectAt(at(this.#document, operation.pointer), 'x-resource');
    const own = resource(read);
    const parameters = read.parameters.filter(({ location }) => location === 'path');
    const [parameter, ...others] = parameters;
    if (parameter === undefined || others.length > 0 || !this.#needsOnly(read.id, [parameter.identifier]))
      return undefined;
    const envelope = textAt(objectAt(resource(create), 'envelope'), 'response')?.split('/') ?? [];
    const key = textAt(own, 'key') ?? 'id';
    const isNumber = parameter.schema.kind === 'number';
    return { parameter: parameter.identifier, path: [...envelope, key], isNumber };
  }

  /** Plans one call, whose status must be documented, or the round trip of a safe update that needs no parameters. */
  #call({ operation, group }: PlacedOperation): string {
    const { method, path, responses, facade, update } = operation;
    const reader = this.#operations.get(update?.reading?.read ?? '');
    if (update?.replacement?.parameters.length === 0 && reader !== undefined) {
      const read = `client.${[reader.group.identifier, ...reader.operation.facade].join('.')}()`;
      const updated = `client.${[group.identifier, ...update.facade].join('.')}({}, {})`;
      const lines = [`const found = await ${read};`, `await ${updated};`, `expectUnchanged(found, await ${read});`];
      return testStatement(`${method} ${path} keeps what an update leaves out`, lines);
    }
    const title = `${method} ${path} responds as documented`;
    const example = this.#validExample(operation);
    const isJson = operation.body === undefined || operation.body.preferred.coding === 'json';
    if (example === undefined || !isJson)
      return `${'\n'}test.todo(${stringLiteral(`${title} (no valid example is known)`)});`;
    const isItem = operation.parameters.some(({ location }) => location === 'path');
    // The item of an example need not exist.
    const statuses = [...new Set([...responses.map(({ status }) => status), ...(isItem ? ['404'] : [])])];
    const call = `client.${[group.identifier, ...facade].join('.')}(${this.#request(operation, example)})`;
    return testStatement(title, [
      `expectDocumented(await ${call}.result(), [${statuses.map(stringLiteral).join(', ')}]);`,
    ]);
  }

  #request({ parameters }: Operation, { parameters: values, body }: RequestExample): string {
    const members = values.map(({ parameter, value }) => [parameter.identifier, jsonLiteral(value)] as const);
    const isEmpty = members.length === 0 && body === undefined;
    if (isEmpty && parameters.length === 0) return '';
    return isEmpty
      ? '{}'
      : objectLiteral([...members, ...(body === undefined ? [] : [['body', jsonLiteral(body.value)] as const])]);
  }

  /** Returns the example of a request if it is valid. */
  #validExample(operation: Operation): RequestExample | undefined {
    const schemaByName = new Map(this.#contract.api.schemas.map((schema) => [schema.name, schema]));
    const example = requestExample(operation, { schemaByName });
    const isValid = (value: Json, pointer: string): boolean => {
      const schema = at(this.#document, below(pointer, 'schema'));
      const issues = schema === undefined ? [] : this.#compiler.findIssues(schema, value);
      return issues.every(({ severity }) => severity !== 'error');
    };
    const { body } = example;
    const areParametersValid = example.parameters.every(({ parameter, value }) => isValid(value, parameter.pointer));
    return areParametersValid && (body === undefined || isValid(body.value, body.content.pointer))
      ? example
      : undefined;
  }
}

/** Identifier of a new item: its path in the response, and the parameter that takes it. */
interface ItemIdentifier {
  readonly parameter: string;
  readonly path: readonly string[];
  readonly isNumber: boolean;
}

interface Story {
  /** Names of the methods to call. */
  readonly steps: readonly string[];
  readonly id: ItemIdentifier;
  /** Request of the creation. */
  readonly request: string;
}

function storyLines(collection: string, { steps, id, request }: Story): readonly string[] {
  const item = objectLiteral([[id.parameter, 'id']]);
  const read = `${collection}.read(${item})`;
  const key = stringLiteral(id.path.at(-1) ?? '');
  const isUpdated = steps.includes('update');
  return [
    `const created = await ${collection}.create(${request});`,
    `const id = ${id.isNumber ? 'numberAt' : 'textAt'}(created, ${id.path.map(stringLiteral).join(', ')});`,
    `${isUpdated ? 'const found = ' : ''}await ${read};`,
    ...(steps.includes('search') ? [`await expectListed(${collection}.search(), ${key}, id);`] : []),
    ...(isUpdated ? [`await ${collection}.update(${item}, {});`, `expectUnchanged(found, await ${read});`] : []),
    ...(steps.includes('delete')
      ? [`await ${collection}.delete(${item});`, `assert.equal((await ${read}.result()).status, 404);`]
      : []),
  ];
}

function testStatement(title: string, lines: readonly string[]): string {
  return `${'\n'}test(${stringLiteral(title)}, async () => {\n${lines.join('\n')}\n});`;
}
