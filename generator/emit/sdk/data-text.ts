import type { Operation } from '../../model/api.ts';
import type { Schema } from '../../model/schema.ts';
import { dataOf } from './answer-type.ts';
import type { TypeImports } from './type-imports.ts';

/** The type of an operation's data: what has a name goes by it. */
export function dataText(operation: Operation, types: TypeImports): string {
  const { schema } = dataOf(operation);
  if (schema === undefined) return 'void';
  return isNamed(schema) ? types.text(schema) : operation.answerName;
}

/** Whether a type can be written where it is used: it has a name, or is as short as one. */
export function isNamed(schema: Schema): boolean {
  switch (schema.kind) {
    case 'array':
      return isNamed(schema.items);
    case 'object':
    case 'union':
    case 'intersection':
    case 'tuple':
      return false;
    default:
      return true;
  }
}
