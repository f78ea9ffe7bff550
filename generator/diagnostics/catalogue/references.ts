import { didYouMean } from '../../../templates/shared/closest-match.ts';

/** The part of the catalogue that is about references. */
export const referenceDiagnostics = {
  'reference-malformed': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" is not a well-formed reference.${didYouMean(nearest)}`,
    fix: 'Write it as a relative path and a JSON pointer: `schemas.yaml#/Pet`.',
  },
  'reference-outside': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" leads out of the folder of the specification, where nothing is read.`,
    fix: 'Name the folder around both with --within and refer to the file by a relative path, or put it into the folder of the root document.',
  },
  'reference-remote': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" is not a file of this specification, nor the $id of a schema in it; nothing is fetched.`,
    fix: 'Save the document in the folder of the specification, and refer to it by a relative path.',
  },
  'reference-file-missing': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" names a file that does not exist.${didYouMean(nearest)}`,
    fix: 'Correct the path: it counts from the folder of the file that it stands in.',
  },
  'reference-dangling': {
    severity: 'error',
    cause: (reference = '', nearest = '') => `"${reference}" names nothing.${didYouMean(nearest)}`,
    fix: 'Correct the name, or add what it names.',
  },
  'reference-endless': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" stands inside the value that it names, in a place where a reference is replaced by its value.`,
    fix: 'Break the circle: only schemas and components may contain themselves.',
  },
  'reference-unusual': {
    severity: 'warning',
    cause: (reference = '', others = '') =>
      `OpenAPI has no reference in this place; "${reference}" is replaced by the value that it names${others}.`,
    fix: 'Refer to path items, components and schemas; write other objects out.',
  },
  'reference-dynamic': {
    severity: 'warning',
    cause: (reference = '', target = '') =>
      `The dynamic reference "${reference}" is read as a reference to ${target}, wherever it is used from.`,
    fix: 'Write the schema out where another one is meant.',
  },
  'not-expressible': {
    severity: 'warning',
    cause: (what = '', widened = 'the value is unknown') => `${what} cannot be expressed as a type: ${widened}.`,
    fix: 'Nothing, if validators are to judge it; what the type shall say can be said with properties, enum and oneOf.',
  },
  'reference-kind': {
    severity: 'error',
    cause: (reference = '', found = '', wanted = '') =>
      `"${reference}" names ${oneOf(found)}, where ${oneOf(wanted)} is wanted.`,
    fix: 'Refer to an object of the right kind.',
  },
  'reference-kind-alike': {
    severity: 'warning',
    cause: (reference = '', found = '', wanted = '') =>
      `"${reference}" names ${oneOf(found)}, where ${oneOf(wanted)} is wanted; it is read as one: the two are described alike.`,
    fix: 'Write it among the components of its own kind, and refer to it there.',
  },
  'reference-cycle': {
    severity: 'error',
    cause: (way = '') => `These refer to each other in a circle: ${way}.`,
    fix: 'Let one of them say what it is instead of referring on; a schema may contain itself only in a property or an item.',
  },
  'composition-cycle': {
    severity: 'warning',
    cause: (way = '') => `These are made of each other in a circle: ${way}.`,
    fix: 'Let the heirs refer to the base type, and list them in another schema that the base type does not know.',
  },
  'mapping-unknown': {
    severity: 'warning',
    cause: (name = '', nearest = '') =>
      `The mapping names the schema "${name}", which is not there.${didYouMean(nearest)}`,
    fix: 'Correct the name, or write a reference.',
  },
  'mapping-dangling': {
    severity: 'warning',
    cause: (reference = '', nearest = '') =>
      `The mapping refers to "${reference}", which is not there; this value of it chooses nothing.${didYouMean(nearest)}`,
    fix: 'Correct the reference, or leave the value out.',
  },
  'definition-nested': {
    severity: 'warning',
    cause: (reference = '', around = '') =>
      `"${reference}" names nothing in this document; it is read as the definition of that name in the schema #${around}.`,
    fix: 'Move the definition into components.schemas and refer to it there, or give the schema around it an `$id`.',
  },
  'example-bare': {
    severity: 'warning',
    cause: () => 'The example stands where an object with its `value` is wanted; it is read as that value.',
    fix: 'Write it under `value`.',
  },
  'example-missing': {
    severity: 'warning',
    cause: (reference = '') => `The example "${reference}" is not there; it is left out.`,
    fix: 'Correct the reference, or leave the example out.',
  },
} as const;

/** One thing of a kind: "a schema", "an operation". */
function oneOf(kind: string): string {
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
