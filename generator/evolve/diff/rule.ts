/** Effect of a change on existing clients. `warning`: it breaks some of them, or breaks all only in rare cases. */
export type Severity = (typeof SEVERITIES)[number];

export const SEVERITIES = ['breaking', 'warning', 'non-breaking'] as const;

/** Direction of a value: clients send requests and receive responses. */
export type Direction = 'request' | 'response';

/** One kind of change. What is safe in a request may break the reader of a response, and the reverse. */
export interface Rule {
  readonly code: string;
  readonly severity: Severity | Readonly<Record<Direction, Severity>>;
  /** Describes one change in a sentence without its full stop. */
  readonly text: (...details: readonly string[]) => string;
}

/** Names what replaces something that was removed, if the tables say so. */
export function insteadText(replacement: string | undefined): string {
  return replacement === undefined ? '' : `: use ${replacement}`;
}

/** Creates the rules of a topic from their severities and sentences; each gets its key as its code. */
export function defineRules<Code extends string>(
  rules: Readonly<Record<Code, readonly [severity: Rule['severity'], text: Rule['text']]>>,
): Readonly<Record<Code, Rule>> {
  const entries = Object.entries<readonly [Rule['severity'], Rule['text']]>(rules);
  return Object.fromEntries(entries.map(([code, [severity, text]]) => [code, { code, severity, text }])) as Record<
    Code,
    Rule
  >;
}

/** Allows fewer values than before: breaks who sends them. */
export const NARROWS = { request: 'breaking', response: 'non-breaking' } as const;
/** Allows more values than before: breaks who reads them. */
export const WIDENS = { request: 'non-breaking', response: 'breaking' } as const;
/** Breaks senders and readers. */
export const BREAKS = { request: 'breaking', response: 'breaking' } as const;
/** Affects no client. */
export const HARMLESS = { request: 'non-breaking', response: 'non-breaking' } as const;

/** Lists the codes of a rule as changes have them, with their severities: one for each direction if it has any. */
export function codesOf({ code, severity }: Rule): readonly (readonly [code: string, severity: Severity])[] {
  if (typeof severity === 'string') return [[code, severity]];
  return [
    [`request-${code}`, severity.request],
    [`response-${code}`, severity.response],
  ];
}
