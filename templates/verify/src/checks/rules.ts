/** Name of a check: one kind of statement about exchanges that can be false. */
export type CheckName =
  | 'response-status'
  | 'response-media-type'
  | 'response-schema'
  | 'response-header'
  | 'response-bodiless'
  | 'request-schema'
  | 'missing-credentials'
  | 'missing-right'
  | 'unknown-path'
  | 'unknown-method'
  | 'not-acceptable'
  | 'server-error'
  | 'created-item'
  | 'read-after-create'
  | 'read-after-update'
  | 'cleared-field'
  | 'omitted-boolean'
  | 'omitted-default'
  | 'protected-field'
  | 'create-only-field'
  | 'deleted-item'
  | 'read-identity'
  | 'model-status'
  | 'model-body';

/** Rule that a check enforces. */
export interface Rule {
  /** Identifier such as `R160`, or the name of the check for a document without rules. */
  readonly id: string;
  /** Statement of the check in a few words. */
  readonly title: string;
  /** Statement of the rule in the words of its source. */
  readonly text: string;
  /** Lines of the documentation that state the rule, or the part of OpenAPI. */
  readonly source: string;
  /** `assumed` if the documentation leaves a gap that this rule fills. */
  readonly basis: 'documented' | 'assumed';
}

/** Rule of a document, and the checks that enforce it. */
export interface StatedRule extends Omit<Rule, 'title'> {
  readonly checks: readonly {
    readonly check: string;
    /** Collections that the rule is about. @default all */
    readonly collections?: readonly string[];
    /** Properties that the rule is about. @default all */
    readonly properties?: readonly string[];
  }[];
}

interface CheckDefinition {
  readonly title: string;
  readonly source: string;
  readonly basis: Rule['basis'];
}

const OPENAPI = 'the OpenAPI document';
const REST = 'conventions of REST';

function documented(title: string, source = OPENAPI): CheckDefinition {
  return { title, source, basis: 'documented' };
}

function assumed(title: string, source = REST): CheckDefinition {
  return { title, source, basis: 'assumed' };
}

/** All checks with their statements, and the sources that hold for any document. */
export const CHECKS: Readonly<Record<CheckName, CheckDefinition>> = {
  'response-status': documented('the status is documented'),
  'response-media-type': documented('the media type of the response is documented'),
  'response-schema': documented('the response body fits its schema'),
  'response-header': documented('a required response header is present'),
  'response-bodiless': documented('a status without content has no body', 'RFC 9110, section 15.3.5'),
  'request-schema': documented('an invalid request is rejected'),
  'missing-credentials': documented('a request without credentials gets 401'),
  'missing-right': documented('a caller without the right gets 403'),
  'unknown-path': documented('a path that is not documented gets 404'),
  'unknown-method': documented('a method that the path does not have gets 405', 'RFC 9110, section 15.5.6'),
  'not-acceptable': documented('a response that Accept excludes becomes 406', 'RFC 9110, section 15.5.7'),
  'server-error': assumed('a request does not make the server fail', 'RFC 9110, section 15.6'),
  'created-item': assumed('a created item can be read'),
  'read-after-create': assumed('a read returns what was created'),
  'read-after-update': assumed('a read returns what was updated'),
  'cleared-field': assumed('an update clears a field that it omits'),
  'omitted-boolean': assumed('an omitted boolean becomes false'),
  'omitted-default': assumed('an omitted field gets its default'),
  'protected-field': assumed('a read-only field does not change'),
  'create-only-field': assumed('a field that only a create sets does not change'),
  'deleted-item': assumed('a deleted item does not exist'),
  'read-identity': assumed('a read returns the item that was requested'),
  'model-status': assumed('the status is that of the model', 'the mock'),
  'model-body': assumed('the body is that of the model', 'the mock'),
};

/** Subject of a finding, which some rules are limited to. */
interface RuleScope {
  readonly collection?: string | undefined;
  readonly property?: string | undefined;
  /** Rules of the model's behavior, for a check that no rule states. */
  readonly rules?: readonly string[] | undefined;
}

interface ScopedRule {
  readonly rule: StatedRule;
  readonly collections?: readonly string[];
  readonly properties?: readonly string[];
}

/** Outcome of a rule in a verification. */
export interface RuleResult extends Rule {
  readonly result: 'passed' | 'failed' | 'not exercised';
  /** Number of times that the traffic showed a situation in which a server could break it. */
  readonly exercised: number;
}

/** Rules beyond this number would not explain anything. */
const MAX_JOINED_RULES = 3;
/** Scopes beyond this number are looked up each time. */
const MAX_SCOPES = 10_000;

