import { splitWords } from '../model/names.ts';

/** Stems of the words of a name, in lower case: `terminatedEntries` becomes `terminat entry`. */
export type Words = readonly string[];

/** Splits a name into comparable words. */
export function wordsOf(name: string): Words {
  return splitWords(name).map((word) => stem(word.toLowerCase()));
}

/** Removes plural and verb endings, so that `completed` and `completions` have one stem. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  const single = word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  const [ending = ''] = /(?:ion|ing|ed|e)$/.exec(single) ?? [];
  return single.length - ending.length >= 5 ? single.slice(0, single.length - ending.length) : single;
}

/** A phrase of the previous version and the phrase that replaced it, as learned from matched names. */
export interface Substitution {
  readonly from: string;
  readonly to: string;
  /** Names in which the phrase was replaced, weighted by the confidence of their matches. */
  readonly support: number;
  /** The first few of these names, as `before → after`. */
  readonly examples: readonly string[];
  /** Names that kept the phrase. */
  readonly kept: number;
}

/** Two names that were matched, with the confidence of the match from 0 to 1. */
export interface NamePair {
  readonly from: string;
  readonly to: string;
  readonly confidence: number;
}

/** Result of a comparison of two names. */
export interface NameSimilarity {
  /** From 0 (nothing in common) to 1 (equal words). */
  readonly score: number;
  /** The learned substitutions that made the names similar. */
  readonly substitutions: readonly Substitution[];
}

/** Least support of a substitution that is applied: two uncertain matches, or one that is nearly certain. */
const MIN_SUPPORT = 0.8;
/** Longest phrase that is learned, in words. */
const MAX_PHRASE = 3;
const MAX_EXAMPLES = 3;
const NO_SUBSTITUTIONS: readonly Substitution[] = [];

/**
 * Compares names by their words. Rare words count more than frequent ones, and phrases that other matches replaced
 * count as equal.
 */
export class Vocabulary {
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #total: number;
  readonly #likeness: WordLikeness;
  readonly #substitutions: ReadonlyMap<string, Substitution>;
  /** Results by the two names: the same fields are compared for each pair of schemas. */
  readonly #compared = new Map<Words, Map<Words, NameSimilarity>>();

  /**
   * @param names - all names of both versions, for the frequency of their words
   * @param pairs - names that were matched; phrases that they replaced are learned
   * @param likeness - compares words; the vocabularies of all rounds share one
   */
  constructor(names: readonly Words[], pairs: readonly NamePair[] = [], likeness = new WordLikeness()) {
    this.#likeness = likeness;
    this.#frequency = countWords(names);
    this.#total = Math.max(names.length, 1);
    this.#substitutions = learn(pairs);
  }

  /** Compares a name of the previous version with one of the new version. */
  compare(from: Words, to: Words): NameSimilarity {
    const known = this.#compared.get(from) ?? new Map<Words, NameSimilarity>();
    this.#compared.set(from, known);
    const found = known.get(to) ?? this.#compare(from, to);
    known.set(to, found);
    return found;
  }

  /** Compares two names without what was learned from others. */
  comparePlain(from: Words, to: Words): number {
    return this.#overlap(from, to) * (areOpposite(from, to) ? OPPOSITE_SHARE : 1);
  }

