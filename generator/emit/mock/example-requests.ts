import { type Api, basePath, type Operation, serverUrl } from '../../model/api.ts';
import { objectLiteral, singleQuoted } from '../source/literals.ts';

/** Characters of a path that could mean something else in the programs of the guide. */
const UNSAFE = /[^\w\-./~%@:]/gu;

/** Requests that the guide shows: one that reads, and one that writes if there is any. */
export function exampleTargets({ groups, credentials, servers: [server] }: Api): object {
  const operations = groups.flatMap((group) => group.operations);
  const isPlain = ({ path }: Operation): boolean => !path.includes('{');
  const find = (...methods: readonly string[]): Operation | undefined => {
    const found = operations.filter(({ method }) => methods.includes(method));
    return found.find(isPlain) ?? found[0];
  };
  const write = find('PUT') ?? find('POST', 'PATCH');
  const read = find('GET') ?? write ?? operations[0];
  const base = server === undefined ? '' : basePath(serverUrl(server));
  const target = (operation: Operation | undefined): string =>
    `${base}${(operation?.path ?? '/').replaceAll(/\{[^}]*\}/g, '1')}`
      .replaceAll(UNSAFE, encodeURIComponent)
      .replaceAll(UNSAFE, '');
  const { query, headers } = sampleCredentials(credentials, read);
  return {
    readPath: target(read) + query,
    readOptions: headers.length === 0 ? '' : `, { headers: ${objectLiteral(headers)} }`,
    writePath: target(write ?? read),
    writeMethod: write?.method ?? 'PUT',
  };
}

/** Returns credentials that the mock takes for an operation, as the query and the headers of a request. */
function sampleCredentials(
  credentials: Api['credentials'],
  { security = [], isPublic = true }: Partial<Operation> = {},
) {
  const keys = isPublic ? [] : (security[0] ?? []);
  const required = credentials.filter(({ key }) => keys.includes(key));
  const query = new URLSearchParams();
  const headers = required.flatMap((credential): readonly (readonly [string, string])[] => {
    if (credential.kind === 'basic') return [['authorization', singleQuoted(`Basic ${btoa('test:test')}`)]];
    if (credential.kind !== 'apiKey') return [['authorization', singleQuoted('Bearer test')]];
    const { parameter, location } = credential;
    if (location === 'header') return [[parameter, singleQuoted('test')]];
    if (location === 'cookie') return [['cookie', singleQuoted(`${parameter}=test`)]];
    query.set(parameter, 'test');
    return [];
  });
  return { query: query.size === 0 ? '' : `?${query}`, headers };
}
