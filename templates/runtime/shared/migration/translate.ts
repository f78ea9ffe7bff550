/** Data of one object that the other version has no place for. */
export interface SidecarEntry {
  /** Rules that were not applied here and must not be applied on the way back. */
  readonly untouched?: readonly string[];
  /** Members that the other version has no place for. */
  readonly lost?: Readonly<Record<string, unknown>>;
}

/**
 * Data that a translated document cannot hold, by JSON pointer into the document of the newer version. Plain JSON:
 * store it beside the document and pass it back to translate the other way without loss.
 */
export type Sidecar = Readonly<Record<string, SidecarEntry>>;

/** Old and new members that contradict each other. Nothing was changed there. */
export interface Conflict {
  /** JSON pointer into the document of the newer version. */
  readonly pointer: string;
  /** JSON pointers into the input document to the contradicting members, the old names first. */
  readonly members: readonly string[];
  /** Id of the map entry that could not be applied. */
  readonly rule: string;
  /**
   * `both`: the old and the new name are present. `different`: names that become one hold different values.
   * `blocked`: another value stands where the member should go.
   */
  readonly reason: 'both' | 'different' | 'blocked';
}

/** A member that the other version has no place for. Only the sidecar keeps it. */
export interface Loss {
  /** JSON pointer into the input document. */
  readonly pointer: string;
  /** Id of the map entry that the loss follows from. */
  readonly rule: string;
}

/** A member whose map entry asks for a review, because the sources contradict themselves or its meaning may change. */
export interface Review {
  /** JSON pointer into the input document. */
  readonly pointer: string;
  /** Id of the map entry, whose `review` gives the reason. */
  readonly rule: string;
}

/** Direction of a translation: to the newer version or back. */
export type Direction = 'up' | 'down';

/** Translates a value inside a member. */
export type ValueTranslator = (value: unknown, context: TranslationContext) => unknown;

/** Translates one schema that changes between the versions. */
export interface SchemaTranslator {
  readonly v2: string;
  readonly v3: string;
  readonly translate: ValueTranslator;
}

/** Schema translators by the name that a document goes by on its way up, and on its way down. */
export interface TranslatorIndex {
  readonly up: ReadonlyMap<string, SchemaTranslator>;
  readonly down: ReadonlyMap<string, SchemaTranslator>;
}

/**
 * Indexes translators by name. On the way down, the name of either version is accepted; a name that several old schemas
 * share selects the one in `reverse`.
 */
export function indexTranslators(
  translators: readonly SchemaTranslator[],
  reverse: Readonly<Record<string, string>>,
): TranslatorIndex {
  const up = new Map(translators.map((translator) => [translator.v2, translator]));
  const down = new Map([...translators.map((translator) => [translator.v3, translator] as const), ...up]);
  for (const [v3, v2] of Object.entries(reverse)) {
    const translator = up.get(v2);
    if (translator !== undefined) down.set(v3, translator);
  }
  return { up, down };
}

/**
 * Returns the translator of a schema.
 *
 * @throws TypeError if no schema has that name
 */
export function findTranslator(index: ReadonlyMap<string, SchemaTranslator>, name: string): SchemaTranslator {
  const found = index.get(name);
  if (found === undefined)
    throw new TypeError(`Unknown resource ${JSON.stringify(name)}. Known: ${[...index.keys()].join(', ')}.`);
  return found;
}

/** A document, or a list of them, to translate. */
export interface TranslateOptions {
  readonly schema: SchemaTranslator;
  readonly value: unknown;
  readonly sidecar?: Sidecar | undefined;
}

/** A document of the other version. */
export interface Translated<Value> {
  readonly value: Value;
  /** Data that the other version cannot hold; pass it back to translate the other way without loss. */
  readonly sidecar?: Sidecar;
  /** Old and new members that contradict each other; nothing was changed there. */
  readonly conflicts: readonly Conflict[];
  /** Members that the value lacks because the other version cannot hold them. */
  readonly losses: readonly Loss[];
  /** Members to review, translated or left alone. */
  readonly reviews: readonly Review[];
}

/**
 * Translates a document, or a list of them, without changing the input.
 *
 * @throws TypeError for a value that is neither, such as a text
 */
