import { describeType, describeValue, joinWords } from '../description.ts';
import { escapeName, type Issue } from '../issue.ts';
import { describeMismatch, isOfType } from './interpret.ts';
import { childLocation, type Interpret, type KeywordContext, type Report } from './report.ts';
import type { Schema } from './schema.ts';

/** `allOf`. */
export function interpretAllOf({ schema, value, location, report }: KeywordContext, interpret: Interpret): void {
  for (const part of schema.allOf ?? []) report.merge(interpret(part, value, location));
}

type Variant = Schema | boolean;

/** `anyOf` and `oneOf`. */
export function interpretUnion(context: KeywordContext, interpret: Interpret): void {
  const { schema } = context;
  if (schema.anyOf !== undefined) interpretVariants(context, { variants: schema.anyOf, isExclusive: false }, interpret);
  if (schema.oneOf !== undefined) interpretVariants(context, { variants: schema.oneOf, isExclusive: true }, interpret);
}

interface Union {
  readonly variants: readonly Variant[];
  readonly isExclusive: boolean;
}

function interpretVariants(context: KeywordContext, union: Union, interpret: Interpret): void {
  const { variants, isExclusive } = union;
  const { value, location, report } = context;
  const candidates = variants
    .filter((variant) => fitsType(variant, value))
    .map((variant) => ({ variant, report: interpret(variant, value, location) }));
  const fitting = candidates.map((candidate) => candidate.report).filter(({ isClean }) => isClean);
  if (fitting.length === 0) return reportNoVariant(context, union, candidates);
  const sure = fitting.filter(({ isCertain: isSure }) => isSure);
  if (isExclusive && sure.length > 1) {
    report.add(location, {
      code: 'variant',
      keyword: 'oneOf',
      expected: `exactly one of ${variants.length} schemas`,
      received: `a value that fits ${sure.length} of them`,
    });
  }
  // Where one surely fits and one is enough, it does not matter what could not be validated.
  const isEnough = !isExclusive && sure.length > 0;
  for (const one of fitting) isEnough && !one.isCertain ? report.mergeEvaluated(one) : report.merge(one);
}

/** A variant whose type is that of the value. */
interface Candidate {
  readonly variant: Variant;
  readonly report: Report;
}

/** Reports the issues of the variant that is meant, if that is clear; else that none matches. */
function reportNoVariant(
  { schema, value, location, report }: KeywordContext,
  { variants, isExclusive }: Union,
  candidates: readonly Candidate[],
): void {
  // Properties that a variant knows are not reported as unevaluated next to the issue that no variant matches.
  for (const one of candidates) report.mergeEvaluated(one.report);
  const tags = tagsOf(
    schema.discriminator,
    candidates.map(({ variant }) => variant),
  );
  const isMeant = (one: Report): boolean => !isOtherVariant(one, tags, location.level + 1);
  const meant = candidates.filter((candidate) => isMeant(candidate.report));
  const [only, ...others] = meant.length === 1 ? meant : candidates;
  if (only !== undefined && others.length === 0) return report.merge(only.report);
  if (meant.length === 0 && reportTag({ value, location, report }, tags)) return;
  const closest = closestCandidate(candidates.map((candidate) => candidate.report));
  if (closest !== undefined) return report.merge(closest);
  const keyword = isExclusive ? 'oneOf' : 'anyOf';
  const received = describeValue(value);
  report.add(location, { code: 'variant', keyword, expected: expectedVariants(variants), received });
}

/** Properties that tell variants apart, each with the values that it has in them. */
type Tags = ReadonlyMap<string, readonly unknown[]>;

/** The declared discriminator, or those that have another value in each. */
function tagsOf(discriminator: string | undefined, variants: readonly Variant[]): Tags {
  const [first, ...others] = variants.map(constantProperties);
  const shared = [...(first ?? [])].filter(([name]) => others.every((values) => values.has(name)));
  const found = shared.map(([name, value]) => [name, [value, ...others.map((values) => values.get(name))]] as const);
  if (discriminator === undefined) return new Map(found.filter(([, values]) => new Set(values).size === values.length));
  return new Map([[discriminator, found.find(([name]) => name === discriminator)?.[1] ?? []]]);
}

/** Properties of a variant that can have one value only. */
function constantProperties(variant: Variant): ReadonlyMap<string, unknown> {
  const own = typeof variant === 'object' ? variant.properties : {};
  const properties = { ...targetOf(variant).properties, ...own };
  const single = Object.entries(properties).flatMap(([name, property]): (readonly [string, unknown])[] => {
    const { const: value, enum: [only, ...others] = [] } = targetOf(property);
    if (value !== undefined) return [[name, value]];
    return only !== undefined && others.length === 0 ? [[name, only]] : [];
  });
  return new Map(single);
}

function targetOf(variant: Variant | undefined): Schema {
  const target = typeof variant === 'object' ? (variant.ref?.() ?? variant) : {};
  return typeof target === 'object' ? target : {};
}

/** Tests whether the discriminator names another variant. */
function isOtherVariant({ issues }: Report, tags: Tags, depth: number): boolean {
  return [...issues].some(({ code, path }) => {
    if (code !== 'value' && code !== 'unknown-value') return false;
    return tags.size === 0 || (path.length === depth && tags.has(String(path.at(-1))));
  });
}

