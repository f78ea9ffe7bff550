/**
 * Text from a specification, as the inside of a block comment: it cannot end the comment, start a documentation tag
 * of its own, or carry control characters.
 */
export function comment(text: string): string {
  return PLAIN.test(text) && !(text.includes('@') && TAG.test(text)) ? text : escaped(text);
}

/** One line without anything to escape but a tag, as most are. */
const PLAIN =
  /^[^\s@*\u0000-\u001f\u007f-\u009f](?:[^*\u0000-\u001f\u007f-\u009f\u2028\u2029]*[^\s*\u0000-\u001f\u007f-\u009f])?$/;

/** What may be read as one: an @ that is in no address. */
const TAG = /[^A-Za-z0-9._%+-]@/;

function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g, ' ')
      .replaceAll('*/', '*\\/')
      // TypeScript reads a tag wherever an @ stands after a space of any kind, not only at the beginning of a line.
      .replace(/(?<![A-Za-z0-9._%+-]|\{(?=@link ))@/g, '\\@')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim()
  );
}
