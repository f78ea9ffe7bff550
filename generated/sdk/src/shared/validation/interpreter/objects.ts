import { describeValue, joinWords, pluralize } from '../description.ts';
import { escapeName } from '../issue.ts';
import { childLocation, type Interpret, type KeywordContext, lengthIssue } from './report.ts';
import type { Schema } from './schema.ts';

/** Letters that may differ where only the name suggests a mistake. */
const MAX_TYPO_DISTANCE = 2;

type Members = Readonly<Record<string, unknown>>;

/** Properties: those that are there, those that are missing, and their number. */
export function interpretObject(context: KeywordContext, interpret: Interpret): void {
  const { schema, value, location, report } = context;
  if (!isRecord(value)) return;
  const names = Object.keys(value);
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  const received = pluralize(names.length, 'property', 'properties');
  if (names.length < minProperties) report.add(location, { ...lengthIssue('minProperties', minProperties), received });
  if (names.length > maxProperties) report.add(location, { ...lengthIssue('maxProperties', maxProperties), received });
  interpretRequired(context, value);
  for (const name of names) interpretProperty(context, { name, value: value[name] }, interpret);
  interpretPropertyNames(context, names, interpret);
  interpretDependents(context, value, interpret);
}

function interpretRequired({ schema, location, report }: KeywordContext, value: Members): void {
  const { required = [], properties = {} } = schema;
  const missing = required.filter((name) => !hasValue(value, name));
  const unknown = missing.length === 0 ? [] : Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  for (const name of new Set(missing)) {
    const meant = report.closestMatch(name, unknown);
    const source = sourceOf(ownProperty(properties, name));
    report.add(childLocation(location, name), {
      code: 'missing',
      keyword: 'required',
      expected: `the property "${name}", which is required`,
      received: describeMissing(value, name, meant),
      ...(source === undefined ? {} : { source }),
    });
  }
  if (schema.clears)
    warnAboutCleared(
      Object.keys(properties).filter((name) => !required.includes(name)),
      value,
      { schema, location, report },
    );
}

/** Explains why a property is missing, if that is known. */
function describeMissing(value: Members, name: string, meant: string | undefined): string {
  const isInherited = value[name] !== undefined && !(name in Object.prototype);
  if (isInherited) return 'one that it inherits, which JSON leaves out';
  return meant === undefined ? 'nothing' : `nothing (but there is "${escapeName(meant)}")`;
}

/** Warns about a property that is left out of a replacement, which clears it: allowed, but seldom meant. */
function warnAboutCleared(
  names: readonly string[],
  value: Members,
  { schema, location, report }: Omit<KeywordContext, 'value'>,
): void {
  for (const name of names) {
    if (hasValue(value, name)) continue;
    const source = sourceOf(ownProperty(schema.properties ?? {}, name));
    report.add(childLocation(location, name), {
      code: 'cleared',
      severity: 'warning',
      expected: `"${name}", or null to clear it: what is left out is cleared`,
      ...(source === undefined ? {} : { source }),
    });
  }
}

interface Member {
  readonly name: string;
  readonly value: unknown;
}

function interpretProperty(context: KeywordContext, member: Member, interpret: Interpret): void {
  const { schema, location, report } = context;
  const { name, value } = member;
  const { isListed, schemas } = schemasOf(context, member);
  const { additionalProperties } = schema;
  if (!isListed && Object.hasOwn(schema.unsent ?? {}, name)) return reportNotSent(context, name);
  if (!isListed && additionalProperties === false) return reportUnknown(context, member);
  if (!isListed && additionalProperties !== undefined) schemas.push(additionalProperties);
  if (isListed || schemas.length > 0) report.evaluated.add(name);
  if (!isListed) warnAboutMisspelling(context, name);
  for (const propertySchema of schemas)
    report.mergeIssues(interpret(propertySchema, value, childLocation(location, name)));
}

