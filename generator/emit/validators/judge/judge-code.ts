import type { Json } from '../../../model/json.ts';
import type { PlannedUnit } from '../plan-modules.ts';
import type { Units } from '../units.ts';
import type { CodeReferences, Judging } from './judging.ts';
import { schemaSteps } from './schema-steps.ts';
import { stepLines } from './step-lines.ts';

/** The name of the value that a function judges. */
export const WHOLE = 'data';

/**
 * A cleaned schema as a function that answers yes or no. Where a value is refused it returns at once; nothing is
 * counted or noted that does not decide.
 */
export function judgeCode(unit: PlannedUnit, units: Units, references: CodeReferences): string {
  const last = new Map<string, number>();
  const judging: Judging = {
    ...references,
    units,
    fresh: (stem) => {
      const number = (last.get(stem) ?? 0) + 1;
      last.set(stem, number);
      return `${stem}${number}`;
    },
    steps: (schema: Json, value: string) => schemaSteps(schema, value, judging),
  };
  const guard = unit.isRecursive
    ? [
        `  if (depth > ${references.runtime('recursion', 'MAX_DEPTH')}) ${references.runtime('recursion', 'throwTooDeep')}();`,
      ]
    : [];
  const lines = [...guard, ...stepLines(judging.steps(unit.schema, WHOLE)), '  return true;'];
  const parameters = [
    `${WHOLE}: any`,
    ...(unit.isRecursive ? ['depth = 0'] : []),
    ...(unit.isRepeated ? [`cache = new ${references.runtime('recursion', 'ResultCache')}()`] : []),
  ];
  return `function ${unit.judge}(${parameters.join(', ')}): boolean {\n${lines.join('\n')}\n}`;
}
