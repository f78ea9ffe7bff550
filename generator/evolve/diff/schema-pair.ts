import type { Node } from '../../model/json.ts';
import type { DiffContext, Pair } from './context.ts';
import type { Rule } from './rule.ts';
import type { SchemaView } from './schema-view.ts';
import { subjectOf } from './subject.ts';

/** Role of a schema: a value in JSON, or a parameter or header, which is text on the wire. */
export type SchemaRole = 'value' | 'parameter';

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

  constructor(options: Pick<SchemaPair, 'context' | 'before' | 'after' | 'role' | 'compare'>) {
    this.context = options.context;
    this.before = options.before;
    this.after = options.after;
    this.role = options.role;
    this.compare = options.compare;
    this.subject = subjectOf(this.after.node.pointer);
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
}
