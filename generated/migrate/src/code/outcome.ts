import { splice } from '../edits/edit.ts';
import type { SourceText } from '../project/find-files.ts';
import { vueParts } from '../project/vue.ts';
import type { Finding } from '../report/finding.ts';
import type { Pass } from '../rules/pass.ts';
import { reviewTemplate } from '../rules/vue-template.ts';

/** A file that changes. */
export interface ChangedFile {
  readonly path: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What all passes over a file have found; what its template says beside them. */
export function findingsOf(file: SourceText, passes: readonly Pass[]): readonly Finding[] {
  const last = passes.at(-1);
  if (file.path.endsWith('.vue') && last !== undefined)
    reviewTemplate(last, { template: vueParts(file.text).template, others: passes });
  return passes.flatMap(({ findings }) => findings);
}

/** What becomes of a file by the edits of all passes over it; nothing where it stays. */
export function changeOf(file: SourceText, passes: readonly Pass[]): readonly ChangedFile[] {
  const edits = passes.flatMap((pass) => {
    const mark = file.text.startsWith('\uFEFF') && !pass.file.text.startsWith('\uFEFF') ? 1 : 0;
    return pass.edits.map((edit) => shifted(edit, mark));
  });
  const after = splice(file.text, edits);
  return after === file.text ? [] : [{ path: file.path, name: file.name, before: file.text, after }];
}

/** A compiler may leave the byte-order mark out of its offsets. */
function shifted(edit: Pass['edits'][number], by: number): Pass['edits'][number] {
  if (by === 0) return edit;
  const copied =
    edit.copied === undefined
      ? {}
      : { copied: { ...edit.copied, start: edit.copied.start + by, end: edit.copied.end + by } };
  return { ...edit, start: edit.start + by, end: edit.end + by, ...copied };
}
