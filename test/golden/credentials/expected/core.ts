<<<<<<< HEAD
import { type Credential, apiKeyCredential, basicCredential, bearerCredential } from './core/index.ts';
import { type LoginOptions, loginCredential } from './login.ts';
import { type PasswordGrantOptions, grantCredential } from './oauth2.ts';
export * from './core/index.ts';
=======
import { apiKeyCredential, basicCredential, bearerCredential, type Credential } from './runtime.ts';
import { loginCredential, type LoginOptions } from './auth/login.ts';
import { grantCredential, type PasswordGrantOptions } from './auth/oauth2.ts';
export * from './runtime.ts';
>>>>>>> fe42cef3 (Cut the client's runtime into modules by what one operation imports)

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
