import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, isObject, type Json, type JsonObject, member, below, type Pointer } from '../model/json.ts';
import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { isAddress } from './network.ts';
import { placeOf } from './positions.ts';
import type { Reader } from './reader.ts';
import {
  baseUriAt,
  collectReferences,
  createRegistry,
  type Reference,
  type Registry,
  suggestReference,
} from './reference-registry.ts';
import type { Source, SourceLocation } from './source.ts';

/** A resolved reference. */
export interface Link {
  readonly reference: Reference;
  readonly target: SourceLocation;
}

/** All resolved references of a specification, in the order in which they were found. */
export interface Links {
  readonly links: readonly Link[];
  readonly registry: Registry;
}

interface Search {
  readonly reader: Reader;
  readonly diagnostics: Diagnostics;
  readonly registry: Registry;
  /** Addresses that were resolved: the same few files are referred to again and again. */
  readonly addresses: Map<string, Address>;
  readonly visited: Set<object>;
  /** The targets found so far. */
  readonly reached: Map<Source, Set<Pointer>>;
  readonly links: Link[];
}

/** Resolves every reference from the root on, through all files, and reports those that lead nowhere. */
export async function resolveReferences(root: Source, reader: Reader, diagnostics: Diagnostics): Promise<Links> {
  const search: Search = {
    reader,
    diagnostics,
    registry: createRegistry(),
    addresses: new Map(),
    visited: new Set(),
    reached: new Map(),
    links: [],
  };
  const queue = isObject(root.value)
    ? [...collectReferences(root, { kind: rootKind(root.value), holds: 'one', value: root.value, pointer: '' }, search)]
    : [];
  const postponed: Reference[] = [];
  for (let at = 0; at < queue.length; at += 1) {
    const reference = queue[at];
    if (reference === undefined) break;
    const resolution = resolveReference(reference, search);
    // Awaiting only files is noticeably faster: there are thousands of references within a file.
    const found =
      resolution.kind === 'file'
        ? await followIntoFile(reference, resolution, search)
        : follow(reference, resolution, search);
    if (found === 'undeclared') postponed.push(reference);
    else queue.push(...found);
    if (at === queue.length - 1) queue.push(...postponed.splice(0).flatMap((late) => followLate(late, search)));
  }
  return search;
}

function rootKind(document: JsonObject): 'document' | 'swagger' {
  return member(document, 'swagger') === undefined ? 'document' : 'swagger';
}

function follow(
  reference: Reference,
  resolution: Exclude<Resolution, { kind: 'file' }>,
  search: Search,
): readonly Reference[] | 'undeclared' {
  switch (resolution.kind) {
    case 'target':
      return link(reference, resolution.target, search);
    case 'undeclared':
      return 'undeclared';
    case 'fault':
      return reject(reference, resolution.code, search);
  }
}

async function followIntoFile(
  reference: Reference,
  { path, fragment }: Resolution & { kind: 'file' },
  search: Search,
): Promise<readonly Reference[]> {
  const result = await search.reader.read(path);
  if ('refused' in result) return reject(reference, result.refused, search);
  const { source } = result;
  if (source === undefined) return [];
  const pointer = 'pointer' in fragment ? fragment.pointer : findAnchor(source.value, fragment.anchor);
  if (pointer === undefined) return reject(reference, 'reference-dangling', search);
  return link(reference, { source, pointer }, search);
}

