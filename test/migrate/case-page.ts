/**
 * A codemod case as a Markdown page: front matter, a title, fenced code before and after, and a table of findings.
 * `npx vitest run test/migrate/cases.test.ts -u` writes the actual results into the pages.
 */
export interface CasePage {
  readonly title: string;
  /** Rules of the platform that the case shows, by number. */
  readonly rules: readonly string[];
  /** API of the case, if it is not the platform. */
  readonly api: string | undefined;
  /** Entries of the map for which the case shows that code stays as it is. */
  readonly unchanged: readonly string[];
  readonly files: readonly CaseFile[];
  readonly findings: readonly CaseFinding[];
}

/** A file of a case, and the same file after the codemod. */
export interface CaseFile {
  readonly name: string;
  readonly input: string;
  readonly expected: string;
}

export interface CaseFinding {
  /** Absent for the file that is named `input`. */
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly category: string;
  readonly tier: string;
}

const BYTE_ORDER_MARK = '\uFEFF';

export function parseCasePage(page: string): CasePage {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(page) ?? [];
  const list = (key: string): readonly string[] =>
    new RegExp(`^${key}: \\[(.*)\\]$`, 'm').exec(matter)?.[1]?.split(', ') ?? [];
  const [, title] = /^# (.+)$/m.exec(body) ?? [];
  if (title === undefined) throw new Error('A case needs front matter and a title.');
  const blocks = [...body.matchAll(/^(`{3,})(\S+) (\S+)(.*)\n([\s\S]*?)^\1$/gm)].map(
    ([, , language = '', stem = '', flags = '', text = '']) => ({
      name: stem.includes('.') ? stem : `${stem}.${language}`,
      text: decode(text, flags.trim().split(' ')),
    }),
  );
  const expected = new Map(blocks.map(({ name, text }) => [name, text]));
  const files = blocks
    .filter(({ name }) => name.startsWith('input'))
    .map(({ name, text }) => ({ name, input: text, expected: expected.get(expectedName(name)) ?? text }));
  const rest = body.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '');
  const [, api] = /^api: (\w+)$/m.exec(matter) ?? [];
  return { title, rules: list('rules'), api, unchanged: list('unchanged'), files, findings: parseFindings(rest) };
}

/** Prints a page, so that a changed result can be written back. */
export function printCasePage({ title, rules, api, unchanged, files, findings }: CasePage): string {
  const matter = [
    ...(api === undefined ? [] : [`api: ${api}`]),
    ...(rules.length === 0 ? [] : [`rules: [${rules.join(', ')}]`]),
    ...(unchanged.length === 0 ? [] : [`unchanged: [${unchanged.join(', ')}]`]),
  ];
  const blocks = files.flatMap(({ name, input, expected }) => [
    fence(name, input),
    ...(input === expected ? [] : [fence(expectedName(name), expected)]),
  ]);
  const parts = [['---', ...matter, '---'].join('\n'), `# ${title}`, ...blocks];
  if (findings.length > 0) parts.push(findingTable(findings));
  return `${parts.join('\n\n')}\n`;
}

/** Names the block that holds a file after the codemod: `expected-api.ts` for `input-api.ts`. */
function expectedName(name: string): string {
  return name.replace(/^input/, 'expected');
}

function parseFindings(text: string): readonly CaseFinding[] {
  const rows = text.matchAll(/^\| (?:(\S+):)?(\d+):(\d+) \| (\S+) \| (\S+) \| (\S+) \|$/gm);
  return [...rows].map(([, file, line, column, rule = '', category = '', tier = '']) => ({
    ...(file === undefined ? {} : { file }),
    line: Number(line),
    column: Number(column),
    rule,
    category,
    tier,
  }));
}

function findingTable(findings: readonly CaseFinding[]): string {
  const rows = findings.map(({ file, line, column, rule, category, tier }) => {
    const position = [...(file === undefined ? [] : [file]), line, column].join(':');
    return `| ${position} | ${rule} | ${category} | ${tier} |`;
  });
  return ['| Position | Rule | Category | Tier |', '|---|---|---|---|', ...rows].join('\n');
}

function fence(name: string, text: string): string {
  const [, stem = '', language = ''] = /^([^.]+)\.([^.]+)$/.exec(name) ?? [
    '',
    name,
    name.slice(name.lastIndexOf('.') + 1),
  ];
  const { body, flags } = encode(text);
  const ticks = '`'.repeat(Math.max(3, ...[...body.matchAll(/^`+/gm)].map(([run]) => run.length + 1)));
  return `${ticks}${[language, stem, ...flags].join(' ')}\n${body}${ticks}`;
}

/** Writes what an editor could lose, such as a byte-order mark, as flags of the fence. */
function encode(text: string): { readonly body: string; readonly flags: readonly string[] } {
  const flags: string[] = [];
  let body = text;
  if (body.startsWith(BYTE_ORDER_MARK)) {
    flags.push('byte-order-mark');
    body = body.slice(1);
  }
  if (body.includes('\r')) {
    flags.push('crlf');
    body = body.replaceAll('\r\n', '\n');
  }
  if (!body.endsWith('\n')) {
    flags.push('no-final-newline');
    body += '\n';
  }
  if (decode(body, flags) !== text) throw new Error('A page cannot hold mixed line endings.');
  return { body, flags };
}

function decode(body: string, flags: readonly string[]): string {
  const text = flags.includes('no-final-newline') ? body.slice(0, -1) : body;
  const ended = flags.includes('crlf') ? text.replaceAll('\n', '\r\n') : text;
  return flags.includes('byte-order-mark') ? BYTE_ORDER_MARK + ended : ended;
}
