import { type CharacterSet, MAX_CODE_POINT } from './character-set.ts';
import type { Nfa } from './nfa.ts';

/** Steps per character. With more, matching may take much longer than the text is. */
export const MAX_STEPS_PER_CHARACTER = 500;
/** Configurations that {@link isAmbiguous} explores before it gives up. */
const MAX_CONFIGURATIONS = 4_000;
/** Paths that {@link isAmbiguous} follows before it gives up, in a tenth of a second. */
const MAX_PATHS_EXPLORED = 400_000;

/** Total steps of a text. A backtracking engine takes this many in some hundredths of a second. */
const MAX_STEPS = 1_000_000;
/** Longest text that {@link maxSafeLength} tries. */
const MAX_LENGTH = 2_000;
/** Configurations of one length that {@link maxSafeLength} keeps. */
const MAX_CONFIGURATIONS_PER_LENGTH = 500;
/** Paths that {@link maxSafeLength} follows. A smaller number only makes its result smaller. */
const MAX_PATHS_FOLLOWED = 200_000;
/** Paths without reading a character. More are not counted. */
const MAX_EPSILON_PATHS = 5_000;

/**
 * Tests whether some text keeps so many paths open that a backtracking engine may take much longer than the text is
 * long: the pattern is ambiguous, which makes it vulnerable to ReDoS.
 */
