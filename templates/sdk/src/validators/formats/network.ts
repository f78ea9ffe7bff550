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
