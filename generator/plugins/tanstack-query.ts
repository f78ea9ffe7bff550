import type { Operation } from '../model/api.ts';
import { defineEmitter, type OutputFile } from '../emit/emitter.ts';
import { objectLiteral, stringLiteral } from '../emit/source/literals.ts';
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
 * others `…Mutation`. The module needs no import from TanStack Query, so it fits any adapter and version from 5 on.
 */
// biome-ignore lint/style/noDefaultExport: configurations reference a plugin by its module
export default defineEmitter({
  name: 'tanstack-query',
  model: 1,
  *emit({ api }): Generator<OutputFile> {
    const groups = api.groups.filter(({ operations }) => operations.length > 0);
    const imports: Statement[] = [];
    const statements: Statement[] = [];
    for (const { slug, operations } of groups) {
      const requests = operations.map(({ requestName }) => requestName);
      imports.push(importNames(`./${slug}.ts`, operations.map(importedFunction)));
      imports.push(importTypes(`./${slug}.ts`, [...new Set(requests)].sort()));
      statements.push(...operations.flatMap(optionsOf));
    }
    const core = importTypes('./core.ts', ['CallOptions', 'Client']);
    yield { kind: 'code', path: `${SOURCES}/tanstack-query.ts`, statements: [core, ...imports, ...statements] };
  },
});

/** Operations are imported under another name, since a function here may have the same one. */
function importedFunction({ name }: Operation): { readonly name: string; readonly alias: string } {
  return { name, alias: `${name}Call` };
}

function optionsOf(operation: Operation): readonly Statement[] {
  return operation.method === 'GET'
    ? [keyFunction(operation), queryFunction(operation)]
    : [mutationFunction(operation)];
}

/** Begins with the id of the operation, so that a prefix of it matches all its queries. */
function keyFunction({ id, name, requestName }: Operation): FunctionDeclarationStructure {
  return {
    kind: KIND.Function,
    isExported: true,
    name: `${name}Key`,
    docs: [`Key of the queries of {@link ${name}Options}. Without a request, it matches all of them.`],
    parameters: [{ name: 'request', type: requestName, hasQuestionToken: true }],
    returnType: `readonly [${stringLiteral(id)}, ${requestName}?]`,
    statements: [`return request === undefined ? [${stringLiteral(id)}] : [${stringLiteral(id)}, request];`],
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
      { name: 'client', type: 'Client' },
      { name: 'request', type: requestName, ...(!isRequestRequired(operation) && { initializer: '{}' }) },
      { name: 'options', type: 'CallOptions', hasQuestionToken: true },
    ],
    returnType: `{ queryKey: ReturnType<typeof ${name}Key>; queryFn: (context: { signal: AbortSignal }) => Promise<${data}> }`,
    statements: [
      `return ${objectLiteral([
        ['queryKey', `${name}Key(request)`],
        ['queryFn', `async ({ signal }) => ${name}Call(client, request, { ...options, signal })`],
      ])};`,
    ],
  };
}

function mutationFunction({ id, name, requestName, method, path }: Operation): FunctionDeclarationStructure {
  const data = `Awaited<ReturnType<typeof ${name}Call>>`;
  return {
    kind: KIND.Function,
    isExported: true,
    name: `${name}Mutation`,
    docs: [`Options of a mutation of \`${method} ${path.replaceAll('*/', '*\\/')}\`. Its variables are the request.`],
    parameters: [
      { name: 'client', type: 'Client' },
      { name: 'options', type: 'CallOptions', hasQuestionToken: true },
    ],
    returnType: `{ mutationKey: readonly [${stringLiteral(id)}]; mutationFn: (request: ${requestName}) => Promise<${data}> }`,
    statements: [
      `return ${objectLiteral([
        ['mutationKey', `[${stringLiteral(id)}]`],
        ['mutationFn', `async (request) => ${name}Call(client, request, options)`],
      ])};`,
    ],
  };
}
