import { type Credential, apiKeyCredential, basicCredential, bearerCredential } from './runtime.ts';
import { type LoginOptions, loginCredential } from './auth/login.ts';
import { type PasswordGrantOptions, grantCredential } from './auth/oauth2.ts';
export * from './client/public.ts';

export function basic(user: string, password: string): Credential {
  return basicCredential('/rest', user, password);
}

export function token(token: string): Credential {
  return bearerCredential('', token);
}

export function jwt(options: LoginOptions): Credential {
  return loginCredential(
    { selector: '', method: 'GET', path: '/login', username: 'user', password: 'secret', encoding: 'base64' },
    options,
  );
}

export function oauth2(options: PasswordGrantOptions): Credential {
  return grantCredential({ selector: '/RS', path: '/token', type: 'password', scope: 'read_write' }, options);
}

export function key(value: string): Credential {
  return apiKeyCredential({ selector: '', name: 'api_key', in: 'query' }, value);
}
