import type { CharSet, Concatenation, Element, Expression, NoParent } from 'refa';

/** Greatest code point. */
export const LAST = 0x10ffff;
/** The character that stands for the begin of a text. */
export const BEGIN = LAST + 1;
/** The character that stands for the end of a text. */
export const END = LAST + 2;

/** What reads patterns and makes automata of them. */
export type PatternLibrary = typeof import('refa');

/** The pattern with anything before and behind it; its `^` and `$` are the characters that stand for the edges. */
export function anywhere(expression: NoParent<Expression>, library: PatternLibrary): NoParent<Expression> {
  const all = library.CharSet.all(END);
  const anything: NoParent<Element> = {
    type: 'Quantifier',
    min: 0,
    max: Number.POSITIVE_INFINITY,
    lazy: false,
    alternatives: [{ type: 'Concatenation', elements: [{ type: 'CharacterClass', characters: all }] }],
  };
  const inner: NoParent<Element> = {
    type: 'Alternation',
    alternatives: expression.alternatives.map((one) => withEdges(one, library)),
  };
  return { type: 'Expression', alternatives: [{ type: 'Concatenation', elements: [anything, inner, anything] }] };
}

function withEdges({ elements }: NoParent<Concatenation>, library: PatternLibrary): NoParent<Concatenation> {
  const end = elements.findIndex((element) => hasEdge(element, 'ahead'));
  // Only an empty text begins where it ends, and a table reads its edges in order.
  if (end !== -1 && elements.slice(end).some((element) => hasEdge(element, 'behind')))
    throw new Error('ends and begins');
  return { type: 'Concatenation', elements: elements.map((element) => edgesIn(element, library)) };
}

function edgesIn(element: NoParent<Element>, library: PatternLibrary): NoParent<Element> {
  const characters = (from: CharSet): CharSet => library.CharSet.empty(END).union(from.ranges);
  switch (element.type) {
    case 'CharacterClass':
      return { type: 'CharacterClass', characters: characters(element.characters) };
    case 'Alternation':
      return { type: 'Alternation', alternatives: element.alternatives.map((one) => withEdges(one, library)) };
    case 'Quantifier':
      return { ...element, alternatives: element.alternatives.map((one) => withEdges(one, library)) };
    case 'Assertion':
      return { type: 'CharacterClass', characters: library.CharSet.fromCharacter(END, edgeCharacter(element)) };
    case 'Unknown':
      throw new Error('not a regular language');
  }
}

/** Whether an edge of the text stands somewhere in an element. */
function hasEdge(element: NoParent<Element>, kind: 'ahead' | 'behind'): boolean {
  if (isEdge(element, kind)) return true;
  return (
    'alternatives' in element && element.alternatives.some(({ elements }) => elements.some((one) => hasEdge(one, kind)))
  );
}

function edgeCharacter(element: NoParent<Element>): number {
  if (isEdge(element, 'behind')) return BEGIN;
  if (isEdge(element, 'ahead')) return END;
  throw new Error('looks around in its middle');
}

/** `^` is read as "no character behind", `$` as "no character ahead". */
export function isEdge(element: NoParent<Element>, kind: 'ahead' | 'behind'): boolean {
  if (element.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives;
  const [inner, ...more] = only?.elements ?? [];
  return others.length === 0 && more.length === 0 && inner?.type === 'CharacterClass' && inner.characters.isAll;
}