export function translate({ schema, value, sidecar }: TranslateOptions, direction: Direction): Translated<unknown> {
  const context = new TranslationContext(direction, sidecar);
  const result = Array.isArray(value)
    ? value.map((item, index) => context.at(index, () => schema.translate(item, context)))
    : schema.translate(requireDocument(value), context);
  const written = context.sidecar();
  const { conflicts, losses, reviews } = context;
  return { value: result, ...(written === undefined ? {} : { sidecar: written }), conflicts, losses, reviews };
}

function requireDocument(value: unknown): unknown {
  if (typeof value === 'object') return value;
  const advice = typeof value === 'string' ? ' Parse the text first, with JSON.parse.' : '';
  throw new TypeError(`A document must be an object or a list of objects, not of the type ${typeof value}.${advice}`);
}

type Key = string | number;

/** A step to a member whose path differs between the versions: `keys` in the newer document, `from` in the input. */
export interface PathStep {
  readonly keys: readonly Key[];
  readonly from: readonly Key[];
}

/** State of one translation: the current path, the sidecar that was passed, and the one that is written. */
export class TranslationContext {
  readonly #path: (Key | PathStep)[] = [];
  readonly #given: Sidecar;
  readonly #isGiven: boolean;
  readonly #written = new Map<string, { readonly untouched: string[]; readonly lost: Record<string, unknown> }>();
  readonly conflicts: Conflict[] = [];
  readonly losses: Loss[] = [];
  readonly reviews: Review[] = [];
  readonly direction: Direction;

  constructor(direction: Direction, given: Sidecar = {}) {
    this.direction = direction;
    this.#given = given;
    this.#isGiven = Object.keys(given).length > 0;
  }

  /** Runs a translation one step below the current path. */
  at<Value>(step: Key | PathStep, translateValue: () => Value): Value {
    this.#path.push(step);
    const result = translateValue();
    this.#path.pop();
    return result;
  }

  /** Returns what the passed sidecar holds for the current path. */
  sidecarEntry(): SidecarEntry | undefined {
    if (!this.#isGiven) return undefined;
    const pointer = this.#pointer();
    return Object.hasOwn(this.#given, pointer) ? this.#given[pointer] : undefined;
  }

  /** Records that a rule was not applied at the current path. */
  skipRule(rule: string): void {
    this.#entry().untouched.push(rule);
  }

  /** Records a member that the other version cannot hold. */
  drop(name: string, value: unknown, rule: string): void {
    assign(this.#entry().lost, name, value);
    this.losses.push({ pointer: this.#inputPointer([name]), rule });
  }

  /** Records a member, given by its key below the current path, that the rule asks to review. */
  review(name: string, rule: string): void {
    this.reviews.push({ pointer: this.#inputPointer([name]), rule });
  }

  /** Records a conflict between members, given by their keys below the current path, and skips the rule. */
  conflict(rule: string, reason: Conflict['reason'], members: readonly (readonly string[])[]): void {
    const pointers = members.map((keys) => this.#inputPointer(keys));
    this.conflicts.push({ pointer: this.#pointer(), members: pointers, rule, reason });
    this.skipRule(rule);
  }

  /** Returns the written sidecar; `undefined` if it is empty. */
  sidecar(): Sidecar | undefined {
    if (this.#written.size === 0) return undefined;
    const entries = [...this.#written].map(([pointer, { untouched, lost }]) => [
      pointer,
      { ...(untouched.length > 0 ? { untouched } : {}), ...(Object.keys(lost).length > 0 ? { lost } : {}) },
    ]);
    return Object.fromEntries(entries);
  }

  #entry(): { readonly untouched: string[]; readonly lost: Record<string, unknown> } {
    const pointer = this.#pointer();
    const found = this.#written.get(pointer) ?? { untouched: [], lost: {} };
    this.#written.set(pointer, found);
    return found;
  }

  #inputPointer(keys: readonly Key[]): string {
    return pointerOf([...this.#path.flatMap((step) => (typeof step === 'object' ? step.from : [step])), ...keys]);
  }

  #pointer(): string {
    return pointerOf(this.#path.flatMap((step) => (typeof step === 'object' ? step.keys : [step])));
  }
}

function pointerOf(keys: readonly Key[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Sets an own member; `__proto__` is set like any other name. */
export function assign(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}
