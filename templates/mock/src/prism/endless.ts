import type { JsonObject } from '../json.ts';

const COUNTS = /"(?:min|max)Properties":/;

/**
 * Whether Prism may never end making new values for a document: it adds members to an object until they are as many as
 * it needs, which a pattern that fits one name only never makes them. Whatever else may be added, makes them so.
 */
export function isEndless(document: JsonObject): boolean {
  const text = JSON.stringify(document);
  return (
    ['"patternProperties":', '"additionalProperties":false'].every((part) => text.includes(part)) && COUNTS.test(text)
  );
}
