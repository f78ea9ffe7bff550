import { decodeBase64, decodeUtf8 } from '../http/body.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { acceptsMediaType, HttpError, jsonResponse, type MockResponse } from '../http/message.ts';
import { type Json, textAt } from '../json.ts';
import type { Authenticator } from './authenticator.ts';
import type { Parameters } from '../validation/request-parameters.ts';

/** Tests whether an operation issues tokens. */
export function isTokenOperation({ document, path, id }: ServedOperation): boolean {
  return (path === document.tokenPath && document.tokenPath !== undefined) || id === document.login?.operation;
}

/** Handles the operation that issues access tokens, and the login. */
export function handleTokenRequest(
  operation: ServedOperation,
  sent: { readonly body: Json | undefined; readonly values: Parameters; readonly accept: string | undefined },
  identity: Authenticator,
): MockResponse {
  if (operation.path === operation.document.tokenPath) return issueAccessToken(sent.body, identity);
  return logIn(operation, sent, identity);
}

/** Issues an access token by the grants of RFC 6749, sections 4.3 and 6. */
function issueAccessToken(body: Json | undefined, identity: Authenticator): MockResponse {
  const { user, client } =
    textAt(body, 'grant_type') === 'refresh_token' ? refreshed(body, identity) : granted(body, identity);
  return jsonResponse(200, {
    access_token: identity.issue('access', user, client),
    token_type: 'Bearer',
    expires_in: client.accessTokenSeconds,
    refresh_token: identity.issue('refresh', user, client),
  });
}

function refreshed(body: Json | undefined, identity: Authenticator): ReturnType<Authenticator['refresh']> {
  const found = identity.refresh(textAt(body, 'refresh_token') ?? '');
  const id = textAt(body, 'client_id');
  if (id !== undefined && identity.client(id, textAt(body, 'client_secret') ?? '').id !== found.client.id)
    throw new HttpError(401, 'The refresh token belongs to another client.');
  return found;
}

function granted(body: Json | undefined, identity: Authenticator): ReturnType<Authenticator['refresh']> {
  const client = identity.client(textAt(body, 'client_id') ?? '', textAt(body, 'client_secret') ?? '');
  return { client, user: identity.login(textAt(body, 'username') ?? '', textAt(body, 'password') ?? '') };
}

function logIn(
  operation: ServedOperation,
  sent: { readonly values: Parameters; readonly accept: string | undefined },
  identity: Authenticator,
): MockResponse {
  const login = operation.document.login;
  if (login === undefined) throw new HttpError(404, 'The document defines no login.');
  const password = String(sent.values.query[login.password] ?? '');
  const user = identity.login(
    String(sent.values.query[login.username] ?? ''),
    login.isBase64 ? decodeUtf8(decodeBase64(password)) : password,
    password,
  );
  const token = identity.issue('jwt', user);
  const isJsonAsked = sent.accept?.includes('json') === true && acceptsMediaType(sent.accept, 'application/json');
  return isJsonAsked
    ? jsonResponse(200, { token })
    : { status: 200, headers: { 'content-type': 'text/plain' }, body: token };
}
