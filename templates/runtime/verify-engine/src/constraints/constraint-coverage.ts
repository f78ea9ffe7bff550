import type { Inspector, Issue, ServedOperation } from '#mock/inspection.ts';
import type { ObservedCall } from '../checks/observed-call.ts';
import { constraintKey, constraintRequests, issuesOf } from './constraint-requests.ts';

/** Finds out which constraints the requests of a recording break: the server shows then whether it enforces them. */
export class ConstraintCoverage {
  readonly #inspector: Inspector;
  /** Constraints by the issue that names their breach, of each operation. */
  readonly #tables = new Map<ServedOperation, ReadonlyMap<string, string>>();
  readonly #broken = new Map<ServedOperation, Set<string>>();

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  /** Records an exchange whose request may break a constraint. */
  observe({ operation, found, exchange }: ObservedCall): void {
    const { method, target, requestHeaders: headers, requestBody: body } = exchange;
    const table = this.#tableOf(operation);
    if (table.size === 0 || exchange.isBodyMissing === true) return;
    const broken = this.#broken.get(operation) ?? new Set();
    this.#broken.set(operation, broken);
    for (const issue of this.#inspector.requestIssues(found, { method, target, headers, body })) {
      const key = table.get(textOf(issue));
      if (key !== undefined) broken.add(key);
    }
  }

  /** Returns the constraints of an operation, each with whether a request broke it. */
  constraintsOf(operation: ServedOperation): ReadonlyMap<string, boolean> {
    const broken = this.#broken.get(operation);
    const keys = new Set([...this.#tableOf(operation).values()].toReversed());
    return new Map([...keys].map((key) => [key, broken?.has(key) === true]));
  }

  #tableOf(operation: ServedOperation): ReadonlyMap<string, string> {
    const known = this.#tables.get(operation);
    if (known !== undefined) return known;
    const { base, requests } = constraintRequests(this.#inspector, operation, {
      target: this.#sampleTarget(operation),
    });
    const expected = new Set(issuesOf(this.#inspector, operation, base).map(textOf));
    const entries = requests.flatMap((each): readonly (readonly [string, string])[] => {
      if (each.isWithin) return [];
      const own = issuesOf(this.#inspector, operation, each.request).map(textOf);
      const [first, ...others] = own.filter((text) => !expected.has(text));
      return first === undefined || others.length > 0 ? [] : [[first, constraintKey(each)]];
    });
    // The first proposal for an issue is the one of the keyword itself.
    const table = new Map(entries.toReversed());
    this.#tables.set(operation, table);
    return table;
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
function textOf({ path, message }: Issue): string {
  return `${path.replace(/\/\d+(?=\/|$)/g, '/*')} ${message}`;
}
