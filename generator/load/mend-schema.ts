import { isObject, type JsonObject, member } from '../model/json.ts';
import { below, type Pointer } from '../model/pointer.ts';
import type { Reporter } from '../problems.ts';
import { put } from './edit.ts';
import { mendPattern, patternFault } from './mend-pattern.ts';
import { upgradeNullable } from './upgrade-schema.ts';

/** Mends what real documents often get wrong in a schema and nobody can misunderstand, in place, with a warning each. */
export function mendSchema(schema: JsonObject, pointer: Pointer, problems: Reporter): void {
  if (typeof member(schema, 'nullable') === 'boolean') {
    problems.report('nullable-obsolete', below(pointer, 'nullable'));
    upgradeNullable(schema);
  }
  mendExamplesMap(schema, pointer, problems);
  const pattern = member(schema, 'pattern');
  const mended = typeof pattern === 'string' && patternFault(pattern) !== undefined ? mendPattern(pattern) : undefined;
  if (typeof pattern !== 'string' || mended === undefined) return;
  problems.report('pattern-mended', below(pointer, 'pattern'), pattern, mended);
  put(schema, 'pattern', mended);
}

/** A schema has a list of examples; parameters and media types have a map of them, each with its value. */
function mendExamplesMap(schema: JsonObject, pointer: Pointer, problems: Reporter): void {
  const examples = member(schema, 'examples');
  if (!isObject(examples)) return;
  problems.report('examples-map', below(pointer, 'examples'));
  put(
    schema,
    'examples',
    Object.values(examples).map((example) => member(example, 'value') ?? example),
  );
}
