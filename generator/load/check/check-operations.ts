import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { limits } from '../limits.ts';
import type { Context, Standing } from './context.ts';

/** Operation ids name functions: each must be there once, and none may be empty. */
export function checkOperationIds(operations: readonly Standing[], { problems, locate }: Context): void {
  const first = new Map<string, string>();
  for (const { value, pointer } of operations) {
    const id = member(value, 'operationId');
    const at = below(pointer, 'operationId');
    if (typeof id !== 'string') continue;
    if (id === '') problems.report('operation-id-empty', at);
    if (id.length > limits.nameLength) problems.report('name-too-long', at, String(limits.nameLength));
    const other = first.get(id);
    if (other === undefined) first.set(id, at);
    else {
      const { file, line, column } = locate(other);
      problems.report('operation-id-duplicate', at, id, `${file}:${line}:${column}`);
    }
  }
}

/** A link names an operation by its id. */
export function checkLinks(links: readonly Standing[], operations: readonly Standing[], { problems }: Context): void {
  const ids = new Set(operations.map(({ value }) => member(value, 'operationId')));
  for (const { value, pointer } of links) {
    const id = member(value, 'operationId');
    if (typeof id === 'string' && !ids.has(id))
      problems.report('link-operation-unknown', below(pointer, 'operationId'), id);
  }
}
