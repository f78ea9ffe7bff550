import ts from 'typescript-6';
import type { HttpCall } from '../http/calls.ts';
import type { EndpointEntry } from '../migration/map.ts';
import { type Pass, reasonOf } from './pass.ts';

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
