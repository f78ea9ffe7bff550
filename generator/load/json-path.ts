import type { JsonPathQuery } from 'jsonpath-rfc9535/parser';
import { createPattern } from '../../templates/runtime/shared/regexp/pattern-test.ts';
import { below, isObject, type Json, type JsonObject, member, type Pointer } from '../model/json.ts';
import { limits } from './limits.ts';

// Evaluates JSONPath (RFC 9535) with a budget. The package's own evaluator has none: `$..*..*..*..*` and the pattern of
// `match(@, '(a+)+b')` would keep it busy forever.

type Segment = JsonPathQuery['segments'][number];
type Selection = Segment['node'];
type Selector = Extract<Selection, { readonly type: 'BracketedSelection' }>['selectors'][number] | Selection;
type Slice = Extract<Selector, { readonly type: 'SliceSelector' }>;
type Filter = Extract<Selector, { readonly type: 'FilterSelector' }>['value'];
type Comparison = Extract<Filter, { readonly type: 'ComparisonExpr' }>;
type Comparable = Comparison['left'];
type FunctionCall = Extract<Comparable, { readonly type: 'FunctionExpr' }>;
type Argument = FunctionCall['arguments'][number];

/** Value that was selected; its pointer is absent inside a filter, where only values count. */
interface SelectedNode {
  readonly value: Json;
  readonly pointer: Pointer | undefined;
}

/** Counts what the overlays of one run do. */
export class OverlayBudget {
  readonly #maxSteps: number;
  readonly #maxBytes: number;
  #steps = 0;
  #bytes = 0;

  constructor(maxSteps: number = limits.overlaySteps, maxBytes: number = limits.fileBytes) {
    this.#maxSteps = maxSteps;
    this.#maxBytes = maxBytes;
  }

  /** True once a limit was exceeded; no further overlay is applied. */
  get isSpent(): boolean {
    return this.#steps > this.#maxSteps || this.#bytes > this.#maxBytes;
  }

  /** @throws OverlayLimitError if the overlays read more values than the limit */
  takeSteps(count: number): void {
    this.#steps += count;
    if (this.#steps > this.#maxSteps)
      throw new OverlayLimitError(`the overlays read more than ${this.#maxSteps} values`);
  }

  /** @throws OverlayLimitError if the overlays add more bytes than the limit */
  takeBytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > this.#maxBytes) throw new OverlayLimitError(`the overlays add more than ${this.#maxBytes} bytes`);
  }
}

/** Thrown for an overlay beyond a limit. The message is the reason. */
export class OverlayLimitError extends Error {
  override readonly name = 'OverlayLimitError';
}

/** Steps for a pattern that is used for the first time: it is analyzed, and may become a table of states. */
const PATTERN_STEPS = 10_000;
/** Characters of a text that count as one step. */
const CHARACTERS_PER_STEP = 32;

/**
 * Evaluates a query. A value that is selected in several ways is returned once.
 *
 * @throws OverlayLimitError if the evaluation exceeds the budget
 */
export function selectPointers(query: JsonPathQuery, root: JsonObject, budget: OverlayBudget): readonly Pointer[] {
  const nodes = new Evaluation(root, budget).select(query.segments, { value: root, pointer: '' });
  return nodes.flatMap(({ pointer = [] }) => pointer);
}

class Evaluation {
  readonly #root: Json;
  readonly #budget: OverlayBudget;
  readonly #patterns = new Map<string, ((text: string) => boolean) | undefined>();

  constructor(root: Json, budget: OverlayBudget) {
    this.#root = root;
    this.#budget = budget;
  }

