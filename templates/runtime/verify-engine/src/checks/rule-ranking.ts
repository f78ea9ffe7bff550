/** Parts of a document that a rule speaks of, by which findings of other checks name it beside theirs. */
export interface RuleSubject {
  /** Ids of operations. */
  readonly operations?: readonly string[];
  /** Names of properties, parameters, values and rights. */
  readonly names?: readonly string[];
  /** Types, formats and keywords of JSON Schema. */
  readonly constraints?: readonly string[];
  /** Actions on items that the rule is limited to. @default all */
  readonly actions?: readonly string[];
  /** Checks that the rule is limited to. @default all */
  readonly checks?: readonly string[];
}

/** Write whose effect a finding may show. */
export interface PrecedingWrite {
  readonly operation: string;
  /** Action of the operation on items. */
  readonly action?: string | undefined;
  readonly names: readonly string[];
  /** Rules that the behavior of the model implements. */
  readonly rules: readonly string[];
}

/** Circumstances of a finding, from which the rules follow that it may break. */
export interface RuleEvidence {
  /** Action of the operation on items. */
  readonly action?: string | undefined;
  /** Rules that the behavior of the model implements. A check of the model is none of theirs. */
  readonly rules?: readonly string[] | undefined;
  /** Names in the request that it need not have, and those of a rejection. */
  readonly names?: readonly string[] | undefined;
  /** Names that the reason of a rejection tells. */
  readonly told?: readonly string[] | undefined;
  /** Rights that decide whether the caller may call, if that is what the finding is about. */
  readonly rights?: readonly string[] | undefined;
  /** Status that is expected in place of another one. */
  readonly status?: number | undefined;
  /** Types, formats and keywords that apply at the place of the finding. */
  readonly constraints?: readonly string[] | undefined;
  /** Reason of the rejection that is expected, of which the words count. */
  readonly reason?: string | undefined;
  /** Write before it, whose effect the finding may show. */
  readonly after?: PrecedingWrite | undefined;
  /** Check whose rule explains the finding if no other one does. */
  readonly instead?: string | undefined;
}

/** Subject of a finding, which some rules are limited to. */
export interface RuleScope extends RuleEvidence {
  readonly check?: string;
  readonly operation?: string;
  readonly collection?: string | undefined;
  readonly property?: string | undefined;
  readonly pointer?: string;
}

/** Rule with its text and what it is about. */
interface RankedRule {
  readonly id: string;
  readonly text: string;
  readonly about?: RuleSubject | undefined;
}

/** Rule with what it shares with a finding. */
export interface Ranked {
  readonly id: string;
  readonly weight: number;
}

/** Rules beyond this number would not explain anything. */
const MAX_RANKED_RULES = 3;
/** Rules of less weight share too little with a finding to explain it. */
const MIN_WEIGHT = 1;
/** A rule of more names is less about each of them. */
const MANY_NAMES = 6;
/** Share of a word, and of a name, in the weight of a rule about other operations. */
const ELSEWHERE = 0.3;
const NAMED_ELSEWHERE = 0.18;
/** Ranks rules by what they share with a finding: more for what few rules are about. */
export class RuleRanking {
  readonly #rules: readonly RankedRule[];
  /** Parts of the document that each rule is about, with their shares of it. */
  readonly #shares: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Sum of the shares of each part. */
  readonly #frequencies = new Map<string, number>();