/** Finds the rule of each check. */
export class RuleBook {
  readonly #stated = new Map<string, ScopedRule[]>();
  readonly #byId = new Map<string, StatedRule>();
  readonly #exercised = new Map<string, Rule>();
  /** Checks that were exercised, by their scope, because each exchange exercises the same ones. */
  readonly #known = new Map<string, { readonly ids: readonly string[]; count: number }>();

  /** @param rules - rules of the document; a check that several enforce takes the most specific one */
  constructor(rules: readonly StatedRule[]) {
    for (const rule of rules) {
      this.#byId.set(rule.id, rule);
      for (const { check, ...scope } of rule.checks) {
        const list = this.#stated.get(check) ?? [];
        list.push({ rule, ...scope });
        this.#stated.set(check, list);
      }
    }
  }

  /** Tests whether a rule of the document states a check for a collection and a property. */
  isStated(check: CheckName, scope: RuleScope = {}): boolean {
    return this.#find(check, scope) !== undefined;
  }

  /** Returns the rule of a check, for a collection and a property if the finding is about one. */
  find(check: CheckName, scope: RuleScope = {}): Rule {
    const { title, source, basis } = CHECKS[check];
    const rule = this.#find(check, scope) ?? this.#implemented(scope.rules);
    if (rule === undefined) return { id: check, title, text: title, source, basis };
    return { id: rule.id, title, text: rule.text, source: rule.source, basis: rule.basis };
  }

  /** Records that the traffic shows a situation in which a server could break the rule of a check. */
  exercise(check: CheckName, scope: RuleScope = {}): void {
    const key = `${check} ${scope.collection} ${scope.property} ${scope.rules?.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) {
      known.count += 1;
      return;
    }
    const rule = this.find(check, scope);
    const ids = ruleIds(rule);
    if (this.#known.size < MAX_SCOPES) this.#known.set(key, { ids, count: 1 });
    for (const id of ids) this.#exercised.set(id, { ...rule, ...this.#byId.get(id), id });
  }

  /** Returns the outcome of every rule of the document, and of every check that was exercised. */
  results(broken: readonly Rule[]): readonly RuleResult[] {
    const failed = new Set(broken.flatMap(ruleIds));
    const counts = new Map<string, number>();
    for (const { ids, count } of this.#known.values())
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + count);
    const stated = [...this.#byId.values()].map(({ id, text, source, basis }) => ({
      ...{ id, title: text, text, source, basis },
    }));
    const rules = new Map([...broken, ...this.#exercised.values(), ...stated].map((rule) => [rule.id, rule]));
    return [...rules.values()]
      .filter(({ id }) => !id.includes('/'))
      .map((rule) => ({ ...rule, result: this.#resultOf(rule.id, failed), exercised: counts.get(rule.id) ?? 0 }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  #resultOf(id: string, failed: ReadonlySet<string>): RuleResult['result'] {
    if (failed.has(id)) return 'failed';
    return this.#exercised.has(id) ? 'passed' : 'not exercised';
  }

  /** Joins the rules of a behavior: which one a difference breaks, only their texts can say. */
  #implemented(ids: readonly string[] = []): StatedRule | undefined {
    const [first, ...more] = ids.flatMap((id) => this.#byId.get(id) ?? []);
    if (first === undefined) return undefined;
    const all = [first, ...more.slice(0, MAX_JOINED_RULES - 1)];
    const joined = (list: readonly string[], separator: string): string => [...new Set(list)].join(separator);
    return {
      ...first,
      id: joined(
        all.map(({ id }) => id),
        '/',
      ),
      text: joined(
        all.map(({ text }) => text),
        ' ',
      ),
      source: joined(
        all.map(({ source }) => source),
        '; ',
      ),
    };
  }

  #find(check: CheckName, { collection = '', property = '' }: RuleScope): StatedRule | undefined {
    const candidates = (this.#stated.get(check) ?? []).filter(
      ({ collections, properties }) =>
        (collections?.includes(collection) ?? true) && (properties?.includes(property) ?? true),
    );
    const [best] = candidates.toSorted((one, other) => specificity(other) - specificity(one));
    return best?.rule;
  }
}

/** Returns the identifiers of a rule that may be joined from several. */
function ruleIds({ id }: Pick<Rule, 'id'>): readonly string[] {
  return id.split('/');
}

function specificity({ collections, properties }: ScopedRule): number {
  return (collections === undefined ? 0 : 1) + (properties === undefined ? 0 : 1);
}
