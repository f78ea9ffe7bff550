import { Buffer } from 'node:buffer';
import { setTimeout as delay } from 'node:timers/promises';
import { type Identities, jsonOf, type ServedDocument, type ServedOperation, type User } from '#mock/inspection.ts';
import { member, objectAt, textAt } from '#shared/json.ts';
import type { Observation } from '../checks/finding.ts';
import { isReadOperation, isSuccess, requestLine } from '../checks/observed-call.ts';
import type { Exchange } from '../har/exchange.ts';
import { type RunCallers, withWrongPassword } from './callers.ts';
import type { RequestBuilder } from './request-builder.ts';
import type { LiveRequest, Session } from './session.ts';

type Client = Identities['clients'][number];
type Form = Readonly<Record<string, string>>;

/** Outcome that a request of a login must have. */
interface LoginExpectation {
  readonly operation: ServedOperation;
  /** `success`, or a rejection of the credentials. */
  readonly outcome: 'success' | 'rejection';
  /** States what the request is, for a finding. */
  readonly about: string;
}

/** Options of {@link tryCredentials}. */
export interface CredentialOptions {
  readonly operations: readonly ServedOperation[];
  readonly requests: RequestBuilder;
  readonly session: Session;
  readonly callers: RunCallers;
  readonly clients: readonly Client[];
  readonly observe: (observation: Observation) => void;
}

/** Login of a user, and the request that reads with what it obtains. */
interface LoginOptions extends CredentialOptions {
  readonly document: ServedDocument;
  readonly user: User;
  readonly probed: ServedOperation;
  readonly probe: LiveRequest;
}

/** Longer lifetimes are not awaited. */
const MAX_LIFETIME_SECONDS = 10;
const URL_ENCODED = 'application/x-www-form-urlencoded';

/**
 * Sends a wrong password, and logs in by every flow that the document describes: tokens are tried where they are valid,
 * and where they are not, by a read that succeeds.
 */
export async function tryCredentials(options: CredentialOptions): Promise<void> {
  const { operations, requests, session, callers, clients } = options;
  const { user } = callers;
  const wrong = withWrongPassword(callers.authorization);
  if (wrong === undefined) return;
  for (const probed of operations) {
    const target = requests.target(probed);
    if (!isReadOperation(probed) || probed.schemes.length === 0 || target === undefined) continue;
    const probe = { method: probed.method, target, json: requests.smallestBody(probed) };
    if (!session.allows(probe.method) || !isSuccess((await session.send(probe)).status)) continue;
    await send(options, { ...probe, headers: { authorization: wrong } }, rejection(probed, 'a wrong password'));
    if (user === undefined) return;
    const login = { ...options, document: probed.document, user, probed, probe };
    for (const client of clients) await tryTokens(login, client);
    return tryLogin(login);
  }
}

/** Sends a request with credentials that must be accepted, or rejected. */
async function send(
  { session, observe }: CredentialOptions,
  request: LiveRequest,
  { operation, outcome, about }: LoginExpectation,
): Promise<Exchange> {
  const exchange = await session.send(request);
  const { status } = exchange;
  const rejections = operation.schemes.length > 0 ? [401] : [400, 401, 403];
  const isMet = outcome === 'success' ? isSuccess(status) : rejections.includes(status);
  if (!isMet && status < 500)
    observe({
      check: outcome === 'success' ? 'allowed-request' : 'missing-credentials',
      cause: `login ${about}`,
      evidence: { reason: about },
      operation: operation.id,
      observed: `the server responded with ${status} to ${about}`,
      expected: outcome === 'success' ? 'a success' : '401',
      exchange: exchange.number,
      request: requestLine(exchange),
    });
  return exchange;
}

/** Obtains tokens as RFC 6749 describes, with the right credentials and with each of them wrong. */
async function tryTokens(options: LoginOptions, client: Client): Promise<void> {
  const { document, user } = options;
  const operation = document.operations.find(({ path }) => path === document.tokenPath);
  if (operation === undefined || document.tokenPath === undefined) return;
  const request = (form: Form): LiveRequest => ({
    method: operation.method,
    target: `${operation.prefixes[0] ?? ''}${operation.path}`,
    content: { mediaType: URL_ENCODED, bytes: Buffer.from(new URLSearchParams(form).toString()) },
    isAnonymous: true,
  });
  const login: Form = {
    grant_type: 'password',
    client_id: client.id,
    client_secret: client.secret,
    scope: scopeOf(document),
    username: user.login,
    password: user.password,
  };
  for (const name of ['client_id', 'client_secret', 'username', 'password', 'scope']) {
    // A server may compare the beginning of a scope only.
    const wrong = name === 'scope' ? `${login['scope']}-verify-wrong` : 'verify-wrong';
    await send(options, request({ ...login, [name]: wrong }), rejection(operation, `a wrong ${name}`));
  }
  const granted = await send(options, request(login), success(operation, 'a login'));
  const { access, refresh, seconds } = tokensOf(granted);
  if (access === undefined) return;
  await tryToken(options, access, 'oauth2');
  if (refresh !== undefined) {
    const renewal: Form = {
      grant_type: 'refresh_token',
      refresh_token: refresh,
      client_id: client.id,
      client_secret: client.secret,
    };
    for (const [form, about] of [
      [{ ...renewal, refresh_token: access }, 'an access token as refresh token'],
      [{ ...renewal, refresh_token: tampered(refresh) }, 'a changed refresh token'],
      [{ ...renewal, client_secret: 'verify-wrong' }, 'a wrong client_secret'],
    ] as const)
      await send(options, request(form), rejection(operation, about));
    await tryUse(options, 'oauth2', { token: refresh, outcome: 'rejection', about: 'a refresh token' });
    const renewed = tokensOf(await send(options, request(renewal), success(operation, 'a refresh token'))).access;
    if (renewed !== undefined)
      await tryUse(options, 'oauth2', { token: renewed, outcome: 'success', about: 'a refreshed token' });
  }
  if (seconds === undefined || seconds > MAX_LIFETIME_SECONDS) return;
  await delay((seconds + 1) * 1000);
  await tryUse(options, 'oauth2', {
    token: access,
    outcome: 'rejection',
    about: `a token of ${seconds} s that expired`,
  });
}

