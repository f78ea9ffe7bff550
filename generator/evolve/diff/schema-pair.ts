import { type Json, isObject, type Node } from '../../model/json.ts';
import type { DiffContext, Pair } from './context.ts';
import { isSameData, reportRemaining } from './members.ts';
import type { Rule } from './rule.ts';
import type { SchemaView } from './schema-view.ts';
import { subjectOf } from './subject.ts';

/** Role of a schema: a value in JSON, or a parameter or header, which is text on the wire. */
export type SchemaRole = 'value' | 'parameter';

/** Returns what a keyword means, so that equal spellings are equal. */
export type ReadKeyword = (value: Json | undefined, view: SchemaView) => Json | undefined;

/** Two schemas that are compared, in one direction. */
export class SchemaPair {
  readonly context: DiffContext;
  readonly before: SchemaView;
  readonly after: SchemaView;
  readonly role: SchemaRole;
  /** Name of the schema for people. */
  readonly subject: string;
  /** Compares schemas inside of these. */
  readonly compare: (pair: Pair) => void;
  /** Further names under which the tables state the values of the schemas. */
  readonly owners: readonly string[] | undefined;
  readonly #explained = new Set<string>();

  constructor(
    options: Pick<SchemaPair, 'context' | 'before' | 'after' | 'role' | 'compare'> &
      Partial<Pick<SchemaPair, 'owners'>>,
  ) {
    this.context = options.context;
    this.before = options.before;
    this.after = options.after;
    this.role = options.role;
    this.compare = options.compare;
    this.owners = options.owners;
    this.subject = subjectOf(this.context.state.after, this.after.node.pointer);
  }

  /** Returns a keyword of both sides. */
  keyword(name: string): readonly [Node | undefined, Node | undefined] {
    return [this.before.keywords.get(name), this.after.keywords.get(name)];
  }

  /** Reports a change of a keyword, or of the schema as a whole. */
  report(rule: Rule, keyword: string | undefined, ...details: readonly string[]): void {
    const [before, after] = keyword === undefined ? [undefined, undefined] : this.keyword(keyword);
    const place = { before: before ?? this.before.node, after: after ?? this.after.node };
    this.context.report(rule, place, this.subject, ...details);
  }

  /** Compares some keywords by rules. If they differ and the rules find nothing, the change is `unclassified`. */
  explain(keys: readonly string[], compare: (pair: SchemaPair) => void, read: ReadKeyword = readEffect): void {
    if (!keys.some((key) => this.before.keywords.has(key) || this.after.keywords.has(key))) return;
    const { evidence } = this.context.state;
    const { count } = evidence;
    compare(this);
    for (const key of keys) this.#explained.add(key);
    if (evidence.count === count) this.#reportDifferences(keys, read);
  }

  /** Compares the keywords that no rule is about, as data. */
  compareRemaining(isCompared: (keyword: string) => boolean): void {
    const keys = new Set([...this.before.keywords.keys(), ...this.after.keywords.keys()]);
    this.#reportDifferences([...keys].filter((key) => !this.#explained.has(key) && isCompared(key)));
  }

  #reportDifferences(keys: readonly string[], read?: ReadKeyword): void {
    const changed = keys.filter((key) => {
      const [before, after] = [this.before, this.after].map((view) => {
        const value = view.keywords.get(key)?.value;
        return [read === undefined ? value : read(value, view), ...(view.others.get(key) ?? [])].filter(
          (one) => one !== undefined,
        );
      });
      return !isSameData(this.context.state, before, after);
    });
    if (changed.length === 0) return;
    const [before, after] = [this.before.node, this.after.node];
    reportRemaining(this.context, { before, after }, this.subject, changed);
  }
}

/** Counts what restricts nothing as absent: `false`, `true` and an empty schema or list. */
function readEffect(value: Json | undefined): Json | undefined {
  const isEmpty = (isObject(value) || Array.isArray(value)) && Object.keys(value).length === 0;
  return typeof value === 'boolean' || isEmpty ? undefined : value;
}
