import type { Operation, Parameter, Update } from '../../model/api.ts';
import type { GroupModule } from './group-module.ts';

/** An operation that replaces a named shape, and what its safe update is made of. */
export interface Replacing {
  readonly operation: Operation;
  readonly update: Update;
  /** Name of the shape as it is read, and as it is sent. */
  readonly read: string;
  readonly sent: string;
}

/** What is needed of an operation for its safe update; nothing where it has none. */
export function replacingOf(operation: Operation, { schemas }: GroupModule): Replacing | undefined {
  const body = operation.body?.preferred.schema;
  const sent = body?.kind === 'reference' ? schemas.get(body.name) : undefined;
  if (operation.update === undefined || sent === undefined) return undefined;
  return { operation, update: operation.update, read: sent.derivedFrom ?? sent.name, sent: sent.name };
}

/** The parameters by which the resource is known. */
export function pathParameters({ parameters }: Operation): readonly Parameter[] {
  return parameters.filter(({ location }) => location === 'path');
}
