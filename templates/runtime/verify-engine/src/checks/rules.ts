import { type Ranked, RuleRanking, type RuleScope, type RuleSubject } from './rule-ranking.ts';

/** Name of a check: one kind of statement about exchanges that can be false. */
export type CheckName =
  | 'response-status'
  | 'response-media-type'
  | 'response-schema'
  | 'response-header'
  | 'response-bodiless'
  | 'write-only-member'
  | 'request-schema'
  | 'allowed-request'
  | 'missing-credentials'
  | 'rejected-caller'
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
  | 'kept-field'
  | 'protected-field'
  | 'create-only-field'
  | 'deleted-item'
  | 'page-size'
  | 'list-filter'
  | 'list-offset'
  | 'list-order'
  | 'list-total'
  | 'entity-tag'
  | 'conditional-request'
  | 'read-effect'
  | 'read-identity'
  | 'model-status'
  | 'model-body';

/** Rule that a check enforces. */
export interface Rule {
  /** Identifier of the documented rule, or the name of the check for a document without rules. */
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
export interface StatedRule extends Omit<Rule, 'title' | 'basis'> {
  /** @default 'documented' */
  readonly basis?: Rule['basis'];
  /** Checks that find a breach. @default none */
  readonly checks?: readonly {
    readonly check: string;
    /** Collections that the rule is about. @default all */
    readonly collections?: readonly string[];
    /** Properties that the rule is about. @default all */
    readonly properties?: readonly string[];
    /** Types, formats and keywords of JSON Schema that the rule is about. @default all */
    readonly constraints?: readonly string[];
  }[];
  readonly about?: RuleSubject;
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
  'write-only-member': documented('a write-only property is in no response'),
  'request-schema': documented('an invalid request is rejected'),
  'allowed-request': assumed('a request that the document allows is accepted', OPENAPI),
  'missing-credentials': documented('a request without valid credentials gets 401'),
  'rejected-caller': documented('a caller who may not use the API gets 401'),
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
  'kept-field': assumed('a patch keeps the fields that it omits', 'RFC 7396'),
  'protected-field': assumed('a read-only field does not change'),
  'create-only-field': assumed('a field that only a create sets does not change'),
  'deleted-item': assumed('a deleted or unknown item is not found'),
  'page-size': assumed('a list has at most the items that were requested'),
  'list-filter': assumed('a filtered list has only items that match'),
  'list-offset': assumed('a list begins after the items that were to be skipped'),
  'list-order': assumed('a list is in the order that was requested'),
  'list-total': assumed('a total counts the items of all pages'),
  'entity-tag': documented('a strong entity tag is that of one body only', 'RFC 9110, section 8.8.1'),
  'conditional-request': documented('a condition of a request is evaluated', 'RFC 9110, section 13'),
  'read-effect': assumed('a read does not change the item', 'RFC 9110, section 9.2.1'),
  'read-identity': assumed('a read returns the item that was requested'),
  'model-status': assumed('the server responds with the status of the mock', 'the mock'),
  'model-body': assumed('the server responds with the body of the mock', 'the mock'),
};

interface ScopedRule {
  readonly rule: StatedRule;
  readonly collections?: readonly string[];
  readonly properties?: readonly string[];
  readonly constraints?: readonly string[];
}

/** Outcome of a rule in a verification. */
export interface RuleResult extends Rule {
  /** It is `unclear` if the model, whose behavior implements it, responded differently in one of its operations. */
  readonly result: 'passed' | 'failed' | 'unclear' | 'not exercised';
  /** Number of times that the traffic showed a situation in which a server could break it. */
  readonly exercised: number;
}

/** Rule of a finding, and further rules that explain it. */
export interface Citation {
  readonly rule: Rule;
  readonly seeAlso: readonly string[];
}

/**
 * Checks of what any operation does. A rule that is about the operation, the member or the value of a finding is more
 * specific than the one that states the check.
 */
const GENERAL_CHECKS: ReadonlySet<string> = new Set<CheckName>([
  ...(['response-status', 'response-media-type', 'response-schema', 'request-schema', 'allowed-request'] as const),
  ...(['server-error', 'missing-right', 'read-after-create', 'read-after-update', 'deleted-item'] as const),
  ...(['model-status', 'model-body'] as const),
]);
/** Rules of less weight are not more specific than the one that states the check. */
const SPECIFIC_WEIGHT = 1.3;
/** A rule of more operations is not about one of them. */
const FEW_OPERATIONS = 2;
/** Scopes beyond this number are looked up each time. */
const MAX_SCOPES = 10_000;

export class RuleBook {
  readonly #stated = new Map<string, ScopedRule[]>();
  readonly #byId = new Map<string, StatedRule>();
  readonly #ranking: RuleRanking;
  readonly #exercised = new Map<string, Rule>();
  readonly #unclear = new Set<string>();
  /** Checks that were exercised, by their scope, because each exchange exercises the same ones. */
  readonly #known = new Map<string, { readonly ids: readonly string[]; count: number }>();