export function isAmbiguous(nfa: Nfa): boolean {
  const simulation = new Simulation(nfa);
  const seen = new Set<string>();
  const open: (Configuration | undefined)[] = [simulation.start];
  let explored = 0;
  while (open.length > 0) {
    const configuration = open.pop();
    if (configuration === undefined) return true;
    if (configuration.steps > MAX_STEPS_PER_CHARACTER || seen.size > MAX_CONFIGURATIONS) return true;
    const { isSearching, paths } = configuration;
    const sorted = [...paths].sort(([one], [other]) => one - other);
    const key = `${isSearching} ${sorted.map(([state, count]) => `${state}:${count}`).join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    explored += paths.size * simulation.alphabet.length;
    if (explored > MAX_PATHS_EXPLORED) return true;
    for (const character of simulation.alphabet) open.push(simulation.read(configuration, character));
  }
  return false;
}

/** Computes the length up to which no text takes a backtracking engine more than {@link MAX_STEPS}. */
export function maxSafeLength(nfa: Nfa): number {
  const simulation = new Simulation(nfa);
  let current = [simulation.start];
  let steps = 0;
  let followed = 0;
  for (let length = 0; length < MAX_LENGTH; length += 1) {
    const countable = current.filter((configuration) => configuration !== undefined);
    if (countable.length < current.length || countable.length > MAX_CONFIGURATIONS_PER_LENGTH)
      return Math.max(0, length - 1);
    steps += Math.max(0, ...countable.map((configuration) => configuration.steps));
    for (const { paths } of countable) followed += paths.size * simulation.alphabet.length;
    if (steps > MAX_STEPS || followed > MAX_PATHS_FOLLOWED) return Math.max(0, length - 1);
    current = mergeConfigurations(
      countable.flatMap((configuration) =>
        simulation.alphabet.map((character) => simulation.read(configuration, character)),
      ),
    );
  }
  return MAX_LENGTH;
}

/** Merges configurations in the same states into one that has the most paths to each. */
function mergeConfigurations(configurations: readonly (Configuration | undefined)[]): (Configuration | undefined)[] {
  const merged = new Map<string, Configuration>();
  for (const configuration of configurations) {
    if (configuration === undefined) return [undefined];
    const { isSearching, paths, steps } = configuration;
    const key = `${isSearching} ${[...paths.keys()].sort((one, other) => one - other).join()}`;
    const other = merged.get(key);
    const most = [...paths].map(([state, count]) => [state, Math.max(count, other?.paths.get(state) ?? 0)] as const);
    merged.set(key, { isSearching, steps: Math.max(steps, other?.steps ?? 0), paths: new Map(most) });
  }
  return [...merged.values()];
}

/** All paths that a backtracking engine may have tried at one position of a text. */
interface Configuration {
  /** The number of paths that lead to each state. */
  readonly paths: ReadonlyMap<number, number>;
  /** The number of states passed since the last character. */
  readonly steps: number;
  /** True while no match has been found, so that one may still start at a later character. */
  readonly isSearching: boolean;
}

/** Reads texts one character at a time and counts all paths at once, those that start at a later character included. */
class Simulation {
  /** One character of each class that the pattern distinguishes. */
  readonly alphabet: readonly number[];
  /** The configuration before the first character; `undefined` if there are too many paths to count. */
  readonly start: Configuration | undefined;
  readonly #nfa: Nfa;
  readonly #closures: EpsilonClosures;
  readonly #restart: EpsilonClosure | undefined;

  constructor(nfa: Nfa) {
    const first = new EpsilonClosures(nfa, { isAtStart: true }).of(nfa.start);
    this.#nfa = nfa;
    this.#closures = new EpsilonClosures(nfa, { isAtStart: false });
    this.#restart = this.#closures.of(nfa.start);
    this.alphabet = alphabetOf(nfa);
    this.start = first &&
      this.#restart && { paths: first.paths, steps: first.steps, isSearching: this.#keepsSearching(first.accepts) };
  }

  /** Returns the configuration after a character; `undefined` if there are too many paths to count. */
  read({ paths, isSearching }: Configuration, character: number): Configuration | undefined {
    const next = new Map(isSearching ? this.#restart?.paths : []);
    let accepts = isSearching && this.#restart?.accepts === true;
    let steps = isSearching ? (this.#restart?.steps ?? 0) : 0;
    for (const [state, count] of paths) {
      const transition = this.#nfa.states[state]?.transition;
      if (transition === undefined || !transition.characters.has(character)) continue;
      const closure = this.#closures.of(transition.to);
      if (closure === undefined) return undefined;
      accepts ||= closure.accepts;
      steps += count * closure.steps;
      for (const [target, more] of closure.paths) next.set(target, (next.get(target) ?? 0) + count * more);
    }
    return { paths: next, steps, isSearching: isSearching && this.#keepsSearching(accepts) };
  }

  /** An overapproximated automaton may accept where the pattern does not match. */
  #keepsSearching(accepts: boolean): boolean {
    return this.#nfa.isOverapproximated || !accepts;
  }
}

/** The states that can be reached from one state without reading a character. */
interface EpsilonClosure {
  /** States that read a character, each with the number of paths there. */
  readonly paths: ReadonlyMap<number, number>;
  readonly accepts: boolean;
  /** The number of states that an engine passes if it tries every path. */
  readonly steps: number;
}

/** Computes epsilon closures, each once. */
class EpsilonClosures {
  readonly #nfa: Nfa;
  readonly #isAtStart: boolean;
  readonly #computed = new Map<number, EpsilonClosure | undefined>();

  constructor(nfa: Nfa, { isAtStart }: { readonly isAtStart: boolean }) {
    this.#nfa = nfa;
    this.#isAtStart = isAtStart;
  }

  /** Returns `undefined` if there are too many paths to count. */
  of(state: number): EpsilonClosure | undefined {
    if (!this.#computed.has(state)) this.#computed.set(state, this.#compute(state));
    return this.#computed.get(state);
  }

  /**
   * Follows every path depth first. A path passes a state twice at most: in the iteration of a loop that it ends, and
   * in the one that it starts. An engine abandons an iteration that reads nothing.
   */
  #compute(start: number): EpsilonClosure | undefined {
    const paths = new Map<number, number>();
    const visits = new Map<number, number>();
    const open: { readonly state: number; readonly isLeaving: boolean }[] = [{ state: start, isLeaving: false }];
    let accepts = false;
    let steps = 0;
    for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
      const { state, isLeaving } = entry;
      const count = (visits.get(state) ?? 0) + (isLeaving ? -1 : 1);
      visits.set(state, count);
      if (isLeaving) continue;
      open.push({ state, isLeaving: true });
      if (count > 2) continue;
      steps += 1;
      if (steps > MAX_EPSILON_PATHS) return undefined;
      accepts ||= state === this.#nfa.accept;
      if (this.#nfa.states[state]?.transition !== undefined) paths.set(state, (paths.get(state) ?? 0) + 1);
      for (const target of this.#targets(state)) open.push({ state: target, isLeaving: false });
    }
    return { paths, accepts, steps };
  }

  #targets(state: number): readonly number[] {
    const { epsilon = [], epsilonAtStart = [] } = this.#nfa.states[state] ?? {};
    return this.#isAtStart ? [...epsilon, ...epsilonAtStart] : epsilon;
  }
}

/** Picks one character for each combination of character sets that contain it. */
function alphabetOf({ states }: Nfa): readonly number[] {
  const sets = new Set(
    states.flatMap(({ transition }): readonly CharacterSet[] =>
      transition === undefined ? [] : [transition.characters],
    ),
  );
  const boundaries = new Set([0]);
  for (const { ranges } of sets) {
    for (const { min, max } of ranges) {
      boundaries.add(min);
      if (max < MAX_CODE_POINT) boundaries.add(max + 1);
    }
  }
  const representatives = new Map<string, number>();
  for (const boundary of boundaries) {
    const membership = [...sets].map((set) => (set.has(boundary) ? 1 : 0)).join('');
    if (!representatives.has(membership)) representatives.set(membership, boundary);
  }
  return [...representatives.values()];
}
