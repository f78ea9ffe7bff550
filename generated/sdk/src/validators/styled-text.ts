import type { TextStyle } from './text-parameter.ts';

/** The text of a parameter without what its style puts before it: `blue` of `.blue` and of `;color=blue`. */
export function bareText({ style }: TextStyle, name: string, text: string): string {
  if (style === 'label') return withoutStart(text, '.');
  return style === 'matrix' ? withoutName(withoutStart(text, ';'), name) : text;
}

/** The items of a list: `1`, `2` of `1,2`, of `.1.2` and of `;id=1;id=2`. */
export function itemTexts(style: TextStyle, name: string, text: string): readonly string[] {
  const isRepeated = style.style === 'matrix' && style.separator === ';';
  const pieces = bareText(style, name, text).split(style.separator ?? ',');
  return isRepeated ? pieces.map((piece) => withoutName(piece, name)) : pieces;
}

/** The members of an object: of `R,100,G,200` and the like or, in pairs, of `R=100,G=200`. */
export function memberTexts(
  style: TextStyle & { readonly isPaired: boolean },
  name: string,
  text: string,
): readonly (readonly [key: string, text: string])[] {
  const bare = bareText(style, name, text);
  const pieces = bare === '' ? [] : bare.split(style.separator ?? ',');
  if (style.isPaired) return pieces.map(pairOf);
  return pieces.flatMap((key, index) => (index % 2 === 0 ? [[key, pieces[index + 1] ?? ''] as const] : []));
}

function pairOf(piece: string): readonly [key: string, text: string] {
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
