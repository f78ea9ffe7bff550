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

const OCTET = /^(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const QUOTED = /^"(?:[^"\\\u0000-\u001f\u007f-\uffff]|\\[\u0020-\u007e])*"$/;

/** Four numbers from 0 to 255 (RFC 2673, 3.2), without leading zeros. */
export function isIpv4(text: string): boolean {
  const octets = text.split('.', 5);
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet));
}

/**
 * An address of eight groups (RFC 4291, 2.2), of which `::` stands for zeros and the last two may be written as IPv4.
 */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1)?.at(-1) ?? '';
  const isMixed = isIpv4(last);
  const all = isMixed ? groups.flat().slice(0, -1) : groups.flat();
  const length = all.length + (isMixed ? 2 : 0);
  return all.every((group) => GROUP.test(group)) && (halves.length === 2 ? length < 8 : length === 8);
}

/** A name of the internet (RFC 1123, 2.1). */
export function isHostname(text: string): boolean {
  return text.length <= 253 && text.split('.').every((label) => LABEL.test(label) && !hasReservedHyphens(label));
}

/** A mailbox (RFC 5321, 4.1.2). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 320) return false;
  const local = text.slice(0, at);
  return (QUOTED.test(local) || local.split('.').every((atom) => ATOM.test(atom))) && isMailHost(text.slice(at + 1));
}

function isMailHost(host: string): boolean {
  const literal = /^\[(IPv6:)?([^\]]+)\]$/i.exec(host);
  if (literal === null) return isHostname(host);
  return literal[1] === undefined ? isIpv4(literal[2] ?? '') : isIpv6(literal[2] ?? '');
}

/** Hyphens in the third and fourth place mean an encoding; only Punycode is one. */
function hasReservedHyphens(label: string): boolean {
  return label.startsWith('--', 2) && !/^xn--./i.test(label);
}

/** An address of either version. */
export function isIp(text: string): boolean {
  return isIpv4(text) || isIpv6(text);
}
