import { ownerNames, previousNames } from '../load/rename-keys.ts';
import { groupBy, type JsonObject, listAt, member, textAt } from '../model/json.ts';
import { slug } from '../model/names.ts';
import type { ApiView, FieldView, OperationView } from './api-view.ts';
import { allFields, fieldAt, typeText } from './comparison.ts';
import { type Confidence, isAcceptance, isLeftToPerson, leastConfidence, rateConfidence } from './confidence.ts';
import type { Match, Owner } from './match.ts';
import type { Matching } from './matching.ts';
import { parameterPairs } from './members.ts';

/** Rename tables that entries are proposed for. */
export type ProposalTable = 'schemas' | 'fields' | 'values' | 'parameters' | 'endpoints' | 'identical';

/** An entry of a rename table that nobody has accepted yet. */
export interface Proposal {
  readonly id: string;
  readonly table: ProposalTable;
  readonly confidence: Confidence;
  /** From 0 to 1, with two digits. */
  readonly score: number;
  readonly reasons: readonly string[];
  /** The second best counterpart, with its score. */
  readonly runnerUp?: string;
  /** Ids of the entries that the generator demands beside this one. They are accepted together. */
  readonly requires?: readonly string[];
  /** Ids of the entries that this one includes. They are dropped once it is accepted. */
  readonly replaces?: readonly string[];
  /** The entry as it would stand in the table, without the id and the source. */
  readonly entry: JsonObject;
}

/** A renamed field of an object without a name. */
export interface InlineRename {
  /** Place of the object in the previous version: `createOrder.body`, `Order.customer`. */
  readonly owner: string;
  readonly v2: string;
  readonly v3: string;
  readonly confidence: Confidence;
  readonly score: number;
  readonly reasons: readonly string[];
}

/** Lists the renamed fields of objects without a name, by place. */
export function listInlineRenames({ inline }: Matching): readonly InlineRename[] {
  return inline.map((match) => ({
    owner: match.owner?.v2 ?? '',
    v2: match.from,
    v3: match.to,
    confidence: rateConfidence(match),
    score: round(match.score),
    reasons: reasonsOf(match),
  }));
}

interface Versions {
  readonly previous: ApiView;
  readonly current: ApiView;
}

/** Turns matches into proposed entries. One change in several schemas or operations becomes one entry. */
export function createProposals(versions: Versions, matching: Matching): readonly Proposal[] {
  const scope = new Set<string>();
  const owners = ownerConfidences(matching);
  const drafts = [
    ...groupMatches(matching, owners).map((matches) => draftOf(matches, versions, owners)),
    ...removedMembers(versions, matching),
    ...endpoints(versions, matching, owners),
  ];
  const identified = drafts.map(({ name, ...draft }): Proposal => ({ id: uniqueId(name, scope), ...draft }));
  const merges = mergedSchemas(matching).map(({ name, ...draft }): Proposal => {
    const names = listAt(draft.entry, 'v2');
    const isPart = ({ v2, v3 }: JsonObject): boolean => v3 === draft.entry['v3'] || names.some((one) => one === v2);
    const replaces = identified.filter(({ table, entry }) => table === 'schemas' && isPart(entry));
    return { id: uniqueId(name, scope), ...draft, replaces: replaces.map(({ id }) => id) };
  });
  return withIdenticalNames(versions, matching, [...identified, ...merges], scope);
}

/**
 * Adds an entry for each field that keeps a name which changes in another schema. The generator demands it, so that no
 * tool renames both. If the field itself may have been renamed, its own proposal replaces the entry.
 */
