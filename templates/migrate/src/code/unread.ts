import { createHash } from 'node:crypto';
import { INTERNAL } from '../fault.ts';
import type { Skipped } from '../project/find-files.ts';
import type { Finding } from '../report/finding.ts';

/** The rule that files break which could not be looked at. */
const UNREAD = 'unread-file';

/** The files that could not be looked at, as findings: what they hold, only a human can say. */
export function unreadFiles(skipped: readonly Skipped[]): readonly Finding[] {
  return skipped
    .filter(({ isUnread, isOwn }) => isUnread === true || isOwn === true)
    .map(({ name, reason, isOwn }) => asFinding(name, isOwn === true ? INTERNAL : UNREAD, reason));
}

function asFinding(file: string, rule: string, reason: string): Finding {
  const fingerprint = createHash('sha256').update([file, rule].join('\n')).digest('hex').slice(0, 16);
  const told = `The file was left alone: ${reason}.`;
  const place = { file, line: 1, column: 1 };
  return { ...place, rule, category: 'file', tier: 'manual', reason: told, before: '', suggestion: '', fingerprint };
}
