/** The type of a parameter's text, or of the items of a list. */
export interface TextFormat {
  /** Absent where a text is a text. */
  readonly type?: 'number' | 'boolean' | 'json';
  readonly isList?: true;
}

/** The serialization of a parameter, if it is not its value alone or separated by commas. */
interface ParameterStyle {
  /** The prefix: `.` (style `label`) or `;name=` (style `matrix`). */
  readonly style?: 'label' | 'matrix';
  /** The separator, if it is not a comma. */
  readonly separator?: ' ' | '|' | '\t' | '.' | ';';
}

/** The serialization of one parameter of a request. */
export interface SerializedParameter extends TextFormat, ParameterStyle {
  /** The name on the wire. */
  readonly name: string;
  readonly location: 'path' | 'query' | 'header' | 'cookie';
  /**
   * Serialization of any other value: as JSON, as `name[key]=…`, each member as a parameter, as alternating keys and
   * values, or as pairs of them.
   */
  readonly form?: 'json' | 'deep' | 'members' | 'turns' | 'pairs';
  /** The formats of an object's known members. */
  readonly members?: Readonly<Record<string, TextFormat>>;
}

/** A value that a text can be parsed into. */
export type Scalar = string | number | bigint | boolean | object | null;

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Parses the texts of a parameter. A text that is not of its type stays a string, and fails validation. A list is
 * repeated, or separated by commas.
 */
export function parseTexts(
  { type, isList }: TextFormat,
  texts: readonly string[],
): Scalar | readonly Scalar[] | undefined {
  const [text, ...others] = texts;
  if (text === undefined) return undefined;
  if (isList && type === 'json' && others.length === 0) return parseJsonItems(text);
  if (isList) return (others.length === 0 ? text.split(',') : texts).map((item) => parseScalar(item, type));
  return others.length === 0 ? parseScalar(text, type) : texts;
}

/** Parses the JSON texts of a list, which are separated by commas as the items of a JSON array are. */
export function parseJsonItems(text: string): readonly Scalar[] {
  const items = parseJson(`[${text}]`);
  return Array.isArray(items) ? items : [text];
}

/** Parses JSON. Any other text stays a string, and fails validation. */
export function parseJson(text: string): Scalar {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parseScalar(text: string, type: TextFormat['type']): Scalar {
  if (type === 'json') return parseJson(text);
  if (type === 'number' && NUMBER.test(text)) return exactNumber(text, Number(text));
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

/** Returns an integer beyond 2^53 that a number would round as a `bigint`, and any other number as it is. */
export function exactNumber(text: string, value: number): number | bigint {
  return Number.isSafeInteger(value) || !/^-?\d+$/.test(text) || text === String(value) ? value : BigInt(text);
}

/** Groups values, such as the texts of parameters, by their name, in the order in which the names come first. */
export function groupByName<Value>(
  pairs: Iterable<readonly [name: string, value: Value]>,
): ReadonlyMap<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const [name, value] of pairs) {
    const values = found.get(name);
    if (values === undefined) found.set(name, [value]);
    else values.push(value);
  }
  return found;
}

/** Removes the prefix of a style: `blue` from `.blue` and from `;color=blue`. */
export function stripStyle({ style }: ParameterStyle, name: string, text: string): string {
  if (style === 'label') return withoutStart(text, '.');
  return style === 'matrix' ? withoutName(withoutStart(text, ';'), name) : text;
}

/** The items of a list: `1`, `2` of `1,2`, of `.1.2` and of `;id=1;id=2`. */
export function splitItems(style: ParameterStyle, name: string, text: string): readonly string[] {
  const isRepeated = style.style === 'matrix' && style.separator === ';';
  const pieces = stripStyle(style, name, text).split(style.separator ?? ',');
  return isRepeated ? pieces.map((piece) => withoutName(piece, name)) : pieces;
}

/** The members of an object: of `R,100,G,200` and the like or, in pairs, of `R=100,G=200`. */
export function splitMembers(
  style: ParameterStyle & { readonly isPaired: boolean },
  name: string,
  text: string,
): readonly (readonly [key: string, text: string])[] {
  const bare = stripStyle(style, name, text);
  const pieces = bare === '' ? [] : bare.split(style.separator ?? ',');
  if (style.isPaired) return pieces.map(splitPair);
  return pieces.flatMap((key, index) => (index % 2 === 0 ? [[key, pieces[index + 1] ?? ''] as const] : []));
}

function splitPair(piece: string): readonly [key: string, text: string] {
  const middle = piece.indexOf('=');
  return middle === -1 ? [piece, ''] : [piece.slice(0, middle), piece.slice(middle + 1)];
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** An empty value has no sign behind its name. */
function withoutName(text: string, name: string): string {
  return text === name ? '' : withoutStart(text, `${name}=`);
}
