/** Code whose string literals are numbered, and what puts them back. */
export interface Hidden {
  readonly code: string;
  readonly reveal: (code: string) => string;
}

const STRING = /"(?:[^"\\]|\\.)*"/gs;

/**
 * Hides the string literals of Ajv's code, so that what is changed in it by its text is never the name of a property
 * that reads like code.
 */
export function hideStrings(code: string): Hidden {
  const strings: string[] = [];
  const hidden = code.replace(STRING, (text) => `"${strings.push(text) - 1}"`);
  return { code: hidden, reveal: (changed) => changed.replace(/"(\d+)"/g, (_, index) => strings[Number(index)] ?? '') };
}
