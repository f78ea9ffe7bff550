import { isIpv6 } from './network.ts';

const PARTS = /^(?:([^:/?#]*):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([\s\S]*))?$/;
const SCHEME = /^[a-z][a-z0-9+.-]*$/i;
const AUTHORITY = /^(?:([^@[\]]*)@)?(\[[^\]]*\]|[^:@[\]]*)(?::\d*)?$/;
const ENCODED = "(?:[\\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*";
const PATH = new RegExp(`^${ENCODED}$`, 'i');
const QUERY = /^(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*$/i;
const NAME = /^(?:[\w.~!$&'()*+,;=:-]|%[0-9a-f]{2})*$/i;
const FUTURE = /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/;
const RELATIVE_POINTER = /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/;

/** An identifier with a scheme (RFC 3986). */
export function isUri(text: string): boolean {
  const [match, scheme, ...parts] = PARTS.exec(text) ?? [];
  return match !== undefined && scheme !== undefined && SCHEME.test(scheme) && areParts(parts);
}

/** An identifier, or the part of one that counts from a base (RFC 3986, 4.1). */
export function isUriReference(text: string): boolean {
  const [match, scheme, ...parts] = PARTS.exec(text) ?? [];
  return match !== undefined && (scheme === undefined || SCHEME.test(scheme)) && areParts(parts);
}

/** As {@link isUri}, with the letters of all languages (RFC 3987). */
export function isIri(text: string): boolean {
  return isUri(inAscii(text));
}

/** As {@link isUriReference}, with the letters of all languages (RFC 3987). */
export function isIriReference(text: string): boolean {
  return isUriReference(inAscii(text));
}

/** A universally unique identifier (RFC 4122). */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** A JSON pointer (RFC 6901). */
export function isJsonPointer(text: string): boolean {
  return POINTER.test(text);
}

/** A relative JSON pointer. */
export function isRelativeJsonPointer(text: string): boolean {
  return RELATIVE_POINTER.test(text);
}

/** A regular expression of ECMA-262, with Unicode. */
export function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function areParts([authority, path = '', query = '', fragment = '']: readonly (string | undefined)[]): boolean {
  return (
    (authority === undefined || isAuthority(authority)) && PATH.test(path) && QUERY.test(query) && QUERY.test(fragment)
  );
}

function isAuthority(authority: string): boolean {
  const [match, user = '', host = ''] = AUTHORITY.exec(authority) ?? [];
  if (match === undefined || !NAME.test(user)) return false;
  if (!host.startsWith('[')) return !host.includes(':') && NAME.test(host);
  return isIpv6(host.slice(1, -1)) || FUTURE.test(host.slice(1, -1));
}

function inAscii(text: string): string {
  return text.replaceAll(/[\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef]|[\ud800-\udbff][\udc00-\udfff]/g, 'x');
}
