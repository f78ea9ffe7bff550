import ts from 'typescript';
import { isAnsweredWith } from '../http/answers.ts';
import type { HttpCall } from '../http/calls.ts';
import type { EndpointEntry } from '../shared/migration/map.ts';
import { type Pass, reasonOf } from './pass.ts';

/** `200`, `HttpStatus.OK`. */
function written(status: number): string {
  return status === 200 ? '(?:200\\b|\\w*(?:Status|STATUS)\\w*\\.O[Kk]\\b)' : `(?:${status}\\b)`;
}

/** A comparison of a status with this one, in any of the usual ways. */
function comparesStatus(status: number): RegExp {
  const value = written(status);
  const read = '\\bstatus(?:Code)?(?:\\(\\))?';
  const forms = [
    `${read}['"]?\\)?\\s*(?:[!=]==?|,|\\.(?:toBe|toEqual|toStrictEqual|equal|eq)\\()\\s*${value}`,
    `${value}\\s*[!=]==?\\s*[\\w.?!]*${read}`,
    `switch\\s*\\([^)]*${read}\\)[^}]*\\bcase ${value}`,
    `\\[[\\s\\d,]*${value}[\\s\\d,]*\\]\\.includes\\([\\w.?!]*${read}`,
    `(?:\\.expect|\\.have\\.status)\\(\\s*${value}`,
    `(?:toMatchObject|objectContaining)\\(\\{[^}]*${read}:\\s*${value}`,
    `\\bvalidateStatus\\b[^,}]*=\\s*${value}`,
  ];
  return new RegExp(forms.join('|'));
}

/** Both statuses in one condition or one list: either is right. */
function bearsBoth(one: number, other: number): RegExp {
  const between = '(?:[\\s\\d,]|[^;{}]{0,60}(?:\\|\\||&&)[^;{}]{0,60})';
  const pair = (first: number, second: number): string => `${written(first)}${between}*?\\b${written(second)}`;
  return new RegExp(`${pair(one, other)}|${pair(other, one)}`, 'g');
}

/** What a test double answers with, behind the call or in what it is given. */
function answersStatus({ node }: HttpCall, status: number): boolean {
  const { parent } = node;
  const isCalled = ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent);
  const isContract = isCalled && parent.name.text === 'willRespondWith';
  if (isContract) return new RegExp(`\\bstatus:\\s*${status}\\b`).test(parent.parent.getText());
  const [replied] = isCalled && /^reply(?:Once)?$/.test(parent.name.text) ? parent.parent.arguments : [];
  if (replied !== undefined) return replied.getText() === String(status);
  const stated = isAnsweredWith(node) ? '' : '\\bHttpResponse\\b[^;]*';
  return new RegExp(`${stated}\\bstatus(?:Code)?:\\s*${status}\\b|\\bctx\\.status\\(\\s*${status}\\b`).test(
    node.getText(),
  );
}

/**
 * A success status that changes, where the function around the call compares with the old one, or a double answers it.
 */
export function noteStatus(pass: Pass, call: HttpCall, entry: EndpointEntry): void {
  if (entry.status === undefined) return;
  const { v2, v3 } = entry.status;
  const around = ts.findAncestor(call.node, (node) => ts.isFunctionLike(node) || ts.isSourceFile(node)) ?? pass.file;
  const text = pass.text(around).replaceAll(bearsBoth(v2, v3), '');
  if (comparesStatus(v2).test(text)) tell(pass, call, { entry, found: 'the code around it compares with' });
  else if (answersStatus(call, v2)) tell(pass, call, { entry, found: 'what stands in for it here answers' });
}

interface Status {
  readonly entry: EndpointEntry;
  /** Where the old status stands. */
  readonly found: string;
}

function tell(pass: Pass, call: HttpCall, { entry, found }: Status): void {
  if (entry.status === undefined) return;
  const reason = `It answers ${entry.status.v3} now, and ${found} ${entry.status.v2}. ${reasonOf(entry)}`;
  pass.find({
    node: call.node,
    rule: entry.id,
    category: 'status',
    tier: 'manual',
    reason,
    suggestion: String(entry.status.v3),
  });
}