function withIdenticalNames(
  versions: Versions,
  matching: Matching,
  proposals: readonly Proposal[],
  scope: Set<string>,
): readonly Proposal[] {
  const fields = proposals.filter(({ table }) => table === 'fields');
  const identical = new Map<string, Proposal>();
  const replaced = new Map<Proposal, string[]>();
  const idOf = (key: string, name: string, owners: readonly Owner[]): string => {
    const known = identical.get(key) ?? identicalProposal(name, owners, scope);
    identical.set(key, known);
    return known.id;
  };
  const named = groupBy(
    fields.flatMap((proposal) => previousNames(proposal.entry).map((name) => ({ name, proposal }))),
    ({ name }) => name,
  );
  const keptBy = keptOwners(new Set(named.keys()), versions, matching);
  const requiredBy = (proposal: Proposal, name: string): readonly string[] => {
    const alike = (named.get(name) ?? []).map((one) => one.proposal);
    const kept = keptBy.get(name) ?? [];
    const isOf = ({ entry }: Proposal, owner: Owner): boolean => ownerNames(entry, 'v2').includes(owner.v2);
    const others = kept.filter((owner) => !alike.some((one) => isOf(one, owner)));
    const open = alike
      .filter((one) => one !== proposal)
      .map((one) => [one, kept.filter((owner) => isOf(one, owner))] as const);
    return [
      ...(others.length === 0 ? [] : [idOf(name, name, others)]),
      ...open
        .filter(([, owners]) => owners.length > 0)
        .map(([one, owners]) => {
          const id = idOf(`${name} ${one.id}`, name, owners);
          replaced.set(one, [...new Set([...(replaced.get(one) ?? []), id])]);
          return id;
        }),
    ];
  };
  const required = new Map(
    fields.map(
      (proposal) => [proposal, previousNames(proposal.entry).flatMap((name) => requiredBy(proposal, name))] as const,
    ),
  );
  const completed = proposals.map((proposal): Proposal => {
    const [requires = [], replaces = []] = [required.get(proposal), replaced.get(proposal)];
    return {
      ...proposal,
      ...(requires.length === 0 ? {} : { requires }),
      ...(replaces.length === 0 ? {} : { replaces }),
    };
  });
  return [...completed, ...identical.values()];
}

/** Returns the owners that declare a field and keep it, by the name of the field. */
function keptOwners(
  names: ReadonlySet<string>,
  versions: Versions,
  matching: Matching,
): ReadonlyMap<string, readonly Owner[]> {
  const { previous, current } = versions;
  const kept = [...previous.schemas.values()].flatMap((schema) => {
    const counterpart = current.schemas.get(matching.schemas.get(schema.name) ?? '');
    if (counterpart === undefined) return [];
    const present = allFields(current, counterpart);
    const owner = { v2: schema.name, v3: counterpart.name };
    const fields = [...schema.fields.keys()].filter((name) => names.has(name) && present.has(name));
    return fields.map((name) => ({ name, owner }));
  });
  const groups = [...groupBy(kept, ({ name }) => name)];
  return new Map(groups.map(([name, alike]) => [name, alike.map(({ owner }) => owner)]));
}

function identicalProposal(name: string, owners: readonly Owner[], scope: Set<string>): Proposal {
  const entry = {
    kind: 'field',
    name,
    owners: owners.map(ownerEntry),
    reason: 'The name changes in other schemas only.',
  };
  const reasons = ['both versions have a field of this name'];
  return { id: uniqueId(`${name} kept`, scope), table: 'identical', confidence: 'certain', score: 1, reasons, entry };
}

type Draft = Omit<Proposal, 'id'> & { readonly name: string };

function uniqueId(name: string, scope: Set<string>): string {
  const wanted = slug(name);
  let id = wanted;
  for (let number = 2; scope.has(id); number += 1) id = `${wanted}-${number}`;
  scope.add(id);
  return id;
}

/**
 * Groups equal changes of the same confidence. Operations are listed with all others, by {@link endpoints}; a parameter
 * that keeps its name elsewhere, such as in a header, has no entry.
 */
function groupMatches(matching: Matching, owners: OwnerConfidences): readonly (readonly Match[])[] {
  const others = matching.matches.filter(
    ({ kind, from, to, evidence }) =>
      kind !== 'operation' && !(kind === 'parameter' && from === to) && !evidence.some(isAcceptance),
  );
  const key = (match: Match) =>
    [match.kind, match.from, match.mergedWith, match.to, match.existing, confidenceOf(match, owners)].join('\n');
  return [...groupBy(others, key).values()];
}

const TABLES = {
  schema: 'schemas',
  field: 'fields',
  value: 'values',
  parameter: 'parameters',
  operation: 'endpoints',
} as const;

/** Confidence of the matches of schemas and operations, by the name of the previous version. */
type OwnerConfidences = ReadonlyMap<string, Confidence>;

function ownerConfidences({ matches }: Matching): OwnerConfidences {
  const owners = matches.filter(({ kind }) => kind === 'operation' || kind === 'schema');
  return new Map(owners.toReversed().map((match) => [match.from, rateConfidence(match)]));
}

/** Rates a match. What belongs to a schema or an operation is no surer than the match of that one. */
function confidenceOf(match: Match, owners: OwnerConfidences): Confidence {
  const own = rateConfidence(match);
  const { v2 = '' } = match.owner ?? {};
  const owner = owners.get(v2.split('.')[0] ?? '') ?? owners.get(v2);
  return owner === undefined ? own : leastConfidence(own, owner);
}

