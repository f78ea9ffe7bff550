/** Returns a piece repeated to 50,000 characters, and an end that makes the match fail. */
const hostile = (piece: string, last = '!'): string => `${piece.repeat(50_000 / piece.length)}${last}`;

/**
 * Patterns on which a backtracking engine takes exponential or quadratic time (ReDoS), each with a text that causes it.
 */
export const VULNERABLE_PATTERNS: readonly (readonly [pattern: string, text: string])[] = [
  ['^(a+)+$', hostile('a')],
  ['^((ab)+)+$', hostile('ab')],
  ['^(?:ab|a|b)+$', hostile('ab')],
  ['^(a?){50}a{50}$', hostile('a')],
  ['^(a|aa){40}$', hostile('a')],
  ['\\s+$', hostile(' ', 'x')],
  ['^\\s+|\\s+$', `x${hostile(' ', 'x')}`],
  ['(x+x+)+y', hostile('x')],
  ['^(.*)*,$', hostile('a')],
  ['foo.*bar', hostile('fooba')],
  ['^(\\p{L}|\\p{Lu})+$', hostile('É')],
  ['^(?:[a-z0-9]+-?)+$', hostile('a')],
  ['^(?=(a+)+$)b', hostile('a')],
  ['^([a-zA-Z0-9])(([-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}[a-z]{2,3}$', hostile('a')],
];

/** Vulnerable patterns without a state table: they have a backreference, an inner lookaround, or too many states. */
export const PATTERNS_WITHOUT_TABLE: readonly (readonly [pattern: string, text: string])[] = [
  ['^(a+)+\\1$', hostile('a')],
  ['^(?<part>a+)+\\k<part>b', hostile('a')],
  ['^(?:(.)\\1?)*$', hostile('ab', '\n')],
  ['(?=(a+)+b)c', hostile('a')],
  ['(?<=(a+)+b)c', hostile('a')],
  ['x(?!(?:ab)+c).*y', hostile('xab')],
  ['^(?:a{1,100}b?){100}c', hostile('a')],
  ['a.{0,40}b.{30}$', hostile('ab', '\n')],
];

/** Formats, each with an invalid text that a careless validator takes long to reject. */
export const HOSTILE_FORMATS: readonly (readonly [format: string, text: string])[] = [
  ['uri', `a:${hostile('%20', '%')}`],
  ['uri', `//${hostile('a@')}`],
  ['uri-reference', hostile('?', '#?#')],
  ['iri', `a:${hostile('é', ' ')}`],
  ['email', `${hostile('a.', '')}@a`],
  ['email', `"${hostile('\\"', '')}`],
  ['hostname', hostile('a-', '-')],
  ['ipv4', hostile('1.')],
  ['ipv6', hostile(':')],
  ['uuid', hostile('a-')],
  ['date-time', `2024-01-31T10:20:30.${hostile('0')}`],
  ['date', hostile('2024-')],
  ['time', `10:20:30.${hostile('0')}`],
  ['duration', `P${hostile('1')}`],
  ['json-pointer', hostile('/~0', '~')],
  ['relative-json-pointer', `1${hostile('/~1', '~')}`],
  ['regex', hostile('(')],
  ['regex', `${'(?:'.repeat(16_000)}a`],
  ['byte', hostile('AAAA')],
];
