import type { Random } from '../random.ts';

/** Characters that a text is made of, in the order of preference; the classes of a pattern are tested against them. */
const CHARACTERS = [
  ...range('a', 'z'),
  ...range('A', 'Z'),
  ...range('0', '9'),
  ...'-_. /:@+#=,;!$%&*?()[]{}<>|~^\'"`\\\n\t',
  ...'éßñαж中あ€😀',
];

/** A node of a regular expression, as far as a text is made of it; lookarounds and anchors match no text. */
type Node =
  | {
      readonly kind: 'alternatives';
      readonly options: readonly (readonly Node[])[];
      readonly group?: number | undefined;
    }
  | { readonly kind: 'characters'; readonly characters: readonly string[] }
  | { readonly kind: 'repeat'; readonly node: Node; readonly min: number; readonly max: number }
  | { readonly kind: 'reference'; readonly group: number };

/** Options of {@link patternSampler}'s texts. */
export interface TextOptions {
  /** Characters that the text should have at least. */
  readonly minLength: number;
  /** Characters after which nothing more is made. */
  readonly limit: number;
  /** Chooses alternatives, repetitions and characters; the first and fewest of each without it. */
  readonly random?: Random | undefined;
}

/**
 * Parses a pattern and returns the function that makes a text of it. The text need not match where the pattern holds
 * lookarounds or boundaries, so test it.
 *
 * @returns `undefined` where the pattern is invalid
 */
export function patternSampler(pattern: string): ((options: TextOptions) => string | undefined) | undefined {
  try {
    const { unicode } = toRegExp(pattern);
    const node = new PatternParser(pattern, unicode ? 'u' : '').parse();
    return (options) => new TextMaker(options).make(node);
  } catch {
    return undefined;
  }
}

/** Walks a parsed pattern and collects characters. */
class TextMaker {
  readonly #options: TextOptions;
  readonly #groups = new Map<number, string>();
  #text = '';
  #length = 0;

  constructor(options: TextOptions) {
    this.#options = options;
  }

  /** Returns `undefined` where the text would pass the limit. */
  make(node: Node): string | undefined {
    this.#visit(node);
    return this.#isFull() ? undefined : this.#text;
  }

  #visit(node: Node): void {
    if (this.#isFull()) return;
    if (node.kind === 'characters') this.#add(this.#pick(node.characters) ?? '');
    else if (node.kind === 'reference') this.#add(this.#groups.get(node.group) ?? '');
    else if (node.kind === 'repeat') this.#repeat(node.node, node.min, node.max);
    else {
      const start = this.#text.length;
      for (const inner of this.#pick(node.options) ?? []) this.#visit(inner);
      if (node.group !== undefined) this.#groups.set(node.group, this.#text.slice(start));
    }
  }

  #repeat(node: Node, min: number, max: number): void {
    const { random, minLength } = this.#options;
    const wanted = random === undefined ? min : random.integer(min, Math.min(max, min + 3));
    for (let count = 0; count < max && (count < wanted || this.#length < minLength); count += 1) {
      const before = this.#length;
      this.#visit(node);
      if (this.#isFull() || this.#length === before) return;
    }
  }

  #pick<Value>(values: readonly Value[]): Value | undefined {
    const { random } = this.#options;
    return random === undefined ? values[0] : values[random.integer(0, values.length - 1)];
  }

  #add(text: string): void {
    this.#text += text;
    this.#length += text === '' ? 0 : [...text].length;
  }

  #isFull(): boolean {
    return this.#length > this.#options.limit;
  }
}

/** Reads a pattern that the engine accepts, so that nothing here needs to be refused. */
class PatternParser {
  readonly #pattern: string;
  readonly #flags: string;
  readonly #names: readonly string[];
  #at = 0;
  #groups = 0;

  constructor(pattern: string, flags: string) {
    this.#pattern = pattern;
    this.#flags = flags;
    this.#names = [...pattern.matchAll(/\\.|\((?:\?<(?![=!])([^>]+)>|(?!\?))/gsu)]
      .filter(([text]) => !text.startsWith('\\'))
      .map(([, name = '']) => name);
  }

  parse(): Node {
    return this.#alternatives(undefined);
  }

  #alternatives(group: number | undefined): Node {
    const options: Node[][] = [[]];
    while (this.#at < this.#pattern.length && this.#next() !== ')') {
      if (this.#take('|')) options.push([]);
      else {
        const node = this.#quantified();
        if (node !== undefined) options.at(-1)?.push(node);
      }
    }
    return { kind: 'alternatives', options, group };
  }

  #quantified(): Node | undefined {
    const node = this.#atom();
    const quantifier = this.#match(/(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y);
    if (quantifier === undefined || node === undefined) return node;
    const [text = '', least, comma, most] = quantifier;
    if (least !== undefined) {
      const max = comma === undefined ? Number(least) : most === '' ? Infinity : Number(most);
      return { kind: 'repeat', node, min: Number(least), max };
    }
    return { kind: 'repeat', node, min: text.startsWith('+') ? 1 : 0, max: text.startsWith('?') ? 1 : Infinity };
  }

  #atom(): Node | undefined {
    if (this.#match(/\^|\$|\\[bB]/y) !== undefined) return undefined;
    if (this.#take('(')) return this.#group();
    const referred = this.#match(/\\(?:k<([^>]+)>|([1-9]\d*))/y);
    if (referred !== undefined) {
      const [, name, number] = referred;
      return { kind: 'reference', group: name === undefined ? Number(number) : this.#names.indexOf(name) + 1 };
    }
    const characters =
      this.#match(/\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u.{4}|x..|c.|.)|./suy)?.[0] ?? '';
    return { kind: 'characters', characters: this.#charactersOf(characters) };
  }

  #group(): Node | undefined {
    const lookaround = this.#match(/\?<?[=!]/y)?.[0];
    const isLookaround = lookaround !== undefined;
    const isPlain = !isLookaround && this.#match(/\?(?:[a-z-]*):/y) !== undefined;
    if (!isLookaround && !isPlain) this.#match(/\?<[^>]+>/y);
    if (!isLookaround && !isPlain) this.#groups += 1;
    const node = this.#alternatives(isLookaround || isPlain ? undefined : this.#groups);
    this.#take(')');
    // A text before what is matched makes the match; texts after it are left to chance.
    return isLookaround && lookaround !== '?<=' ? undefined : node;
  }

  /** The characters that one atom matches, as the engine says; those that it names itself are tried too. */
  #charactersOf(source: string): readonly string[] {
    if (source.length === 1 && source !== '.') return [source];
    const expression = new RegExp(`^(?:${source})$`, this.#flags);
    const named = [...source.replaceAll(/\\u\{?([\dA-Fa-f]{4,6})\}?|\\x([\dA-Fa-f]{2})/g, decodedEscape)];
    return [...new Set([...CHARACTERS, ...named])].filter((character) => expression.test(character));
  }

  #next(): string {
    return this.#pattern.charAt(this.#at);
  }

  #take(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(expression: RegExp): RegExpExecArray | undefined {
    const sticky = expression;
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#pattern) ?? undefined;
    if (found !== undefined) this.#at += found[0].length;
    return found;
  }
}

function decodedEscape(_: string, long: string | undefined, short: string | undefined): string {
  const code = Number.parseInt(long ?? short ?? '', 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

function range(first: string, last: string): readonly string[] {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

/**
 * Compiles a pattern as JSON Schema reads it, or else without the Unicode flag, as OpenAPI 3.0 does.
 *
 * @throws SyntaxError if it is invalid both ways
 */
export function toRegExp(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}
