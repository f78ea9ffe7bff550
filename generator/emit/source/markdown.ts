/**
 * Text of a specification as a line of Markdown, or inside one: no line end, nothing that Markdown or HTML reads as its
 * own, and at its beginning nothing that makes a heading, a list or a rule of the line.
 */
export function oneLine(text: string): string {
  return escapeControlCharacters(text)
    .trim()
    .replace(
      /[\\`*_~[\]<>{|&@]|:(?=\/\/)|(?<=www)\.|^[#+=-]|(?<=^\d{1,9})[.)]/g,
      (character) => `&#${character.charCodeAt(0)};`,
    );
}

/**
 * Text as code inside a cell of a table: nothing is read as Markdown there but the ends of the code and of the cell.
 */
export function code(text: string): string {
  const inner = escapeControlCharacters(text).replaceAll('`', "'").replace(/\\*\|/g, escapedBar).trim();
  return `\`${inner}\``;
}

/** A backslash before a bar hides it from the cell, and two of them hide each other. */
function escapedBar(found: string): string {
  return `${'\\'.repeat(2 * (found.length - 1) + 1)}|`;
}

function escapeControlCharacters(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').toWellFormed();
}
