/** What kind of thing is wrong. */
export type FindingCode =
  | 'type'
  | 'missing'
  | 'cleared'
  | 'unknown-property'
  | 'not-sent'
  | 'unknown-value'
  | 'value'
  | 'bound'
  | 'length'
  | 'pattern'
  | 'format'
  | 'duplicate'
  | 'variant'
  | 'forbidden'
  | 'too-deep'
  | 'rule'
  | 'not-judged';

/** The part of a call that a finding is about. */
export type Part = 'path' | 'query' | 'header' | 'cookie' | 'body' | 'answer';

/**
 * One thing that is wrong with a value. It holds no part of the value but names of properties and misspelt known words.
 */
export interface Finding {
  readonly code: FindingCode;
  /** Warnings do not make a value wrong: they tell of a loss, or of what could not be judged. */
  readonly severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) to the place; empty for the value as a whole. */
  readonly pointer: string;
  /** The same as keys. */
  readonly path: readonly (string | number)[];
  readonly part?: Part;
  /** What should stand there. */
  readonly expected: string;
  /** What stands there, described and not quoted. */
  readonly received: string;
  /** The known name or value that was probably meant. */
  readonly nearest?: string;
  /** The rule, or the line of its source, that says so. */
  readonly rule?: string;
  /** All of it as a sentence. */
  readonly message: string;
}

/** What a finding is made from. */
export interface FindingParts extends Omit<Finding, 'pointer' | 'severity' | 'message' | 'received' | 'path'> {
  readonly path?: readonly (string | number)[];
  readonly severity?: 'error' | 'warning';
  readonly received?: string;
}

/** A finding with its pointer and its sentence. */
export function finding(parts: FindingParts): Finding {
  const { severity = 'error', received = 'nothing', path = [], ...rest } = parts;
  return { ...rest, severity, received, path, pointer: pointerOf(path), message: sentence({ ...rest, received }) };
}

/** Keys that stand in a pointer as they are, which most are. */
const PLAIN = /^[\w.-]{1,60}$/;

/** The JSON pointer that goes through these keys. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((key) => `/${typeof key === 'number' || PLAIN.test(key) ? key : escaped(key)}`).join('');
}

function escaped(key: string): string {
  return shown(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** A name of the caller's that is safe to print: no control characters, no more of it than helps. */
export function shown(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\ud800-\udfff]/gu, '\ufffd');
  return plain.length > 60 ? `${plain.slice(0, 60)}\u2026` : plain;
}

function sentence({
  expected,
  received,
  nearest,
  rule,
}: Pick<Finding, 'expected' | 'received' | 'nearest' | 'rule'>): string {
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `expected ${expected}, received ${received}.${hint}${rule === undefined ? '' : ` (${rule})`}`;
}