  /** Follows the segments of a query from a node. */
  select(segments: readonly Segment[], start: SelectedNode): readonly SelectedNode[] {
    let nodes: readonly SelectedNode[] = [start];
    for (const { type, node } of segments) {
      const from = type === 'DescendantSegment' ? this.#descendants(nodes) : nodes;
      nodes = distinct(from.flatMap((one) => this.#selectChildren(one, node)));
    }
    return nodes;
  }

  /** The nodes and everything below them, each once. */
  #descendants(nodes: readonly SelectedNode[]): readonly SelectedNode[] {
    const found: SelectedNode[] = [];
    const visited = new Set<Pointer>();
    const visit = (node: SelectedNode): void => {
      if (node.pointer !== undefined && visited.has(node.pointer)) return;
      if (node.pointer !== undefined) visited.add(node.pointer);
      found.push(node);
      for (const child of this.#children(node)) visit(child);
    };
    for (const node of nodes) visit(node);
    return found;
  }

  #children({ value: parent, pointer }: SelectedNode): readonly SelectedNode[] {
    if (typeof parent !== 'object' || parent === null) return [];
    const entries: readonly (readonly [string | number, Json])[] = Array.isArray(parent)
      ? [...parent.entries()]
      : Object.entries(parent);
    this.#budget.takeSteps(entries.length);
    return entries.flatMap(([key, value]) => childNode(pointer, key, value));
  }

  #selectChildren(node: SelectedNode, selector: Selector): readonly SelectedNode[] {
    this.#budget.takeSteps(1);
    switch (selector.type) {
      case 'BracketedSelection':
        return selector.selectors.flatMap((one) => this.#selectChildren(node, one));
      case 'WildcardSelector':
        return this.#children(node);
      case 'NameSelector':
      case 'MemberNameShorthand':
        return childNode(node.pointer, selector.value, member(node.value, selector.value));
      case 'IndexSelector':
        return itemAt(node, selector.value);
      case 'SliceSelector':
        return this.#slice(node, selector);
      case 'FilterSelector':
        return this.#children(node).filter(({ value }) => this.#isMatch(selector.value, value));
    }
  }

  #slice(node: SelectedNode, { start, end, step: given }: Slice): readonly SelectedNode[] {
    const { value } = node;
    const step = given ?? 1;
    if (!Array.isArray(value) || step === 0) return [];
    const { length } = value;
    const bound = (index: number, low: number): number =>
      Math.min(Math.max(index < 0 ? index + length : index, low), length + low);
    const [low, first, last] = step > 0 ? [0, 0, length] : [-1, length - 1, -length - 1];
    const [from, to] = [bound(start ?? first, low), bound(end ?? last, low)];
    const count = Math.max(0, Math.ceil((to - from) / step));
    this.#budget.takeSteps(count);
    return Array.from({ length: count }, (_, index) => itemAt(node, from + index * step)).flat();
  }

