import type { ErrorObject } from 'ajv';
import type { JsonObject } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Reporter } from '../../problems.ts';
import { methods } from '../grammar.ts';
import { validate } from '../schema/validate-openapi.js';
import { closestMatch } from '../../../templates/shared/closest-match.ts';

/** Checks a document against the official OpenAPI 3.1 schema. */
export function checkStructure(document: JsonObject, problems: Reporter): void {
  if (validate(document)) return;
  const errors = validate.errors ?? [];
  const counts = countErrors(errors.filter(({ keyword }) => !composite.has(keyword)));
  const told = new Set<string>();
  for (const error of errors.filter((candidate) => isCause(candidate, counts))) {
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)} ${error.propertyName ?? ''}`;
    if (!told.has(key)) tell(error, problems);
    told.add(key);
  }
}

const composite = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not', '$ref']);

/** How many errors there are at each place, and how many at it or inside it. */
interface Counts {
  readonly at: ReadonlyMap<string, number>;
  readonly within: ReadonlyMap<string, number>;
}

function countErrors(errors: readonly ErrorObject[]): Counts {
  const [at, within] = [new Map<string, number>(), new Map<string, number>()];
  for (const { instancePath } of errors) {
    at.set(instancePath, (at.get(instancePath) ?? 0) + 1);
    for (let end = instancePath.length; end >= 0; end = end === 0 ? -1 : instancePath.lastIndexOf('/', end - 1)) {
      const outer = instancePath.slice(0, end);
      within.set(outer, (within.get(outer) ?? 0) + 1);
    }
  }
  return { at, within };
}

/** Whether an error is a cause rather than what follows from another: of a composition only what failed inside it. */
function isCause(error: ErrorObject, { at, within }: Counts): boolean {
  const { instancePath, keyword, params, schemaPath } = error;
  if (schemaPath === '#/anyOf') return true;
  if (schemaPath.startsWith('#/anyOf/') || isToldElsewhere(error)) return false;
  // Responses must hold `default` unless they hold a status: what they hold instead says more.
  if (params['missingProperty'] === 'default' && (at.get(instancePath) ?? 0) > 1) return false;
  if (keyword === 'unevaluatedProperties')
    return !within.has(below(instancePath, String(params['unevaluatedProperty'])));
  return !composite.has(keyword) || (keyword !== 'if' && !within.has(instancePath));
}

/**
 * That a path parameter is required is told in plain words by the check of parameters. Parameters of a link may have
 * any value (OpenAPI 3.1, section 4.8.20); only the schema asks for texts.
 */
function isToldElsewhere({ schemaPath, instancePath, params }: ErrorObject): boolean {
  if (/\/links\/[^/]+\/parameters\/[^/]+$/.test(instancePath)) return true;
  return (
    schemaPath.includes('styles-for-path') &&
    (params['missingProperty'] === 'required' || instancePath.endsWith('/required'))
  );
}

function tell(error: ErrorObject, problems: Reporter): void {
  const { instancePath: pointer, keyword, params, message = '' } = error;
  if (keyword === 'anyOf' && pointer === '')
    return problems.report('member-missing', pointer, 'paths", "components" or "webhooks');
  if (keyword === 'required') return problems.report('member-missing', pointer, String(params['missingProperty']));
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = String(params['unevaluatedProperty'] ?? params['additionalProperty']);
    return problems.report('member-unknown', below(pointer, name), name, closestMatch(name, methods) ?? '');
  }
  if (error.propertyName !== undefined)
    return problems.report('component-key-invalid', below(pointer, error.propertyName), error.propertyName);
  if (keyword === 'propertyNames') return;
  if (keyword === 'not') return problems.report('members-exclude', pointer);
  problems.report('value-invalid', pointer, expectation(keyword, params) ?? message);
}

function expectation(keyword: string, params: Readonly<Record<string, unknown>>): string | undefined {
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params['allowedValues'])}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'type') return `must be ${[params['type']].flat().map(typeInWords).join(' or ')}`;
  if (keyword === 'minItems' || keyword === 'minProperties') return 'must not be empty';
  return undefined;
}

/** What most often stands where a string is wanted is a version such as 1.0, a number. */
function typeInWords(type: unknown): string {
  if (type === 'string') return 'a string: what reads as a number or as true wants quotes';
  if (type === 'boolean') return 'true or false';
  return `an ${String(type)}`;
}