/** Returns the schemas of a property, and whether its name is known. */
function schemasOf(context: KeywordContext, { name, value }: Member) {
  const { properties = {}, patternProperties } = context.schema;
  const own = ownProperty(properties, name);
  const listed = own === undefined || value === undefined ? [] : [own];
  if (patternProperties === undefined) return { isListed: own !== undefined, schemas: listed };
  const named = patternProperties.filter(([pattern]) => pattern.test(name));
  const tried = named.filter(([{ maxLength: longest = name.length }]) => name.length <= longest);
  if (tried.length < named.length) warnAboutLongName(context, name);
  const schemas = [...listed, ...tried.map(([, propertySchema]) => propertySchema)];
  return { isListed: own !== undefined || named.length > 0, schemas };
}

/** A name that is too long for a pattern may match it, so the rules for other names do not apply. */
function warnAboutLongName({ location, report }: KeywordContext, name: string): void {
  report.evaluated.add(name);
  report.add(childLocation(location, name), {
    code: 'not-validated',
    severity: 'warning',
    expected: 'a name that can be tried against the patterns of names',
    received: `one of ${pluralize(name.length, 'character')}`,
  });
}

/** Reports a property of the resource that is not sent: an error for a closed schema, else a warning. */
function reportNotSent({ schema, location, report }: KeywordContext, name: string): void {
  report.evaluated.add(name);
  report.add(childLocation(location, name), {
    code: 'not-sent',
    severity: schema.additionalProperties === false ? 'error' : 'warning',
    keyword: 'additionalProperties',
    expected: schema.unsent?.[name] ?? 'nothing',
    received: `the property "${name}"`,
  });
}

/** Warns about a name that is almost a known one. An open schema accepts it. */
function warnAboutMisspelling({ schema, location, report }: KeywordContext, name: string): void {
  const suggestion = report.closestMatch(name, Object.keys(schema.properties ?? {}), MAX_TYPO_DISTANCE);
  if (suggestion === undefined) return;
  const received = `the unknown property "${escapeName(name)}"`;
  report.add(childLocation(location, name), {
    code: 'unknown-property',
    severity: 'warning',
    expected: 'a known property',
    received,
    suggestion,
  });
}

function reportUnknown({ schema, location, report }: KeywordContext, { name, value }: Member): void {
  report.evaluated.add(name);
  const known = Object.keys(schema.properties ?? {});
  const suggestion = report.closestMatch(name, known);
  const some = known.length <= 6 ? ` (${joinWords(known, 'and')})` : '';
  report.add(childLocation(location, name), {
    code: 'unknown-property',
    keyword: 'additionalProperties',
    expected:
      known.length === 0
        ? 'no property here'
        : `one of the ${pluralize(known.length, 'known property', 'known properties')}${some}`,
    received: `the unknown property "${escapeName(name)}" (${describeValue(value)})`,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

function interpretPropertyNames(
  { schema, location, report }: KeywordContext,
  names: readonly string[],
  interpret: Interpret,
): void {
  const { propertyNames } = schema;
  if (propertyNames === undefined) return;
  for (const name of names) report.mergeIssues(interpret(propertyNames, name, childLocation(location, name)));
}

function interpretDependents(
  { schema, value: whole, location, report }: KeywordContext,
  value: Members,
  interpret: Interpret,
): void {
  for (const [trigger, names] of Object.entries(schema.dependentRequired ?? {})) {
    if (!hasValue(value, trigger)) continue;
    for (const name of names.filter((needed) => !hasValue(value, needed))) {
      report.add(childLocation(location, name), {
        code: 'missing',
        keyword: 'dependentRequired',
        limit: trigger,
        expected: `the property "${name}", which "${trigger}" requires`,
      });
    }
  }
  for (const [trigger, propertySchema] of Object.entries(schema.dependentSchemas ?? {})) {
    if (hasValue(value, trigger)) report.merge(interpret(propertySchema, whole, location));
  }
}

/** Tests for an own property. `undefined` is not sent. */
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