  constructor(rules: readonly RankedRule[]) {
    this.#rules = rules;
    this.#shares = new Map(rules.map((rule) => [rule.id, sharesOf(rule)]));
    for (const shares of this.#shares.values())
      for (const [term, share] of shares) this.#frequencies.set(term, (this.#frequencies.get(term) ?? 0) + share);
  }

  /** Returns the rules that share most with a finding, with their weights, the most specific one first. */
  rank(scope: RuleScope): readonly Ranked[] {
    const evidence = evidenceOf(scope);
    const ranked = this.#rules
      .filter(({ about }) => applies(about, scope))
      .map((rule) => ({ id: rule.id, weight: this.#weigh(rule, scope, evidence) }))
      .toSorted((one, other) => other.weight - one.weight);
    const least = Math.max(MIN_WEIGHT, (ranked[0]?.weight ?? 0) / 3);
    return ranked.filter(({ weight }) => weight >= least).slice(0, MAX_RANKED_RULES);
  }

  #weigh({ id, about }: RankedRule, scope: RuleScope, evidence: ReadonlyMap<string, number>): number {
    const ofBehaviors = [scope.rules ?? [], scope.after?.rules ?? []].filter((rules) => rules.includes(id));
    const isHere = ofBehaviors.length > 0 || isAbout(about, scope);
    // What a place must be is a matter of the operation that shows it.
    const isOwn = isHere && isAbout(about, { operation: scope.operation ?? '' });
    const powers = this.#powersOf(id, evidence, (kind) => (kind === 'constraint' ? isOwn : isHere));
    // What an operation does is no matter of who may call it.
    if (scope.rights !== undefined && !((powers.get('right') ?? 0) > 0)) powers.delete('operation');
    // A rule that is about members or a status is not about a finding without them, although the operation is the same.
    if ((powers.get('name') ?? powers.get('status')) === 0)
      powers.set('operation', (powers.get('operation') ?? 0) * ELSEWHERE);
    const shared = [...powers].reduce((sum, [kind, power]) => sum + power ** (1 / powerOf(kind)), 0);
    const implemented = Math.max(0, ...ofBehaviors.map(({ length }) => 2 / Math.sqrt(length)));
    return shared === 0 ? 0 : shared + implemented;
  }

  /** Returns what a rule shares with a finding, by kind of part. */
  #powersOf(
    id: string,
    evidence: ReadonlyMap<string, number>,
    isInPlace: (kind: string) => boolean,
  ): Map<string, number> {
    const powers = new Map<string, number>();
    for (const [term, share] of this.#shares.get(id) ?? []) {
      const [kind = ''] = term.split(' ');
      const rarity = 1 / Math.sqrt(Math.max(1, this.#frequencies.get(term) ?? 1));
      const weight = (evidence.get(term) ?? 0) * share * rarity * (isInPlace(kind) ? 1 : shareElsewhere(kind));
      powers.set(kind, (powers.get(kind) ?? 0) + weight ** powerOf(kind));
    }
    return powers;
  }
}

/** The second part of a kind adds less than the first; words tell only together what a reason is about. */
function powerOf(kind: string): number {
  return kind === 'word' ? 1 : 2;
}

/** Returns the share of a kind of terms in the weight of a rule about other operations. */
function shareElsewhere(kind: string): number {
  if (kind === 'operation' || kind === 'right') return 1;
  return kind === 'name' ? NAMED_ELSEWHERE : ELSEWHERE;
}

/** Tests whether a rule is about the actions and the check of a finding, or limited to others. */
function applies({ actions, checks }: RuleSubject = {}, scope: RuleScope): boolean {
  const { action = '', check = '' } = scope;
  const shown = [action, writeShown(scope)?.action ?? ''];
  const isLimited = actions !== undefined && !shown.some((each) => actions.includes(each));
  return !isLimited && (checks?.includes(check) ?? true);
}

/** Returns the write whose effect a finding shows: a status shows that of a deletion only. */
function writeShown({ pointer = '', check, after }: RuleScope): PrecedingWrite | undefined {
  return pointer === '' && check === 'model-status' ? undefined : after;
}

/** Tests whether a rule is about the operation of a finding, or about the write before it. */
function isAbout({ operations = [] }: RuleSubject = {}, { operation = '', after }: RuleScope): boolean {
  return operations.length === 0 || [operation, after?.operation ?? ''].some((each) => operations.includes(each));
}

/** Returns the parts of a document that a rule is about, each with its share of the rule. */
function sharesOf({ text, about = {} }: RankedRule): Map<string, number> {
  const { operations = [], names = [], constraints = [], actions = [] } = about;
  const words = wordsOf(text);
  const statuses = names.filter(isStatus);
  const shareOf = (name: string): number =>
    isStatus(name) ? 1 / Math.sqrt(statuses.length) : Math.min(1, Math.sqrt(MANY_NAMES / names.length));
  return new Map([
    ...actions.map((each) => [`action ${each}`, 1 / Math.sqrt(actions.length)] as const),
    ...words.map((each) => [`word ${each}`, 1 / Math.sqrt(words.length)] as const),
    ...operations.map((each) => [`operation ${each}`, 1 / Math.sqrt(operations.length)] as const),
    ...names.map((each) => [nameTerm(each), shareOf(each)] as const),
    // A right decides about operations that the rule does not name, too.
    ...names.map((each) => [`right ${each}`, 1] as const),
    ...constraints.map((each) => [`constraint ${each}`, 1] as const),
  ]);
}

/** Returns the parts of a document that a finding is about, each with its weight: the place before the request. */
function evidenceOf(scope: RuleScope): Map<string, number> {
  const { operation, action, pointer = '', names = [], rights = [], status, constraints = [], after } = scope;
  const { reason = '', told = [] } = scope;
  const weighted: readonly (readonly [string, number])[] = [
    ...wordsOf(reason).map((each) => [`word ${each}`, 4] as const),
    ...(after?.names ?? []).map((each) => [nameTerm(each), 1] as const),
    ...names.map((each) => [nameTerm(each), reason === '' || isStatus(each) ? 2 : 1] as const),
    ...told.map((each) => [nameTerm(each), 3] as const),
    ...stepsOf(pointer).map((each) => [nameTerm(each), 5] as const),
    ...rights.map((each) => [`right ${each}`, 3] as const),
    ...(status === undefined ? [] : [[nameTerm(String(status)), 3] as const]),
    // That nothing may change a place says more about it than its names.
    ...constraints.map((each) => [`constraint ${each}`, each === 'readOnly' ? 6 : 3] as const),
    [`action ${writeShown(scope)?.action}`, 2],
    [`action ${action}`, 2],
    // The effect of a write shows in bodies.
    ...(after === undefined ? [] : [[`operation ${after.operation}`, pointer === '' ? 1 : 3] as const]),
    [`operation ${operation}`, 3],
  ];
  return new Map(weighted);
}

/** Returns the names in a pointer, and each with that of its object: `address.id`. */
function stepsOf(pointer: string): readonly string[] {
  const names = pointer.split('/').filter((step) => !/^\d*$/.test(step));
  return [...names, ...names.slice(1).map((name, index) => `${names[index]}.${name}`)];
}

/** A value such as `LINE` often has the name of the property `lines` that it is about; a status is no member. */
function nameTerm(name: string): string {
  if (isStatus(name)) return `status ${name}`;
  return `name ${singular(name.toLowerCase().replace(/[_-]/g, ''))}`;
}

function singular(word: string): string {
  return word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/s$/, '');
}

function isStatus(name: string): boolean {
  return /^[2-5]\d\d$/.test(name);
}

/** Returns the distinct words of a text in the singular, without short ones. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return [...new Set(words.map(singular))];
}
