import type { ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { type JsonObject, objectAt } from '../json.ts';
import { repeatedNames } from './repeated-names.ts';

/** Stands for a component that is judged by itself, with its name. */
const UNIT = 'x-mock-unit';
/** A choice tells what is wrong with each of its variants, and so do the choices in them. */
const MOST_ERRORS = 1_000;
/** What takes fewer judgements than these is as quickly judged again as looked up. */
const FEW = 16;
const RIGHT: readonly ErrorObject[] = [];
/** What follows from the schemas around a component, or refers to anything but a whole one. */
const BOUND = /"(?:unevaluated(?:Properties|Items)|\$dynamicRef|\$id)":|"\$ref":"(?!#\/components\/schemas\/[^"/]+")/;

type Compile = NonNullable<FuncKeywordDefinition['compile']>;
type Context = Parameters<ValidateFunction>[1];

/**
 * Keeps what was found in the parts of a value by the components that contain themselves several times: each judges
 * each once, where each level would be judged twice as often as the one around it, and so on.
 */
export class KeptVerdicts {
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #found = new Map<object, Map<string, readonly ErrorObject[]>>();
  #count = 0;

  constructor(ajv: Ajv2020) {
    this.#ajv = ajv;
    const compile: Compile = (name) => {
      const validate: ReturnType<Compile> = (value, context) => {
        const errors = this.#errorsIn(value, name, context);
        validate.errors = [...errors];
        return errors.length === 0;
      };
      return validate;
    };
    ajv.addKeyword({ keyword: UNIT, schemaType: 'string', errors: 'full', compile });
  }

  /**
   * A schema with such components judged by themselves; nothing where there are none, or they cannot be.
   *
   * @throws Error where Ajv cannot compile one
   */
  apart(schema: JsonObject): JsonObject | undefined {
    const schemas = objectAt(objectAt(schema, 'components'), 'schemas');
    const names = [...repeatedNames(schemas)];
    if (names.length === 0 || BOUND.test(JSON.stringify(schema))) return undefined;
    const units = names.map((name) => [name, { [UNIT]: name }] as const);
    const components = { schemas: { ...schemas, ...Object.fromEntries(units) } };
    for (const name of names.filter((one) => !this.#validators.has(one)))
      this.#validators.set(name, this.#ajv.compile({ ...objectAt(schemas, name), components }));
    return { ...schema, components };
  }

  /** What a judgement finds. */
  within<Found>(judge: () => Found): Found {
    try {
      return judge();
    } finally {
      this.#found.clear();
    }
  }

  #errorsIn(value: unknown, name: string, context: Context): readonly ErrorObject[] {
    if (typeof value !== 'object' || value === null) return this.#judged(value, name, context);
    const known = this.#found.get(value)?.get(name);
    if (known !== undefined) return known;
    const before = this.#count;
    this.#count += 1;
    const errors = this.#judged(value, name, context);
    if (this.#count - before > FEW) this.#found.set(value, (this.#found.get(value) ?? new Map()).set(name, errors));
    return errors;
  }

  #judged(value: unknown, name: string, context: Context): readonly ErrorObject[] {
    const validate = this.#validators.get(name);
    return validate === undefined || validate(value, context) ? RIGHT : (validate.errors ?? []).slice(0, MOST_ERRORS);
  }
}
