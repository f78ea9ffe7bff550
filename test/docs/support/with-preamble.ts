/** Names that a page uses without saying where they come from, each with the statement that declares it. */
export type Preamble = Readonly<Record<string, string>>;

/** A snippet as a module: before it, what it uses and does not declare. */
export function withPreamble(text: string, preamble: Preamble): string {
  // The first example calls the server of its document, in whose place the test has one of its own.
  const local = text.replaceAll(
    /baseUrl: servers\[0\](?:\.url)?/g,
    "baseUrl: servers.length > 0 ? (process.argv[2] ?? '') : ''",
  );
  return [...declarations(local, preamble, new Set()), 'export {};', local].join('\n');
}

function declarations(text: string, preamble: Preamble, given: Set<string>): readonly string[] {
  return Object.entries(preamble).flatMap(([name, statement]) => {
    if (given.has(name) || !uses(text, name) || declares(text, name)) return [];
    given.add(name);
    return [...declarations(statement, preamble, given), statement];
  });
}

/** Tests whether a text uses a name other than as a member, a property's name or in a string. */
function uses(text: string, name: string): boolean {
  const code = text.replace(/'[^'\n]*'/g, "''");
  return new RegExp(`(?<![\\w.])${name}(?!\\s*:|\\w)`).test(code);
}

/** Tests whether a text imports or declares a name, alone or by destructuring. */
function declares(text: string, name: string): boolean {
  return new RegExp(
    `import \\{[^}]*\\b${name}\\b[^}]*\\} from|(const|let|function) (${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} =)`,
  ).test(text);
}
