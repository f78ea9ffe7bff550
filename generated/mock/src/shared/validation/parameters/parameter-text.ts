/** What the text of a parameter stands for; of a list, what each of its items stands for. */
export interface TextFormat {
  /** Absent where a text is a text. */
  readonly type?: 'number' | 'boolean';
  readonly isList?: true;
}

/** How the text of one parameter is written, where that is not as its value alone or with commas. */
interface ParameterStyle {
  /** What stands before it: `.` (the style `label`), or `;name=` (the style `matrix`). */
  readonly style?: 'label' | 'matrix';
  /** What stands between its pieces, where it is no comma. */
  readonly separator?: ' ' | '|' | '.' | ';';
}

/** How one parameter of a request is read from its text. */
export interface SerializedParameter extends TextFormat, ParameterStyle {
  /** The name on the wire. */
  readonly name: string;
  readonly location: 'path' | 'query' | 'header' | 'cookie';
  /**
   * How a value that is no scalar and no list of them is written: as JSON, `name[key]=…`, each member as a parameter,
   * as keys and values in turn, or as pairs of them.
   */
  readonly form?: 'json' | 'deep' | 'members' | 'turns' | 'pairs';
  /** What the texts of an object's known members stand for. */
  readonly members?: Readonly<Record<string, TextFormat>>;
}

/** What a text stands for. */
export type Scalar = string | number | boolean;

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * The value that the texts of a parameter stand for, in what a server is sent: a text that stands for none stays a
 * text, and is found out when it is judged. A list is repeated, or written with commas.
 */
export function parseTexts(
  { type, isList }: TextFormat,
  texts: readonly string[],
): Scalar | readonly Scalar[] | undefined {
  const [text, ...others] = texts;
  if (text === undefined) return undefined;
  if (isList) return (others.length === 0 ? text.split(',') : texts).map((item) => parseScalar(item, type));
  return others.length === 0 ? parseScalar(text, type) : texts;
}

function parseScalar(text: string, type: TextFormat['type']): Scalar {
  if (type === 'number' && NUMBER.test(text)) return Number(text);
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text;
}

/** The texts of each name, in the order in which the names come first. */
export function groupByName(pairs: Iterable<readonly [name: string, text: string]>): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, text] of pairs) {
    const texts = found.get(name);
    if (texts === undefined) found.set(name, [text]);
    else texts.push(text);
  }
  return found;
}

/** The text of a parameter without what its style puts before it: `blue` of `.blue` and of `;color=blue`. */
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
