import { counted, describe, listed } from '../describe.ts';
import { shown } from '../finding.ts';
import type { Schema } from '../schema.ts';
import { type Inspect, type Inspection, inside } from './report.ts';

/** So many letters may differ where nothing but the name speaks of a mistake. */
const CLOSE = 2;

type Members = Readonly<Record<string, unknown>>;

/** Properties: those that are there, those that are missing, and their number. */
export function inspectObject(inspection: Inspection, inspect: Inspect): void {
  const { schema, value, place, report } = inspection;
  if (!isRecord(value)) return;
  const names = Object.keys(value);
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  const received = counted(names.length, 'property', 'properties');
  if (names.length < minProperties)
    report.add(place, {
      code: 'length',
      expected: `at least ${counted(minProperties, 'property', 'properties')}`,
      received,
    });
  if (names.length > maxProperties)
    report.add(place, {
      code: 'length',
      expected: `at most ${counted(maxProperties, 'property', 'properties')}`,
      received,
    });
  inspectMissing(inspection, value);
  for (const name of names) inspectMember(inspection, { name, value: value[name] }, inspect);
  inspectNames(inspection, names, inspect);
  inspectDependents(inspection, value, inspect);
}

function inspectMissing({ schema, place, report }: Inspection, value: Members): void {
  const { required = [], properties = {} } = schema;
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  for (const name of new Set(required)) {
    if (hasValue(value, name)) continue;
    const meant = report.nearest(name, unknown);
    const rule = sourceOf(ownProperty(properties, name));
    report.add(inside(place, name), {
      code: 'missing',
      expected: `the property "${name}", which is required`,
      received: receivedInstead(value, name, meant),
      ...(rule === undefined ? {} : { rule }),
    });
  }
  if (schema.clears)
    warnOfCleared(
      { names: Object.keys(properties).filter((name) => !required.includes(name)), value },
      { schema, place, report },
    );
}

/** Why a property is missing, where that can be seen. */
function receivedInstead(value: Members, name: string, meant: string | undefined): string {
  const isInherited = value[name] !== undefined && !(name in Object.prototype);
  if (isInherited) return 'one that it inherits, which JSON leaves out';
  return meant === undefined ? 'nothing' : `nothing (but there is "${shown(meant)}")`;
}

/** A property that is left out of what replaces a resource is cleared there: allowed, but seldom meant. */
function warnOfCleared(
  { names, value }: { names: readonly string[]; value: Members },
  { schema, place, report }: Omit<Inspection, 'value'>,
): void {
  for (const name of names) {
    if (hasValue(value, name)) continue;
    const rule = sourceOf(ownProperty(schema.properties ?? {}, name));
    report.add(inside(place, name), {
      code: 'cleared',
      severity: 'warning',
      expected: `"${name}", or null to clear it: what is left out is cleared`,
      ...(rule === undefined ? {} : { rule }),
    });
  }
}

interface Member {
  readonly name: string;
  readonly value: unknown;
}

function inspectMember(inspection: Inspection, member: Member, inspect: Inspect): void {
  const { schema, place, report } = inspection;
  const { name, value } = member;
  const { isListed, shapes } = shapesOf(inspection, member);
  const { additionalProperties } = schema;
  if (!isListed && Object.hasOwn(schema.unsent ?? {}, name)) return reportUnsent(inspection, name);
  if (!isListed && additionalProperties === false) return reportUnknown(inspection, member);
  if (!isListed && additionalProperties !== undefined) shapes.push(additionalProperties);
  if (isListed || shapes.length > 0) report.properties.add(name);
  if (!isListed) warnOfMisspelling(inspection, name);
  for (const shape of shapes) report.takeInside(inspect(shape, value, inside(place, name)));
}

/** What a member must be by its name, and whether its name is one that is known. */
function shapesOf(inspection: Inspection, { name, value }: Member) {
  const { properties = {}, patternProperties = [] } = inspection.schema;
  const own = ownProperty(properties, name);
  const named = patternProperties.filter(([pattern]) => pattern.test(name));
  const tried = named.filter(([{ longest = name.length }]) => name.length <= longest);
  if (tried.length < named.length) warnOfLongName(inspection, name);
  const shapes = [...(own === undefined || value === undefined ? [] : [own]), ...tried.map(([, shape]) => shape)];
  return { isListed: own !== undefined || named.length > 0, shapes };
}

/** A name that is too long for a pattern may be one of its names, and what holds for those is not held against it. */
function warnOfLongName({ place, report }: Inspection, name: string): void {
  report.properties.add(name);
  report.add(inside(place, name), {
    code: 'not-judged',
    severity: 'warning',
    expected: 'a name that can be tried against the patterns of names',
    received: `one of ${counted(name.length, 'character')}`,
  });
}

/** A property of the resource that is not sent: an error where the shape is closed, else told and ignored. */
function reportUnsent({ schema, place, report }: Inspection, name: string): void {
  report.properties.add(name);
  report.add(inside(place, name), {
    code: 'not-sent',
    severity: schema.additionalProperties === false ? 'error' : 'warning',
    expected: schema.unsent?.[name] ?? 'nothing',
    received: `the property "${name}"`,
  });
}

/** An open shape keeps what it does not know; a name that is nearly a known one is told of all the same. */
function warnOfMisspelling({ schema, place, report }: Inspection, name: string): void {
  const nearest = report.nearest(name, Object.keys(schema.properties ?? {}), CLOSE);
  if (nearest === undefined) return;
  const received = `the unknown property "${shown(name)}"`;
  report.add(inside(place, name), {
    code: 'unknown-property',
    severity: 'warning',
    expected: 'a known property',
    received,
    nearest,
  });
}

function reportUnknown({ schema, place, report }: Inspection, { name, value }: Member): void {
  report.properties.add(name);
  const known = Object.keys(schema.properties ?? {});
  const nearest = report.nearest(name, known);
  const some = known.length <= 6 ? ` (${listed(known, 'and')})` : '';
  report.add(inside(place, name), {
    code: 'unknown-property',
    expected:
      known.length === 0
        ? 'no property here'
        : `one of the ${counted(known.length, 'known property', 'known properties')}${some}`,
    received: `the unknown property "${shown(name)}" (${describe(value)})`,
    ...(nearest === undefined ? {} : { nearest }),
  });
}

function inspectNames({ schema, place, report }: Inspection, names: readonly string[], inspect: Inspect): void {
  const { propertyNames } = schema;
  if (propertyNames === undefined) return;
  for (const name of names) report.takeInside(inspect(propertyNames, name, inside(place, name)));
}

function inspectDependents(
  { schema, value: whole, place, report }: Inspection,
  value: Members,
  inspect: Inspect,
): void {
  for (const [trigger, names] of Object.entries(schema.dependentRequired ?? {})) {
    if (!hasValue(value, trigger)) continue;
    for (const name of names.filter((needed) => !hasValue(value, needed))) {
      report.add(inside(place, name), {
        code: 'missing',
        expected: `the property "${name}", which "${trigger}" requires`,
      });
    }
  }
  for (const [trigger, shape] of Object.entries(schema.dependentSchemas ?? {})) {
    if (hasValue(value, trigger)) report.take(inspect(shape, whole, place));
  }
}

/** Own, and not undefined: what is undefined is not sent. */
function hasValue(value: Members, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined;
}

function ownProperty(
  properties: Readonly<Record<string, Schema | boolean>>,
  name: string,
): Schema | boolean | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function sourceOf(schema: Schema | boolean | undefined): string | undefined {
  return typeof schema === 'object' ? schema.source : undefined;
}

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