function draftOf(matches: readonly Match[], versions: Versions, confidences: OwnerConfidences): Draft {
  const [first] = matches;
  if (first === undefined) throw new Error('A proposal needs a match.');
  const weakest = matches.reduce((one, other) => (other.score < one.score ? other : one));
  const owners = matches.flatMap(({ owner }) => (owner === undefined ? [] : [ownerEntry(owner)]));
  const isMerge = first.kind === 'field' && first.mergedWith !== undefined;
  const operation =
    isMerge || (first.existing && first.kind === 'schema')
      ? 'merge'
      : first.kind === 'field' && first.to.includes('.')
        ? 'move'
        : 'rename';
  const only = matches.length === 1 ? `${first.owner?.v2 ?? ''} ` : '';
  return {
    name: `${first.kind === 'schema' ? '' : only}${first.from}`,
    table: TABLES[first.kind],
    confidence: isMerge ? 'open' : confidenceOf(weakest, confidences),
    score: round(weakest.score),
    reasons: reasonsOf(weakest),
    ...runnerUpOf(weakest),
    entry: {
      operation,
      ...(owners.length === 0 ? {} : { owners }),
      ...renamedSides(first),
      ...(first.kind === 'field' && !first.existing ? fieldNotes(matches, versions) : {}),
      ...typeReview(matches, versions),
    },
  };
}

/** Returns the two sides of an entry. Of a merge, both names of the previous version, in either direction. */
function renamedSides({ kind, from, to, mergedWith, existing }: Match): JsonObject {
  if (existing && kind === 'schema') return { v2: [to, from], v3: to, reverse: [to] };
  if (existing) return { v2: from, v3: to, existing };
  if (kind !== 'field' || mergedWith === undefined) return { v2: from, v3: to };
  const names = [from, mergedWith].sort();
  return { v2: names, v3: to, reverse: names };
}

function ownerEntry({ v2, v3 }: Owner): JsonObject | string {
  return v2 === v3 ? v2 : { v2, v3 };
}

/** States what else has the new name in the previous version, and what keeps the old name. */
function fieldNotes(matches: readonly Match[], { previous, current }: Versions): JsonObject {
  const shadows = matches.flatMap(({ owner, to }) => {
    const target = to.split('.')[0] ?? to;
    const schema = previous.schemas.get(owner?.v2 ?? '');
    return schema !== undefined && allFields(previous, schema).has(target) ? [`${schema.name}.${target}`] : [];
  });
  const isKept = matches.every(({ owner, from, to }) => {
    const schema = current.schemas.get(owner?.v3 ?? '');
    return schema !== undefined && to.split('.')[0] !== from && allFields(current, schema).has(from);
  });
  return {
    ...(shadows.length === 0 ? {} : { shadows }),
    ...(isKept
      ? { deprecated: { v3: matches[0]?.from ?? '', source: 'the new version still has a field of this name' } }
      : {}),
  };
}

/** Least likeness of two types whose values need no conversion. */
const MIN_TYPE_LIKENESS = 0.5;

/** Asks a person to review a field or a parameter whose type changes with its name: no tool converts its values. */
function typeReview(matches: readonly Match[], versions: Versions): JsonObject {
  const isOther = ({ kind, evidence }: Match): boolean =>
    (kind === 'field' || kind === 'parameter') &&
    evidence.some((one) => one.kind === 'free-text' || (one.kind === 'type' && one.value < MIN_TYPE_LIKENESS));
  const changed = matches.find(isOther);
  if (changed === undefined) return {};
  const [before, after] = [memberOf(versions.previous, changed, 'v2'), memberOf(versions.current, changed, 'v3')];
  const note = changed.evidence.some(({ kind }) => kind === 'free-text')
    ? `${changed.from} had a list of values, and ${changed.to} takes any text: check code that compares with a value.`
    : `The type changes from ${before} to ${after}: convert the values.`;
  return { review: { reason: 'type', note } };
}

/** Describes the type of the field or parameter on one side of a match. */
function memberOf(api: ApiView, { kind, owner, from, to }: Match, side: 'v2' | 'v3'): string {
  const [name, key] = [side === 'v2' ? from : to, owner?.[side] ?? ''];
  const parameters = [...(api.operations.get(key)?.parameters.values() ?? [])];
  const member = kind === 'parameter' ? parameters.find((one) => one.name === name) : fieldAt(api, key, name);
  return member === undefined ? 'another type' : typeText(member.type);
}

