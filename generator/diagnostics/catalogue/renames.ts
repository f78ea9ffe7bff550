import { didYouMean } from '../../../templates/runtime/shared/closest-match.ts';

/** Names a side of the tables for documents of any version. */
function versionOf(side: string): string {
  return side === 'v2' ? 'the previous version' : 'the new version';
}

/** Texts of the diagnostics about the rename tables, which lead from the previous version to the new one. */
export const renameDiagnostics = {
  'rename-id-duplicate': {
    severity: 'error',
    cause: (id = '') => `Two entries of the tables have the id "${id}".`,
    fix: 'Give each entry a unique id, and do not change an id that was published.',
  },
  'rename-owner-missing': {
    severity: 'error',
    cause: (...[id = '', side = '', owner = '', suggestion = '']: readonly string[]) =>
      `"${id}" names the owner ${owner}, which does not exist in ${versionOf(side)}.${didYouMean(suggestion)}`,
    fix: 'Correct the name, or set `unresolved` to the reason why it cannot be found.',
  },
  'rename-name-missing': {
    severity: 'error',
    cause: (...[id = '', side = '', name = '', suggestion = '']: readonly string[]) =>
      `"${id}" names ${name}, which does not exist in ${versionOf(side)}.${didYouMean(suggestion)}`,
    fix: 'Correct the name, or set `unresolved` to the reason why it cannot be found.',
  },
  'rename-path-unnamed': {
    severity: 'error',
    cause: (...[id = '', side = '', path = '']: readonly string[]) =>
      `"${id}" names ${path}, but ${path.split('.')[0]} in ${versionOf(side)} is not an object with a named schema.`,
    fix: 'Describe the object under `components.schemas` and refer to it, or correct the path.',
  },
  'rename-is-resolved': {
    severity: 'error',
    cause: (id = '', side = '') => `"${id}" states that it cannot be found in ${versionOf(side)}, but it exists.`,
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
    fix: 'Choose one of the names of the previous version.',
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
