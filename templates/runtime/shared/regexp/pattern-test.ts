import { canLoadPackage, loadPackage } from '../packages.ts';
import type { Pattern } from '../validation/interpreter/schema.ts';
import { DfaPattern, LengthLimitedPattern } from '../validation/patterns.ts';
import { isVulnerableToReDoS, maxSafeLength, shortenPattern } from './redos.ts';
import type { CharSet, Concatenation, DFA, Element, Expression, NoParent } from 'refa';

/**
 * The test of an ambiguous pattern: a table of states; a cheaper pattern that is found in the same texts; where there
 * is neither, the length up to which a text is short enough to try.
 */
export type PatternTest = { readonly table: DfaTable } | { readonly tried: string; readonly maxLength?: number };

/** Plans the test of a pattern; `undefined` if the engine can be given the pattern as it is. */
export function planPatternTest(pattern: string): PatternTest | undefined {
  if (!isVulnerableToReDoS(pattern)) return undefined;
  const tried = shortenPattern(pattern);
  if (!isVulnerableToReDoS(tried)) return { tried };
  const table = compileDfa(tried);
  return table === undefined ? { tried, maxLength: maxSafeLength(tried) } : { table };
}

/**
 * Creates the test of a pattern for the interpreter. Where the libraries that analyze patterns are missing, as in a
 * page that does not provide them, the engine is given every pattern as it is.
 */
export function createPattern(source: string): Pattern {
  const planned = isAnalysable() ? planPatternTest(source) : undefined;
  const plan: PatternTest = planned ?? { tried: source };
  if ('table' in plan) {
    const { starts, states, accepting } = plan.table;
    const table = new DfaPattern(starts, states, accepting);
    return { source, test: (text) => table.test(text) };
  }
  const { tried, maxLength } = plan;
  const expression = new RegExp(tried, 'u');
  if (maxLength === undefined) return { source, test: (text) => expression.test(text) };
  const limited = new LengthLimitedPattern(expression, maxLength);
  return { source, maxLength, test: (text) => limited.test(text) };
}

/**
 * Tests whether a text could keep the engine busy with a pattern; an invalid pattern or a missing library proves
 * nothing.
 */
export function isAmbiguousPattern(source: string): boolean {
  try {
    return isAnalysable() && isVulnerableToReDoS(source);
  } catch {
    return false;
  }
}

function isAnalysable(): boolean {
  return ['@eslint-community/regexpp', 'refa'].every(canLoadPackage);
}

/** The arguments of the runtime's `DfaPattern`. */
export interface DfaTable {
  readonly starts: readonly number[];
  readonly states: readonly (readonly number[])[];
  readonly accepting: readonly number[];
}

/** More states than these are no table to ship. */
const MAX_STATES = 1_000;

/**
 * A pattern as a table of states, or nothing where it cannot be one: it refers back to a group, looks around in its
 * middle, or needs too many states. The analysis is loaded when it is first needed.
 */
export function compileDfa(pattern: string): DfaTable | undefined {
  const library = loadPackage<PatternLibrary>('refa');
  try {
    const { expression } = library.JS.Parser.fromLiteral(new RegExp(pattern, 'u')).parse({ backreferences: 'throw' });
    return tableOfDfa(buildDfa(expression, library));
  } catch {
    return undefined;
  }
}

/** The texts that match, each between begin and end, as a deterministic automaton. */
function buildDfa(expression: NoParent<Expression>, library: PatternLibrary): DFA {
  const { DFA: Deterministic, NFA: Nondeterministic } = library;
  const options = { maxCharacter: END };
  const limit = (): InstanceType<typeof Deterministic.LimitedNodeFactory> =>
    new Deterministic.LimitedNodeFactory(MAX_STATES * 2);
  const conditions = conditionsOf(expression);
  const parts = conditions.map(({ pattern, isNegated }) => {
    const whole = matchAnywhere(pattern, library);
    const part = Deterministic.fromFA(
      Nondeterministic.fromRegex(whole, options, {}, new Nondeterministic.LimitedNodeFactory(MAX_STATES * 2)),
      limit(),
    );
    if (isNegated) part.complement();
    return part;
  });
  const all = parts.reduce((one, other) => Deterministic.fromIntersection(one, other, limit()));
  all.minimize();
  return all;
}

/** A pattern that begins with `^` and looks ahead is several patterns that must hold, or not hold, at once. */
function conditionsOf(
  expression: NoParent<Expression>,
): readonly { readonly pattern: NoParent<Expression>; readonly isNegated: boolean }[] {
  const [only, ...others] = expression.alternatives;
  const [begin, ...rest] = only?.elements ?? [];
  if (others.length > 0 || begin === undefined || !isAnchor(begin, 'behind'))
    return [{ pattern: expression, isNegated: false }];
  const isAhead = (element: NoParent<Element>): boolean =>
    element.type === 'Assertion' && element.kind === 'ahead' && !isAnchor(element, 'ahead');
  const count = rest.findIndex((element) => !isAhead(element));
  const ahead = count === -1 ? rest : rest.slice(0, count);
  const remaining = count === -1 ? [] : rest.slice(count);
  const anchored = (elements: readonly NoParent<Element>[]): NoParent<Concatenation> => ({
    type: 'Concatenation',
    elements: [begin, ...elements],
  });
  const conditions = ahead.flatMap((element) => {
    if (element.type !== 'Assertion') return [];
    const alternatives = element.alternatives.map(({ elements }) => anchored(elements));
    return [{ pattern: { type: 'Expression' as const, alternatives }, isNegated: element.negate }];
  });
  return [...conditions, { pattern: { type: 'Expression', alternatives: [anchored(remaining)] }, isNegated: false }];
}

