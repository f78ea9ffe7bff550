import type { ServedOperation } from '../document/served-document.ts';
import type { Json, JsonObject } from '../json.ts';
import { seedOf } from '../sample/primitive-values.ts';
import type { PlacedSchema, Sample } from '../sample/result.ts';
import { sample } from '../sample/sampler.ts';
import type { SchemaValidators } from '../validation/schema-validators.ts';
import type { Preference } from '../request/preference.ts';

/** Samples the values of responses: each schema once, except where a request prefers new values. */
export class ResponseSampler {
  readonly #samples = new WeakMap<JsonObject, Map<string, Sample>>();

  sample(
    schema: PlacedSchema,
    {
      operation,
      preference,
      validators,
    }: {
      readonly operation: ServedOperation;
      readonly preference: Preference;
      readonly validators: SchemaValidators;
    },
  ): Sample {
    const { root } = operation.document;
    const options = { root, isValid: validity(validators) };
    if (preference.dynamic) return sample(schema, { ...options, seed: seedFor(preference) });
    const samples = this.#samples.get(root) ?? new Map<string, Sample>();
    this.#samples.set(root, samples);
    const known = samples.get(schema.pointer) ?? sample(schema, options);
    samples.set(schema.pointer, known);
    return known;
  }
}

function seedFor({ seed }: Preference): number {
  return seed === undefined ? Math.floor(Math.random() * 2 ** 32) : seedOf(seed);
}

/** Validates values of composed schemas; `undefined` where a schema cannot be compiled. */
function validity(
  validators: SchemaValidators,
): (value: Json, schemas: readonly PlacedSchema[]) => boolean | undefined {
  const combine = schemaCombiner();
  return (value, schemas) => {
    try {
      return validators.validatorFor(combine(schemas.map(({ schema }) => schema)))(value).length === 0;
    } catch {
      return undefined;
    }
  };
}

/** Combines schemas in an `allOf`: the same object for the same schemas, since compiled schemas are cached by it. */
function schemaCombiner(): (schemas: readonly Json[]) => Json {
  const combined = new Map<string, Json>();
  const ids = new Map<Json, number>();
  return (schemas) => {
    const [only = true] = schemas;
    if (schemas.length < 2) return only;
    const key = schemas.map((schema) => ids.get(schema) ?? ids.set(schema, ids.size).get(schema)).join(' ');
    const schema = combined.get(key) ?? { allOf: schemas };
    combined.set(key, schema);
    return schema;
  };
}
