import type { Group, Operation } from '../../../model/api.ts';
import { code, oneLine } from '../../source/markdown.ts';
import { memberChain } from './sample-call.ts';
import { trustOf } from './trust-of.ts';

/** The functions of one group, as the rows of a table. */
export interface GroupRows {
  readonly title: string;
  readonly slug: string;
  readonly rows: readonly OperationRow[];
}

/** One function. */
export interface OperationRow {
  readonly name: string;
  /** The same in the facade. */
  readonly method: string;
  readonly request: string;
  /** Whether a failed call is repeated. */
  readonly repeated: string;
  /** How far to trust what is said of it. */
  readonly trust: string;
}

/** A table a group; an update stands before the operation that it makes safe. */
export function groupRows(groups: readonly Group[]): readonly GroupRows[] {
  const functions = new Map(groups.flatMap(({ operations }) => operations).map(({ id, name }) => [id, name]));
  return groups.map((group) => ({
    title: oneLine(group.title),
    slug: group.slug,
    rows: group.operations.flatMap((operation) => [
      ...updateRow(operation, group, functions),
      operationRow(operation, group),
    ]),
  }));
}

function operationRow(operation: Operation, { identifier }: Group): OperationRow {
  return {
    name: code(operation.name),
    method: code(memberChain([identifier, ...operation.facade])),
    request: code(`${operation.method} ${operation.path}`),
    repeated: operation.retry === 'safe' ? 'yes' : 'never',
    trust: trustOf(operation.documentation),
  };
}

function updateRow(
  { update, name }: Operation,
  { identifier }: Group,
  functions: ReadonlyMap<string, string>,
): readonly OperationRow[] {
  if (update === undefined) return [];
  const reading = functions.get(update.reading?.read ?? '');
  const read = reading === undefined ? 'your `read`' : code(reading);
  return [
    {
      name: `**${code(update.name)}**`,
      method: code(memberChain([identifier, ...update.facade])),
      request: `${read}, then ${code(name)}`,
      repeated: 'its reads',
      trust: '',
    },
  ];
}
