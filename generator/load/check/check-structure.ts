import type { ErrorObject } from 'ajv';
import type { JsonObject } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import type { Reporter } from '../../problems.ts';
import { methods } from '../grammar.ts';
import { validate } from '../schema/validate-openapi.js';
import { nearestName } from '../suggest-pointer.ts';

/** Checks a document against the official OpenAPI 3.1 schema. */
export function checkStructure(document: JsonObject, problems: Reporter): void {
  if (validate(document)) return;
  const errors = validate.errors ?? [];
  const told = new Set<string>();
  for (const error of errors.filter((candidate) => isCause(candidate, errors))) {
    const key = `${error.instancePath} ${error.keyword} ${JSON.stringify(error.params)}`;
    if (!told.has(key)) tell(error, problems);
    told.add(key);
  }
}

const composite = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not', '$ref']);

/** Whether an error is a cause rather than what follows from another: of a composition only what failed inside it. */
function isCause(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.schemaPath === '#/anyOf') return true;
  if (error.schemaPath.startsWith('#/anyOf/') || isToldElsewhere(error)) return false;
  const others = errors.filter((other) => other !== error && !composite.has(other.keyword));
  if (error.keyword === 'unevaluatedProperties') {
    const member = below(error.instancePath, String(error.params['unevaluatedProperty']));
    return !others.some(({ instancePath }) => instancePath === member || instancePath.startsWith(`${member}/`));
  }
  if (!composite.has(error.keyword)) return true;
  if (error.keyword === 'if') return false;
  return !others.some(({ instancePath }) => instancePath === error.instancePath || instancePath.startsWith(`${error.instancePath}/`));
}

/** That a path parameter is required is told in plain words by the check of parameters. */
function isToldElsewhere({ schemaPath, instancePath, params }: ErrorObject): boolean {
  return schemaPath.includes('styles-for-path') && (params['missingProperty'] === 'required' || instancePath.endsWith('/required'));
}

function tell(error: ErrorObject, problems: Reporter): void {
  const { instancePath: pointer, keyword, params, message = '' } = error;
  if (keyword === 'anyOf' && pointer === '') return problems.report('member-missing', pointer, 'paths", "components" or "webhooks');
  if (keyword === 'required') return problems.report('member-missing', pointer, String(params['missingProperty']));
  if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
    const name = String(params['unevaluatedProperty'] ?? params['additionalProperty']);
    return problems.report('member-unknown', below(pointer, name), name, nearestName(name, methods) ?? '');
  }
  if (error.propertyName !== undefined) return problems.report('component-key-invalid', below(pointer, error.propertyName), error.propertyName);
  if (keyword === 'propertyNames') return;
  if (keyword === 'not') return problems.report('members-exclude', pointer);
  problems.report('value-invalid', pointer, expectation(keyword, params) ?? message);
}

function expectation(keyword: string, params: Readonly<Record<string, unknown>>): string | undefined {
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params['allowedValues'])}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}`;
  if (keyword === 'type') return `must be ${String(params['type']).replaceAll(',', ' or ')}`;
  if (keyword === 'minItems' || keyword === 'minProperties') return 'must not be empty';
  return undefined;
}
