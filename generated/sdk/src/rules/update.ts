import type { Issue } from '../shared/validation/issue.ts';
import { isAbsent, membersOf } from './members.ts';
import { replaced } from './rule-finding.ts';

/**
 * Finds members of the current resource that an update omits and thereby clears (R135, R136, R158, R160): a boolean
 * becomes false, any other value null. `ignored` are members that are never sent: nested objects, read-only members,
 * and those with their own operation (R159).
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
  const rule = isBoolean ? 'R160' : 'R158';
  return replaced({
    rule,
    path: [name],
    expected: `"${name}", which holds a value: left out, it becomes ${isBoolean ? 'false' : 'null'}`,
  });
}
