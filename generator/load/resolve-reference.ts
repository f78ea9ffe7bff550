import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pointer } from '../model/pointer.ts';
import type { Code } from '../problems.ts';
import { type Address, baseAt, type Reference, type Registry } from './collect-references.ts';
import type { Target } from './source.ts';

/**
 * What a reference names: a value of a file that is known, a part of a file to read, something to ask for again later,
 * or a fault.
 */
export type Resolution =
  | { readonly kind: 'target'; readonly target: Target }
  | { readonly kind: 'file'; readonly path: string; readonly fragment: Fragment }
  | { readonly kind: 'later' }
  | { readonly kind: 'fault'; readonly code: Code };

/** What stands behind the `#` of a reference: a pointer, or the name of an anchor. */
export type Fragment = { readonly pointer: Pointer } | { readonly anchor: string };

/** Finds out what a reference names, by the rules of JSON Schema 2020-12, section 8.2, without reading anything. */
export function resolveReference(reference: Reference, registry: Registry): Resolution {
  const { raw, from } = reference;
  if (raw.startsWith('#/') && !raw.includes('%') && !registry.bases.has(from.source)) {
    return { kind: 'target', target: { source: from.source, pointer: raw.slice(1) } };
  }
  const [address, hash] = split(raw);
  const fragment = parseFragment(hash);
  if (fragment === undefined) return { kind: 'fault', code: 'reference-malformed' };
  const base = baseAt(from, registry);
  if (address === '')
    return within(
      { source: from.source, pointer: base.pointer },
      fragment,
      registry.anchors.get(anchorKey(base.uri, fragment)),
    );
  const found = addressOf(address, base.uri, registry);
  const resource = found.uri === undefined ? undefined : registry.resources.get(found.uri);
  if (resource !== undefined && found.uri !== undefined)
    return within(resource, fragment, registry.anchors.get(anchorKey(found.uri, fragment)));
  if ('fault' in found) return { kind: 'fault', code: found.fault };
  return found.path === undefined ? { kind: 'later' } : { kind: 'file', path: found.path, fragment };
}

function addressOf(address: string, baseUri: string, { addresses }: Registry): Address {
  const key = `${baseUri} ${address}`;
  const found = addresses.get(key) ?? readAddress(address, baseUri);
  addresses.set(key, found);
  return found;
}

function readAddress(address: string, baseUri: string): Address {
  if (!URL.canParse(address, baseUri)) return { fault: 'reference-malformed' };
  const uri = new URL(address, baseUri).href;
  const isRemote = /^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//') || !baseUri.startsWith('file:');
  if (isRemote) return { uri };
  const path = decode(address);
  if (path === undefined || path.includes('\0')) return { uri, fault: 'reference-malformed' };
  if (path.startsWith('/') || path.includes('\\')) return { uri, fault: 'reference-outside' };
  return { uri, path: resolve(dirname(fileURLToPath(baseUri)), path) };
}

/** The target of a fragment inside a schema resource or a file; an anchor may be declared further down. */
function within(resource: Target, fragment: Fragment, anchored?: Target): Resolution {
  if ('pointer' in fragment)
    return { kind: 'target', target: { source: resource.source, pointer: resource.pointer + fragment.pointer } };
  return anchored === undefined ? { kind: 'later' } : { kind: 'target', target: anchored };
}

function anchorKey(uri: string, fragment: Fragment): string {
  return 'anchor' in fragment ? `${uri}#${fragment.anchor}` : '';
}

function split(raw: string): readonly [string, string] {
  const hash = raw.indexOf('#');
  return hash === -1 ? [raw, ''] : [raw.slice(0, hash), raw.slice(hash + 1)];
}

function parseFragment(hash: string): Fragment | undefined {
  const text = decode(hash);
  if (text === undefined) return undefined;
  return text === '' || text.startsWith('/') ? { pointer: text } : { anchor: text };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
