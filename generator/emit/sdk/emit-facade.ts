import {
  type FunctionDeclarationStructure,
  importNames,
  type InterfaceDeclarationStructure,
  KIND,
  type MethodSignature,
  type PropertySignature,
  type Statement,
} from '../structures.ts';
import type { Api, Group } from '../../model/api.ts';
import type { InferredCollection } from '../../model/inferred.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText, escapeComment } from '../source/documentation.ts';
import { jsonLiteral, objectLiteral, propertyKey } from '../source/literals.ts';
import { descriptionName } from './describe-operation.ts';
import {
  collectionEntries,
  collectionInterface,
  collectionMembers,
  COLLECTION_NOTE,
  isAlone,
} from './emit-collections.ts';
import { type FacadeModule, methodSignature, moduleName, updateSignatures } from './facade-methods.ts';
import type { SchemaLookup } from '../source/replace-schema.ts';
import { operationsById, TypeImports } from './module-imports.ts';

/**
 * Emits the facade: the whole client as one object of groups, collections and actions. It is declared as interfaces, so
 * that editors show each method with its documentation; at run time it is a thin layer over the functions.
 */
export function emitFacade(api: Api, schemas: SchemaLookup): OutputFile {
  const groups = api.groups.filter(({ operations }) => operations.length > 0);
  const types = new TypeImports(schemas);
  const operations = operationsById(groups);
  const { variable } = api.names;
  const context = { types, schemas, operations, variable };
  const { collections = [] } = api.inferred ?? {};
  const interfaces = [
    ...groups.flatMap((group) => groupInterfaces({ group, ...context }, collections)),
    ...collections.filter(isAlone).map((collection) => collectionInterface(collection, context)),
  ];
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
  const alone = (api.inferred?.collections ?? []).filter(isAlone).map((collection): PropertySignature => ({
    name: propertyKey(collection.identifier),
    isReadonly: true,
    type: collection.facadeName,
    docs: [COLLECTION_NOTE],
  }));
  return {
    kind: KIND.Interface,
    name: api.facadeName,
    isExported: true,
    docs: [`Every operation, by ${groups.some(({ isDomain }) => isDomain) ? 'domain' : 'group'}, resource and action.`],
    properties: [client, ...properties, ...alone],
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

/** Declares the interface of a group, and one for each of its collections. */
function groupInterfaces(
  module: FacadeModule,
  collections: readonly InferredCollection[],
): readonly InterfaceDeclarationStructure[] {
  const { group } = module;
  const joined = collections
    .filter((collection) => collection.group === group.slug)
    .map((collection) => collectionMembers(collection, module));
  const own: InterfaceDeclarationStructure = {
    kind: KIND.Interface,
    name: group.facadeName,
    isExported: true,
    docs: [`Operations of ${escapeComment(group.title)}.`],
    properties: [
      ...group.collections.map(({ name, facadeName }) => ({
        name: propertyKey(name),
        isReadonly: true,
        type: facadeName,
      })),
      ...joined.flatMap(({ properties }) => properties),
    ],
    methods: [...methodsAt(module, []), ...joined.flatMap(({ methods }) => methods)],
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
  const { group } = module;
  const isHere = (facade: readonly string[]): boolean =>
    facade.length === path.length + 1 && path.every((name, index) => facade[index] === name);
  return group.operations.flatMap((operation) => [
    ...(isHere(operation.facade) ? [methodSignature(operation, module)] : []),
    ...(operation.update !== undefined && isHere(operation.update.facade)
      ? updateSignatures(operation, module, operation.update.facade)
      : []),
  ]);
}

function groupImports(groups: readonly Group[]): readonly Statement[] {
  const own = groups.map((group) => ({
    kind: KIND.ImportDeclaration,
    moduleSpecifier: `./${group.slug}.ts`,
    namespaceImport: moduleName(group),
  }));
  return [importNames('./bind.ts', ['bind', 'toClient']), ...own];
}

function facadeFunction(api: Api, groups: readonly Group[], types: TypeImports): FunctionDeclarationStructure {
  types.modules.value('./core.ts', 'Client');
  const { collections = [] } = api.inferred ?? {};
  const operations = operationsById(groups);
  const members = [
    ...groups.map((group) => {
      const joined = collections.filter((collection) => collection.group === group.slug);
      const methods = joined.flatMap((collection) => collectionEntries(collection, operations));
      return [group.identifier, groupLiteral(group, methods)] as const;
    }),
    ...collections.filter(isAlone).map((collection) => {
      return [collection.identifier, objectLiteral(collectionEntries(collection, operations))] as const;
    }),
  ];
  const names = api.clientOptions.map(({ identifier }) => identifier);
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
    parameters: [
      {
        name: 'options',
        type: `${types.modules.type('./core.ts', 'ClientOptions')} | Client`,
        ...(typeof api.defaults?.['baseUrl'] === 'string' ? { initializer: '{}' } : {}),
      },
    ],
    returnType: api.facadeName,
    statements: [
      `return bind<${api.facadeName}>(toClient(options, Client, ${jsonLiteral(names)}), ${objectLiteral(members)});`,
    ],
  };
}

/** Returns the methods of a group, such as `{ approvals: { approve: approvalProcess.approve } }`. */
function groupLiteral(group: Group, methods: readonly (readonly [string, string])[]): string {
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
  const collections = [...tree].map(([name, members]) => [name, objectLiteral(members)] as const);
  return objectLiteral([...collections, ...top, ...methods]);
}
