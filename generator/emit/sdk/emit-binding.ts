import {
  type ClassDeclarationStructure,
  exportFrom,
  importNames,
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type Statement,
} from '../structures.ts';
import type { Api, Parameter } from '../../model/api.ts';
import { groupBy } from '../../model/group-by.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText } from '../source/documentation.ts';
import { key } from '../source/literal.ts';
import { credentialFunction, credentialImports, type NamedImport } from './credential-function.ts';
import { RUNTIME, prefixOf } from './describe-operation.ts';
import type { SchemaLookup } from './sent-shape.ts';
import { TypeImports } from './type-imports.ts';

/** What the specification binds the client's core to, besides credentials. */
interface Binding {
  /** Parameters that may be set once for a whole client. */
  readonly parameters: readonly Parameter[];
  /** Names of the groups of operations whose paths begin with a prefix that a client may be given another of. */
  readonly prefixed: readonly string[];
}

/**
 * The core as this interface needs it: its credentials with their selectors and addresses, options for the
 * parameters that may be set once for a whole client, and the names that `pathPrefixes` may have.
 */
export function emitBinding(api: Api, schemas: SchemaLookup): OutputFile {
  const types = new TypeImports(schemas);
  const functions = api.credentials.flatMap(credentialFunction);
  const binding = bindingOf(api);
  const options = optionInterfaces(binding, types);
  const statements: readonly Statement[] = [
    ...imports(api, binding),
    ...types.imports(),
    exportFrom(RUNTIME),
    ...options,
    ...clientClass(api, binding),
    ...functions,
  ];
  return { kind: 'code', path: 'sdk/src/core.ts', statements };
}

/** What the core is bound to, which a specification without any of it does not need. */
export function bindingOf({ clientOptions, groups }: Api): Binding {
  const prefixed = groups.filter((group) => group.operations.some((one) => prefixOf(one, group) !== undefined));
  return { parameters: clientOptions, prefixed: prefixed.map(({ identifier }) => identifier) };
}

/** Whether the client is another class here than in the core. */
export function isBound({ parameters, prefixed }: Binding): boolean {
  return parameters.length + prefixed.length > 0;
}

function imports(api: Api, binding: Binding): readonly Statement[] {
  const named = [...boundImports(binding), ...api.credentials.flatMap(credentialImports)];
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
function boundImports(binding: Binding): readonly NamedImport[] {
  if (!isBound(binding)) return [];
  const types = binding.parameters.length > 0 ? ['ClientOptions', 'CallOptions'] : ['ClientOptions'];
  return [
    [RUNTIME, { name: 'Client', alias: 'RuntimeClient' }],
    ...types.map((name): NamedImport => [RUNTIME, { name, alias: `Runtime${name}`, isTypeOnly: true }]),
  ];
}

/** The parameters that may be set once, as options of a client and of a call, and the names of prefixes. */
function optionInterfaces(binding: Binding, types: TypeImports): readonly InterfaceDeclarationStructure[] {
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
  const ofClient = 'Options of a client. What is set here holds for every call that takes it.';
  const ofCall = 'Options of one call. What is set here stands before what the client was given.';
  return [
    ...(isBound(binding) ? [optionInterface('ClientOptions', ofClient, [...own, ...prefixOption(binding)])] : []),
    ...(own.length > 0 ? [optionInterface('CallOptions', ofCall, own)] : []),
  ];
}

function prefixOption({ prefixed }: Binding): readonly PropertySignature[] {
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

function clientClass({ title }: Api, binding: Binding): readonly ClassDeclarationStructure[] {
  if (!isBound(binding)) return [];
  const docs = [...documentationText({ summary: `Calls ${title}.`, deprecated: false, notShown: [] })];
  return [{ kind: KIND.Class, name: 'Client', isExported: true, extends: 'RuntimeClient<ClientOptions>', docs }];
}
