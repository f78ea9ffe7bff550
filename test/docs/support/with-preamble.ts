/** Names that a page uses without saying where they come from, each with the statement that declares it. */
export type Preamble = Readonly<Record<string, string>>;

/** A snippet as a module: before it, what it uses and does not declare. */
export function withPreamble(text: string, preamble: Preamble): string {
  return [...declarations(text, preamble, new Set()), 'export {};', text].join('\n');
}

function declarations(text: string, preamble: Preamble, given: Set<string>): readonly string[] {
  return Object.entries(preamble).flatMap(([name, statement]) => {
    if (given.has(name) || !uses(text, name) || declares(text, name)) return [];
    given.add(name);
    return [...declarations(statement, preamble, given), statement];
  });
}

/** Whether a name stands in a text other than as a member, as a property's name or in a string. */
function uses(text: string, name: string): boolean {
  const code = text.replace(/'[^'\n]*'/g, "''");
  return new RegExp(`(?<![\\w.])${name}(?!\\s*:|\\w)`).test(code);
}

/** Whether a text declares a name, alone or among those that it takes out of an object. */
function declares(text: string, name: string): boolean {
  return new RegExp(`(const|let|function) (${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} =)`).test(text);
}
