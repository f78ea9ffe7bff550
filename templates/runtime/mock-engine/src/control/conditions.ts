import { closestMatch, didYouMean } from '#shared/closest-match.ts';
import { possibleProperties, possibleSchemas } from '../document/parameters.ts';
import { mapValue } from '../document/references.ts';
import type { ValidateValue } from '../document/reply.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { HttpError } from '../http/message.ts';
import { isObject, type Json, jsonCopy, type JsonObject, member, objectAt } from '../json.ts';
import { coerceTexts, type Parameters } from '../validation/request-parameters.ts';
import { containsValue } from './calls.ts';
import { requireKnownMembers } from './input.ts';

const PLACES = ['path', 'query', 'header'] as const;

/** Operation that a condition is checked by, with the validation of values in its requests. */
interface ConditionContext {
  readonly operation: ServedOperation;
  readonly validateRequest: ValidateValue;
}

/**
 * Requires a condition that a valid call can meet: its parameters and members are documented, and so are their values.
 *
 * @param isStrict - checks values and members of the body too; a parameter that is not documented is never read
 * @throws HttpError 400 with the closest name
 */
export function requireCondition(when: Json, context: ConditionContext, isStrict: boolean): void {
  if (!isObject(when)) throw new HttpError(400, '"when" must be an object.');
  requireKnownMembers(when, [...PLACES, 'body']);
  for (const place of PLACES) {
    const values = when[place];
    if (values === undefined) continue;
    if (!isObject(values)) throw new HttpError(400, `"when/${place}" must be an object: values by parameter.`);
    for (const [name, value] of Object.entries(values)) requireParameter(place, [name, value], context, isStrict);
  }
  const { body } = when;
  const { document, body: documented } = context.operation;
  const contents = documented?.contents;
  // A call of an older document has the names of the current one.
  if (body === undefined || !isStrict || document.translation !== undefined) return;
  if (contents === undefined) throw new HttpError(400, `"when/body": ${context.operation.id} has no body.`);
  const [schema, ...others] = contents.map((content) => content.schema);
  if (schema !== undefined && others.length === 0) requireMembers(body, schema, 'when/body', context);
}

function requireParameter(
  place: (typeof PLACES)[number],
  [name, value]: readonly [string, Json],
  { operation, validateRequest }: ConditionContext,
  isStrict: boolean,
): void {
  const all = operation.parameters.filter((parameter) => parameter.place === place);
  const nameOf = (text: string): string => (place === 'header' ? text.toLowerCase() : text);
  const found = all.find((parameter) => nameOf(parameter.name) === nameOf(name));
  if (found === undefined)
    throw undocumented(
      `when/${place}/${name}`,
      name,
      all.map((each) => each.name),
      operation,
    );
  // Members of an object may be stated in part.
  if (!isStrict || isObject(value)) return;
  const issuesOf = (given: unknown): ReturnType<ValidateValue> => validateRequest(found.schema, given as Json);
  const [issue] = issuesOf(value);
  if (issue === undefined || coerceTexts(value, issuesOf) !== undefined) return;
  if (value !== null && issuesOf(String(value)).length === 0) return;
  throw impossible(`when/${place}/${name}`, issue.message);
}

/** Requires that the members of a condition on a body are documented, unless its schema describes none or is open. */
function requireMembers(value: Json, schema: Json, place: string, context: ConditionContext): void {
  const { operation, validateRequest } = context;
  if (Array.isArray(value)) return;
  if (!isObject(value)) {
    const [issue] = validateRequest(schema, value);
    if (issue !== undefined) throw impossible(place, issue.message);
    return;
  }
  const schemas = possibleSchemas(operation.document.root, schema);
  const properties = possibleProperties(operation.document.root, schema);
  const isOpen = schemas.some((part) => OPENING.some((keyword) => (member(part, keyword) ?? false) !== false));
  for (const [name, inner] of Object.entries(value)) {
    const property = member(properties, name);
    if (property !== undefined) requireMembers(inner, property, `${place}/${name}`, context);
    else if (!isOpen && Object.keys(properties).length > 0)
      throw undocumented(`${place}/${name}`, name, Object.keys(properties), operation);
  }
}

/** Keywords that allow members beside the properties. */
const OPENING = ['additionalProperties', 'patternProperties', 'unevaluatedProperties', 'if', 'dependentSchemas'];

function undocumented(place: string, name: string, known: readonly string[], { id }: ServedOperation): HttpError {
  const advice = didYouMean(closestMatch(name, known)) || ` It has: ${known.join(', ') || 'none'}.`;
  return new HttpError(400, `"${place}" is not documented for ${id}.${advice}`);
}

function impossible(place: string, message: string): HttpError {
  return new HttpError(400, `No valid call has this "${place}": it ${message}. Pass strict: false to wait for it.`);
}

/** Tests a call by a condition. A number and its text are the same as a parameter. */
export function meetsCondition(
  { parameters, body }: { readonly parameters: Parameters; readonly body?: Json | undefined },
  when: Json,
): boolean {
  const { body: stated, ...places } = isObject(when) ? when : {};
  const [sent, wanted] = [jsonCopy({ ...parameters }), { ...places, header: lowerCaseNames(objectAt(when, 'header')) }];
  return (
    containsValue(textForm(sent), textForm(wanted)) &&
    (stated === undefined || containsValue(body === undefined ? undefined : jsonCopy(body), stated))
  );
}

function textForm(value: Json): Json {
  if (typeof value === 'object' && value !== null) return mapValue(value, textForm);
  return value === null ? null : String(value);
}

function lowerCaseNames(headers: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
