import type { Explanation } from '#shared/explanations.ts';
import { type GuideMap, guideEntries, NO_COUNTERPART, type VersionTitles } from '../migration/migration-index.ts';
import { INTERNAL_ERROR } from './finding.ts';

/** Rules of the codemod that belong to no entry of the map. */
const OWN_RULES: Readonly<Record<string, string>> = {
  'generated-client': 'Names of a client that a generator made of the previous version: generate it again.',
  'generated-file': 'A file that a generator made is not changed: change its source, and generate it again.',
  'module-declaration': 'The code declares the module of the types itself: adapt that declaration.',
  'module-redirect': 'An import of the previous types names another module now (--to).',
  'non-code-file': 'A file that is no code names something that changed.',
  'partial-update': 'A literal body of an update omits fields of the resource, which the new version clears.',
  'remaining-step': 'A module that the code imports the new types from is not installed, or does not have them.',
  server: 'An address names a server of the previous version that the new one does not have.',
  'unlisted-operation': 'A path of the API that the migration map does not list.',
  'unread-file': 'A file was not read: too large, or not accessible.',
  [NO_COUNTERPART]: 'A type of the previous version that has no counterpart is used.',
  [INTERNAL_ERROR]: 'The codemod failed at a file, which was left as it is. Report it.',
};

/** Explains the codes of the compiler among some. */
export function compilerExplanations(codes: readonly string[]): readonly Explanation[] {
  const own = codes.filter((code) => /^TS\d+$/.test(code));
  const lines = [
    'an error of the TypeScript compiler',
    '  --verify compiles the code before and after the changes, and reports errors that only the changed code has. The',
    '  message beside the code says what is wrong at its place: correct the code there by hand.',
  ];
  return own.map((code) => ({ code, lines }));
}

/** Explains each rule that a finding can name: entries of the map, and rules of the codemod itself. */
export function ruleExplanations(map: GuideMap, titles: VersionTitles): readonly Explanation[] {
  const entries = guideEntries(map, titles).map(({ id, rows }) => ({
    code: id,
    lines: ['an entry of the migration map', ...rows.map(([term = '', text = '']) => `  ${term}: ${text}`)],
  }));
  const own = Object.entries(OWN_RULES).map(([code, text]) => ({
    code,
    lines: ['a rule of the codemod', `  ${text}`],
  }));
  return [...entries, ...own];
}
