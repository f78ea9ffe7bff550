import type { Api, Parameter } from '../../model/api.ts';
import { groupBy } from '../../model/group-by.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText } from '../source/documentation.ts';
import { key } from '../source/literal.ts';
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
import { prefixOf, RUNTIME } from './describe-operation.ts';
import { TypeImports } from './module-imports.ts';
import type { SchemaLookup } from './replace-shape.ts';

/** What the specification binds the client's core to, besides credentials. */
interface CoreExtensions {
  /** Parameters that may be set once for a whole client. */
  readonly parameters: readonly Parameter[];
  /** Names of the groups of operations whose paths begin with a prefix that a client may be given another of. */
  readonly prefixed: readonly string[];
}

/**
 * The core as this interface needs it: its credentials with their selectors and addresses, options for the
 * parameters that may be set once for a whole client, and the names that `pathPrefixes` may have.
 */
export function emitCore(api: Api, schemas: SchemaLookup): OutputFile {
  const types = new TypeImports(schemas);
  const functions = api.credentials.flatMap(credentialFunction);
  const binding = coreExtensions(api);
  const options = optionInterfaces(binding, types);
  const statements: readonly Statement[] = [
    ...coreImports(api, binding),
    ...types.imports(),
    exportFrom(RUNTIME),
    ...options,
    ...clientClass(api, binding),
    ...functions,
  ];
  return { kind: 'code', path: 'sdk/src/core.ts', statements };
}

/** What the core is bound to, which a specification without any of it does not need. */
function coreExtensions({ clientOptions, groups }: Api): CoreExtensions {
  const prefixed = groups.filter((group) => group.operations.some((one) => prefixOf(one, group) !== undefined));
  return { parameters: clientOptions, prefixed: prefixed.map(({ identifier }) => identifier) };
}

/** Whether the client is another class here than in the core. */
function extendsCore({ parameters, prefixed }: CoreExtensions): boolean {
  return parameters.length + prefixed.length > 0;
}

function coreImports(api: Api, binding: CoreExtensions): readonly Statement[] {
  const named = [...extendedImports(binding), ...api.credentials.flatMap(credentialImports)];
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
function extendedImports(binding: CoreExtensions): readonly NamedImport[] {
  if (!extendsCore(binding)) return [];
  const types = binding.parameters.length > 0 ? ['ClientOptions', 'CallOptions'] : ['ClientOptions'];
  return [
    [RUNTIME, { name: 'Client', alias: 'RuntimeClient' }],
    ...types.map((name): NamedImport => [RUNTIME, { name, alias: `Runtime${name}`, isTypeOnly: true }]),
  ];
}

/** The parameters that may be set once, as options of a client and of a call, and the names of prefixes. */
function optionInterfaces(binding: CoreExtensions, types: TypeImports): readonly InterfaceDeclarationStructure[] {
  const own = binding.parameters.map((parameter) => optionProperty(parameter, types));
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
  const clientDocs = 'Options of a client. What is set here holds for every call that takes it.';
  const callDocs = 'Options of one call. What is set here stands before what the client was given.';
  return [
    ...(extendsCore(binding) ? [optionInterface('ClientOptions', clientDocs, [...own, ...prefixOption(binding)])] : []),
    ...(own.length > 0 ? [optionInterface('CallOptions', callDocs, own)] : []),
  ];
}

function prefixOption({ prefixed }: CoreExtensions): readonly PropertySignature[] {
  if (prefixed.length === 0) return [];
  return [
    {
      name: 'pathPrefixes',
      type: `{ ${prefixed.map((name) => `readonly ${key(name)}?: string | undefined`).join('; ')} } | undefined`,
      isReadonly: true,
      hasQuestionToken: true,
      docs: ["Beginnings of paths other than the specification's, by the name of the group of operations."],
    },
  ];
}

function optionProperty({ identifier, schema, documentation }: Parameter, types: TypeImports): PropertySignature {
  return {
    name: key(identifier),
    type: `${types.text(schema)} | undefined`,
    hasQuestionToken: true,
    docs: documentationText(documentation),
  };
}

function clientClass({ title }: Api, binding: CoreExtensions): readonly ClassDeclarationStructure[] {
  if (!extendsCore(binding)) return [];
  const docs = [...documentationText({ summary: `Calls ${title}.`, deprecated: false, notShown: [] })];
  return [{ kind: KIND.Class, name: 'Client', isExported: true, extends: 'RuntimeClient<ClientOptions>', docs }];
}

const DOUBLE = './testing/test-client.ts';

/** The test double as this interface needs it: one that knows the options that the specification adds to a client. */
export function emitTesting(api: Api): readonly OutputFile[] {
  if (!extendsCore(coreExtensions(api))) return [];
  const statements: readonly Statement[] = [
    importTypes('./core.ts', ['CallOptions', 'ClientOptions']),
    importNames(DOUBLE, [{ name: 'TestClient', alias: 'RuntimeTestClient' }]),
    exportFrom('./testing/manual-clock.ts', ['ManualClock']),
    { ...exportFrom(DOUBLE, ['OperationFunction', 'RecordedCall', 'SentRequest', 'TestReply']), isTypeOnly: true },
    {
      kind: KIND.Class,
      name: 'TestClient',
      isExported: true,
      docs: ['A client without a server: operations answer what the test says, and everything asked for is recorded.'],
      extends: 'RuntimeTestClient<ClientOptions, CallOptions>',
    },
  ];
  return [{ kind: 'code', path: 'sdk/src/testing.ts', statements }];
}
