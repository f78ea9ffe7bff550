import { didYouMean } from '../../../templates/shared/closest-match.ts';

/** Diagnostics about the rename tables, which lead from the previous version to the new one. */
export const renameDiagnostics = {
  'rename-id-duplicate': {
    severity: 'error',
    cause: (id = '') => `Two entries of the tables have the id "${id}".`,
    fix: 'Give each entry an id of its own; one that was published keeps it.',
  },
  'rename-owner-missing': {
    severity: 'error',
    cause: (...[id = '', side = '', owner = '', nearest = '']: readonly string[]) =>
      `"${id}" names the owner ${owner}, which ${side} does not have.${didYouMean(nearest)}`,
    fix: 'Correct the name, or say with `unresolved` why it is not found.',
  },
  'rename-name-missing': {
    severity: 'error',
    cause: (...[id = '', side = '', name = '', nearest = '']: readonly string[]) =>
      `"${id}" names ${name}, which ${side} does not have.${didYouMean(nearest)}`,
    fix: 'Correct the name, or say with `unresolved` why it is not found.',
  },
  'rename-way-unnamed': {
    severity: 'error',
    cause: (...[id = '', side = '', way = '']: readonly string[]) =>
      `"${id}" names ${way}, and in ${side} ${way.split('.')[0]} is no object with a name.`,
    fix: 'Describe the object under `components.schemas` and refer to it, or correct the way.',
  },
  'rename-is-resolved': {
    severity: 'error',
    cause: (id = '', side = '') => `"${id}" says that its ${side} side cannot be found, and it is there.`,
    fix: 'Remove `unresolved`, or name the side that is missing in `unresolvedSides`.',
  },
  'rename-still-there': {
    severity: 'error',
    cause: (id = '', name = '') =>
      `"${id}" renames ${name} or removes it, and the new version has a field of that name at the same place.`,
    fix: 'Say with `deprecated` that the old name is kept, or with `inherited` where it comes from, or remove it from the specification.',
  },
  'rename-shadow-undeclared': {
    severity: 'error',
    cause: (id = '', field = '') => `"${id}" leads to a name that the previous version already has: ${field}.`,
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
    cause: (id = '', other = '', name = '') => `"${id}" and "${other}" lead to the same name: ${name}.`,
    fix: 'Make them one entry with the operation `merge`, and say with `reverse` what it becomes on the way back.',
  },
  'rename-reverse-unknown': {
    severity: 'error',
    cause: (id = '', name = '') => `"${id}" goes back to ${name}, which is none of the names that it merges.`,
    fix: 'Choose from the names under `v2`.',
  },
  'rename-twice': {
    severity: 'error',
    cause: (id = '', other = '', name = '') => `"${id}" and "${other}" both say what becomes of ${name}.`,
    fix: 'Keep one of the two.',
  },
  'rename-name-shared': {
    severity: 'error',
    cause: (id = '', name = '', owner = '') =>
      `"${id}" changes the name ${name} elsewhere; nothing says what becomes of it on ${owner}.`,
    fix: 'Add the owner to the entry, or list it in the table of identical names.',
  },
  'rename-unlike-unknown': {
    severity: 'error',
    cause: (id = '', other = '') => `"${id}" compares itself to the entry "${other}", which does not exist.`,
    fix: 'Correct the id.',
  },
} as const;
