import type { Concatenation, DFA, Element, Expression, NoParent } from 'refa';
import { anywhere, BEGIN, END, isEdge, LAST, type PatternLibrary } from './pattern-edges.ts';
import type { PatternTableData } from './patterns.ts';

/** More states than these are no table to ship. */
const MOST_STATES = 1_000;

/**
 * A pattern as a table of states, or nothing where it cannot be one: it refers back to a group, looks around in its
 * middle, or needs too many states. The analysis is loaded when it is first needed.
 */
export async function patternTable(pattern: string): Promise<PatternTableData | undefined> {
  const library = await import('refa');
  try {
    const { expression } = library.JS.Parser.fromLiteral(new RegExp(pattern, 'u')).parse({ backreferences: 'throw' });
    return tableOf(automaton(expression, library));
  } catch {
    return undefined;
  }
}

/** The texts that match, each between begin and end, as a deterministic automaton. */
function automaton(expression: NoParent<Expression>, library: PatternLibrary): DFA {
  const { DFA: Deterministic, NFA: Nondeterministic } = library;
  const options = { maxCharacter: END };
  const limit = (): InstanceType<typeof Deterministic.LimitedNodeFactory> =>
    new Deterministic.LimitedNodeFactory(MOST_STATES * 2);
  const conditions = conditionsOf(expression);
  const parts = conditions.map(({ pattern, isNegated }) => {
    const whole = anywhere(pattern, library);
    const part = Deterministic.fromFA(
      Nondeterministic.fromRegex(whole, options, {}, new Nondeterministic.LimitedNodeFactory(MOST_STATES * 2)),
      limit(),
    );
    if (isNegated) part.complement();
    return part;
  });
  const all = parts.reduce((one, other) => Deterministic.fromIntersection(one, other, limit()));
  all.minimize();
  return all;
}

interface Condition {
  readonly pattern: NoParent<Expression>;
  readonly isNegated: boolean;
}

/** A pattern that begins with `^` and looks ahead is several patterns that must hold, or not hold, at once. */
function conditionsOf(expression: NoParent<Expression>): readonly Condition[] {
  const [only, ...others] = expression.alternatives;
  const [begin, ...rest] = only?.elements ?? [];
  if (others.length > 0 || begin === undefined || !isEdge(begin, 'behind'))
    return [{ pattern: expression, isNegated: false }];
  const isAhead = (element: NoParent<Element>): boolean =>
    element.type === 'Assertion' && element.kind === 'ahead' && !isEdge(element, 'ahead');
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
function tableOf(automatonOfAll: DFA): PatternTableData | undefined {
  const initial = pastEdges(automatonOfAll.initial, BEGIN);
  if (initial === undefined) return { starts: [0], states: [[-1]], accepting: [] };
  const numbers = numbered(initial);
  if (numbers.size > MOST_STATES) return undefined;
  const nodes = [...numbers.keys()];
  const starts = classStarts(nodes.flatMap((node) => [...node.out.keys()]));
  const states = nodes.map((node) => starts.map((start) => targetOf(numbers, node.out.get(start))));
  const finals: ReadonlySet<DFA.ReadonlyNode> = automatonOfAll.finals;
  const isAccepting = (node: DFA.ReadonlyNode): boolean => {
    const last = pastEdges(node, END);
    return last !== undefined && finals.has(last);
  };
  const accepting = [...numbers].filter(([node]) => isAccepting(node)).map(([, index]) => index);
  return { starts, states, accepting };
}

/** Where the edge of the text leads. It may be met several times, as in `^^`: it is, until that changes nothing. */
function pastEdges(from: DFA.ReadonlyNode, edge: number): DFA.ReadonlyNode | undefined {
  let node: DFA.ReadonlyNode | undefined = from;
  for (let count = 0; count < MOST_STATES && node !== undefined; count += 1) {
    const next: DFA.ReadonlyNode | undefined = node.out.get(edge);
    if (next === node) break;
    node = next;
  }
  return node;
}

/** The states that characters lead to, in the order in which they are met. */
function numbered(initial: DFA.ReadonlyNode): ReadonlyMap<DFA.ReadonlyNode, number> {
  const numbers = new Map([[initial, 0]]);
  for (const node of numbers.keys()) {
    for (const [{ min }, target] of node.out)
      if (min <= LAST && !numbers.has(target)) numbers.set(target, numbers.size);
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
  return [...found].filter((start) => start <= LAST).sort((one, other) => one - other);
}
