/** Text of a specification inside a line of Markdown: no line end, nothing that Markdown or HTML reads as its own. */
export function oneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|&]/g, (character) => `&#${character.charCodeAt(0)};`)
    .trim();
}

/** Text as code inside a cell of a table: nothing is read as Markdown there but the ends of the code and of the cell. */
export function code(text: string): string {
  const inner = text.replace(/\s+/g, ' ').replaceAll('`', "'").replaceAll('|', '\\|').trim();
  return `\`${inner}\``;
}
