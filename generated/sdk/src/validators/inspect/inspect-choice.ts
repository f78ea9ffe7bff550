import { listed, describe, describeType } from '../describe.ts';
import type { Schema } from '../schema.ts';
import { isOfType } from './inspect-value.ts';
import { type Inspect, type Inspection, Report } from './report.ts';

type Variant = Schema | boolean;

/** `allOf`, `anyOf` and `oneOf`. */
export function inspectChoice(inspection: Inspection, inspect: Inspect): void {
  const { schema, value, place, report } = inspection;
  for (const part of schema.allOf ?? []) report.take(inspect(part, value, place));
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
  if (isExclusive && fitting.length > 1) {
    report.add(place, {
      code: 'variant',
      expected: `exactly one of ${variants.length} shapes`,
      received: `a value that fits ${fitting.length} of them`,
    });
  }
  for (const one of fitting) report.take(one);
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
  const meant = candidates.filter(({ report: { findings } }) => !isTagged(schema.discriminator, findings));
  const [only, ...others] = meant.length === 1 ? meant : candidates;
  if (only !== undefined && others.length === 0) return report.take(only.report);
  const closest = nearestCandidate(candidates.map((candidate) => candidate.report));
  if (closest !== undefined) return report.take(closest);
  report.add(place, { code: 'variant', expected: expectedVariants(variants), received: describe(value) });
}

/** The candidate with clearly fewer findings than all others. */
function nearestCandidate(reports: readonly Report[]): Report | undefined {
  const [first, second] = [...reports].sort((one, other) => one.findings.length - other.findings.length);
  if (first === undefined || second === undefined) return first;
  return first.findings.length * 2 < second.findings.length ? first : undefined;
}

/** Whether the property that tells variants apart already says that it is another one. */
function isTagged(discriminator: string | undefined, findings: Report['findings']): boolean {
  return findings.some(
    ({ code, path }) =>
      (code === 'value' || code === 'unknown-value') && (discriminator === undefined || path.at(-1) === discriminator),
  );
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
  const target =
    typeof variant === 'object' && variant.ref !== undefined && variant.type === undefined ? variant.ref() : variant;
  return typeof target === 'object' && target.type !== undefined ? [target.type].flat() : [];
}
