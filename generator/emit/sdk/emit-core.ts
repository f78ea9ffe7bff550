import type { Api, Parameter, BearerCredential, Credential, OAuth2Credential } from '../../model/api.ts';
import { groupBy } from '../../model/json.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText, escapeComment } from '../source/documentation.ts';
import { jsonLiteral, propertyKey, objectLiteral, stringLiteral } from '../source/literals.ts';
import {
  BLANK_LINE,
  constant,
  exportFrom,
  importNames,
  importTypes,
  type InterfaceDeclarationStructure,
  KIND,
  type PropertySignature,
  type Statement,
  type FunctionDeclarationStructure,
  type ImportSpecifier,
} from '../structures.ts';
import { prefixOf } from './describe-operation.ts';
import { combineFunction, combinesCredentials } from './security.ts';
import { serversStatements } from './servers.ts';
import type { SchemaLookup } from '../source/replace-schema.ts';
import { RUNTIME, TypeImports } from './module-imports.ts';

/** Options that the specification adds to the client's core. */
interface CoreExtensions {
  /** Parameters that can be set once per client. */
  readonly parameters: readonly Parameter[];
  /** Names of the groups of operations whose path prefix can be replaced. */
  readonly prefixed: readonly string[];
  /** Defaults of the options, if the publisher states some. */
  readonly defaults: Api['defaults'];
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
    exportFrom('./client/public.ts'),
    ...serversStatements(api.servers),
    ...options,
    ...clientClass(api, extensions),
    ...functions,
    ...combineFunction(api),
  ];
  return { kind: 'code', path: 'sdk/src/core.ts', statements };
}

function coreExtensions({ clientOptions, groups, defaults }: Api): CoreExtensions {
  const prefixed = groups.filter((group) => group.operations.some((one) => prefixOf(one, group) !== undefined));
  return { parameters: clientOptions, prefixed: prefixed.map(({ identifier }) => identifier), defaults };
}

/** Returns `true` if `core.ts` exports a `Client` of its own. */
function extendsCore({ parameters, prefixed, defaults }: CoreExtensions): boolean {
  return parameters.length + prefixed.length > 0 || defaults !== undefined;
}

function coreImports(api: Api, extensions: CoreExtensions): readonly Statement[] {
  const combined: readonly NamedImport[] = combinesCredentials(api)
    ? [
        [RUNTIME, { name: 'Credential', isTypeOnly: true }],
        ['./auth/combine.ts', { name: 'credentialsByOperation' }],
      ]
    : [];
  const named = [...extendedImports(extensions), ...api.credentials.flatMap(credentialImports), ...combined];
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
  const base: readonly NamedImport[] =
    extensions.defaults === undefined
      ? [[RUNTIME, { name: 'Client', alias: 'RuntimeClient' }]]
      : withOptions(DEFAULTS, 'withDefaults', 'ClientWithDefaults');
  return [...base, ...types.map((name): NamedImport => [RUNTIME, { name, alias: `Runtime${name}`, isTypeOnly: true }])];
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
    extends: [
      name === 'ClientOptions' && hasBaseUrl(extensions) ? "Omit<RuntimeClientOptions, 'baseUrl'>" : `Runtime${name}`,
    ],
    docs: [docs],
    properties,
  });
  const clientDocs = 'Options of a client. They apply to every call that accepts them.';
  const callDocs = 'Options of one call. They override the options of the client.';
  return [
    ...(extendsCore(extensions)
      ? [
          optionInterface('ClientOptions', clientDocs, [
            ...own,
            ...baseUrlOption(extensions),
            ...prefixOption(extensions),
          ]),
        ]
      : []),
    ...(own.length > 0 ? [optionInterface('CallOptions', callDocs, own)] : []),
  ];
}

function hasBaseUrl({ defaults }: CoreExtensions): boolean {
  return typeof defaults?.['baseUrl'] === 'string';
}

