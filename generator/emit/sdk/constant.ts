import type { ConstantStatement } from '../statement.ts';

/** A constant of the module. */
export function constant(name: string, type: string, initializer: string): ConstantStatement {
  return { kind: 'constant', isApart: true, name, type, initializer };
}
