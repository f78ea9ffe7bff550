import { memoize } from '#shared/memoize.ts';
import type { ServedOperation } from '../document/served-document.ts';
import type { Issue } from '../http/message.ts';
import type { Inspector } from '../policy/inspector.ts';
import { type Coverage, type CoverageEntry, markOf, withoutIndexes } from './coverage.ts';
import {
  constraintKey,
  constraintRequests,
  issuesOf,
  withRequiredParameters,
} from '../constraints/constraint-requests.ts';

/** Finds out which constraints requests break, by the issues of the requests: a server shows if it enforces them. */
export class ConstraintTables {
  readonly #inspector: Inspector;
  /** Returns the constraints of an operation by the issue that names their breach. */
  readonly #tableOf = memoize((operation: ServedOperation) => this.#createTable(operation));

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  /** Tests whether an operation has constraints. */
  has(operation: ServedOperation): boolean {
    return this.#tableOf(operation).size > 0;
  }

  /** Returns the constraints of the operations that calls exercise, and which of them no request breaks. */
  entriesOf(operations: readonly ServedOperation[], coverage: Coverage): readonly CoverageEntry[] {
    return operations
      .filter((operation) => coverage.isExercised(operation))
      .flatMap((operation) => {
        const table = [...this.#tableOf(operation)];
        const isSeen = (issue: string): boolean => coverage.has(markOf(operation, 'issue', issue));
        const broken = new Set(table.flatMap(([issue, key]) => (isSeen(issue) ? [key] : [])));
        return [...new Set(table.map(([, key]) => key).toReversed())].map((name): CoverageEntry => {
          const missing = broken.has(name) ? undefined : 'no request breaks it';
          return { kind: 'constraint', operation: operation.id, name, missing };
        });
      });
  }

  #createTable(operation: ServedOperation): ReadonlyMap<string, string> {
    const target = this.#sampleTarget(operation);
    const valid = withRequiredParameters(this.#inspector, operation, { target });
    const { base, requests } = constraintRequests(this.#inspector, operation, valid);
    const expected = new Set(issuesOf(this.#inspector, operation, base).map(issueText));
    const entries = requests.flatMap((each): readonly (readonly [string, string])[] => {
      if (each.isWithin) return [];
      const own = issuesOf(this.#inspector, operation, each.request).map(issueText);
      const [first, ...others] = own.filter((text) => !expected.has(text));
      return first === undefined || others.length > 0 ? [] : [[first, constraintKey(each)]];
    });
    // The first proposal for an issue is the one of the keyword itself.
    return new Map(entries.toReversed());
  }

  #sampleTarget(operation: ServedOperation): string {
    const sampleOf = (name: string): string => {
      const parameter = operation.parameters.find((each) => each.place === 'path' && each.name === name);
      const sample = parameter && this.#inspector.sampleRequest(operation, parameter.schema);
      return encodeURIComponent(typeof sample === 'object' || sample === undefined ? 'verify' : String(sample));
    };
    return `${operation.prefixes[0] ?? ''}${operation.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => sampleOf(name))}`;
  }
}

/** Writes an issue without the indexes of lists. */
export function issueText({ path, message }: Issue): string {
  return withoutIndexes(`${path} ${message}`);
}
