import type { ServedDocument, ServedOperation } from './document/operation.ts';
import type { Json } from './json.ts';
import { Judges } from './validation/judge.ts';

/**
 * Refuses a document with schemas that cannot be compiled. Those that surely can are compiled when they are first needed.
 *
 * @throws TypeError naming the operations whose schemas cannot be compiled, and why
 */
export function checkSchemas({ root, operations }: ServedDocument): void {
  const judges = new Judges(root, 'readOnly');
  const wrong = operations.flatMap((operation) =>
    schemasOf(operation)
      .flatMap((schema) => problemOf(judges, schema))
      .map((problem) => `${operation.id}: ${problem}`),
  );
  if (wrong.length > 0) throw new TypeError(`These schemas cannot be compiled:\n${[...new Set(wrong)].join('\n')}`);
}

function schemasOf({ parameters, body, answers }: ServedOperation): readonly Json[] {
  const contents = [...(body?.contents ?? []), ...answers.flatMap((answer) => answer.contents)];
  return [...parameters, ...contents].map(({ schema }) => schema);
}

function problemOf(judges: Judges, schema: Json): readonly string[] {
  try {
    if (judges.isDoubtful(schema)) judges.of(schema);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : 'unknown'];
  }
}
