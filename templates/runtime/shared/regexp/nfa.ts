import type { AST } from '@eslint-community/regexpp';
import { ANY_CHARACTER, type CharacterSet, type CharactersOf } from './character-set.ts';

/** A pattern that needs more states is not analyzed. */
const MAX_STATES = 5_000;
/** A backreference to a longer group, and a longer lookbehind, are treated as of any length. */
const MAX_REFERENCE_LENGTH = 8;

/** A state of the automaton. */
export interface State {
  /** The characters that lead on from here, and the state that they lead to. */
  transition?: { readonly characters: CharacterSet; readonly to: number };
  /** States that are reached without reading a character. */
  readonly epsilon: number[];
  /** States that are reached without reading a character, but only at the start of the text (`^`). */
  readonly epsilonAtStart: number[];
}

/** A nondeterministic finite automaton (NFA): the choices that a backtracking engine has while it matches a pattern. */
export interface Nfa {
  readonly states: readonly State[];
  readonly start: number;
  readonly accept: number;
  /** True if the automaton accepts more than the pattern: it skips assertions and treats backreferences as any text. */
  readonly isOverapproximated: boolean;
}

/** Options of {@link buildNfa}. */
export interface NfaOptions {
  readonly charactersOf: CharactersOf;
  /**
   * Unrolls a bounded repetition such as `a{2,5}`. If false it becomes a loop, which needs fewer states and has at
   * least as many paths.
   */
  readonly unrollsRepetitions: boolean;
}

/**
 * Builds the NFA of a pattern.
 *
 * @returns `undefined` if the pattern is too large, or has a lookbehind of unbounded length
 */
export function buildNfa(pattern: AST.Pattern, options: NfaOptions): Nfa | undefined {
  const builder = new NfaBuilder(options);
  const start = builder.addState();
  const accept = builder.addAlternatives(pattern.alternatives, start);
  if (builder.isTooLarge) return undefined;
  return { states: builder.states, start, accept, isOverapproximated: builder.isOverapproximated };
}

/** Adds the states of one element after another. Each method takes the state to start from and returns the last one. */
class NfaBuilder {
  readonly states: State[] = [];
  isOverapproximated = false;
  isTooLarge = false;
  readonly #options: NfaOptions;

  constructor(options: NfaOptions) {
    this.#options = options;
  }

  addState(): number {
    this.isTooLarge ||= this.states.length >= MAX_STATES;
    return this.isTooLarge ? 0 : this.states.push({ epsilon: [], epsilonAtStart: [] }) - 1;
  }

  addAlternatives(alternatives: readonly AST.Alternative[], from: number): number {
    const end = this.addState();
    for (const { elements } of alternatives) {
      let last = this.#addAfter(from);
      for (const element of elements) last = this.#addElement(element, last);
      this.#connect(last, end);
    }
    return end;
  }

  #addElement(element: AST.Element, from: number): number {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.addAlternatives(element.alternatives, from);
      case 'Quantifier':
        return this.#addRepetition(element, from);
      case 'Assertion':
        return this.#addAssertion(element, from);
      case 'Backreference':
        return this.#addBackreference(element, from);
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.#addTransition(this.#options.charactersOf(element), from);
      case 'ExpressionCharacterClass':
        return this.#addTransition(ANY_CHARACTER, from);
    }
  }

  #addRepetition({ min, max, element }: AST.Quantifier, from: number): number {
    const isBounded = min > 1 || (max > 1 && max < Number.POSITIVE_INFINITY);
    // An empty element repeats exactly as often as it must, which a loop does not show.
    if (isBounded && !this.#options.unrollsRepetitions && (min === 0 || matchLength(element).min > 0)) {
      this.isOverapproximated = true;
      return this.#addLoop(element, from);
    }
    let last = from;
    for (let count = 0; count < min && !this.isTooLarge; count += 1) last = this.#addElement(element, last);
    if (max === Number.POSITIVE_INFINITY) return this.#addLoop(element, last);
    const end = this.addState();
    for (let count = min; count < max && !this.isTooLarge; count += 1) {
      this.#connect(last, end);
      last = this.#addElement(element, this.#addAfter(last));
    }
    this.#connect(last, end);
    return end;
  }

  #addLoop(element: AST.QuantifiableElement, from: number): number {
    const head = this.#addAfter(from);
    this.#connect(this.#addElement(element, this.#addAfter(head)), head);
    return this.#addAfter(head);
  }

  #addAssertion(assertion: AST.Assertion, from: number): number {
    switch (assertion.kind) {
      case 'start': {
        const end = this.addState();
        this.states[from]?.epsilonAtStart.push(end);
        return end;
      }
      case 'end':
        // No character follows the end of the text, so nothing leads on.
        return this.addState();
      case 'word':
        this.isOverapproximated = true;
        return this.#addAfter(from);
      case 'lookahead':
        this.isOverapproximated = true;
        this.addAlternatives(assertion.alternatives, this.#addAfter(from));
        return this.#addAfter(from);
      case 'lookbehind':
        this.isOverapproximated = true;
        this.isTooLarge ||= assertion.alternatives.some((one) => matchLength(one).max > MAX_REFERENCE_LENGTH);
        return this.#addAfter(from);
    }
  }

  /** Adds a backreference as any text that is as long as its group. */
  #addBackreference({ resolved }: AST.Backreference, from: number): number {
    this.isOverapproximated = true;
    const length = Math.max(...[resolved].flat().map((group) => matchLength(group).max));
    const end = this.addState();
    let last = from;
    for (let count = 0; count < length && length <= MAX_REFERENCE_LENGTH; count += 1) {
      this.#connect(last, end);
      last = this.#addTransition(ANY_CHARACTER, last);
    }
    if (length > MAX_REFERENCE_LENGTH) {
      last = this.#addAfter(last);
      this.#connect(this.#addTransition(ANY_CHARACTER, last), last);
    }
    this.#connect(last, end);
    return end;
  }

  #addTransition(characters: CharacterSet, from: number): number {
    const start = this.#addAfter(from);
    const to = this.addState();
    const state = this.states[start];
    if (state !== undefined) state.transition = { characters, to };
    return to;
  }

  #addAfter(from: number): number {
    const next = this.addState();
    this.#connect(from, next);
    return next;
  }

  #connect(from: number, to: number): void {
    this.states[from]?.epsilon.push(to);
  }
}

/** Computes how many characters an element matches, at least and at most. */
function matchLength(element: AST.Element | AST.Alternative): { readonly min: number; readonly max: number } {
  switch (element.type) {
    case 'Alternative':
      return element.elements
        .map(matchLength)
        .reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), { min: 0, max: 0 });
    case 'Group':
    case 'CapturingGroup': {
      const lengths = element.alternatives.map(matchLength);
      return { min: Math.min(...lengths.map(({ min }) => min)), max: Math.max(...lengths.map(({ max }) => max)) };
    }
    case 'Quantifier': {
      const { min, max } = matchLength(element.element);
      return { min: min * element.min, max: max === 0 ? 0 : max * element.max };
    }
    case 'Assertion':
      return { min: 0, max: 0 };
    case 'Backreference':
      return { min: 0, max: Number.POSITIVE_INFINITY };
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return { min: 1, max: 1 };
  }
}
