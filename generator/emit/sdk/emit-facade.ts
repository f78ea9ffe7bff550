import {
  type FunctionDeclarationStructure,
  importNames,
  type InterfaceDeclarationStructure,
  KIND,
  type MethodSignature,
  type PropertySignature,
  type Statement,
} from '../structures.ts';
import type { Api, Group, Operation } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { comment } from '../source/comment.ts';
import { documentationText } from '../source/documentation.ts';
import { key, objectLiteral } from '../source/literal.ts';
import { descriptionName } from './describe-operation.ts';
import { operationDocumentation, requestIsRequired } from './emit-operations.ts';
import { updateMethods } from './emit-safe-update.ts';
import { type GroupModule, operationsById, TypeImports } from './module-imports.ts';
import type { SchemaLookup } from './replace-shape.ts';
import { dataType } from './response-reader.ts';

/**
 * The whole client as one object that reads like the platform: group, collection, action. Written out as interfaces,
 * so that an editor shows each method with its documentation; a thin layer over the functions at run time.
 */
export function emitFacade(api: Api, schemas: SchemaLookup): OutputFile {
  const groups = api.groups.filter(({ operations }) => operations.length > 0);
  const types = new TypeImports(schemas);
  const operations = operationsById(groups);
  const interfaces = groups.flatMap((group) => groupInterfaces({ group, types, schemas, operations }));
  const statements = [rootInterface(api, groups, types), ...interfaces, makeFunction(api, groups, types)];
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
    docs: ['The client that all calls go through.'],
  };
  const properties = groups.map((group): PropertySignature => ({
    name: key(group.identifier),
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

/** Where the paths of a group begin, and how far that is known. */
function prefixFacts({ pathPrefix, prefixDocumentation }: Group): readonly string[] {
  if (pathPrefix === undefined) return [];
  const trust = prefixDocumentation?.provenance;
  return [`Its paths begin with \`${pathPrefix.replaceAll('`', "'")}\`${trust === undefined ? '' : ` (${trust})`}.`];
}

/** A group's own interface, and one for each of its collections. */
function groupInterfaces(module: GroupModule): readonly InterfaceDeclarationStructure[] {
  const { group } = module;
  const own: InterfaceDeclarationStructure = {
    kind: KIND.Interface,
    name: group.facadeName,
    isExported: true,
    docs: [`The operations of ${comment(group.title)}.`],
    properties: group.collections.map(({ name, facadeName }) => ({
      name: key(name),
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

function methodsAt(module: GroupModule, path: readonly string[]): MethodSignature[] {
  const { group, types } = module;
  const isHere = (facade: readonly string[]): boolean =>
    facade.length === path.length + 1 && path.every((name, index) => facade[index] === name);
  return group.operations.flatMap((operation) => [
    ...(isHere(operation.facade) ? [methodSignature(operation, group, types)] : []),
    ...(operation.update !== undefined && isHere(operation.update.facade) ? updateMethods(operation, module) : []),
  ]);
}

function methodSignature(operation: Operation, group: Group, types: TypeImports): MethodSignature {
  const module = `./${group.slug}.ts`;
  const answer = dataType(operation, types);
  if (answer === operation.answerName) types.modules.type(module, answer);
  return {
    name: key(operation.facade.at(-1) ?? operation.name),
    docs: operationDocumentation(operation),
    parameters: [
      {
        name: 'request',
        type: types.modules.type(module, operation.requestName),
        hasQuestionToken: !requestIsRequired(operation),
      },
      { name: 'options', type: types.core('CallOptions'), hasQuestionToken: true },
    ],
    returnType: `${types.core('Call')}<${answer}>`,
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

function makeFunction(api: Api, groups: readonly Group[], types: TypeImports): FunctionDeclarationStructure {
  types.modules.value('./core.ts', 'Client');
  const members = groups.map((group) => [group.identifier, groupLiteral(group)] as const);
  return {
    kind: KIND.Function,
    name: api.names.facade,
    isExported: true,
    docs: [
      'The whole client as one object, made of options, or of a client that there is: a copy with other options, or that of a test. Import single functions instead where the size of a bundle matters.',
    ],
    parameters: [{ name: 'options', type: `${types.modules.type('./core.ts', 'ClientOptions')} | Client` }],
    returnType: api.facadeName,
    statements: [
      "const client = 'call' in options ? options : new Client(options);",
      `return bind<${api.facadeName}>(client, ${objectLiteral(members)});`,
    ],
  };
}

/** `{ approvals: { approve: approvalProcess.approve } }` */
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

/** The namespace that a group's module is imported as. */
function moduleName({ identifier }: Group): string {
  return `${identifier}Module`;
}
