/** The kind of an issue. */
export type IssueCode =
  | 'type'
  | 'missing'
  | 'cleared'
  | 'unknown-property'
  | 'not-sent'
  | 'unknown-value'
  | 'value'
  | 'range'
  | 'length'
  | 'pattern'
  | 'format'
  | 'duplicate'
  | 'variant'
  | 'forbidden'
  | 'too-deep'
  | 'rule'
  | 'not-validated';

/** The part of a call that an issue is about. */
export type Part = 'path' | 'query' | 'header' | 'cookie' | 'body' | 'response';

/**
 * One thing that is wrong with a value. It holds no part of the value but names of properties and misspelled known
 * words.
 */
export interface Issue {
  readonly code: IssueCode;
  /** Warnings do not make a value invalid: they report a loss, or something that could not be validated. */
  readonly severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) to the location; empty for the value as a whole. */
  readonly pointer: string;
  /** The same as keys. */
  readonly path: readonly (string | number)[];
  readonly part?: Part;
  /** The value that is expected. */
  readonly expected: string;
  /** A description of the value; it is never quoted. */
  readonly received: string;
  /** The known name or value that was probably meant. */
  readonly suggestion?: string;
  /** The number of the rule that says so, for a rule that no schema states. */
  readonly rule?: string;
  /** The lines of the documentation that say so, such as `guide L145`; not part of the message. */
  readonly source?: string;
  /** The keyword of JSON Schema that the value does not satisfy; absent for `false` and for what no schema says. */
  readonly keyword?: string;
  /** The value of the keyword (`3` for `minLength: 3`), unless it holds schemas or names the missing property. */
  readonly limit?: unknown;
  /** All of it as a sentence. */
  readonly message: string;
}

/** Options of {@link createIssue}. */
export interface IssueOptions extends Omit<Issue, 'pointer' | 'severity' | 'message' | 'received' | 'path'> {
  readonly path?: readonly (string | number)[];
  readonly severity?: 'error' | 'warning';
  readonly received?: string;
}

/** Creates an issue with its pointer and its message. */
export function createIssue(parts: IssueOptions): Issue {
  const { severity = 'error', received = 'nothing', path = [], ...rest } = parts;
  return { ...rest, severity, received, path, pointer: pointerOf(path), message: issueMessage({ ...rest, received }) };
}

/** Keys that need no escaping in a pointer, as most. */
const PLAIN_KEY = /^[\w.-]{1,60}$/;

/** The JSON pointer that goes through these keys. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((key) => `/${typeof key === 'number' || PLAIN_KEY.test(key) ? key : escapePointerKey(key)}`).join('');
}

function escapePointerKey(key: string): string {
  return escapeName(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A name of the caller's that is safe to print: no control characters, no more of it than helps. */
export function escapeName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\ud800-\udfff]/gu, '\ufffd');
  return plain.length > 60 ? `${plain.slice(0, 60)}\u2026` : plain;
}

function issueMessage({
  expected,
  received,
  suggestion,
  rule,
}: Pick<Issue, 'expected' | 'received' | 'suggestion' | 'rule'>): string {
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return `expected ${expected}, received ${received}.${hint}${rule === undefined ? '' : ` (${rule})`}`;
}

/** More issues than these are counted, not printed. */
const MAX_PRINTED = 50;

/** Formats issues as lines of text, one each, with the location first. */
export function formatIssues(issues: readonly Issue[]): string {
  const lines = issues.slice(0, MAX_PRINTED).map(formatIssue);
  const more = issues.length - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}

function formatIssue({ severity, part, pointer, message }: Issue): string {
  const place = [part, pointer].filter((word) => word !== undefined && word !== '').join(' ');
  return `${severity === 'warning' ? 'warning: ' : ''}${place === '' ? '' : `${place}: `}${message}`;
}

/** The result of validation: the value itself, unchanged and typed, or all its issues. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[]; readonly text: string };

/** Returns the result for these issues. Warnings alone do not make a value invalid. */
export function resultOf<Value>(value: Value, issues: readonly Issue[]): Result<Value> {
  if (!issues.some(({ severity }) => severity === 'error')) return { ok: true, value };
  return { ok: false, issues, text: formatIssues(issues) };
}
