import { isObject, type Json, type JsonObject, member } from '../../model/json.ts';
import { below } from '../../model/pointer.ts';
import { type Check, itemsOf, settle } from './context.ts';
import { overlap, typesAllowed } from './type-of.ts';

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
] as const;

// Warnings of a schema that no value can satisfy, as far as that shows in one place.

/** A bound below lies above the one above. */
export const checkBounds: Check = (node, { problems }) => {
  const { value: schema } = node;
  for (const [low, high] of bounds) {
    const [least, most] = [member(schema, low), member(schema, high)];
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
    problems.report(
      'schema-unsatisfiable',
      below(node.pointer, low),
      `${low} is ${least}, above ${high}, which is ${most}`,
    );
  }
};

/** A property is required, and nothing may stand there. */
export const checkForbidden: Check = (node, { problems }) => {
  const [required, properties] = [member(node.value, 'required'), member(node.value, 'properties')];
  if (!Array.isArray(required) || properties === undefined) return;
  const forbidden: Json | undefined = required.find(
    (name: Json) => typeof name === 'string' && member(properties, name) === false,
  );
  if (typeof forbidden !== 'string') return;
  problems.report(
    'schema-unsatisfiable',
    below(node.pointer, 'properties', forbidden),
    `the property "${forbidden}" is required and forbidden`,
  );
};

/** All parts of an `allOf` hold at once, together with the schema around them. */
export const checkParts: Check = (node, context) => {
  const { problems } = context;
  const parts = itemsOf(node, 'allOf').flatMap((part) => settle(part, context)?.value ?? []);
  if (parts.length === 0) return;
  const schemas = [node.value, ...parts].filter((part): part is JsonObject => isObject(part));
  const types = schemas.flatMap((schema) => [typesAllowed(schema)]).filter((allowed) => allowed !== undefined);
  const apart = types.find((allowed) => types.some((other) => !overlap(allowed, other)));
  if (apart !== undefined) {
    problems.report(
      'schema-unsatisfiable',
      below(node.pointer, 'allOf'),
      `its parts have no type in common: ${types.map((allowed) => allowed.join(' or ')).join('; ')}`,
    );
  }
  const values = schemas.map((schema) => member(schema, 'enum')).filter((held) => Array.isArray(held));
  const [first, ...others] = values.map((held) => held.map((value: Json) => JSON.stringify(value)));
  const common = first?.filter((value) => others.every((other) => other.includes(value)));
  if (first !== undefined && first.length > 0 && others.length > 0 && common?.length === 0) {
    problems.report(
      'schema-unsatisfiable',
      below(node.pointer, 'allOf'),
      'the enumerations of its parts have no value in common',
    );
  }
};