/** The automaton as numbers: the classes of characters that it tells apart, and where each state leads. */
function tableOfDfa(automatonOfAll: DFA): DfaTable | undefined {
  const initial = skipAnchors(automatonOfAll.initial, BEGIN);
  if (initial === undefined) return { starts: [0], states: [[-1]], accepting: [] };
  const numbers = numberStates(initial);
  if (numbers.size > MAX_STATES) return undefined;
  const nodes = [...numbers.keys()];
  const starts = classStarts(nodes.flatMap((node) => [...node.out.keys()]));
  const states = nodes.map((node) => starts.map((start) => targetOf(numbers, node.out.get(start))));
  const finals: ReadonlySet<DFA.ReadonlyNode> = automatonOfAll.finals;
  const isAccepting = (node: DFA.ReadonlyNode): boolean => {
    const last = skipAnchors(node, END);
    return last !== undefined && finals.has(last);
  };
  const accepting = [...numbers].filter(([node]) => isAccepting(node)).map(([, index]) => index);
  return { starts, states, accepting };
}

/** Follows an anchor until that changes nothing: it may occur several times, as in `^^`. */
function skipAnchors(from: DFA.ReadonlyNode, edge: number): DFA.ReadonlyNode | undefined {
  let node: DFA.ReadonlyNode | undefined = from;
  for (let count = 0; count < MAX_STATES && node !== undefined; count += 1) {
    const next: DFA.ReadonlyNode | undefined = node.out.get(edge);
    if (next === node) break;
    node = next;
  }
  return node;
}

/** The states that characters lead to, in the order in which they are met. */
function numberStates(initial: DFA.ReadonlyNode): ReadonlyMap<DFA.ReadonlyNode, number> {
  const numbers = new Map([[initial, 0]]);
  for (const node of numbers.keys()) {
    for (const [{ min }, target] of node.out)
      if (min <= MAX_CODE_POINT && !numbers.has(target)) numbers.set(target, numbers.size);
  }
  return numbers;
}

function targetOf<Node>(numbers: ReadonlyMap<Node, number>, target: Node | undefined): number {
  return target === undefined ? -1 : (numbers.get(target) ?? -1);
}

/** The first character of each class. */
function classStarts(ranges: readonly { readonly min: number; readonly max: number }[]): readonly number[] {
  const found = new Set([0]);
  for (const { min, max } of ranges) {
    found.add(min);
    found.add(max + 1);
  }
  return [...found].filter((start) => start <= MAX_CODE_POINT).sort((one, other) => one - other);
}

/** Greatest code point. */
const MAX_CODE_POINT = 0x10ffff;
/** The character that stands for the begin of a text. */
const BEGIN = MAX_CODE_POINT + 1;
/** The character that stands for the end of a text. */
const END = MAX_CODE_POINT + 2;

/** The library that parses patterns and builds automata. */
type PatternLibrary = typeof import('refa');

/** The pattern with anything before and behind it; its `^` and `$` are the characters that stand for the edges. */
function matchAnywhere(expression: NoParent<Expression>, library: PatternLibrary): NoParent<Expression> {
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
    alternatives: expression.alternatives.map((one) => withAnchors(one, library)),
  };
  return { type: 'Expression', alternatives: [{ type: 'Concatenation', elements: [anything, inner, anything] }] };
}

function withAnchors({ elements }: NoParent<Concatenation>, library: PatternLibrary): NoParent<Concatenation> {
  const end = elements.findIndex((element) => hasAnchor(element, 'ahead'));
  // Only an empty text begins where it ends, and a table reads its edges in order.
  if (end !== -1 && elements.slice(end).some((element) => hasAnchor(element, 'behind')))
    throw new Error('ends and begins');
  return { type: 'Concatenation', elements: elements.map((element) => replaceAnchors(element, library)) };
}

function replaceAnchors(element: NoParent<Element>, library: PatternLibrary): NoParent<Element> {
  const characters = (from: CharSet): CharSet => library.CharSet.empty(END).union(from.ranges);
  switch (element.type) {
    case 'CharacterClass':
      return { type: 'CharacterClass', characters: characters(element.characters) };
    case 'Alternation':
      return { type: 'Alternation', alternatives: element.alternatives.map((one) => withAnchors(one, library)) };
    case 'Quantifier':
      return { ...element, alternatives: element.alternatives.map((one) => withAnchors(one, library)) };
    case 'Assertion':
      return { type: 'CharacterClass', characters: library.CharSet.fromCharacter(END, anchorCharacter(element)) };
    case 'Unknown':
      throw new Error('not a regular language');
  }
}

/** Tests for an anchor anywhere in an element. */
function hasAnchor(element: NoParent<Element>, kind: 'ahead' | 'behind'): boolean {
  if (isAnchor(element, kind)) return true;
  return (
    'alternatives' in element &&
    element.alternatives.some(({ elements }) => elements.some((one) => hasAnchor(one, kind)))
  );
}

function anchorCharacter(element: NoParent<Element>): number {
  if (isAnchor(element, 'behind')) return BEGIN;
  if (isAnchor(element, 'ahead')) return END;
  throw new Error('looks around in its middle');
}

/** `^` is read as "no character behind", `$` as "no character ahead". */
function isAnchor(element: NoParent<Element>, kind: 'ahead' | 'behind'): boolean {
  if (element.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives;
  const [inner, ...more] = only?.elements ?? [];
  return others.length === 0 && more.length === 0 && inner?.type === 'CharacterClass' && inner.characters.isAll;
}
