import type {
  ClassStatement,
  FunctionStatement,
  InterfaceStatement,
  PropertySignature,
  Statement,
} from '../statement.ts';
import type { Api, BearerCredential, Credential, OAuth2Credential, Parameter } from '../../model/api.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationText } from '../source/documentation.ts';
import { key, objectLiteral, string } from '../source/literal.ts';
import { CORE } from './describe-operation.ts';
import type { SchemaLookup } from './sent-shape.ts';
import { TypeImports } from './type-imports.ts';

/**
 * The core as this interface needs it: its credentials with their selectors and addresses, and options for the
 * parameters that may be set once for a whole client.
 */
export function emitBinding(api: Api, schemas: SchemaLookup): OutputFile {
  const types = new TypeImports(schemas);
  const functions = api.credentials.flatMap(credentialFunction);
  const options = optionInterfaces(api.clientOptions, types);
  const statements: readonly Statement[] = [
    ...imports(api),
    ...types.imports(),
    { kind: 'export', module: CORE },
    ...options,
    ...clientClass(api),
    ...functions,
  ];
  return { kind: 'code', path: 'sdk/src/core.ts', statements };
}

function imports(api: Api): readonly Statement[] {
  const used = new Map<string, Set<string>>();
  const use = (module: string, name: string): void => {
    used.set(module, (used.get(module) ?? new Set()).add(name));
  };
  if (api.clientOptions.length > 0) {
    for (const name of [
      'Client as RuntimeClient',
      'type ClientOptions as RuntimeClientOptions',
      'type CallOptions as RuntimeCallOptions',
    ])
      use(CORE, name);
  }
  for (const credential of api.credentials) for (const [module, name] of makers(credential)) use(module, name);
  return [...used].map(([module, names]) => ({ kind: 'import', module, names: [...names].sort() }));
}

/** The parameters that may be set once, as options of a client and of a call. */
function optionInterfaces(parameters: readonly Parameter[], types: TypeImports): readonly InterfaceStatement[] {
  if (parameters.length === 0) return [];
  const optionInterface = (name: string, docs: string): InterfaceStatement => ({
    kind: 'interface',
    name,
    isExported: true,
    extends: [`Runtime${name}`],
    docs: [docs],
    properties: parameters.map((parameter) => optionProperty(parameter, types)),
  });
  return [
    optionInterface('ClientOptions', 'Options of a client. What is set here holds for every call that takes it.'),
    optionInterface('CallOptions', 'Options of one call. What is set here stands before what the client was given.'),
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

function clientClass({ title, clientOptions }: Api): readonly ClassStatement[] {
  if (clientOptions.length === 0) return [];
  const docs = [...documentationText({ summary: `Calls ${title}.`, deprecated: false, notShown: [] })];
  return [{ kind: 'class', name: 'Client', isExported: true, extends: 'RuntimeClient<ClientOptions>', docs }];
}

/** Which functions of the runtime make a credential, and where they stand. */
function makers(credential: Credential): readonly (readonly [module: string, name: string])[] {
  const type = [CORE, 'type Credential'] as const;
  switch (credential.kind) {
    case 'basic':
      return [type, [CORE, 'basicCredential']];
    case 'bearer':
      return credential.login === undefined
        ? [type, [CORE, 'bearerCredential']]
        : [type, ['./login.ts', 'loginCredential'], ['./login.ts', 'type LoginOptions']];
    case 'oauth2':
      return credential.grant === undefined
        ? [type, [CORE, 'bearerCredential']]
        : [type, ['./oauth2.ts', 'tokenGrant'], ['./oauth2.ts', 'type GrantOptions']];
    case 'apiKey':
      return [type, [CORE, 'apiKeyCredential']];
    case 'other':
      return [];
  }
}

function credentialFunction(credential: Credential): readonly FunctionStatement[] {
  const selector = string(credential.selector ?? '');
  const make = (
    parameters: readonly (readonly [string, string])[],
    expression: string,
  ): readonly FunctionStatement[] => [
    {
      kind: 'function',
      name: credential.name,
      isExported: true,
      docs: documentationText(credential.documentation),
      parameters: parameters.map(([name, type]) => ({ name, type })),
      returnType: 'Credential',
      body: [`return ${expression};`],
    },
  ];
  switch (credential.kind) {
    case 'basic':
      return make(
        [
          ['user', 'string'],
          ['password', 'string'],
        ],
        `basicCredential(${selector}, user, password)`,
      );
    case 'bearer':
      if (credential.login === undefined) return make([['token', 'string']], `bearerCredential(${selector}, token)`);
      return make([['options', 'LoginOptions']], `loginCredential(${loginLiteral(credential, selector)}, options)`);
    case 'oauth2':
      if (credential.grant === undefined) return make([['token', 'string']], `bearerCredential(${selector}, token)`);
      return make([['options', 'GrantOptions']], `tokenGrant(${grantLiteral(credential, selector)}, options)`);
    case 'apiKey':
      return make(
        [['value', 'string']],
        `apiKeyCredential(${objectLiteral([
          ['selector', selector],
          ['name', string(credential.parameter)],
          ['in', string(credential.location)],
        ])}, value)`,
      );
    case 'other':
      return [];
  }
}

function loginLiteral({ login }: BearerCredential, selector: string): string {
  return objectLiteral([
    ['selector', selector],
    ['method', string(login?.method ?? 'GET')],
    ['path', string(login?.path ?? '/')],
    ['username', string(login?.username ?? 'username')],
    ['password', string(login?.password ?? 'password')],
    ...(login?.encoding === undefined ? [] : [['encoding', string(login.encoding)] as const]),
  ]);
}

function grantLiteral({ grant }: OAuth2Credential, selector: string): string {
  return objectLiteral([
    ['selector', selector],
    ['path', string(grant?.tokenUrl ?? '/')],
    ['type', string(grant?.type ?? 'password')],
    ['scope', string((grant?.scopes ?? []).join(' '))],
  ]);
}