/** Reports a discriminator that names no variant. */
function reportTag({ value, location, report }: Omit<KeywordContext, 'schema'>, tags: Tags): boolean {
  const [[name, values] = ['', []]] = tags;
  if (values.length < 2 || typeof value !== 'object' || value === null) return false;
  report.add(childLocation(location, name), {
    code: 'unknown-value',
    keyword: 'enum',
    limit: values,
    ...describeMismatch(values, Reflect.get(value, name)),
  });
  return true;
}

/** The candidate with clearly fewer issues than all others, or whose issues all others have as well. */
function closestCandidate(reports: readonly Report[]): Report | undefined {
  const [first, second, ...others] = [...reports].sort((one, other) => one.issues.size - other.issues.size);
  if (first === undefined || second === undefined) return first;
  if (first.issues.size * 2 < second.issues.size) return first;
  return [second, ...others].every((one) => hasIssuesOf(one, first)) ? first : undefined;
}

/** Tests whether a report has all issues of another: they do not depend on the variant that is meant. */
function hasIssuesOf({ issues }: Report, other: Report): boolean {
  const keys = new Set([...issues].map(issueKey));
  return [...other.issues].every((issue) => keys.has(issueKey(issue)));
}

function issueKey({ pointer, code, message }: Issue): string {
  return `${pointer} ${code} ${message}`;
}

function expectedVariants(variants: readonly Variant[]): string {
  const types = [...new Set(variants.flatMap(typesOf))];
  if (types.length < 2) return `one of ${variants.length} schemas`;
  const [only, ...others] = variants.filter((variant) => fitsType(variant, {}));
  const names = others.length > 0 ? [] : Object.keys(targetOf(only).properties ?? {});
  const object = names.length > 0 ? `object { ${names.join(', ')} }` : 'object';
  return joinWords(types.map((type) => describeType(type === 'object' ? object : type)));
}

function fitsType(variant: Variant, value: unknown): boolean {
  const types = typesOf(variant);
  return types.length === 0 || types.some((type) => isOfType(value, type));
}

function typesOf(variant: Variant): readonly string[] {
  const { type = targetOf(variant).type ?? [] } = typeof variant === 'object' ? variant : {};
  return [type].flat();
}

/** `not`, and `if` with `then` or `else`. */
export function interpretCondition(context: KeywordContext, interpret: Interpret): void {
  interpretNot(context, interpret);
  const { schema, value, location, report } = context;
  if (schema.if === undefined) return;
  const condition = interpret(schema.if, value, location);
  if (condition.isClean) report.mergeEvaluated(condition);
  if (condition.isClean && !condition.isCertain) return reportUncertainCondition(context, interpret);
  const consequence = condition.isClean ? schema.then : schema.else;
  if (consequence !== undefined) report.merge(interpret(consequence, value, location));
}

function interpretNot({ schema, value, location, report }: KeywordContext, interpret: Interpret): void {
  const refused = schema.not === undefined ? undefined : interpret(schema.not, value, location);
  if (!refused?.isClean) return;
  const expected = 'anything but a value that matches "not"';
  const received = describeValue(value);
  if (refused.isCertain) report.add(location, { code: 'forbidden', keyword: 'not', expected, received });
  else report.addUncertainty(location, expected);
}

/** Reports that the condition of `if` is uncertain: neither branch is held against the value. */
function reportUncertainCondition({ schema, value, location, report }: KeywordContext, interpret: Interpret): void {
  for (const consequence of [schema.then, schema.else])
    if (consequence !== undefined) report.mergeEvaluated(interpret(consequence, value, location));
  report.addUncertainty(location, 'a value whose condition can be validated');
}

/** Interprets `unevaluatedItems` and `unevaluatedProperties`. */
export function interpretUnevaluated(context: KeywordContext, interpret: Interpret): void {
  const { value } = context;
  if (Array.isArray(value)) interpretUnevaluatedItems(context, value, interpret);
  else if (typeof value === 'object' && value !== null) interpretUnevaluatedProperties(context, value, interpret);
}

function interpretUnevaluatedItems(
  { schema, location, report }: KeywordContext,
  items: readonly unknown[],
  interpret: Interpret,
): void {
  const { unevaluatedItems } = schema;
  if (unevaluatedItems === undefined) return;
  items.forEach((item, index) => {
    if (report.evaluated.has(index)) return;
    report.evaluated.add(index);
    report.mergeIssues(interpret(unevaluatedItems, item, childLocation(location, index)));
  });
}

function interpretUnevaluatedProperties(
  { schema, location, report }: KeywordContext,
  value: object,
  interpret: Interpret,
): void {
  const { unevaluatedProperties } = schema;
  if (unevaluatedProperties === undefined) return;
  for (const [name, member] of Object.entries(value)) {
    if (report.evaluated.has(name)) continue;
    report.evaluated.add(name);
    if (unevaluatedProperties !== false)
      report.mergeIssues(interpret(unevaluatedProperties, member, childLocation(location, name)));
    else
      report.add(childLocation(location, name), {
        code: 'unknown-property',
        keyword: 'unevaluatedProperties',
        expected: 'a known property',
        received: `the unknown property "${escapeName(name)}" (${describeValue(member)})`,
      });
  }
}
