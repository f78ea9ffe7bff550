import type { BearerCredential, Credential, OAuth2Credential } from '../../model/api.ts';
import { documentationText } from '../source/documentation.ts';
import { objectLiteral, stringLiteral } from '../source/literals.ts';
import { type FunctionDeclarationStructure, type ImportSpecifier, KIND } from '../structures.ts';
import { RUNTIME } from './module-imports.ts';

/** Name imported from a module. */
export type NamedImport = readonly [module: string, specifier: ImportSpecifier];

/** Returns the imports of the function that creates a credential. */
export function credentialImports(credential: Credential): readonly NamedImport[] {
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
export function credentialFunction(credential: Credential): readonly FunctionDeclarationStructure[] {
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
      return { parameters: [['value', 'string']], expression: `apiKeyCredential(${target}, value)` };
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
  return { parameters: [['options', 'LoginOptions']], expression: `loginCredential(${target}, options)` };
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
  return { parameters: [['options', grantOptions(credential)]], expression: `grantCredential(${target}, options)` };
}