function round(score: number): number {
  return Math.round(score * 100) / 100;
}

/** States the evidence that counts, strongest first, and what speaks against the match. */
function reasonsOf({ evidence }: Match): readonly string[] {
  const ranked = [...evidence].sort((a, b) => b.value * b.weight - a.value * a.weight);
  const kept = evidence.filter(isLeftToPerson);
  return [...kept, ...ranked.filter(({ value }) => value >= 0.4)].map(({ text }) => text);
}

function runnerUpOf(match: Match): Pick<Proposal, 'runnerUp'> {
  const { runnerUp } = match;
  if (runnerUp === undefined) return {};
  const other = runnerUp.from === match.from ? runnerUp.to : `${runnerUp.from} → ${runnerUp.to}`;
  return { runnerUp: `${other} (${round(runnerUp.score)})` };
}

/** Proposes that schemas became one that another schema is matched with. */
function mergedSchemas({ joins }: Matching): readonly Draft[] {
  const schemas = joins.filter(({ kind }) => kind === 'schema');
  return schemas.map((join) => ({
    name: join.from,
    table: 'schemas',
    confidence: 'open',
    score: round(join.score),
    reasons: reasonsOf(join),
    ...runnerUpOf(join),
    entry: { operation: 'merge', v2: [join.origin, join.from], v3: join.to, reverse: [join.origin] },
  }));
}

/** Proposes the removal of fields and values that have no counterpart in a schema that has one. */
function removedMembers(
  { previous, current }: Versions,
  { matches, inline, schemas, operations }: Matching,
): readonly Draft[] {
  const matched = new Set(
    [...matches, ...inline].flatMap(({ kind, owner, from, mergedWith = from }) =>
      [from, mergedWith].map((name) => `${kind} ${owner?.v2 ?? ''} ${name}`),
    ),
  );
  const removedValues = (owner: Owner, before: readonly string[], after: readonly string[]): readonly Draft[] =>
    before
      .filter((value) => !after.includes(value) && !matched.has(`value ${owner.v2} ${value}`))
      .map((value) => removal('values', value, owner));
  const renamed = new Map(
    matches.map(({ kind, owner, from, to }) => [`${kind} ${owner?.v2 ?? ''} ${from}`, to] as const),
  );
  const inParameters = [...operations].flatMap(([from, to]): readonly Draft[] => {
    const [before, after] = [previous.operations.get(from), current.operations.get(to)];
    if (before === undefined || after === undefined) return [];
    const own = matches.filter(({ kind, owner }) => kind === 'parameter' && owner?.v2 === from);
    return parameterPairs({ before, after, matches: own }).flatMap((pair) =>
      pair.to.values.length === 0 ? [] : removedValues(pair.owner, pair.from.values, pair.to.values),
    );
  });
  const inSchemas = [...schemas].flatMap(([from, to]): readonly Draft[] => {
    const [before, after] = [previous.schemas.get(from), current.schemas.get(to)];
    if (before === undefined || after === undefined) return [];
    const present = allFields(current, after);
    const fields = [...before.fields.values()];
    const removed = fields.filter(({ name }) => !present.has(name) && !matched.has(`field ${from} ${name}`));
    // A field without a list of values takes all of them.
    const listed = fields.flatMap((field) => {
      const other = present.get(renamed.get(`field ${from} ${field.name}`) ?? field.name);
      if (other === undefined || other.values.length === 0) return [];
      const owner = { v2: `${from}.${field.name}`, v3: `${to}.${other.name}` };
      return removedValues(owner, field.values, other.values);
    });
    return [
      ...removed.map(({ name }) => {
        const isOpen = (to: string): boolean => present.has(to) && !before.fields.has(to);
        const other = matches.find((match) => match.kind === 'field' && match.from === name && isOpen(match.to));
        return removedField(name, { v2: from, v3: to }, other);
      }),
      ...(after.values.length === 0 ? [] : removedValues({ v2: from, v3: to }, before.values, after.values)),
      ...listed,
    ];
  });
  return [...inSchemas, ...inParameters];
}

/** Proposes what another schema replaced a field with, or else its removal, which is no likelier. */
function removedField(name: string, owner: Owner, other: Match | undefined): Draft {
  const draft = removal('fields', name, owner);
  if (other === undefined) return draft;
  const reasons = [`nothing in the new version resembles it, but "${other.to}" replaced it in ${other.owner?.v2}`];
  const entry = { ...draft.entry, operation: 'rename', v3: other.to };
  return { ...draft, confidence: 'open', score: Math.min(draft.score, other.score), reasons, entry };
}

