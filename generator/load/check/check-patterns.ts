import { member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { patternError } from '../../regexp/syntax.ts';
import { type Check, membersOf } from './context.ts';

/** Regular expressions of a schema must be ones that JavaScript can run. */
export const checkPatterns: Check = (schema, { problems, isVulnerableToReDoS }) => {
  const pattern = member(schema.value, 'pattern');
  const patterns = typeof pattern === 'string' ? [{ key: pattern, pointer: below(schema.pointer, 'pattern') }] : [];
  for (const { key, pointer } of [...patterns, ...membersOf(schema, 'patternProperties')]) {
    const fault = patternError(key);
    if (fault !== undefined) problems.report('pattern-invalid', pointer, key, fault);
    else if (isVulnerableToReDoS(key)) problems.report('pattern-costly', pointer, key);
  }
};