/** Finds an anchor in a file that is not an OpenAPI document: the first schema that declares it. */
function findAnchor(value: Json, name: string, pointer: Pointer = ''): Pointer | undefined {
  if (member(value, '$anchor') === name || member(value, '$dynamicAnchor') === name) return pointer;
  for (const [key, inner] of Object.entries(typeof value === 'object' && value !== null ? value : {})) {
    const found = findAnchor(inner, name, below(pointer, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Resolves a reference again whose `$id` or anchor may have been declared after it. */
function followLate(reference: Reference, search: Search): readonly Reference[] {
  const resolution = resolveReference(reference, search);
  if (resolution.kind === 'target') return link(reference, resolution.target, search);
  const { raw, from } = reference;
  const isRelative = isAddress(from.source.path) && !raw.startsWith('#') && URL.canParse(raw, from.source.path);
  const address = isRelative ? new URL(raw, from.source.path).href : raw;
  const isRemote = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
  return reject({ ...reference, raw: address }, isRemote ? 'reference-remote' : 'reference-dangling', search);
}

/** Records the target of a reference and collects the references in it, if it was not reached before. */
function link(reference: Reference, target: SourceLocation, search: Search): readonly Reference[] {
  search.links.push({ reference, target });
  const { source, pointer } = target;
  const reached = search.reached.get(source) ?? new Set();
  const isKnown = reached.has(pointer);
  search.reached.set(source, reached.add(pointer));
  const value = isKnown ? undefined : at(source.value, pointer);
  if (!isObject(value)) return [];
  const { kind, holds } = reference.node;
  return collectReferences(source, { kind, holds, value, pointer }, search);
}

function reject(reference: Reference, code: DiagnosticCode, { diagnostics }: Search): readonly Reference[] {
  const { raw, from } = reference;
  diagnostics.report(code, placeOf(from), raw, suggestReference(from.source.value, raw, from.pointer));
  return [];
}

/**
 * The result of resolving a reference: a value of a file that was read, a part of a file to read, an `$id` or anchor
 * that no schema has declared yet, or a fault.
 */
type Resolution =
  | { readonly kind: 'target'; readonly target: SourceLocation }
  | { readonly kind: 'file'; readonly path: string; readonly fragment: Fragment }
  | { readonly kind: 'undeclared' }
  | { readonly kind: 'fault'; readonly code: DiagnosticCode };

/** The part of a reference after `#`: a pointer or the name of an anchor. */
type Fragment = { readonly pointer: Pointer } | { readonly anchor: string };

/** Resolves a reference by the rules of JSON Schema 2020-12, section 8.2, without reading a file. */
function resolveReference({ raw, from }: Reference, { registry, addresses, reader }: Search): Resolution {
  if (raw.startsWith('#/') && !raw.includes('%') && !registry.bases.has(from.source))
    return { kind: 'target', target: { source: from.source, pointer: raw.slice(1) } };
  const hash = raw.indexOf('#');
  const [address, rest] = hash === -1 ? [raw, ''] : [raw.slice(0, hash), raw.slice(hash + 1)];
  const fragment = parseFragment(rest);
  if (fragment === undefined) return { kind: 'fault', code: 'reference-malformed' };
  const anchorAt = (uri: string): SourceLocation | undefined =>
    'anchor' in fragment ? registry.anchors.get(`${uri}#${fragment.anchor}`) : undefined;
  const base = baseUriAt(from, registry);
  if (address === '')
    return resolveFragment({ source: from.source, pointer: base.pointer }, fragment, anchorAt(base.uri));
  const found = resolveAddress(address, base.uri, addresses);
  const resource = found.uri === undefined ? undefined : registry.resources.get(found.uri);
  if (resource !== undefined && found.uri !== undefined)
    return resolveFragment(resource, fragment, anchorAt(found.uri));
  if ('fault' in found) return { kind: 'fault', code: found.fault };
  if (reader.allows(found.uri)) return { kind: 'file', path: found.uri, fragment };
  return found.path === undefined ? { kind: 'undeclared' } : { kind: 'file', path: found.path, fragment };
}

function resolveFragment(resource: SourceLocation, fragment: Fragment, anchored?: SourceLocation): Resolution {
  if ('pointer' in fragment)
    return { kind: 'target', target: { source: resource.source, pointer: resource.pointer + fragment.pointer } };
  return anchored === undefined ? { kind: 'undeclared' } : { kind: 'target', target: anchored };
}

function parseFragment(text: string): Fragment | undefined {
  const decoded = decode(text);
  if (decoded === undefined) return undefined;
  return decoded === '' || decoded.startsWith('/') ? { pointer: decoded } : { anchor: decoded };
}

/** A resolved address. Without a path it can only name an `$id`, which may be declared later. */
type Address =
  | { readonly uri: string; readonly path?: string }
  | { readonly fault: 'reference-malformed' | 'reference-outside'; readonly uri?: string };

function resolveAddress(address: string, baseUri: string, addresses: Map<string, Address>): Address {
  const key = `${baseUri} ${address}`;
  const resolved = addresses.get(key) ?? parseAddress(address, baseUri);
  addresses.set(key, resolved);
  return resolved;
}

function parseAddress(address: string, baseUri: string): Address {
  if (!URL.canParse(address, baseUri)) return { fault: 'reference-malformed' };
  const uri = new URL(address, baseUri).href;
  const isRemote = /^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//') || !baseUri.startsWith('file:');
  if (isRemote) return { uri };
  const path = decode(address);
  if (path === undefined || path.includes('\0')) return { uri, fault: 'reference-malformed' };
  if (path.startsWith('/') || path.includes('\\')) return { uri, fault: 'reference-outside' };
  return { uri, path: resolve(dirname(fileURLToPath(baseUri)), path) };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
