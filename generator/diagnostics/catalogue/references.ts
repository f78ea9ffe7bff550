import { didYouMean } from '../../../templates/shared/closest-match.ts';

/** Diagnostics of references. */
export const referenceDiagnostics = {
  'reference-malformed': {
    severity: 'error',
    cause: (reference = '', suggestion = '') => `"${reference}" is not a valid reference.${didYouMean(suggestion)}`,
    fix: 'Use a relative path and a JSON pointer: `schemas.yaml#/Pet`.',
    lenient: { outcome: 'skipped', note: 'Operations that need it are left out.' },
  },
  'reference-outside': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" leads outside the folder of the specification; files there are not read.`,
    fix: 'Pass a parent folder of both with --within and use a relative path, or move the file into the folder of the root document.',
    lenient: { outcome: 'skipped', note: 'Operations that need it are left out.' },
  },
  'reference-remote': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" is neither a file of this specification nor the $id of a schema in it; nothing is fetched.`,
    fix: (reference = '') =>
      `Pass --allow-net ${reference.replace(/#.*$/, '')}, or save the document beside the specification and refer to its path.`,
    lenient: { outcome: 'skipped', note: 'Operations that need it are left out.' },
  },
  'reference-file-missing': {
    severity: 'error',
    cause: (reference = '', suggestion = '') =>
      `"${reference}" refers to a file that does not exist.${didYouMean(suggestion)}`,
    fix: (_ = '', suggestion = '') =>
      suggestion === ''
        ? 'Correct the path. It is relative to the file that contains the reference.'
        : `Write "${suggestion}". The path is relative to the file that contains the reference.`,
    lenient: { outcome: 'skipped', note: 'Operations that need it are left out.' },
  },
  'reference-dangling': {
    severity: 'error',
    cause: (reference = '', suggestion = '') => `"${reference}" cannot be resolved.${didYouMean(suggestion)}`,
    fix: (_ = '', suggestion = '') =>
      suggestion === '' ? 'Correct the reference, or add its target.' : `Write "${suggestion}", or add the target.`,
    lenient: { outcome: 'skipped', note: 'Operations that need it are left out.' },
  },
  'reference-endless': {
    severity: 'error',
    cause: (reference = '') =>
      `"${reference}" refers to an object that contains it; references are inlined here, so it would never end.`,
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
  },
  'composition-cycle': {
    severity: 'warning',
    cause: (cycle = '') => `These schemas are composed of each other in a cycle: ${cycle}.`,
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
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

/** Diagnostics about the rename tables, which lead from the previous version to the new one. */
export const renameDiagnostics = {
  'rename-id-duplicate': {
    severity: 'error',
    cause: (id = '') => `Two entries of the tables have the id "${id}".`,
    fix: 'Give each entry a unique id, and do not change an id that was published.',
  },
  'rename-owner-missing': {
    severity: 'error',
    cause: (...[id = '', side = '', owner = '', suggestion = '']: readonly string[]) =>
      `"${id}" names the owner ${owner}, which does not exist in ${side}.${didYouMean(suggestion)}`,
    fix: 'Correct the name, or set `unresolved` to the reason why it cannot be found.',
  },
  'rename-name-missing': {
    severity: 'error',
    cause: (...[id = '', side = '', name = '', suggestion = '']: readonly string[]) =>
      `"${id}" names ${name}, which does not exist in ${side}.${didYouMean(suggestion)}`,
    fix: 'Correct the name, or set `unresolved` to the reason why it cannot be found.',
  },
  'rename-path-unnamed': {
    severity: 'error',
    cause: (...[id = '', side = '', path = '']: readonly string[]) =>
      `"${id}" names ${path}, but ${path.split('.')[0]} in ${side} is not an object with a named schema.`,
    fix: 'Describe the object under `components.schemas` and refer to it, or correct the path.',
  },
  'rename-is-resolved': {
    severity: 'error',
    cause: (id = '', side = '') => `"${id}" states that its ${side} side cannot be found, but it exists.`,
    fix: 'Remove `unresolved`, or list only the missing side in `unresolvedSides`.',
  },
  'rename-still-there': {
    severity: 'error',
    cause: (id = '', name = '') =>
      `"${id}" renames or removes ${name}, but the new version still has a field with this name in the same place.`,
    fix: 'Set `deprecated` if the old name is kept, set `inherited` to the schema that the field comes from, or remove the field from the specification.',
  },
  'rename-shadow-undeclared': {
    severity: 'error',
    cause: (id = '', field = '') => `"${id}" maps to a name that the previous version already uses: ${field}.`,
    fix: 'List it under `shadows`.',
  },
  'rename-shadow-missing': {
    severity: 'error',
    cause: (id = '', field = '') =>
      `"${id}" lists the shadowed field ${field}, which the previous version does not have.`,
    fix: 'Remove it from `shadows`, or correct it.',
  },
  'rename-merge-undeclared': {
    severity: 'error',
    cause: (id = '', other = '', name = '') => `"${id}" and "${other}" map to the same name: ${name}.`,
    fix: 'Combine them into one entry with the operation `merge`, and set `reverse` to the name to use in the other direction.',
  },
  'rename-reverse-unknown': {
    severity: 'error',
    cause: (id = '', name = '') =>
      `The \`reverse\` of "${id}" is ${name}, which is not one of the names that it merges.`,
    fix: 'Choose one of the names under `v2`.',
  },
  'rename-twice': {
    severity: 'error',
    cause: (id = '', other = '', name = '') => `"${id}" and "${other}" both map ${name}.`,
    fix: 'Keep one of them.',
  },
  'rename-name-shared': {
    severity: 'error',
    cause: (id = '', name = '', owner = '') =>
      `"${id}" changes the name ${name} on other owners; no entry covers ${owner}.`,
    fix: 'Add the owner to the entry, or list the name in the table of identical names.',
  },
  'rename-unlike-unknown': {
    severity: 'error',
    cause: (id = '', other = '') => `"${id}" names the entry "${other}" in \`unlike\`, which does not exist.`,
    fix: 'Correct the id.',
  },
} as const;
