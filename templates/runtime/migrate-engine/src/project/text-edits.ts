/** Replaces the text between two offsets. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** True if the edit closes a construct; inner constructs close first. */
  readonly closes?: boolean;
  /** A span of the original, with its own edits applied, that is inserted after `text` and followed by `after`. */
  readonly copied?: { readonly start: number; readonly end: number; readonly after: string };
}

/**
 * Applies edits to a text. Of overlapping edits the outer one wins; insertions at one offset keep their order, closing
 * ones are reversed.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return renderSpan({ text, edits: sortEdits(edits), start: 0, end: text.length });
}

interface RenderOptions {
  readonly text: string;
  readonly edits: readonly TextEdit[];
  readonly start: number;
  readonly end: number;
}

function renderSpan({ text, edits, start, end }: RenderOptions): string {
  const parts: string[] = [];
  let offset = start;
  let removed = -1;
  for (const edit of edits) {
    if (edit.start < offset || edit.end > end) continue;
    if (isClosing(edit) && edit.copied === undefined && edit.start === removed) continue;
    parts.push(text.slice(offset, edit.start), edit.text, copiedText(text, edits, edit));
    offset = edit.end;
    if (isRemoval(edit)) removed = edit.end;
  }
  return [...parts, text.slice(offset, end)].join('');
}

function copiedText(text: string, edits: readonly TextEdit[], { copied }: TextEdit): string {
  if (copied === undefined) return '';
  const inner = edits.filter(
    (edit) =>
      edit.copied === undefined &&
      edit.start >= copied.start &&
      edit.end <= copied.end &&
      edit.end - edit.start < copied.end - copied.start,
  );
  return renderSpan({ text, edits: inner, start: copied.start, end: copied.end }) + copied.after;
}

/**
 * Sorts edits by offset: at one offset insertions first, then closing edits in reverse, then the widest replacement.
 */
function sortEdits(edits: readonly TextEdit[]): readonly TextEdit[] {
  return [...edits.filter((edit) => !isClosing(edit)), ...edits.filter(isClosing).reverse()].toSorted(
    (one, other) =>
      one.start - other.start || Number(isInsertion(other)) - Number(isInsertion(one)) || other.end - one.end,
  );
}

/** Recognizes a removal; closing edits at its end are dropped with it. */
function isRemoval(edit: TextEdit): boolean {
  return edit.text === '' && !isInsertion(edit);
}

function isClosing({ closes }: TextEdit): boolean {
  return closes === true;
}

function isInsertion({ start, end }: TextEdit): boolean {
  return start === end;
}