  /** @param rules - rules of the document; a check that several enforce takes the most specific one */
  constructor(rules: readonly StatedRule[]) {
    this.#ranking = new RuleRanking(rules);
    for (const rule of rules) {
      this.#byId.set(rule.id, rule);
      for (const { check, ...scope } of rule.checks ?? []) {
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
    const stated = this.#find(check, scope);
    return stated === undefined ? { id: check, title, text: title, source, basis } : ruleOf(stated, title);
  }

  /** Finds the rule that states a check which failed, and records the rules that it leaves unclear. */
  fail(check: CheckName, scope: RuleScope): Rule {
    this.doubt(scope.rules);
    return this.find(check, scope);
  }

  /** Records the rules that a difference from the model leaves unclear. */
  doubt(rules: readonly string[] | undefined): void {
    for (const { id } of this.#implemented({ rules })) this.#unclear.add(id);
  }

  /**
   * Returns the most specific rule of a finding, of the one that states its check and those that share most with it;
   * and then up to two of the latter, and one that states its check.
   */
  cite(check: CheckName, scope: RuleScope): Citation {
    const stated = this.#scopedBy(check, scope);
    const ranked = this.#ranking.rank(scope);
    const [top] = ranked;
    const specific = top !== undefined && this.#isSpecific(check, { top, scope, stated: stated[0] }) ? top : undefined;
    const cited = this.#byId.get(specific?.id ?? '') ?? stated[0]?.rule ?? this.#find(scope.instead ?? '', scope);
    const rule = cited === undefined ? this.find(check, scope) : ruleOf(cited, CHECKS[check].title);
    // The rule of a check of one thing explains it alone.
    const others = GENERAL_CHECKS.has(check) || stated.length === 0 ? ranked.map(({ id }) => id) : [];
    const [same] = stated.filter((each) => each.rule.id !== rule.id);
    const seeAlso = [...new Set([...others, ...(same === undefined ? [] : [same.rule.id])])].filter(
      (id) => id !== rule.id,
    );
    return { rule, seeAlso };
  }

  /** Tests whether the rule that shares most with a finding is more specific than the one that states its check. */
  #isSpecific(
    check: CheckName,
    {
      top,
      scope,
      stated,
    }: { readonly top: Ranked; readonly scope: RuleScope; readonly stated: ScopedRule | undefined },
  ): boolean {
    if (stated === undefined) return GENERAL_CHECKS.has(check);
    const { checks = [], operations = [] } = this.#byId.get(top.id)?.about ?? {};
    const isDedicated =
      checks.includes(check) && operations.length <= FEW_OPERATIONS && operations.includes(scope.operation ?? '');
    if (specificity(stated) > 0) return isDedicated;
    return GENERAL_CHECKS.has(check) && (isDedicated || top.weight >= SPECIFIC_WEIGHT);
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
    const ids = [rule.id, ...this.#implemented(scope).map(({ id }) => id)];
    if (this.#known.size < MAX_SCOPES) this.#known.set(key, { ids, count: 1 });
    for (const id of ids) {
      const implemented = this.#byId.get(id);
      this.#exercised.set(id, implemented === undefined ? rule : ruleOf(implemented, rule.title));
    }
  }

  /** Returns the outcome of every rule of the document, and of every check that was exercised. */
  results(broken: readonly { readonly rule: Rule }[]): readonly RuleResult[] {
    const failed = new Set(broken.map(({ rule }) => rule.id));
    const resultOf = (id: string): RuleResult['result'] => {
      if (failed.has(id)) return 'failed';
      if (this.#unclear.has(id)) return 'unclear';
      return this.#exercised.has(id) ? 'passed' : 'not exercised';
    };
    const counts = new Map<string, number>();
    for (const { ids, count } of this.#known.values())
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + count);
    const stated = [...this.#byId.values()].map((rule) => ruleOf(rule, rule.text));
    const shown = [...broken.map(({ rule }) => rule), ...this.#exercised.values(), ...stated];
    const rules = new Map(shown.map((rule) => [rule.id, rule]));
    return [...rules.values()]
      .map((rule) => ({ ...rule, result: resultOf(rule.id), exercised: counts.get(rule.id) ?? 0 }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }

  #implemented({ rules = [] }: RuleScope): readonly StatedRule[] {
    return rules.flatMap((id) => this.#byId.get(id) ?? []);
  }

  #find(check: string, scope: RuleScope): StatedRule | undefined {
    return this.#scopedBy(check, scope)[0]?.rule;
  }

  /** Returns the rules that state a check, the most specific one first. */
  #scopedBy(
    check: string,
    { collection = '', property = '', constraints: own = [] }: RuleScope,
  ): readonly ScopedRule[] {
    const candidates = (this.#stated.get(check) ?? []).filter(
      ({ collections, properties, constraints }) =>
        (collections?.includes(collection) ?? true) &&
        (properties?.includes(property) ?? true) &&
        (constraints?.some((each) => own.includes(each)) ?? true),
    );
    return candidates.toSorted((one, other) => specificity(other) - specificity(one));
  }
}

function ruleOf({ id, text, source, basis = 'documented' }: StatedRule, title: string): Rule {
  return { id, title, text, source, basis };
}

function specificity({ collections, properties, constraints }: ScopedRule): number {
  return [collections, properties, constraints].filter((each) => each !== undefined).length;
}
