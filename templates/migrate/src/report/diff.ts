import { createTwoFilesPatch } from 'diff';
import type { ChangedFile } from '../code/outcome.ts';

/** The changes as one unified diff, as git applies it. */
export function unifiedDiff(changes: readonly ChangedFile[]): string {
  return changes
    .map(({ name, before, after }) =>
      createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
        context: 3,
        headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
      }),
    )
    .join('');
}
