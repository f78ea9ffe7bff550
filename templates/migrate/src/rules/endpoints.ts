import ts from 'typescript-6';
import type { HttpCall } from '../http/calls.ts';
import type { KnownEndpoint, Matched } from '../http/match-endpoint.ts';
import { HOLE, type Piece } from '../http/url-text.ts';
import type { EndpointEntry } from '../migration/map.ts';
import { noteParameters } from './parameters.ts';
import { type Pass, reasonOf, tierOf } from './pass.ts';

/** An address of the old version, in the source. */
export interface Address {
  readonly node: ts.Expression;
  readonly pieces: readonly Piece[];
  readonly matched: Matched;
  /** The operations that it may be of. */
  readonly endpoints: readonly KnownEndpoint[];
  readonly call?: HttpCall;
  /** Whether the path stands in a constant, which is looked at where it is declared. */
  readonly isElsewhere?: boolean;
  /** Whether no operation of this path has the verb of the call. */
  readonly isOtherVerb?: boolean;
}

/** Rewrites an address whose counterpart is known; reports one whose counterpart is not shown; leaves one that stays. */
export function changeEndpoint(pass: Pass, address: Address): void {
  noteParameters(pass, address.node, { ...address.matched, endpoints: address.endpoints });
  const [{ entry } = {}] = address.endpoints;
  if (entry === undefined) return;
  if (address.isOtherVerb === true && entry.counterpart !== 'same')
    return report(pass, address, {
      entry,
      reason: 'The path is one of the old version, which is not listed with this verb.',
    });
  if (address.isElsewhere === true)
    return entry.counterpart === 'moved' ? changeMethod(pass, address, entry) : undefined;
  const others = address.endpoints.filter((other) => other.entry !== entry);
  const isSame = others.every(
    (other) => other.entry.counterpart === entry.counterpart && other.entry.v3?.path === entry.v3?.path,
  );
  if (!isSame)
    return report(pass, address, {
      entry,
      reason: 'The path is one of several operations, which become different ones.',
    });
  if (entry.counterpart === 'same') return;
  if (address.matched.isQuoted)
    return report(pass, address, { entry, reason: 'The path stands in quotes inside another text.' });
  if (entry.counterpart === 'moved') return move(pass, address, entry);
  if (others.length > 0) return reportSeveral(pass, address);
  const verb = entry.v3?.method === undefined ? '' : ` Its verb becomes ${entry.v3.method}.`;
  report(pass, address, { entry, reason: `${entry.unresolved?.reason ?? 'Its path is not shown.'}${verb}` });
}

/** A path that several operations have, where nothing says which one is meant. */
function reportSeveral(pass: Pass, { node, endpoints }: Address): void {
  const entries = endpoints.map(({ entry }) => entry);
  const [first] = entries;
  if (first === undefined) return;
  const verbs = entries.flatMap(({ v2 }) => v2.method ?? []).join(', ');
  const sources = [...new Set(entries.map(({ source }) => source))].join('; ');
  const reason = `${first.unresolved?.reason ?? 'Its path is not shown.'} Operations with this path: ${verbs}. Source: ${sources}.`;
  pass.find({ node, rule: first.id, category: 'url', tier: 'manual', reason, suggestion: 'path not shown' });
}

