import { listed, describe, describeType } from '../describe.ts';
import type { Schema } from '../schema.ts';
import { isOfType, valueParts } from './inspect-value.ts';
import { type Inspect, type Inspection, inside, Report } from './report.ts';

type Variant = Schema | boolean;

/** `anyOf` and `oneOf`. */
export function inspectChoice(inspection: Inspection, inspect: Inspect): void {
  const { schema } = inspection;
  if (schema.anyOf !== undefined) inspectVariants(inspection, { variants: schema.anyOf, isExclusive: false }, inspect);
  if (schema.oneOf !== undefined) inspectVariants(inspection, { variants: schema.oneOf, isExclusive: true }, inspect);
}

interface Choice {
  readonly variants: readonly Variant[];
  readonly isExclusive: boolean;
}

function inspectVariants(inspection: Inspection, { variants, isExclusive }: Choice, inspect: Inspect): void {
  const { value, place, report } = inspection;
  const reports = variants.map((variant) => inspect(variant, value, place));
  const fitting = reports.filter(({ isClean }) => isClean);
  if (fitting.length === 0) return reportNoVariant(inspection, variants, reports);
  const sure = fitting.filter(({ isSure }) => isSure);
  if (isExclusive && sure.length > 1) {
    report.add(place, {
      code: 'variant',
      expected: `exactly one of ${variants.length} shapes`,
      received: `a value that fits ${sure.length} of them`,
    });
  }
  // Where one surely fits and one is enough, it does not matter what could not be judged.
  const isEnough = !isExclusive && sure.length > 0;
  for (const one of fitting) isEnough && !one.isSure ? report.takeSeen(one) : report.take(one);
}

/** Where it is clear which variant is meant, its findings are told; else only that none fits. */
function reportNoVariant(
  { schema, value, place, report }: Inspection,
  variants: readonly Variant[],
  reports: readonly Report[],
): void {
  const candidates = variants
    .map((variant, index) => ({ variant, report: reports[index] ?? new Report() }))
    .filter(({ variant }) => fitsType(variant, value));
  const tags = tagsOf(
    schema.discriminator,
    candidates.map(({ variant }) => variant),
  );
  const isMeant = (one: Report): boolean => !isOther(one, tags, place.level + 1);
  const meant = candidates.filter((candidate) => isMeant(candidate.report));
  const [only, ...others] = meant.length === 1 ? meant : candidates;
  if (only !== undefined && others.length === 0) return report.take(only.report);
  if (meant.length === 0 && reportTag({ value, place, report }, tags)) return;
  const closest = nearestCandidate(candidates.map((candidate) => candidate.report));
  if (closest !== undefined) return report.take(closest);
  report.add(place, { code: 'variant', expected: expectedVariants(variants), received: describe(value) });
}

/** Properties that tell variants apart, each with the values that it has in them. */
type Tags = ReadonlyMap<string, readonly unknown[]>;

/** The property that is said to tell the variants apart, or those that have another value in each. */
function tagsOf(discriminator: string | undefined, variants: readonly Variant[]): Tags {
  const [first, ...others] = variants.map(singleValues);
  const shared = [...(first ?? [])].filter(([name]) => others.every((values) => values.has(name)));
  const found = shared.map(([name, value]) => [name, [value, ...others.map((values) => values.get(name))]] as const);
  if (discriminator === undefined) return new Map(found.filter(([, values]) => new Set(values).size === values.length));
  return new Map([[discriminator, found.find(([name]) => name === discriminator)?.[1] ?? []]]);
}

/** Properties of a variant that can have one value only. */
function singleValues(variant: Variant): ReadonlyMap<string, unknown> {
  const own = typeof variant === 'object' ? variant.properties : {};
  const properties = { ...targetOf(variant).properties, ...own };
  const single = Object.entries(properties).flatMap(([name, property]): (readonly [string, unknown])[] => {
    const { const: value, enum: [only, ...others] = [] } = targetOf(property);
    if (value !== undefined) return [[name, value]];
    return only !== undefined && others.length === 0 ? [[name, only]] : [];
  });
  return new Map(single);
}

function targetOf(variant: Variant): Schema {
  const target = typeof variant === 'object' ? (variant.ref?.() ?? variant) : {};
  return typeof target === 'object' ? target : {};
}

/** Whether a property that tells variants apart already says that it is another one. */
function isOther({ findings }: Report, tags: Tags, depth: number): boolean {
  return [...findings].some(({ code, path }) => {
    if (code !== 'value' && code !== 'unknown-value') return false;
    return tags.size === 0 || (path.length === depth && tags.has(String(path.at(-1))));
  });
}

/** Where a value says that it is none of the variants, that is what is wrong. */
function reportTag({ value, place, report }: Omit<Inspection, 'schema'>, tags: Tags): boolean {
  const [[name, values] = ['', []]] = tags;
  if (values.length < 2 || typeof value !== 'object' || value === null) return false;
  report.add(inside(place, name), { code: 'unknown-value', ...valueParts(values, Reflect.get(value, name)) });
  return true;
}

/** The candidate with clearly fewer findings than all others. */
function nearestCandidate(reports: readonly Report[]): Report | undefined {
  const [first, second] = [...reports].sort((one, other) => one.findings.size - other.findings.size);
  if (first === undefined || second === undefined) return first;
  return first.findings.size * 2 < second.findings.size ? first : undefined;
}

function expectedVariants(variants: readonly Variant[]): string {
  const types = [...new Set(variants.flatMap(typesOf))];
  return types.length > 1 ? listed(types.map(describeType)) : `one of ${variants.length} shapes`;
}

function fitsType(variant: Variant, value: unknown): boolean {
  const types = typesOf(variant);
  return types.length === 0 || types.some((type) => isOfType(value, type));
}

function typesOf(variant: Variant): readonly string[] {
  const { type = targetOf(variant).type ?? [] } = typeof variant === 'object' ? variant : {};
  return [type].flat();
}
