import {
  type FunctionDeclarationStructure,
  importNames,
  type InterfaceDeclarationStructure,
  KIND,
  type MethodSignature,
  type PropertySignature,
  type Statement,
} from '../structures.ts';
import type { Api, Group, Operation, Update } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText, escapeComment } from '../source/documentation.ts';
import { objectLiteral, propertyKey } from '../source/literals.ts';
import { descriptionName } from './describe-operation.ts';
import { requestIsRequired } from './emit-operations.ts';
import { updateMethods } from './emit-safe-update.ts';
import { exampleRequest, memberChain } from './guide/samples.ts';
import { type GroupModule, operationsById, type SchemaLookup, TypeImports } from './module-imports.ts';
import { operationDocumentation, type UpdateNames } from './operation-documentation.ts';
import { callTypes, hasShortName, responseData } from './response-reader.ts';

/**
 * Emits the facade: the whole client as one object of groups, collections and actions. It is declared as interfaces, so
 * that editors show each method with its documentation; at run time it is a thin layer over the functions.
 */
export function emitFacade(api: Api, schemas: SchemaLookup): OutputFile {
  const groups = api.groups.filter(({ operations }) => operations.length > 0);
  const types = new TypeImports(schemas);
  const operations = operationsById(groups);
  const interfaces = groups.flatMap((group) =>
    groupInterfaces({ group, types, schemas, operations, variable: api.names.variable }),
  );
  const statements = [rootInterface(api, groups, types), ...interfaces, facadeFunction(api, groups, types)];
  return {
    kind: 'code',
    path: 'sdk/src/facade.ts',
    statements: [...types.imports(), ...groupImports(groups), ...statements],
  };
}

function rootInterface(api: Api, groups: readonly Group[], types: TypeImports): InterfaceDeclarationStructure {
  const client: PropertySignature = {
    name: 'client',
    isReadonly: true,
    type: types.core('Client'),
    docs: ['Client that sends all calls.'],
  };
  const properties = groups.map((group): PropertySignature => ({
    name: propertyKey(group.identifier),
    isReadonly: true,
    type: group.facadeName,
    docs: documentationText(group.documentation, prefixFacts(group)),
  }));
  return {
    kind: KIND.Interface,
    name: api.facadeName,
    isExported: true,
    docs: [`Every operation, by ${groups.some(({ isDomain }) => isDomain) ? 'domain' : 'group'}, resource and action.`],
    properties: [client, ...properties],
  };
}

/** Documents the path prefix of a group, and its provenance. */
function prefixFacts({ pathPrefix, prefixDocumentation }: Group): readonly string[] {
  if (pathPrefix === undefined) return [];
  const provenance = prefixDocumentation?.provenance;
  return [
    `Its paths begin with \`${pathPrefix.replaceAll('`', "'")}\`${provenance === undefined ? '' : ` (${provenance})`}.`,
  ];
}

/** Group, and the variable of the whole client in examples. */
interface FacadeModule extends GroupModule {
  readonly variable: string;
}

/** Declares the interface of a group, and one for each of its collections. */
function groupInterfaces(module: FacadeModule): readonly InterfaceDeclarationStructure[] {
  const { group } = module;
  const own: InterfaceDeclarationStructure = {
    kind: KIND.Interface,
    name: group.facadeName,
    isExported: true,
    docs: [`Operations of ${escapeComment(group.title)}.`],
    properties: group.collections.map(({ name, facadeName }) => ({
      name: propertyKey(name),
      isReadonly: true,
      type: facadeName,
    })),
    methods: methodsAt(module, []),
  };
  const below = group.collections.map(({ name, facadeName }): InterfaceDeclarationStructure => ({
    kind: KIND.Interface,
    name: facadeName,
    isExported: true,
    methods: methodsAt(module, [name]),
  }));
  return [own, ...below];
}

