import type { Api, Operation } from '../model/api.ts';
import { slug, splitWords } from '../model/names.ts';
import { defineEmitter, type OutputFile, type Usage } from '../emit/emitter.ts';
import { siblingModule } from '../emit/sdk/guide/first-call.ts';
import { sampleCall } from '../emit/sdk/guide/samples.ts';
import { objectLiteral, singleQuoted, stringLiteral } from '../emit/source/literals.ts';
import {
  type FunctionDeclarationStructure,
  importNames,
  importTypes,
  KIND,
  type Statement,
} from '../emit/structures.ts';

/** Folder of the client's modules, from which the plugin imports the operations. */
const SOURCES = 'sdk/src';

/**
 * Adds `tanstack-query.ts` beside the client: for every operation the options of TanStack Query, which `useQuery`,
 * `useMutation` and the query client accept in every framework. Reading operations have `…Options` and `…Key`, all
 * but GET `…Mutation`. The module needs no import from TanStack Query, so it fits any adapter and version from 5 on.
 */
// biome-ignore lint/style/noDefaultExport: configurations reference a plugin by its module
export default defineEmitter({
  name: 'tanstack-query',
  model: 1,
  *emit({ api }): Generator<OutputFile> {
    const groups = api.groups.filter(({ operations }) => operations.length > 0);
    const imports: Statement[] = [];
    const statements: Statement[] = [];
    for (const { slug: module, operations } of groups) {
      const requests = operations.map(({ requestName }) => requestName);
      imports.push(importNames(`./${module}.ts`, operations.map(importedFunction)));
      imports.push(importTypes(`./${module}.ts`, [...new Set(requests)].sort()));
      statements.push(...operations.flatMap((operation) => optionsOf(operation, api)));
    }
    const core = importTypes('./core.ts', ['CallOptions', 'Client']);
    yield {
      kind: 'code',
      path: `${SOURCES}/tanstack-query.ts`,
      statements: [core, ...imports, ...CLIENT, ...statements],
    };
  },
  usage({ api }, { entry = '' }): Usage | undefined {
    const groups = api.groups.map((group) => ({
      ...group,
      operations: group.operations.filter((operation) => isQuery(operation, api)),
    }));
    const sample = sampleCall(groups, new Map(api.schemas.map((schema) => [schema.name, schema])));
    if (sample === undefined) return undefined;
    const request = sample.request === '{}' ? '' : `, ${sample.request.replaceAll('"', "'")}`;
    return {
      file: 'tanstack-query.ts',
      lines: [
        'With TanStack Query, in a React component (npm install @tanstack/react-query; other frameworks likewise):',
        "  import { useQuery } from '@tanstack/react-query';",
        `  import { ${sample.name}Options } from ${singleQuoted(siblingModule(entry, 'tanstack-query'))};`,
        `  const { data, error } = useQuery(${sample.name}Options(client${request}));`,
      ],
    };
  },
});

/** Words of operations that read, as the first word of a name. */
const READS = ['get', 'list', 'search', 'find', 'query', 'lookup', 'fetch', 'retrieve', 'read', 'count', 'describe'];
/** Last segments of paths that read. `/messages/read` marks as read, and `/repositories/fetch` may change one. */
const READ_PATHS = READS.filter((word) => word !== 'read' && word !== 'fetch');
/** Names of operations that read and change: `getOrCreateUser`, `fetchAndLock`. */
const CHANGES = /(?:and|or)_?(?:create|add|update|replace|modify|set|save|insert|delete|remove|lock|claim|send)/i;

/**
 * Tests for an operation that reads: by its method, because repeating it has no further effect, or, with inference, a
 * POST that reads or lists a resource, or says so in its name, as in APIs of the RPC style.
 */
function isQuery({ id, method, retry, name, path, responses }: Operation, { inferred }: Api): boolean {
  if (method === 'GET' || (retry === 'safe' && method !== 'HEAD')) return true;
  const hasData = responses.some(({ status }) => status === '200');
  if (inferred === undefined || method !== 'POST' || !hasData || CHANGES.test(name)) return false;
  const methods = inferred.collections.flatMap((collection) => collection.methods);
  if (methods.some((each) => each.operation === id && ['read', 'search'].includes(each.name))) return true;
  const [first = ''] = splitWords(name);
  return READS.includes(first.toLowerCase()) || READ_PATHS.includes(path.split('/').at(-1) ?? '');
}

