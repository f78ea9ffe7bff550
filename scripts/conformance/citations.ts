/** A reference to lines of a source document, as `x-source` gives it: `domains L189` or `conventions L298-304`. */
export interface Citation {
  readonly document: 'conventions' | 'domains';
  readonly first: number;
  readonly last: number;
  /** `conventions L298-304`. */
  readonly text: string;
  /** Anchor of the lines on the page of sources: `conventions-298-304`. */
  readonly anchor: string;
}

const CITATION = /\b(conventions|domains) (L\d+(?:-\d+)?(?:, L?\d+(?:-\d+)?)*)/g;

/** Returns the citations in a text, in its order. `conventions L89, L280` is two. */
export function parseCitations(text: string): readonly Citation[] {
  return [...text.matchAll(CITATION)].flatMap(([, document, lines]) =>
    (lines ?? '').split(', ').map((range) => createCitation(document as Citation['document'], range.replace('L', ''))),
  );
}

function createCitation(document: Citation['document'], range: string): Citation {
  const [first, last = first] = range.split('-').map(Number) as [number, number?];
  return { document, first, last, text: `${document} L${range}`, anchor: `${document}-${range}` };
}

/** Orders citations by document and line, the longer range first. */
export function compareCitations(a: Citation, b: Citation): number {
  return a.document.localeCompare(b.document) || a.first - b.first || b.last - a.last;
}
