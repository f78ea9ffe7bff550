import type { ClassStatement, InterfaceStatement, PropertySignature, Statement } from '../statement.ts';
import type { Api, Parameter } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText } from '../source/documentation.ts';
import { key } from '../source/literal.ts';
import { credentialFunction, credentialMakers } from './credential-function.ts';
import { CORE, prefixOf } from './describe-operation.ts';
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
    { kind: 'export', module: CORE },
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
  const used = new Map<string, Set<string>>();
  const use = (module: string, name: string): void => {
    used.set(module, (used.get(module) ?? new Set()).add(name));
  };
  if (isBound(binding))
    for (const name of ['Client as RuntimeClient', 'type ClientOptions as RuntimeClientOptions']) use(CORE, name);
  if (binding.parameters.length > 0) use(CORE, 'type CallOptions as RuntimeCallOptions');
  for (const credential of api.credentials)
    for (const [module, name] of credentialMakers(credential)) use(module, name);
  return [...used].map(([module, names]) => ({ kind: 'import', module, names: [...names].sort() }));
}

/** The parameters that may be set once, as options of a client and of a call, and the names of prefixes. */
function optionInterfaces(binding: Binding, types: TypeImports): readonly InterfaceStatement[] {
  const own = binding.parameters.map((parameter) => optionProperty(parameter, types));
  const optionInterface = (
    name: string,
    docs: string,
    properties: readonly PropertySignature[],
  ): InterfaceStatement => ({
    kind: 'interface',
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
      isOptional: true,
      docs: ["Beginnings of paths other than the specification's, by the name of the group of operations."],
    },
  ];
}

function optionProperty({ identifier, schema, documentation }: Parameter, types: TypeImports): PropertySignature {
  return {
    name: key(identifier),
    type: `${types.text(schema)} | undefined`,
    isOptional: true,
    docs: documentationText(documentation),
  };
}

function clientClass({ title }: Api, binding: Binding): readonly ClassStatement[] {
  if (!isBound(binding)) return [];
  const docs = [...documentationText({ summary: `Calls ${title}.`, deprecated: false, notShown: [] })];
  return [{ kind: 'class', name: 'Client', isExported: true, extends: 'RuntimeClient<ClientOptions>', docs }];
}