/** Operations are imported under another name, since a function here may have the same one. */
function importedFunction({ name }: Operation): { readonly name: string; readonly alias: string } {
  return { name, alias: `${name}Call` };
}

/** Lets callers pass the whole client or the one that sends its calls. */
const CLIENT: readonly Statement[] = [
  {
    kind: KIND.TypeAlias,
    name: 'ClientSource',
    docs: ['The client as one object, or the {@link Client} that single functions take.'],
    type: 'Client | { readonly client: Client }',
  },
  {
    kind: KIND.Function,
    name: 'clientOf',
    parameters: [{ name: 'source', type: 'ClientSource' }],
    returnType: 'Client',
    statements: ["return 'client' in source ? source.client : source;"],
  },
];

/** Declares the options of a query or a mutation; of both for a read that is not a GET. */
function optionsOf(operation: Operation, api: Api): readonly Statement[] {
  const name = slug(api.title);
  return [
    ...(isQuery(operation, api) ? [keyFunction(operation, name), queryFunction(operation)] : []),
    ...(operation.method === 'GET' ? [] : [mutationFunction(operation, name)]),
  ];
}

/**
 * Begins with the name of the API, since other APIs of the application may have an operation with this id, and the id,
 * so that a prefix of it matches all queries of the operation.
 */
function keyFunction({ id, name, requestName }: Operation, apiName: string): FunctionDeclarationStructure {
  const prefix = `${stringLiteral(apiName)}, ${stringLiteral(id)}`;
  return {
    kind: KIND.Function,
    isExported: true,
    name: `${name}Key`,
    docs: [`Key of the queries of {@link ${name}Options}. Without a request, it matches all of them.`],
    parameters: [{ name: 'request', type: requestName, hasQuestionToken: true }],
    returnType: `readonly [${prefix}, ${requestName}?]`,
    statements: [`return request === undefined ? [${prefix}] : [${prefix}, request];`],
  };
}

function isRequestRequired({ parameters, body }: Operation): boolean {
  return body?.required === true || parameters.some(({ required, clientOption }) => required && !clientOption);
}

function queryFunction(operation: Operation): FunctionDeclarationStructure {
  const { name, requestName } = operation;
  const data = `Awaited<ReturnType<typeof ${name}Call>>`;
  return {
    kind: KIND.Function,
    isExported: true,
    name: `${name}Options`,
    docs: [`Options of a query of \`${operation.method} ${operation.path.replaceAll('*/', '*\\/')}\`.`],
    parameters: [
      { name: 'client', type: 'ClientSource' },
      { name: 'request', type: requestName, ...(!isRequestRequired(operation) && { initializer: '{}' }) },
      { name: 'options', type: 'CallOptions', hasQuestionToken: true },
    ],
    returnType: `{ queryKey: ReturnType<typeof ${name}Key>; queryFn: (context: { signal: AbortSignal }) => Promise<${data}> }`,
    statements: [
      `return ${objectLiteral([
        ['queryKey', `${name}Key(request)`],
        ['queryFn', `async ({ signal }) => ${name}Call(clientOf(client), request, { ...options, signal })`],
      ])};`,
    ],
  };
}

function mutationFunction(
  { id, name, requestName, method, path }: Operation,
  apiName: string,
): FunctionDeclarationStructure {
  const key = `[${stringLiteral(apiName)}, ${stringLiteral(id)}]`;
  const data = `Awaited<ReturnType<typeof ${name}Call>>`;
  return {
    kind: KIND.Function,
    isExported: true,
    name: `${name}Mutation`,
    docs: [`Options of a mutation of \`${method} ${path.replaceAll('*/', '*\\/')}\`. Its variables are the request.`],
    parameters: [
      { name: 'client', type: 'ClientSource' },
      { name: 'options', type: 'CallOptions', hasQuestionToken: true },
    ],
    returnType: `{ mutationKey: readonly ${key}; mutationFn: (request: ${requestName}) => Promise<${data}> }`,
    statements: [
      `return ${objectLiteral([
        ['mutationKey', key],
        ['mutationFn', `async (request) => ${name}Call(clientOf(client), request, options)`],
      ])};`,
    ],
  };
}
