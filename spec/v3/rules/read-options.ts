import type { CallRule } from '#sdk/validators/call-rule.ts';
import { type Finding, finding } from '#sdk/validators/finding.ts';
import { itemsOf, membersOf } from './members.ts';

const OLD = 'CUSTOM_FIELDS';
const NEW = 'CUSTOM_DATA';

/**
 * R039: read options ask for CUSTOM_DATA where v2 had CUSTOM_FIELDS. The options stand in the body itself, or in the
 * read option that criteria carry. The lists of values are open, so the old one is told of and not refused.
 */
export const customDataIsAskedFor: CallRule = ({ body }) => [
  ...oldOptions(body, []),
  ...['readOption', 'readOptions'].flatMap((name) => oldOptions(membersOf(body)[name], [name])),
];

function oldOptions(readOption: unknown, path: readonly string[]): readonly Finding[] {
  return itemsOf(membersOf(readOption)['options']).flatMap((option, index) =>
    option === OLD ? [oldOption([...path, 'options', index])] : [],
  );
}

function oldOption(path: readonly (string | number)[]): Finding {
  return finding({
    code: 'unknown-value',
    severity: 'warning',
    part: 'body',
    rule: 'R039, conventions L81',
    path,
    expected: `"${NEW}", its name since v3`,
    received: `"${OLD}"`,
    nearest: NEW,
  });
}
