import type { ServedDocument, ServedOperation } from '../document/served-document.ts';
import { targetOf } from '../document/references.ts';
import { type Json, listAt, member, objectAt, textAt } from '../json.ts';
import { SchemaValidators } from './schema-validators.ts';

const MAX_REPORTED = 20;

/**
 * Rejects a document with schemas that do not compile, or with dangling references, which Prism would ignore. Other
 * schemas are compiled on first use.
 *
 * @throws TypeError with the operations and the errors
 */
export function checkDocument(document: ServedDocument): void {
  const { operations, root } = document;
  const validators = new SchemaValidators(root, 'readOnly');
  // Operations share their error responses, and much else.
  const missing = new Set(
    [...new Set(operations.flatMap(referencesOf))].filter((each) => targetOf(root, each) === undefined),
  );
  const problems = new Map(
    [...new Set(operations.flatMap(schemasOf))].map((each) => [each, problemOf(validators, each)]),
  );
  const wrong = operations.flatMap((operation) => [
    ...referencesOf(operation)
      .filter((reference) => missing.has(reference))
      .map((reference) => `${operation.id}: nothing is at ${JSON.stringify(reference)}`),
    ...schemasOf(operation)
      .flatMap((schema) => problems.get(schema) ?? [])
      .map((problem) => `${operation.id}: ${problem}`),
  ]);
  if (wrong.length === 0) return;
  const told = [...new Set(wrong)];
  const more = told.length > MAX_REPORTED ? [`and ${told.length - MAX_REPORTED} more`] : [];
  throw new TypeError(
    [
      'The document cannot be served as it is:',
      ...told.slice(0, MAX_REPORTED),
      ...more,
      'Correct it, or serve it with "check: false" (--no-check): the faulty schemas then validate nothing.',
    ].join('\n'),
  );
}

/** Returns the references of an operation. */
function referencesOf({ document: { root }, path, method }: ServedOperation): readonly string[] {
  const item = member(objectAt(root, 'paths'), path);
  const operation = objectAt(item, method.toLowerCase());
  const parts = [
    item,
    ...listAt(item, 'parameters'),
    ...listAt(operation, 'parameters'),
    member(operation, 'requestBody'),
    ...Object.values(objectAt(operation, 'responses')),
  ];
  return parts.map((part) => textAt(part, '$ref')).filter((reference) => reference !== undefined);
}

function schemasOf({ parameters, body, responses: answers }: ServedOperation): readonly Json[] {
  const contents = [...(body?.contents ?? []), ...answers.flatMap((answer) => answer.contents)];
  return [...parameters, ...contents].map(({ schema }) => schema);
}

function problemOf(validators: SchemaValidators, schema: Json): readonly string[] {
  try {
    if (validators.mayNotCompile(schema)) validators.validatorFor(schema);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : 'unknown'];
  }
}
