import { didYouMean } from '../../../templates/runtime/shared/closest-match.ts';

/** Outcome without `--strict` of a reference that leads nowhere. */
const PART_LENIENT = {
  outcome: 'skipped',
  note: 'A part of a schema is any value; else operations that need it are left out.',
} as const;

/** Texts of the diagnostics of references. */
export const referenceDiagnostics = {
  'reference-malformed': {
    severity: 'error',
    cause: (reference = '', suggestion = '') => `"${reference}" is not a valid reference.${didYouMean(suggestion)}`,
    fix: 'Use a relative path and a JSON pointer: `schemas.yaml#/Pet`.',
    lenient: PART_LENIENT,
  },
  'reference-outside': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" leads outside the folder of the specification; files there are not read.`,
    fix: 'Pass a parent folder of both with --within and use a relative path, or move the file into the folder of the root document.',
    lenient: PART_LENIENT,
  },
  'reference-remote': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" is neither a file of this specification nor the $id of a schema in it; nothing is fetched.`,
    fix: (reference = '') =>
      `Pass --allow-net ${reference.replace(/#.*$/, '')}, or save the document beside the specification and refer to its path.`,
    lenient: PART_LENIENT,
  },
  'reference-file-missing': {
    severity: 'error',
    cause: (reference = '', suggestion = '') =>
      `"${reference}" refers to a file that does not exist.${didYouMean(suggestion)}`,
    fix: (_ = '', suggestion = '') =>
      suggestion === ''
        ? 'Correct the path. It is relative to the file that contains the reference.'
        : `Write "${suggestion}". The path is relative to the file that contains the reference.`,
    lenient: PART_LENIENT,
  },
  'reference-dangling': {
    severity: 'error',
    cause: (reference = '', suggestion = '') => `"${reference}" cannot be resolved.${didYouMean(suggestion)}`,
    fix: (_ = '', suggestion = '') =>
      suggestion === '' ? 'Correct the reference, or add its target.' : `Write "${suggestion}", or add the target.`,
    lenient: PART_LENIENT,
  },
  'reference-endless': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" refers to an object that contains it; references are inlined here, so this would never end.`,
    fix: 'Break the cycle: only schemas and components may contain themselves.',
  },
  'reference-unusual': {
    severity: 'warning',
    cause: (reference = '', others = '') =>
      `OpenAPI does not allow a reference here; "${reference}" is replaced with its target${others}.`,
    fix: 'Refer to path items, components and schemas; inline other objects.',
  },
  'reference-dynamic': {
    severity: 'warning',
    cause: (reference = '', target = '') => `The dynamic reference "${reference}" always resolves to ${target}.`,
    fix: 'Where another target is intended, inline the schema.',
  },
  'not-expressible': {
    severity: 'warning',
    cause: (what = '', widened = 'the value is unknown') => `${what} cannot be expressed as a type: ${widened}.`,
    fix: 'Ignore this if run-time validation is enough. To express it in the type, use properties, enum and oneOf.',
  },
  'reference-kind': {
    severity: 'error',
    cause: (reference = '', found = '', wanted = '') =>
      `"${reference}" refers to ${withArticle(found)} instead of ${withArticle(wanted)}.`,
    fix: 'Refer to an object of the right kind.',
    lenient: {
      outcome: 'interpreted',
      note: 'It is read as that object where its content allows it.',
    },
  },
  'reference-kind-alike': {
    severity: 'warning',
    cause: (reference = '', found = '', wanted = '') =>
      `"${reference}" refers to ${withArticle(found)}; it is treated as ${withArticle(wanted)}, which has the same form.`,
    fix: 'Move it to the components of its own kind and refer to it there.',
  },
  'reference-cycle': {
    severity: 'error',
    cause: (cycle = '') => `These definitions refer to each other in a cycle: ${cycle}.`,
    fix: 'Define one of them without a reference. A schema may contain itself only in a property or an item.',
    lenient: {
      outcome: 'interpreted',
      note: 'A schema in its own `allOf` is left out there, and the operations that need another cycle are, too.',
    },
  },
  'composition-cycle': {
    severity: 'warning',
    cause: (cycle = '') => `These schemas are composed of each other in a cycle: ${cycle}.`,
    fix: 'Let the subtypes refer to the base type, and list them in another schema.',
  },
  'mapping-unknown': {
    severity: 'error',
    cause: (name = '', suggestion = '') =>
      `The schema "${name}" of the mapping does not exist.${didYouMean(suggestion)}`,
    fix: 'Correct the name, or use a reference.',
    lenient: { outcome: 'interpreted', note: 'This value selects no schema.' },
  },
  'mapping-dangling': {
    severity: 'error',
    cause: (reference = '', suggestion = '') =>
      `The target "${reference}" of the mapping does not exist.${didYouMean(suggestion)}`,
    fix: 'Correct the reference, or remove the value.',
    lenient: { outcome: 'interpreted', note: 'This value selects no schema.' },
  },
  'definition-nested': {
    severity: 'warning',
    cause: (reference = '', around = '') =>
      `"${reference}" does not exist in this document; it is resolved to the definition inside the schema #${around}.`,
    fix: 'Move the definition to components.schemas and refer to it there, or give the enclosing schema an `$id`.',
  },
  'example-bare': {
    severity: 'warning',
    cause: () => 'The example is a plain value instead of an object with `value`; it is used as that value.',
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
  const words = kind.replaceAll('-', ' ');
  return /^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`;
}
