import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { patternFault } from '../mend-pattern.ts';
import { type Check, membersOf } from './context.ts';

/** Regular expressions of a schema must be ones that JavaScript can run. */
export const checkPatterns: Check = (schema, { problems, isCostly }) => {
  const pattern = member(schema.value, 'pattern');
  const patterns = typeof pattern === 'string' ? [{ key: pattern, pointer: below(schema.pointer, 'pattern') }] : [];
  for (const { key, pointer } of [...patterns, ...membersOf(schema, 'patternProperties')]) {
    const fault = patternFault(key);
    if (fault !== undefined) problems.report('pattern-invalid', pointer, key, fault);
    else if (isCostly(key)) problems.report('pattern-costly', pointer, key);
  }
};
