/** A change of a file: the text between two offsets gives way to another. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A span of the original, with its own edits applied, that follows `text`; `after` follows it. */
  readonly copied?: { readonly start: number; readonly end: number; readonly after: string };
}

/** The text with its edits. Where two overlap, the outer one wins; equal insertions stand in the order given. */
export function splice(text: string, edits: readonly Edit[]): string {
  return render({ text, edits: ordered(edits), start: 0, end: text.length });
}

interface Span {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly start: number;
  readonly end: number;
}

function render({ text, edits, start, end }: Span): string {
  const parts: string[] = [];
  let offset = start;
  for (const edit of edits) {
    if (edit.start < offset || edit.end > end) continue;
    parts.push(text.slice(offset, edit.start), edit.text, copiedText(text, edits, edit));
    offset = edit.end;
  }
  return [...parts, text.slice(offset, end)].join('');
}

function copiedText(text: string, edits: readonly Edit[], { copied }: Edit): string {
  if (copied === undefined) return '';
  const inner = edits.filter(
    (edit) =>
      edit.copied === undefined &&
      edit.start >= copied.start &&
      edit.end <= copied.end &&
      edit.end - edit.start < copied.end - copied.start,
  );
  return render({ text, edits: inner, start: copied.start, end: copied.end }) + copied.after;
}

/** By where they begin; at one place insertions first, then the widest. */
function ordered(edits: readonly Edit[]): readonly Edit[] {
  return edits.toSorted(
    (one, other) =>
      one.start - other.start || Number(isInsertion(other)) - Number(isInsertion(one)) || other.end - one.end,
  );
}

function isInsertion({ start, end }: Edit): boolean {
  return start === end;
}