/** Declares the base URL as optional, if it has a default. */
function baseUrlOption(extensions: CoreExtensions): readonly PropertySignature[] {
  if (!hasBaseUrl(extensions)) return [];
  const docs = [`URL of the server.\n\n@default ${escapeComment(String(extensions.defaults?.['baseUrl']))}`];
  return [{ name: 'baseUrl', type: 'string | undefined', isReadonly: true, hasQuestionToken: true, docs }];
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

function clientClass({ title }: Api, extensions: CoreExtensions): readonly Statement[] {
  if (!extendsCore(extensions)) return [];
  const docs = [...documentationText({ summary: `Calls ${title}.`, deprecated: false, notShown: [] })];
  const { defaults } = extensions;
  const base = constant({
    leadingTrivia: BLANK_LINE,
    name: 'DefaultClient',
    type: 'ClientWithDefaults<ClientOptions>',
    initializer: `withDefaults(${jsonLiteral(defaults ?? {})})`,
  });
  return [
    ...(defaults === undefined ? [] : [base]),
    {
      kind: KIND.Class,
      name: 'Client',
      isExported: true,
      extends: defaults === undefined ? 'RuntimeClient<ClientOptions>' : 'DefaultClient',
      docs,
    },
  ];
}

/** Module of the runtime with the defaults of a client. */
const DEFAULTS = './client/defaults.ts';

const TEST_CLIENT = './testing/test-client.ts';

/** Emits the test client with the options that the specification adds to a client. */
export function emitTesting(api: Api): readonly OutputFile[] {
  const extensions = coreExtensions(api);
  if (!extendsCore(extensions)) return [];
  const statements: readonly Statement[] = [
    importTypes('./core.ts', ['CallOptions', 'ClientOptions']),
    ...(hasBaseUrl(extensions)
      ? [importTypes(RUNTIME, [{ name: 'ClientOptions', alias: 'RuntimeClientOptions' }])]
      : []),
    importNames(TEST_CLIENT, [{ name: 'TestClient', alias: 'RuntimeTestClient' }]),
    exportFrom(TEST_CLIENT, ['ManualClock']),
    {
      ...exportFrom(TEST_CLIENT, ['OperationFunction', 'RecordedCall', 'SentRequest', 'TestReply']),
      isTypeOnly: true,
    },
    {
      kind: KIND.Class,
      name: 'TestClient',
      isExported: true,
      docs: ['A client without a server: calls get the responses that the test defines, and requests are recorded.'],
      extends: `RuntimeTestClient<${hasBaseUrl(extensions) ? 'ClientOptions & RuntimeClientOptions' : 'ClientOptions'}, CallOptions>`,
    },
  ];
  return [{ kind: 'code', path: 'sdk/src/testing.ts', statements }];
}

/** Name imported from a module. */
type NamedImport = readonly [module: string, specifier: ImportSpecifier];

/** Returns the imports of the function that creates a credential. */
function credentialImports(credential: Credential): readonly NamedImport[] {
  const functions = functionImports(credential);
  return functions.length === 0 ? [] : [[RUNTIME, { name: 'Credential', isTypeOnly: true }], ...functions];
}

function functionImports(credential: Credential): readonly NamedImport[] {
  switch (credential.kind) {
    case 'basic':
      return [[RUNTIME, { name: 'basicCredential' }]];
    case 'bearer':
      return credential.login === undefined
        ? [[RUNTIME, { name: 'bearerCredential' }]]
        : withOptions('./auth/login.ts', 'loginCredential', 'LoginOptions');
    case 'oauth2':
      return credential.grant === undefined
        ? [[RUNTIME, { name: 'bearerCredential' }]]
        : withOptions('./auth/oauth2.ts', 'grantCredential', grantOptions(credential));
    case 'apiKey':
      return [[RUNTIME, { name: 'apiKeyCredential' }]];
    case 'other':
      return [];
  }
}

function withOptions(module: string, name: string, options: string): readonly NamedImport[] {
  return [
    [module, { name }],
    [module, { name: options, isTypeOnly: true }],
  ];
}

/** Parameters of a function that creates a credential, and the expression that it returns. */
interface CredentialCall {
  readonly parameters: readonly (readonly [name: string, type: string])[];
  readonly expression: string;
}

/** Declares the function that creates a credential. There is none for a scheme that the client cannot send. */
function credentialFunction(credential: Credential): readonly FunctionDeclarationStructure[] {
  const call = credentialCall(credential, stringLiteral(credential.selector ?? ''));
  if (call === undefined) return [];
  return [
    {
      kind: KIND.Function,
      name: credential.name,
      isExported: true,
      docs: documentationText(credential.documentation),
      parameters: call.parameters.map(([name, type]) => ({ name, type })),
      returnType: 'Credential',
      statements: [`return ${call.expression};`],
    },
  ];
}

function credentialCall(credential: Credential, selector: string): CredentialCall | undefined {
  switch (credential.kind) {
    case 'basic': {
      const parameters = [
        ['user', 'string'],
        ['password', 'string'],
      ] as const;
      return { parameters, expression: `basicCredential(${selector}, user, password)` };
    }
    case 'bearer':
      return credential.login === undefined ? tokenCall(selector) : loginCall(credential, selector);
    case 'oauth2':
      return credential.grant === undefined ? tokenCall(selector) : grantCall(credential, selector);
    case 'apiKey': {
      const target = objectLiteral([
        ['selector', selector],
        ['name', stringLiteral(credential.parameter)],
        ['in', stringLiteral(credential.location)],
      ]);
      return {
        parameters: [['value', 'string']],
        expression: `apiKeyCredential(${target}, value)`,
      };
    }
    case 'other':
      return undefined;
  }
}

function tokenCall(selector: string): CredentialCall {
  return { parameters: [['token', 'string']], expression: `bearerCredential(${selector}, token)` };
}

function loginCall({ login }: BearerCredential, selector: string): CredentialCall {
  const target = objectLiteral([
    ['selector', selector],
    ['method', stringLiteral(login?.method ?? 'GET')],
    ['path', stringLiteral(login?.path ?? '/')],
    ['username', stringLiteral(login?.username ?? 'username')],
    ['password', stringLiteral(login?.password ?? 'password')],
    ...(login?.encoding === undefined ? [] : [['encoding', stringLiteral(login.encoding)] as const]),
  ]);
  return {
    parameters: [['options', 'LoginOptions']],
    expression: `loginCredential(${target}, options)`,
  };
}

/** Returns the options type of a grant: a password grant needs the user too. */
function grantOptions({ grant }: OAuth2Credential): string {
  return grant?.type === 'client_credentials' ? 'GrantOptions' : 'PasswordGrantOptions';
}

function grantCall(credential: OAuth2Credential, selector: string): CredentialCall {
  const { grant } = credential;
  const target = objectLiteral([
    ['selector', selector],
    ['path', stringLiteral(grant?.tokenUrl ?? '/')],
    ['type', stringLiteral(grant?.type ?? 'password')],
    ['scope', stringLiteral((grant?.scopes ?? []).join(' '))],
  ]);
  return {
    parameters: [['options', grantOptions(credential)]],
    expression: `grantCredential(${target}, options)`,
  };
}
