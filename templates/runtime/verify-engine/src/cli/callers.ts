import { decodeBase64, decodeUtf8, parseIdentities } from '#mock/inspection.ts';
import type { Json } from '#shared/json.ts';
import type { FindCaller } from '../checks/check-exchange.ts';

/**
 * Finds callers by the login of their Basic credentials, or by the login of a JSON Web Token (`sub` or `login`). The
 * signature of a token is not verified: the server that accepted it did that.
 *
 * @param file - name of the file for messages
 * @throws TypeError if the users are invalid
 */
export function basicCallers(file: string, value: Json): FindCaller {
  const users = new Map(parseIdentities(value, file).users.map((user) => [user.login, user]));
  return ({ authorization = '' }) => {
    const [, scheme = '', credentials = ''] = /^(\S+)\s+(\S+)$/.exec(authorization) ?? [];
    const login = loginOf(scheme.toLowerCase(), credentials);
    return login === undefined ? undefined : users.get(login);
  };
}

function loginOf(scheme: string, credentials: string): string | undefined {
  try {
    if (scheme === 'basic') return decodeUtf8(decodeBase64(credentials)).split(':')[0];
    if (scheme !== 'bearer') return undefined;
    const claims: unknown = JSON.parse(decodeUtf8(decodeBase64(credentials.split('.')[1] ?? '')));
    const login: unknown = Reflect.get(Object(claims), 'login') ?? Reflect.get(Object(claims), 'sub');
    return typeof login === 'string' ? login : undefined;
  } catch {
    return undefined;
  }
}
