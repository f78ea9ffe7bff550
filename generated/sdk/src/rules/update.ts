import type { Issue } from '../shared/validation/issue.ts';
import { isAbsent, membersOf } from './members.ts';
import { replaced } from './rule-finding.ts';

/**
 * What an update loses (R135, R136, R158, R160): members that the resource holds, as it is read, and the update leaves
 * out. A boolean becomes false, anything else null. `ignored` are members that are never sent: nested objects, what is
 * read-only, and what a dedicated operation owns (R159).
 */
export function findCleared(body: unknown, current: unknown, ignored: readonly string[] = []): readonly Issue[] {
  const sent = membersOf(body);
  return Object.entries(membersOf(current))
    .filter(
      ([name, value]) => !isAbsent(value) && value !== false && sent[name] === undefined && !ignored.includes(name),
    )
    .map(([name, value]) => lost(name, typeof value === 'boolean'));
}

function lost(name: string, isBoolean: boolean): Issue {
  const rule = isBoolean ? 'R160, conventions L304' : 'R158, conventions L301';
  return replaced({
    rule,
    path: [name],
    expected: `"${name}", which holds a value: left out, it becomes ${isBoolean ? 'false' : 'null'}`,
  });
}
