import type { Api, Parameter } from '../../model/api.ts';
import { groupBy } from '../../model/json.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText } from '../source/documentation.ts';
import { propertyKey } from '../source/literals.ts';
import {
  type ClassDeclarationStructure,
  exportFrom,
  importNames,
  importTypes,
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type Statement,
} from '../structures.ts';
import { credentialFunction, credentialImports, type NamedImport } from './credentials.ts';
import { prefixOf } from './describe-operation.ts';
import { RUNTIME, type SchemaLookup, TypeImports } from './module-imports.ts';

/** Options that the specification adds to the client's core. */
interface CoreExtensions {
  /** Parameters that can be set once per client. */
  readonly parameters: readonly Parameter[];
  /** Names of the groups of operations whose path prefix can be replaced. */
  readonly prefixed: readonly string[];
}

/**
 * Emits `core.ts`, which extends the runtime with what this API declares: its credentials, options for the parameters
 * that can be set once per client, and the names of `pathPrefixes`.
 */
export function emitCore(api: Api, schemas: SchemaLookup): OutputFile {
  const types = new TypeImports(schemas);
  const functions = api.credentials.flatMap(credentialFunction);
  const extensions = coreExtensions(api);
  const options = optionInterfaces(extensions, types);
  const statements: readonly Statement[] = [
    ...coreImports(api, extensions),
    ...types.imports(),
    exportFrom(RUNTIME),
    ...options,
    ...clientClass(api, extensions),
    ...functions,
  ];
  return { kind: 'code', path: 'sdk/src/core.ts', statements };
}

function coreExtensions({ clientOptions, groups }: Api): CoreExtensions {
  const prefixed = groups.filter((group) => group.operations.some((one) => prefixOf(one, group) !== undefined));
  return { parameters: clientOptions, prefixed: prefixed.map(({ identifier }) => identifier) };
}

/** Returns `true` if `core.ts` exports a `Client` of its own. */
function extendsCore({ parameters, prefixed }: CoreExtensions): boolean {
  return parameters.length + prefixed.length > 0;
}

function coreImports(api: Api, extensions: CoreExtensions): readonly Statement[] {
  const named = [...extendedImports(extensions), ...api.credentials.flatMap(credentialImports)];
  const modules = groupBy(named, ([module]) => module);
  return [...modules].map(([module, imported]) => {
    const specifiers = new Map(imported.map(([, specifier]) => [specifier.name, specifier]));
    const names = [...specifiers.keys()].sort();
    return importNames(
      module,
      names.flatMap((name) => specifiers.get(name) ?? []),
    );
  });
}

/** Returns the classes and types of the core that are extended here under their own names. */
function extendedImports(extensions: CoreExtensions): readonly NamedImport[] {
  if (!extendsCore(extensions)) return [];
  const types = extensions.parameters.length > 0 ? ['ClientOptions', 'CallOptions'] : ['ClientOptions'];
  return [
    [RUNTIME, { name: 'Client', alias: 'RuntimeClient' }],
    ...types.map((name): NamedImport => [RUNTIME, { name, alias: `Runtime${name}`, isTypeOnly: true }]),
  ];
}

/** Declares the parameters that can be set once, as options of a client and of a call, and the path prefixes. */
function optionInterfaces(extensions: CoreExtensions, types: TypeImports): readonly InterfaceDeclarationStructure[] {
  const own = extensions.parameters.map((parameter) => optionProperty(parameter, types));
  const optionInterface = (
    name: string,
    docs: string,
    properties: PropertySignature[],
  ): InterfaceDeclarationStructure => ({
    kind: KIND.Interface,
    name,
    isExported: true,
    extends: [`Runtime${name}`],
    docs: [docs],
    properties,
  });
  const clientDocs = 'Options of a client. They apply to every call that accepts them.';
  const callDocs = 'Options of one call. They override the options of the client.';
  return [
    ...(extendsCore(extensions)
      ? [optionInterface('ClientOptions', clientDocs, [...own, ...prefixOption(extensions)])]
      : []),
    ...(own.length > 0 ? [optionInterface('CallOptions', callDocs, own)] : []),
  ];
}

function prefixOption({ prefixed }: CoreExtensions): readonly PropertySignature[] {
  if (prefixed.length === 0) return [];
  return [
    {
      name: 'pathPrefixes',
      type: `{ ${prefixed.map((name) => `readonly ${propertyKey(name)}?: string | undefined`).join('; ')} } | undefined`,
      isReadonly: true,
      hasQuestionToken: true,
      docs: ['Path prefixes that replace those of the specification, by group of operations.'],
    },
  ];
}

function optionProperty({ identifier, schema, documentation }: Parameter, types: TypeImports): PropertySignature {
  return {
    name: propertyKey(identifier),
    type: `${types.text(schema)} | undefined`,
    hasQuestionToken: true,
    docs: documentationText(documentation),
  };
}

function clientClass({ title }: Api, extensions: CoreExtensions): readonly ClassDeclarationStructure[] {
  if (!extendsCore(extensions)) return [];
  const docs = [...documentationText({ summary: `Calls ${title}.`, deprecated: false, notShown: [] })];
  return [{ kind: KIND.Class, name: 'Client', isExported: true, extends: 'RuntimeClient<ClientOptions>', docs }];
}

const TEST_CLIENT = './testing/test-client.ts';

/** Emits the test client with the options that the specification adds to a client. */
export function emitTesting(api: Api): readonly OutputFile[] {
  if (!extendsCore(coreExtensions(api))) return [];
  const statements: readonly Statement[] = [
    importTypes('./core.ts', ['CallOptions', 'ClientOptions']),
    importNames(TEST_CLIENT, [{ name: 'TestClient', alias: 'RuntimeTestClient' }]),
    exportFrom('./testing/manual-clock.ts', ['ManualClock']),
    { ...exportFrom(TEST_CLIENT, ['OperationFunction', 'RecordedCall', 'SentRequest', 'TestReply']), isTypeOnly: true },
    {
      kind: KIND.Class,
      name: 'TestClient',
      isExported: true,
      docs: ['A client without a server: calls get the responses that the test defines, and requests are recorded.'],
      extends: 'RuntimeTestClient<ClientOptions, CallOptions>',
    },
  ];
  return [{ kind: 'code', path: 'sdk/src/testing.ts', statements }];
}
