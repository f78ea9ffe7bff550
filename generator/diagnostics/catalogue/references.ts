import { didYouMean } from '../../../templates/shared/closest-match.ts';

/** Diagnostics of references. */
export const referenceDiagnostics = {
  'reference-malformed': {
    severity: 'error',
    cause: (reference = '', suggestion = '') => `"${reference}" is not a valid reference.${didYouMean(suggestion)}`,
    fix: 'Use a relative path and a JSON pointer: `schemas.yaml#/Pet`.',
  },
  'reference-outside': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" leads out of the folder of the specification; files outside of it are not read.`,
    fix: 'Pass a folder around both with --within and refer to the file by a relative path, or move it into the folder of the root document.',
  },
  'reference-remote': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" is neither a file of this specification nor the $id of a schema in it; nothing is fetched.`,
    fix: 'Save the document in the folder of the specification and refer to it by a relative path.',
  },
  'reference-file-missing': {
    severity: 'error',
    cause: (reference = '', suggestion = '') =>
      `"${reference}" refers to a file that does not exist.${didYouMean(suggestion)}`,
    fix: 'Correct the path. It is relative to the folder of the file that contains it.',
  },
  'reference-dangling': {
    severity: 'error',
    cause: (reference = '', suggestion = '') => `"${reference}" cannot be resolved.${didYouMean(suggestion)}`,
    fix: 'Correct the reference, or add its target.',
  },
  'reference-endless': {
    severity: 'error',
    cause: (reference = '') => `"${reference}" is inside its own target, in a place where references are inlined.`,
    fix: 'Break the cycle: only schemas and components may contain themselves.',
  },
  'reference-unusual': {
    severity: 'warning',
    cause: (reference = '', others = '') =>
      `OpenAPI allows no reference here; "${reference}" is replaced by its target${others}.`,
    fix: 'Refer to path items, components and schemas; inline other objects.',
  },
  'reference-dynamic': {
    severity: 'warning',
    cause: (reference = '', target = '') =>
      `The dynamic reference "${reference}" is resolved to ${target}, wherever it is used.`,
    fix: 'Inline the schema where another target is intended.',
  },
  'not-expressible': {
    severity: 'warning',
    cause: (what = '', widened = 'the value is unknown') => `${what} cannot be expressed as a type: ${widened}.`,
    fix: 'None is needed if validators check it. To express it in the type, use properties, enum and oneOf.',
  },
  'reference-kind': {
    severity: 'error',
    cause: (reference = '', found = '', wanted = '') =>
      `"${reference}" refers to ${withArticle(found)} instead of ${withArticle(wanted)}.`,
    fix: 'Refer to an object of the right kind.',
  },
  'reference-kind-alike': {
    severity: 'warning',
    cause: (reference = '', found = '', wanted = '') =>
      `"${reference}" refers to ${withArticle(found)}; it is read as ${withArticle(wanted)}, because both have the same form.`,
    fix: 'Move it to the components of its own kind and refer to it there.',
  },
  'reference-cycle': {
    severity: 'error',
    cause: (cycle = '') => `These refer to each other in a cycle: ${cycle}.`,
    fix: 'Define one of them without a reference. A schema may contain itself only in a property or an item.',
  },
  'composition-cycle': {
    severity: 'warning',
    cause: (cycle = '') => `These are composed of each other in a cycle: ${cycle}.`,
    fix: 'Let the subtypes refer to the base type, and list them in another schema.',
  },
  'mapping-unknown': {
    severity: 'warning',
    cause: (name = '', suggestion = '') =>
      `The schema "${name}" of the mapping does not exist.${didYouMean(suggestion)}`,
    fix: 'Correct the name, or use a reference.',
  },
  'mapping-dangling': {
    severity: 'warning',
    cause: (reference = '', suggestion = '') =>
      `The target "${reference}" of the mapping does not exist; this value selects no schema.${didYouMean(suggestion)}`,
    fix: 'Correct the reference, or remove the value.',
  },
  'definition-nested': {
    severity: 'warning',
    cause: (reference = '', around = '') =>
      `"${reference}" does not exist in this document; it is read as the definition in the schema #${around}.`,
    fix: 'Move the definition into components.schemas and refer to it there, or give the schema around it an `$id`.',
  },
  'example-bare': {
    severity: 'warning',
    cause: () => 'The example is a bare value instead of an object with `value`; it is read as that value.',
    fix: 'Move it into `value`.',
  },
  'example-missing': {
    severity: 'warning',
    cause: (reference = '') => `The example "${reference}" does not exist and is ignored.`,
    fix: 'Correct the reference, or remove the example.',
  },
} as const;

/** Adds the indefinite article: "a schema", "an operation". */
function withArticle(kind: string): string {
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
