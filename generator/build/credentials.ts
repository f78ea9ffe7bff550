import type { Credential, Grant, Login } from '../model/api.ts';
import { isObject, type Json, type JsonObject, optional, follow, objectAt, textAt } from '../model/json.ts';
import { functionName, NameScope, runtimeFunctions, runtimeTypes } from '../model/names.ts';
import { buildDocumentation } from './documentation.ts';
import { operationSources } from './operations.ts';

/** Builds the security schemes, in document order. */
export function buildCredentials(document: JsonObject, taken: readonly string[]): readonly Credential[] {
  const names = new NameScope([...runtimeFunctions, ...runtimeTypes, ...taken]);
  return Object.entries(objectAt(document['components'], 'securitySchemes')).map(([key, written]) => {
    const { value } = follow(document, { value: written, pointer: '' });
    return buildCredential({ key, name: names.claim(functionName(key)), value }, document);
  });
}

interface Keyed {
  readonly key: string;
  readonly name: string;
  readonly value: Json;
}

function buildCredential({ key, name, value }: Keyed, document: JsonObject): Credential {
  const shared = {
    key,
    name,
    documentation: buildDocumentation(value),
    ...optional('selector', textAt(value, 'x-selector')),
  };
  switch (textAt(value, 'type')) {
    case 'http':
      if (textAt(value, 'scheme')?.toLowerCase() === 'basic') return { kind: 'basic', ...shared };
      if (textAt(value, 'scheme')?.toLowerCase() !== 'bearer') return { kind: 'other', ...shared };
      return { kind: 'bearer', ...shared, ...optional('login', buildLogin(value, document)) };
    case 'oauth2':
      return { kind: 'oauth2', ...shared, ...optional('grant', buildGrant(value)) };
    case 'openIdConnect':
      return { kind: 'bearer', ...shared };
    case 'apiKey':
      return {
        kind: 'apiKey',
        ...shared,
        parameter: textAt(value, 'name') ?? key,
        location: keyLocation(textAt(value, 'in')),
      };
    default:
      return { kind: 'other', ...shared };
  }
}

function keyLocation(text: string | undefined): 'query' | 'header' | 'cookie' {
  return text === 'query' || text === 'cookie' ? text : 'header';
}

function buildGrant(scheme: Json): Grant | undefined {
  const flows = objectAt(scheme, 'flows');
  const [type, flow] = isObject(flows['password'])
    ? (['password', flows['password']] as const)
    : (['client_credentials', flows['clientCredentials']] as const);
  const tokenUrl = textAt(flow, 'tokenUrl');
  return tokenUrl === undefined ? undefined : { type, tokenUrl, scopes: Object.keys(objectAt(flow, 'scopes')) };
}

/** Builds the login request (`x-login`): the operation that returns a token, and its parameters. */
function buildLogin(scheme: Json, document: JsonObject): Login | undefined {
  const login = objectAt(scheme, 'x-login');
  const wanted = textAt(login, 'operation');
  const username = textAt(login, 'username');
  const password = textAt(login, 'password');
  if (wanted === undefined || username === undefined || password === undefined) return undefined;
  const operations = operationSources(objectAt(document, 'paths'));
  const found = operations.find(({ operation }) => textAt(operation.value, 'operationId') === wanted);
  if (found === undefined) return undefined;
  const encoding = textAt(login, 'encoding') === 'base64' ? { encoding: 'base64' as const } : {};
  return { method: found.method.toUpperCase(), path: found.path, username, password, ...encoding };
}