function removal(table: 'fields' | 'values', v2: FieldView['name'], owner: Owner): Draft {
  const reasons = ['nothing in the new version resembles it'];
  return {
    name: `${owner.v2} ${v2}`,
    table,
    confidence: 'likely',
    score: 0.6,
    reasons,
    entry: { operation: 'remove', owners: [ownerEntry(owner)], v2 },
  };
}

/** Methods that the table of endpoints knows. */
const METHODS = new Set(['GET', 'PUT', 'POST', 'PATCH', 'DELETE']);

/** Lists the counterpart of every operation of the previous version. */
function endpoints({ previous, current }: Versions, matching: Matching, owners: OwnerConfidences): readonly Draft[] {
  const all = [...matching.joins, ...matching.matches].filter(({ kind }) => kind === 'operation');
  const matches = new Map(all.map((match) => [match.from, match]));
  const origins = new Map(matching.joins.map(({ from, origin }) => [from, origin]));
  const drafts = [...previous.operations.values()]
    .filter(({ method }) => METHODS.has(method))
    .map((operation): Draft => {
      const match = matches.get(operation.name);
      const counterpart = current.operations.get(matching.operations.get(operation.name) ?? match?.to ?? '');
      const draft = endpointDraft(operation, counterpart, match);
      const origin = origins.get(operation.name);
      // What joined another operation is no surer than the match of that one, and no operation than its schemas.
      const limits = [origin ?? [], match === undefined ? [] : schemasOf(operation)].flat();
      const confidence = limits.reduce<Confidence>(
        (least, name) => leastConfidence(least, owners.get(name) ?? least),
        draft.confidence,
      );
      return { ...draft, confidence };
    });
  return withoutRivals(drafts);
}

function schemasOf(operation: OperationView): readonly string[] {
  return [operation.body, operation.response].flatMap((type) => type?.references ?? []);
}

/** Leaves to a person all but the surest of several operations that are said to have become the same one. */
function withoutRivals(drafts: readonly Draft[]): readonly Draft[] {
  const moved = drafts.filter(({ entry }) => entry['counterpart'] === 'moved');
  const claims = groupBy(moved, ({ entry }) => textAt(member(entry, 'v3'), 'operation'));
  const rivals = new Set(
    [...claims.values()].flatMap((rivals) => {
      const surest = rivals.reduce((best, other) => (isSurer(other, best) ? other : best));
      return rivals.filter((draft) => draft !== surest);
    }),
  );
  return drafts.map((draft) => (rivals.has(draft) ? { ...draft, confidence: 'open' } : draft));
}

function isSurer(one: Draft, other: Draft): boolean {
  if (one.confidence === other.confidence) return one.score > other.score;
  return leastConfidence(one.confidence, other.confidence) === other.confidence;
}

function endpointDraft(from: OperationView, to: OperationView | undefined, match: Match | undefined): Draft {
  const draft = { name: from.name, table: 'endpoints' } as const;
  const v2 = endpoint(from);
  if (to === undefined) {
    const unresolved = 'No operation of the new version resembles it.';
    const entry = { counterpart: 'unknown', v2, unresolved, unresolvedSides: ['v3'] };
    return { ...draft, confidence: 'open', score: 0, reasons: ['nothing in the new version resembles it'], entry };
  }
  const isSame = from.method === to.method && from.path === to.path;
  const entry = { counterpart: isSame ? 'same' : 'moved', v2, v3: endpoint(to), ...statusChange(from, to) };
  if (match === undefined)
    return {
      ...draft,
      confidence: 'certain',
      score: 1,
      reasons: [isSame ? 'method and path are equal' : 'method and path are equal but for the names of parameters'],
      entry,
    };
  return {
    ...draft,
    confidence: rateConfidence(match),
    score: round(match.score),
    reasons: reasonsOf(match),
    ...runnerUpOf(match),
    entry,
  };
}

/** Returns the success status of both versions, if it changes. */
function statusChange({ status: v2 }: OperationView, { status: v3 }: OperationView): JsonObject {
  return v2 === undefined || v3 === undefined || v2 === v3 ? {} : { status: { v2, v3 } };
}

function endpoint({ name, method, path }: OperationView): JsonObject {
  return { operation: name, method, path };
}
