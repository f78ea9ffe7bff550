import type { RequestRule } from '#shared/validation/operation-validators.ts';
import { type Issue, createIssue } from '#shared/validation/issue.ts';
import { itemsOf, membersOf } from './members.ts';

const OLD = 'CUSTOM_FIELDS';
const NEW = 'CUSTOM_DATA';

/**
 * Warns of read options with CUSTOM_FIELDS, the v2 name of CUSTOM_DATA (R039). The options are in the body itself, or
 * in the read option of criteria. The lists of values are open, so the old name is not an error.
 */
export const customDataIsAskedFor: RequestRule = ({ body }) => [
  ...oldOptions(body, []),
  ...['readOption', 'readOptions'].flatMap((name) => oldOptions(membersOf(body)[name], [name])),
];

function oldOptions(readOption: unknown, path: readonly string[]): readonly Issue[] {
  return itemsOf(membersOf(readOption)['options']).flatMap((option, index) =>
    option === OLD ? [oldOption([...path, 'options', index])] : [],
  );
}

function oldOption(path: readonly (string | number)[]): Issue {
  return createIssue({
    code: 'unknown-value',
    severity: 'warning',
    part: 'body',
    rule: 'R039',
    path,
    expected: `"${NEW}", its name since v3`,
    received: `"${OLD}"`,
    suggestion: NEW,
  });
}