function methodsAt(module: FacadeModule, path: readonly string[]): MethodSignature[] {
  const { group, variable } = module;
  const updateNames = ({ facade }: Update): UpdateNames => ({
    call: `${memberChain([variable, group.identifier, ...facade])}(`,
    reference: ({ facade: other }, itsGroup) => methodReference(other, itsGroup),
  });
  const isHere = (facade: readonly string[]): boolean =>
    facade.length === path.length + 1 && path.every((name, index) => facade[index] === name);
  return group.operations.flatMap((operation) => [
    ...(isHere(operation.facade) ? [methodSignature(operation, module)] : []),
    ...(operation.update !== undefined && isHere(operation.update.facade)
      ? updateMethods(operation, module, updateNames(operation.update))
      : []),
  ]);
}

/** Returns a reference to a method, as Markdown: a link if its name is an identifier. */
function methodReference(facade: readonly string[], { identifier, facadeName, collections }: Group): string {
  const [name = '', collection] = facade.toReversed();
  const owner = collections.find((each) => each.name === collection)?.facadeName ?? facadeName;
  return propertyKey(name) === name
    ? `{@link ${owner}.${name}}`
    : `\`${memberChain([identifier, ...facade]).replaceAll('`', "'")}\``;
}

function methodSignature(operation: Operation, { group, types, schemas, variable }: FacadeModule): MethodSignature {
  const module = `./${group.slug}.ts`;
  const { schema } = responseData(operation);
  if (schema !== undefined && !hasShortName(schema)) types.modules.type(module, operation.responseName);
  if (operation.errorsName !== undefined) types.modules.type(module, operation.errorsName);
  const call = memberChain([variable, group.identifier, ...operation.facade]);
  return {
    name: propertyKey(operation.facade.at(-1) ?? operation.name),
    docs: operationDocumentation(operation, {
      call: `${call}(${exampleRequest(operation, schemas)})`,
      update: operation.update === undefined ? undefined : methodReference(operation.update.facade, group),
    }),
    parameters: [
      {
        name: 'request',
        type: types.modules.type(module, operation.requestName),
        hasQuestionToken: !requestIsRequired(operation),
      },
      { name: 'options', type: types.core('CallOptions'), hasQuestionToken: true },
    ],
    returnType: `${types.core('Call')}<${callTypes(operation, types)}>`,
  };
}

function groupImports(groups: readonly Group[]): readonly Statement[] {
  const own = groups.map((group) => ({
    kind: KIND.ImportDeclaration,
    moduleSpecifier: `./${group.slug}.ts`,
    namespaceImport: moduleName(group),
  }));
  return [importNames('./bind.ts', ['bind']), ...own];
}

function facadeFunction(api: Api, groups: readonly Group[], types: TypeImports): FunctionDeclarationStructure {
  types.modules.value('./core.ts', 'Client');
  const members = groups.map((group) => [group.identifier, groupLiteral(group)] as const);
  return {
    kind: KIND.Function,
    name: api.names.facade,
    isExported: true,
    docs: [
      [
        'Creates the whole client as one object, from options or from an existing client, such as a copy with other options',
        'or a test client. Import single functions instead where bundle size matters.',
      ].join('\n'),
    ],
    parameters: [{ name: 'options', type: `${types.modules.type('./core.ts', 'ClientOptions')} | Client` }],
    returnType: api.facadeName,
    statements: [
      "const client = 'call' in options ? options : new Client(options);",
      `return bind<${api.facadeName}>(client, ${objectLiteral(members)});`,
    ],
  };
}

/** Returns the methods of a group, such as `{ approvals: { approve: approvalProcess.approve } }`. */
function groupLiteral(group: Group): string {
  const tree = new Map<string, (readonly [string, string])[]>();
  const top: (readonly [string, string])[] = [];
  const place = (facade: readonly string[], name: string): void => {
    const expression = `${moduleName(group)}.${name}`;
    const [first = name, second] = facade;
    if (second === undefined) top.push([first, expression]);
    else if (!tree.get(first)?.push([second, expression])) tree.set(first, [[second, expression]]);
  };
  for (const operation of group.operations) {
    place(operation.facade, descriptionName(operation));
    if (operation.update !== undefined) place(operation.update.facade, operation.update.name);
  }
  return objectLiteral([...[...tree].map(([name, members]) => [name, objectLiteral(members)] as const), ...top]);
}

/** Returns the name by which a group's module is imported. */
function moduleName({ identifier }: Group): string {
  return `${identifier}Module`;
}