/** Obtains a token by the login operation (`x-login`). */
async function tryLogin(options: LoginOptions): Promise<void> {
  const { document, user } = options;
  const { login } = document;
  const operation = document.operations.find(({ id }) => id === login?.operation);
  if (operation === undefined || login === undefined) return;
  const encode = (password: string): string => (login.isBase64 ? Buffer.from(password).toString('base64') : password);
  const request = (name: string, password: string): LiveRequest => {
    const query = new URLSearchParams({ [login.username]: name, [login.password]: password });
    const target = `${operation.prefixes[0] ?? ''}${operation.path}?${query}`;
    return { method: operation.method, target, isAnonymous: true };
  };
  await send(options, request(user.login, encode('verify-wrong')), rejection(operation, 'a wrong password'));
  await send(options, request('verify-nobody', encode(user.password)), rejection(operation, 'an unknown login'));
  if (login.isBase64)
    await send(options, request(user.login, user.password), rejection(operation, 'a password that is not in Base64'));
  const {
    responseHeaders,
    responseBody = '',
    status,
  } = await send(options, request(user.login, encode(user.password)), success(operation, 'a login'));
  const json = jsonOf(responseHeaders['content-type'], responseBody);
  const token = typeof json === 'string' ? json : (textAt(json, 'token') ?? textAt(json, 'access_token'));
  if (isSuccess(status)) await tryToken(options, token ?? responseBody.trim(), 'bearer');
}

type TokenKind = 'oauth2' | 'bearer';

interface TokenUse {
  readonly token: string;
  readonly outcome: LoginExpectation['outcome'];
  readonly about: string;
}

/** Uses a token where it is valid, where only other credentials are, and changed. */
async function tryToken(options: LoginOptions, token: string, kind: TokenKind): Promise<void> {
  await tryUse(options, kind, { token, outcome: 'success', about: 'the token' });
  await tryUse(options, kind, { token: tampered(token), outcome: 'rejection', about: 'a changed token' });
  const { schemes } = options.document;
  const own = [...schemes.values()].filter((scheme) => scheme.kind === kind).map(({ selector }) => selector);
  const others = new Set([...schemes.values()].map(({ selector }) => selector).filter((each) => !own.includes(each)));
  for (const selector of others)
    await probeWith(options, selector, { token, outcome: 'rejection', about: `the token of another scheme (${kind})` });
}

async function tryUse(options: LoginOptions, kind: TokenKind, use: TokenUse): Promise<void> {
  const scheme = [...options.document.schemes.values()].find((each) => each.kind === kind);
  if (scheme !== undefined) await probeWith(options, scheme.selector, use);
}

/** Reads below the selector of a scheme. */
async function probeWith(options: LoginOptions, selector = '', { token, ...use }: TokenUse): Promise<void> {
  const { probe, probed } = options;
  if (!probed.prefixes.includes(selector)) return;
  const target = selector + probe.target.slice((probed.prefixes[0] ?? '').length);
  const headers = { authorization: `Bearer ${token}` };
  await send(options, { ...probe, target, headers }, { ...use, operation: probed });
}

function success(operation: ServedOperation, about: string): LoginExpectation {
  return { operation, outcome: 'success', about };
}

function rejection(operation: ServedOperation, about: string): LoginExpectation {
  return { operation, outcome: 'rejection', about };
}

/** Returns the tokens of a response (RFC 6749, section 5.1). */
function tokensOf({ responseHeaders, responseBody = '' }: Exchange): {
  readonly access: string | undefined;
  readonly refresh: string | undefined;
  readonly seconds: number | undefined;
} {
  const body = jsonOf(responseHeaders['content-type'], responseBody);
  const seconds = member(body, 'expires_in');
  return {
    access: textAt(body, 'access_token'),
    refresh: textAt(body, 'refresh_token'),
    seconds: typeof seconds === 'number' ? seconds : undefined,
  };
}

/** Changes a character in the middle: the last one of a token may hold bits that mean nothing. */
function tampered(token: string): string {
  const at = Math.floor(token.length / 2);
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}

function scopeOf({ root }: ServedDocument): string {
  const schemes = objectAt(objectAt(root, 'components'), 'securitySchemes');
  const flows = Object.values(schemes).map((scheme) => objectAt(objectAt(scheme, 'flows'), 'password'));
  return [...new Set(flows.flatMap((flow) => Object.keys(objectAt(flow, 'scopes'))))].join(' ');
}
