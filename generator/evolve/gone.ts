import { groupBy } from '../model/json.ts';
import type { ApiView } from './api-view.ts';
import type { Matching } from './matching.ts';

/** A schema or a parameter of the previous version that has no counterpart, and that no entry is proposed for. */
export interface GoneName {
  readonly kind: 'schema' | 'parameter';
  readonly name: string;
  /** Operations that lost the parameter. */
  readonly operations?: readonly string[];
}

/** Lists the schemas without a counterpart, and the parameters that an operation lost. */
export function listGone(previous: ApiView, current: ApiView, matching: Matching): readonly GoneName[] {
  const { schemas, operations, joins, matches } = matching;
  const joined = new Set(joins.flatMap((join) => (join.kind === 'schema' ? [join.from] : [])));
  const names = [...previous.schemas.keys()].filter((name) => !schemas.has(name) && !joined.has(name));
  const matched = new Set(
    matches.flatMap((match) => (match.kind === 'parameter' ? [`${match.owner?.v2} ${match.from}`] : [])),
  );
  const lost = [...operations].flatMap(([operation, counterpart]) => {
    const present = new Set(
      [...(current.operations.get(counterpart)?.parameters.values() ?? [])].map(({ name }) => name),
    );
    return [...(previous.operations.get(operation)?.parameters.values() ?? [])]
      .filter(({ name }) => !present.has(name) && !matched.has(`${operation} ${name}`))
      .map(({ name }) => ({ name, operation }));
  });
  const parameters = [...groupBy(lost, ({ name }) => name)].map(([name, alike]): GoneName => {
    return { kind: 'parameter', name, operations: alike.map(({ operation }) => operation) };
  });
  return [...names.map((name): GoneName => ({ kind: 'schema', name })), ...parameters];
}