/** A call to a path of which only the beginning is known: its verb is told. */
export function reviewBeneath(
  pass: Pass,
  { url, method }: Pick<HttpCall, 'url' | 'method'>,
  pieces: readonly Piece[],
): void {
  const [path = ''] = pieces
    .map(({ text }) => text)
    .join('')
    .split(/[?#]/);
  for (const { entry } of pass.knowledge.endpoints) {
    const { beneath } = entry.v2;
    if (beneath === undefined || entry.v2.method !== method || !path.includes(`${beneath}/`)) continue;
    const isIdentifier = new RegExp(`/(?:[^/]*${HOLE}[^/]*|:\\w+|\\{\\w+\\}|[\\w-]*\\d[\\w-]*)/?$`).test(path);
    if (!isIdentifier) continue;
    pass.done.add(url);
    report(pass, { node: url }, { entry, reason: entry.unresolved?.reason ?? 'Its path is not shown.' });
  }
}

function report(
  pass: Pass,
  { node }: Pick<Address, 'node'>,
  { entry, reason }: { readonly entry: EndpointEntry; readonly reason: string },
): void {
  const suggestion = [entry.v3?.method, entry.v3?.path ?? 'path not shown']
    .filter((part) => part !== undefined)
    .join(' ');
  pass.find({
    node,
    rule: entry.id,
    category: 'url',
    tier: 'manual',
    reason: `${reason} ${reasonOf(entry)}`,
    suggestion,
  });
}

function move(pass: Pass, address: Address, entry: EndpointEntry): void {
  const said = { node: address.node, rule: entry.id, category: 'url', suggestion: entry.v3?.path ?? '' } as const;
  const span = changingSpan(address, entry);
  if (isInConstant(address.pieces, span)) return changeMethod(pass, address, entry);
  const edits = pathEdits(address, span);
  if (edits === undefined)
    return pass.find({
      ...said,
      tier: 'manual',
      reason: `The path is put together so that it cannot be changed in one place. ${reasonOf(entry)}`,
    });
  pass.edits.push(...edits);
  pass.find({ ...said, tier: tierOf(entry), reason: reasonOf(entry) });
  changeMethod(pass, address, entry);
}

interface Span {
  readonly start: number;
  readonly end: number;
  /** What stands there in the new path. */
  readonly text: string;
}

/** The segments that differ. */
function changingSpan({ matched }: Address, { v2, v3 }: EndpointEntry): Span {
  const before = (v2.path ?? '').split('/');
  const after = (v3?.path ?? '').split('/');
  const head = before.findIndex((part, index) => part !== after[index]);
  const tail = [...before].reverse().findIndex((part, index) => part !== after[after.length - 1 - index]);
  const given = matched.text.slice(matched.start, matched.end).split('/');
  const skipped = before.length - given.length;
  const [from, to] = [head - skipped, given.length - tail];
  const start = matched.start + given.slice(0, from).join('/').length + 1;
  const text = after.slice(head, after.length - tail).join('/');
  return { start, end: start + given.slice(from, to).join('/').length, text };
}

/** Whether a constant holds the segments that differ: they are looked at where it is declared. */
function isInConstant(pieces: readonly Piece[], { start, end }: Span): boolean {
  let at = 0;
  for (const { text, offset } of pieces) {
    if (start >= at && end <= at + text.length) return offset === undefined;
    at += text.length;
  }
  return false;
}

/** The edit, where one literal holds all of it. */
function pathEdits(
  { pieces }: Address,
  span: Span,
): readonly { readonly start: number; readonly end: number; readonly text: string }[] | undefined {
  const offset = offsetOf(pieces, span);
  return offset === undefined ? undefined : [{ start: offset, end: offset + span.end - span.start, text: span.text }];
}

/** Where a span of the text stands in the file, if one literal holds all of it. */
function offsetOf(
  pieces: readonly Piece[],
  span: { readonly start: number; readonly end: number },
): number | undefined {
  let at = 0;
  for (const { text, offset } of pieces) {
    if (offset !== undefined && span.start >= at && span.end <= at + text.length) return offset + span.start - at;
    at += text.length;
  }
  return undefined;
}

function changeMethod(pass: Pass, { call, node }: Address, entry: EndpointEntry): void {
  const [from, to] = [entry.v2.method, entry.v3?.method];
  if (from === to || to === undefined || from === undefined) return;
  const said = { rule: entry.id, category: 'method', suggestion: to, reason: reasonOf(entry) } as const;
  const written = call?.methodNode;
  if (written === undefined) return pass.find({ ...said, node, tier: 'manual' });
  pass.find({ ...said, node: written, tier: tierOf(entry) });
  const isLower = written.text === written.text.toLowerCase();
  const text = isLower ? to.toLowerCase() : to;
  pass.replace(
    written,
    ts.isIdentifier(written) ? text : `${pass.text(written).charAt(0)}${text}${pass.text(written).charAt(0)}`,
  );
}

/** A comparison of a status with this one, in any of the usual ways. */
function comparesStatus(status: number): RegExp {
  const before = `status(?:Code)?['"]?\\)?\\s*(?:[!=]==?|,|\\.(?:toBe|toEqual|toStrictEqual|equal|eq)\\()\\s*${status}\\b`;
  const behind = `\\b${status}\\s*[!=]==?\\s*[\\w.?!]*\\bstatus(?:Code)?\\b`;
  const chosen = `switch\\s*\\([^)]*\\bstatus(?:Code)?\\)[^}]*\\bcase ${status}\\b`;
  return new RegExp(`${before}|${behind}|${chosen}|\\.expect\\(\\s*${status}\\b`);
}

/** A success status that changes, where the function around the call compares with the old one. */
export function noteStatus(pass: Pass, call: HttpCall, entry: EndpointEntry): void {
  if (entry.status === undefined) return;
  const around = ts.findAncestor(call.node, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  if (!comparesStatus(entry.status.v2).test(pass.text(around))) return;
  const reason = `It answers ${entry.status.v3} now, and the code around it compares with ${entry.status.v2}. ${reasonOf(entry)}`;
  pass.find({
    node: call.node,
    rule: entry.id,
    category: 'status',
    tier: 'manual',
    reason,
    suggestion: String(entry.status.v3),
  });
}
