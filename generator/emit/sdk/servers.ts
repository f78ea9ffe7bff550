import { SERVER_VARIABLE, type Server, serverUrl } from '../../model/api.ts';
import { objectLiteral, propertyKey, stringLiteral } from '../source/literals.ts';
import { constant, type VariableStatementStructure } from '../structures.ts';

/**
 * Declares the servers of the specification: the URL of each with the default values of its variables, and a function
 * that fills in others.
 */
export function serversStatements(servers: readonly Server[]): readonly VariableStatementStructure[] {
  if (servers.length === 0) return [];
  const entries = servers.map((server) =>
    objectLiteral([
      ['url', stringLiteral(serverUrl(server))],
      ...(server.description === undefined ? [] : [['description', stringLiteral(server.description)] as const]),
      ...(variablesOf(server).length === 0 ? [] : [['withVariables', variablesFunction(server)] as const]),
    ]),
  );
  const declaration = constant({
    name: 'servers',
    isExported: true,
    docs: ['Servers that the specification lists, with the default values of their variables.'],
    initializer: `[${entries.join(', ')}] as const`,
  });
  return [declaration];
}

function variablesOf({ url, variables }: Server): Server['variables'] {
  return variables.filter(({ name }) => url.includes(`{${name}}`));
}

function variablesFunction(server: Server): string {
  const variables = new Map(variablesOf(server).map((variable) => [variable.name, variable]));
  const types = [...variables.values()].map(({ name, values }) => {
    const type = values.length === 0 ? 'string' : values.map(stringLiteral).join(' | ');
    return `readonly ${propertyKey(name)}?: ${type} | undefined`;
  });
  const url = server.url.startsWith('//') ? `https:${server.url}` : server.url;
  const parts = url.split(SERVER_VARIABLE).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [stringLiteral(part)];
    const variable = variables.get(part);
    if (variable === undefined) return [stringLiteral(`{${part}}`)];
    const key = propertyKey(part);
    const value = key === part ? `variables.${part}` : `variables[${key}]`;
    return [`(${value} ?? ${stringLiteral(variable.defaultValue)})`];
  });
  return `(variables: { ${types.join('; ')} } = {}): string => ${['""', ...parts].join(' + ')}`;
}

/** Base URL of examples. */
export interface BaseUrl {
  /** TypeScript expression of the URL. */
  readonly expression: string;
  readonly usesServers: boolean;
  /** Says whether the URL has the scheme `http:` and names another host. */
  readonly isInsecure: boolean;
}

/** Chooses the server of examples: the first with a whole URL, if possible with `https:`. */
export function exampleBaseUrl(servers: readonly Server[]): BaseUrl {
  const urls = servers.map(serverUrl);
  const secure = urls.findIndex((url) => /^https:/i.test(url) && !url.includes('{'));
  const index = secure === -1 ? urls.findIndex((url) => /^http:/i.test(url) && !url.includes('{')) : secure;
  const url = urls[index];
  if (url === undefined) {
    const path = urls.find((one) => one.startsWith('/')) ?? '';
    return { expression: stringLiteral(`https://api.example.com${path}`), usesServers: false, isInsecure: false };
  }
  const isInsecure = secure === -1 && !/^http:\/\/(?:localhost|127\.|\[::1\])/i.test(url);
  return { expression: `servers[${index}].url`, usesServers: true, isInsecure };
}
