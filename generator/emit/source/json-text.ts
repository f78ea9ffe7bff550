/**
 * A document as the text of a file. Joined, and not put together with `+`: such a text is copied when it is written,
 * and a document of megabytes would be there twice just when a run holds the most.
 */
export function jsonText(document: object, indentation = 0): string {
  return [JSON.stringify(document, null, indentation), ''].join('\n');
}