  #isMatch(filter: Filter, current: Json): boolean {
    this.#budget.takeSteps(1);
    switch (filter.type) {
      case 'LogicalOrExpr':
        return this.#isMatch(filter.left, current) || this.#isMatch(filter.right, current);
      case 'LogicalAndExpr':
        return this.#isMatch(filter.left, current) && this.#isMatch(filter.right, current);
      case 'LogicalNotExpr':
        return !this.#isMatch(filter.expression, current);
      case 'ComparisonExpr':
        return this.#compare(filter, current);
      case 'TestExpr': {
        const { expression } = filter;
        if (expression.type === 'FunctionExpr') return this.#call(expression, current) === true;
        return this.#nodesOf(expression, current).length > 0;
      }
    }
  }

  #compare({ left, right, op }: Comparison, current: Json): boolean {
    const [one, other] = [this.#valueOf(left, current), this.#valueOf(right, current)];
    if (op === '!=') return !this.#isEqual(one, other);
    if (op === '<') return isLess(one, other);
    if (op === '>') return isLess(other, one);
    return this.#isEqual(one, other) || (op === '<=' && isLess(one, other)) || (op === '>=' && isLess(other, one));
  }

  #isEqual(one: Json | undefined, other: Json | undefined): boolean {
    this.#budget.takeSteps(1);
    if (typeof one === 'string') this.#budget.takeSteps(one.length / CHARACTERS_PER_STEP);
    if (one === other) return true;
    if (Array.isArray(one) && Array.isArray(other))
      return one.length === other.length && one.every((item, index) => this.#isEqual(item, other[index]));
    if (!isObject(one) || !isObject(other)) return false;
    const keys = Object.keys(one);
    this.#budget.takeSteps(keys.length);
    return (
      keys.length === Object.keys(other).length && keys.every((key) => this.#isEqual(one[key], member(other, key)))
    );
  }

  /** Returns the value of an operand; `undefined` is the `Nothing` of the RFC. */
  #valueOf(operand: Comparable | Argument, current: Json): Json | undefined {
    if (operand.type === 'Literal') return operand.value;
    if (operand.type === 'FunctionExpr') return this.#call(operand, current);
    if (operand.type === 'FilterQuery') return onlyValue(this.#nodesOf(operand, current));
    if (operand.type !== 'RelSingularQuery' && operand.type !== 'AbsSingularQuery') return undefined;
    let nodes: readonly SelectedNode[] = [
      { value: operand.type === 'AbsSingularQuery' ? this.#root : current, pointer: undefined },
    ];
    for (const { node } of operand.segments) nodes = nodes.flatMap((one) => this.#selectChildren(one, node));
    return onlyValue(nodes);
  }

  #nodesOf(argument: Argument | undefined, current: Json): readonly SelectedNode[] {
    if (argument?.type !== 'FilterQuery') return [];
    const { type, segments } = argument.value;
    return this.select(segments, { value: type === 'JsonPathQuery' ? this.#root : current, pointer: undefined });
  }

  /** Calls a function of RFC 9535, section 2.4. */
  #call({ name, arguments: list }: FunctionCall, current: Json): Json | undefined {
    const [first, second] = list;
    if (name === 'count') return this.#nodesOf(first, current).length;
    if (first === undefined) return undefined;
    const value = this.#valueOf(first, current);
    if (name === 'value') return value;
    if (typeof value === 'string') this.#budget.takeSteps(value.length / CHARACTERS_PER_STEP);
    if (name === 'length') return lengthOf(value);
    const pattern = second === undefined ? undefined : this.#valueOf(second, current);
    if (typeof value !== 'string' || typeof pattern !== 'string') return false;
    return this.#testOf(name === 'match' ? `^(?:${pattern})$` : pattern)?.(value) === true;
  }

  /** Returns the test of a pattern, which takes linear time; `undefined` for a pattern that is not valid. */
  #testOf(pattern: string): ((text: string) => boolean) | undefined {
    if (this.#patterns.has(pattern)) return this.#patterns.get(pattern);
    this.#budget.takeSteps(PATTERN_STEPS);
    const test = createTest(pattern);
    this.#patterns.set(pattern, test);
    return test;
  }
}

/** The dot of an I-Regexp (RFC 9485) matches everything but a line feed and a carriage return. */
const DOT = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\./g;

function createTest(pattern: string): ((text: string) => boolean) | undefined {
  const source = pattern.replaceAll(DOT, (part) => (part === '.' ? String.raw`[^\n\r]` : part));
  try {
    const { test, maxLength = Number.POSITIVE_INFINITY } = createPattern(source);
    return (text) => {
      if (text.length <= maxLength) return test(text);
      throw new OverlayLimitError(`the pattern ${pattern} backtracks on a text of more than ${maxLength} characters`);
    };
  } catch {
    return undefined;
  }
}

function childNode(
  pointer: Pointer | undefined,
  key: string | number,
  value: Json | undefined,
): readonly SelectedNode[] {
  return value === undefined ? [] : [{ value, pointer: pointer === undefined ? undefined : below(pointer, key) }];
}

function itemAt(node: SelectedNode, index: number): readonly SelectedNode[] {
  const { value } = node;
  if (!Array.isArray(value)) return [];
  const position = index < 0 ? index + value.length : index;
  return childNode(node.pointer, position, value[position]);
}

/** Keeps the first of the nodes with the same pointer. */
function distinct(nodes: readonly SelectedNode[]): readonly SelectedNode[] {
  const known = new Set<Pointer>();
  return nodes.filter(({ pointer }) => pointer === undefined || known.size < known.add(pointer).size);
}

function onlyValue(nodes: readonly SelectedNode[]): Json | undefined {
  return nodes.length === 1 ? nodes[0]?.value : undefined;
}

function lengthOf(value: Json | undefined): number | undefined {
  if (typeof value === 'string') return [...value].length;
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

/** Compares numbers, and texts by code points: UTF-16 sorts surrogates before other characters. */
function isLess(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
}