  #compare(from: Words, to: Words): NameSimilarity {
    const plain = { score: this.comparePlain(from, to), substitutions: NO_SUBSTITUTIONS };
    if (plain.score === 1 || areOpposite(from, to)) return plain;
    const { words, used } = this.#substitute(from, to);
    const score = used.length === 0 ? 0 : this.#overlap(words, to);
    return score > plain.score ? { score, substitutions: used } : plain;
  }

  /** Replaces the learned phrases of a name whose replacement occurs in the other name, longest first. */
  #substitute(from: Words, to: Words): { readonly words: Words; readonly used: readonly Substitution[] } {
    const words: string[] = [];
    const used: Substitution[] = [];
    const target = ` ${to.join(' ')} `;
    for (let index = 0; index < from.length;) {
      const found = this.#longestAt(from, index, target);
      if (found === undefined) words.push(from[index] ?? '');
      else {
        words.push(...found.substitution.to.split(' ').filter((word) => word !== ''));
        used.push(found.substitution);
      }
      index += found?.length ?? 1;
    }
    return { words, used };
  }

  #longestAt(
    words: Words,
    index: number,
    target: string,
  ): { readonly substitution: Substitution; readonly length: number } | undefined {
    for (let length = Math.min(MAX_PHRASE, words.length - index); length > 0; length -= 1) {
      const substitution = this.#substitutions.get(words.slice(index, index + length).join(' '));
      if (substitution !== undefined && target.includes(` ${substitution.to} `)) return { substitution, length };
    }
    return undefined;
  }

  /** Returns the weighted share of words that two names have in common (Dice's coefficient). */
  #overlap(from: Words, to: Words): number {
    if (from.length === 0 || to.length === 0) return 0;
    if (joined(from) === joined(to)) return 1;
    const rest = [...to];
    let common = 0;
    for (const word of from) {
      const [index, likeness] = this.#likeness.mostAlike(word, rest);
      if (likeness === 0) continue;
      common += likeness * (this.#weight(word) + this.#weight(rest[index] ?? ''));
      rest.splice(index, 1);
    }
    const weight = [...from, ...to].reduce((sum, word) => sum + this.#weight(word), 0);
    return common / weight;
  }

  /** Weighs a word by its rarity, from about 0.2 (in every name) to 1. */
  #weight(word: string): number {
    const share = (this.#frequency.get(word) ?? 1) / this.#total;
    return Math.max(0.2, Math.log(1 / Math.min(1, share) + 1) / Math.log(this.#total + 1));
  }
}

/** Words for one end of a range, a period or an order, as stems. */
const LOWER_END = new Set('min minimum start begin first lower from since before old previou'.split(' '));
/** Words for the other end. */
const UPPER_END = new Set('max maximum end finish last upper to until after new next'.split(' '));
/** Share of its score that a pair of opposite names keeps. */
const OPPOSITE_SHARE = 0.5;

/** Tests whether one name speaks of one end only, and the other name of the other: `minDate` and `endDate`. */
function areOpposite(from: Words, to: Words): boolean {
  const [one, other] = [endOf(from), endOf(to)];
  return one !== undefined && other !== undefined && one !== other;
}

function endOf(words: Words): 'lower' | 'upper' | undefined {
  const [isLower, isUpper] = [LOWER_END, UPPER_END].map((end) => words.some((word) => end.has(word)));
  if (isLower === isUpper) return undefined;
  return isLower === true ? 'lower' : 'upper';
}

function countWords(names: readonly Words[]): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>();
  for (const name of names) for (const word of new Set(name)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return frequency;
}

/** Joins words, for names that differ only in their separators. */
function joined(words: Words): string {
  return words.join('').replace(/e$/, '');
}

/** Compares words, and caches the results: on two documents of 1,000 operations that saves two thirds of the time. */
export class WordLikeness {
  readonly #known = new Map<string, Map<string, number>>();

  /** Returns the index of the word most like another one, with their likeness. */
  mostAlike(word: string, candidates: readonly string[]): readonly [number, number] {
    const known = this.#known.get(word) ?? new Map<string, number>();
    this.#known.set(word, known);
    let best: readonly [number, number] = [-1, 0];
    for (const [index, candidate] of candidates.entries()) {
      const likeness = known.get(candidate) ?? wordLikeness(word, candidate);
      known.set(candidate, likeness);
      if (likeness > best[1]) best = [index, likeness];
    }
    return best;
  }
}

/** Least likeness of a misspelled word. */
const MIN_LIKENESS = 0.6;

/** Compares two words: 1 if equal, less for misspellings and abbreviations, 0 for different words. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.startsWith(short)) return 0.7;
  if (short.length < 4) return 0;
  // Words of very different lengths cannot have enough in common.
  if ((2 * (short.length - 1)) / (one.length + other.length - 2) < MIN_LIKENESS) return 0;
  const likeness = bigramLikeness(one, other);
  return likeness >= MIN_LIKENESS ? likeness : 0;
}

/** Compares two words by the pairs of letters that they share. */
function bigramLikeness(one: string, other: string): number {
  const rest = new Map<string, number>();
  for (let index = 0; index < one.length - 1; index += 1) {
    const pair = one.slice(index, index + 2);
    rest.set(pair, (rest.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let index = 0; index < other.length - 1; index += 1) {
    const pair = other.slice(index, index + 2);
    const count = rest.get(pair) ?? 0;
    if (count > 0) common += 1;
    rest.set(pair, count - 1);
  }
  return (2 * common) / (one.length + other.length - 2);
}

/**
 * Learns which phrases were replaced: what stands in each place where two matched names differ. Names that keep a
 * phrase count against its replacement.
 */
function learn(pairs: readonly NamePair[]): ReadonlyMap<string, Substitution> {
  const keeping = new Map<string, number>();
  for (const { from, to } of pairs)
    if (changedPhrases(wordsOf(from), wordsOf(to)).every((changed) => changed.from.length === 0))
      countPhrases(wordsOf(from), keeping);
  const learned = new Map<string, Substitution>();
  for (const [from, targets] of learnReplacements(pairs)) {
    const best = [...targets.values()].reduce((one, other) => (other.support > one.support ? other : one));
    const kept = keeping.get(from) ?? 0;
    if (best.support >= MIN_SUPPORT && best.support >= kept / 2) learned.set(from, { ...best, kept });
  }
  return learned;
}

/** Returns all replacements of each phrase in matched names, including those that another one outweighs. */
export function learnReplacements(pairs: readonly NamePair[]): ReadonlyMap<string, ReadonlyMap<string, Substitution>> {
  const replaced = new Map<string, Map<string, Substitution>>();
  for (const pair of pairs)
    for (const { from, to } of changedPhrases(wordsOf(pair.from), wordsOf(pair.to)))
      if (isPhrase(from) && isPhrase(to)) addSupport(replaced, { from: from.join(' '), to: to.join(' ') }, pair);
  return replaced;
}

function addSupport(
  replaced: Map<string, Map<string, Substitution>>,
  changed: Pick<Substitution, 'from' | 'to'>,
  { from, to, confidence }: NamePair,
): void {
  const targets = replaced.get(changed.from) ?? new Map<string, Substitution>();
  replaced.set(changed.from, targets);
  const { support = 0, examples = [] } = targets.get(changed.to) ?? {};
  const kept = examples.length < MAX_EXAMPLES ? [...new Set([...examples, `${from} → ${to}`])] : examples;
  targets.set(changed.to, { ...changed, support: support + confidence, examples: kept, kept: 0 });
}

function isPhrase(words: Words): boolean {
  return words.length > 0 && words.length <= MAX_PHRASE;
}

interface ChangedPhrase {
  readonly from: Words;
  readonly to: Words;
}

/** Returns the words of two names between those that they have in common. */
export function changedPhrases(from: Words, to: Words): readonly ChangedPhrase[] {
  const changed: ChangedPhrase[] = [];
  let [start, other] = [0, 0];
  for (const [one, same] of [...commonWords(from, to), [from.length, to.length] as const]) {
    if (one > start || same > other) changed.push({ from: from.slice(start, one), to: to.slice(other, same) });
    [start, other] = [one + 1, same + 1];
  }
  return changed;
}

/** Returns the places of the words that two names have in common, in order (longest common subsequence). */
function commonWords(from: Words, to: Words): readonly (readonly [number, number])[] {
  const lengths = from.map(() => to.map(() => 0));
  const lengthAt = (one: number, other: number): number => lengths[one]?.[other] ?? 0;
  for (let one = from.length - 1; one >= 0; one -= 1)
    for (let other = to.length - 1; other >= 0; other -= 1) {
      const row = lengths[one] ?? [];
      row[other] =
        from[one] === to[other]
          ? 1 + lengthAt(one + 1, other + 1)
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  const common: (readonly [number, number])[] = [];
  for (let one = 0, other = 0; one < from.length && other < to.length;) {
    if (from[one] === to[other]) common.push([one++, other++]);
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return common;
}

function countPhrases(words: Words, counts: Map<string, number>): void {
  for (let start = 0; start < words.length; start += 1)
    for (let length = 1; length <= Math.min(MAX_PHRASE, words.length - start); length += 1) {
      const phrase = words.slice(start, start + length).join(' ');
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
}
