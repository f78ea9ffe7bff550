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

/** A text after edits, and where it has the texts of those that were applied. */
interface EditedText {
  readonly text: string;
  readonly placed: ReadonlyMap<TextEdit, number>;
}

/**
 * Applies edits to a text. Of overlapping edits the outer one wins; insertions at one offset keep their order, closing
 * ones are reversed.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return placeEdits(text, edits).text;
}

/** Applies edits to a text, and says where their texts are in the result. */
export function placeEdits(text: string, edits: readonly TextEdit[]): EditedText {
  const placed = new Map<TextEdit, number>();
  const rendered = renderSpan({ text, edits: sortEdits(edits), start: 0, end: text.length, at: 0, placed });
  return { text: rendered, placed };
}

interface RenderOptions {
  readonly text: string;
  readonly edits: readonly TextEdit[];
  readonly start: number;
  readonly end: number;
  /** Offset of the span in the result. */
  readonly at: number;
  readonly placed: Map<TextEdit, number>;
}

function renderSpan({ text, edits, start, end, at, placed }: RenderOptions): string {
  let rendered = '';
  let offset = start;
  let removed = -1;
  for (const edit of edits) {
    if (edit.start < offset || edit.end > end) continue;
    if (isClosing(edit) && edit.copied === undefined && edit.start === removed) continue;
    rendered += text.slice(offset, edit.start);
    placed.set(edit, at + rendered.length);
    rendered += edit.text;
    rendered += copiedText({ text, edits, at: at + rendered.length, placed }, edit);
    offset = edit.end;
    if (isRemoval(edit)) removed = edit.end;
  }
  return rendered + text.slice(offset, end);
}

function copiedText(options: Omit<RenderOptions, 'start' | 'end'>, { copied }: TextEdit): string {
  if (copied === undefined) return '';
  const edits = options.edits.filter(
    (edit) =>
      edit.copied === undefined &&
      edit.start >= copied.start &&
      edit.end <= copied.end &&
      edit.end - edit.start < copied.end - copied.start,
  );
  return renderSpan({ ...options, edits, start: copied.start, end: copied.end }) + copied.after;
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
