import type { AST } from '@eslint-community/regexpp';
import { anyCharacter, type CharacterSet } from './character-set.ts';
import { lengthOf } from './length-of.ts';

/** More places than these are no graph to search. */
const MOST_PLACES = 5_000;
/** What refers back to a group of more characters than these may be of any length. */
const LONGEST_REFERENCE = 8;

/** A place in a pattern: what a matching engine may do there. */
export interface PatternPlace {
  /** The character that it may read, and where that leads. */
  step?: { readonly characters: CharacterSet; readonly to: number };
  /** Where it may go without reading. */
  readonly free: number[];
  /** Where it may go without reading at the begin of the text. */
  readonly atBegin: number[];
}

/** A pattern as the ways that an engine which tries one after the other may go. */
export interface PatternGraph {
  readonly places: readonly PatternPlace[];
  readonly begin: number;
  readonly end: number;
  /** Whether more ways are drawn than the engine goes: past what looks around or refers back. */
  readonly isLoose: boolean;
}

/** The characters that one element of a pattern matches. */
export type CharactersOf = (element: AST.Character | AST.CharacterSet | AST.CharacterClass) => CharacterSet;

/** How a graph is drawn. */
export interface Drawing {
  readonly charactersOf: CharactersOf;
  /**
   * Whether a repetition with an end is drawn as often as it may repeat. Else it is drawn as one without an end, which
   * is smaller and has all its ways and more.
   */
  readonly isExact: boolean;
}

/** Draws a pattern, or answers nothing where it is too large or looks back over any distance. */
export function drawPattern(pattern: AST.Pattern, drawing: Drawing): PatternGraph | undefined {
  const pen = new Pen(drawing);
  const begin = pen.place();
  const end = pen.alternatives(pattern.alternatives, begin);
  return pen.isFull ? undefined : { places: pen.places, begin, end, isLoose: pen.isLoose };
}

/** Draws element by element, each from the place where it begins to the place where it ends. */
class Pen {
  readonly places: PatternPlace[] = [];
  isLoose = false;
  isFull = false;
  readonly #drawing: Drawing;

  constructor(drawing: Drawing) {
    this.#drawing = drawing;
  }

  place(): number {
    this.isFull ||= this.places.length >= MOST_PLACES;
    return this.isFull ? 0 : this.places.push({ free: [], atBegin: [] }) - 1;
  }

  alternatives(alternatives: readonly AST.Alternative[], from: number): number {
    const end = this.place();
    for (const { elements } of alternatives) {
      let last = this.#after(from);
      for (const element of elements) last = this.#element(element, last);
      this.#free(last, end);
    }
    return end;
  }

  #element(element: AST.Element, from: number): number {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(element.alternatives, from);
      case 'Quantifier':
        return this.#repetition(element, from);
      case 'Assertion':
        return this.#assertion(element, from);
      case 'Backreference':
        return this.#reference(element, from);
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.#step(this.#drawing.charactersOf(element), from);
      case 'ExpressionCharacterClass':
        return this.#step(anyCharacter, from);
    }
  }

  #repetition({ min, max, element }: AST.Quantifier, from: number): number {
    const isCounted = min > 1 || (max > 1 && max < Number.POSITIVE_INFINITY);
    // What is empty may be repeated as often as it must, which a loop does not show.
    if (isCounted && !this.#drawing.isExact && (min === 0 || lengthOf(element).min > 0)) {
      this.isLoose = true;
      return this.#loop(element, from);
    }
    let last = from;
    for (let count = 0; count < min && !this.isFull; count += 1) last = this.#element(element, last);
    if (max === Number.POSITIVE_INFINITY) return this.#loop(element, last);
    const end = this.place();
    for (let count = min; count < max && !this.isFull; count += 1) {
      this.#free(last, end);
      last = this.#element(element, this.#after(last));
    }
    this.#free(last, end);
    return end;
  }

  #loop(element: AST.QuantifiableElement, from: number): number {
    const head = this.#after(from);
    this.#free(this.#element(element, this.#after(head)), head);
    return this.#after(head);
  }

  #assertion(assertion: AST.Assertion, from: number): number {
    switch (assertion.kind) {
      case 'start': {
        const end = this.place();
        this.places[from]?.atBegin.push(end);
        return end;
      }
      case 'end':
        // Nothing can be read behind the end.
        return this.place();
      case 'word':
        this.isLoose = true;
        return this.#after(from);
      case 'lookahead':
        this.isLoose = true;
        this.alternatives(assertion.alternatives, this.#after(from));
        return this.#after(from);
      case 'lookbehind':
        this.isLoose = true;
        this.isFull ||= assertion.alternatives.some((one) => lengthOf(one).max > LONGEST_REFERENCE);
        return this.#after(from);
    }
  }

  /** What was read before, drawn as anything that is as long. */
  #reference({ resolved }: AST.Backreference, from: number): number {
    this.isLoose = true;
    const longest = Math.max(...[resolved].flat().map((group) => lengthOf(group).max));
    const end = this.place();
    let last = from;
    for (let count = 0; count < longest && longest <= LONGEST_REFERENCE; count += 1) {
      this.#free(last, end);
      last = this.#step(anyCharacter, last);
    }
    if (longest > LONGEST_REFERENCE) {
      last = this.#after(last);
      this.#free(this.#step(anyCharacter, last), last);
    }
    this.#free(last, end);
    return end;
  }

  #step(characters: CharacterSet, from: number): number {
    const start = this.#after(from);
    const to = this.place();
    const place = this.places[start];
    if (place !== undefined) place.step = { characters, to };
    return to;
  }

  #after(from: number): number {
    const next = this.place();
    this.#free(from, next);
    return next;
  }

  #free(from: number, to: number): void {
    this.places[from]?.free.push(to);
  }
}
