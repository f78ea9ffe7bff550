import type { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type Json, objectAt } from '../json.ts';
import type { Issue } from '../http/errors.ts';
import { repeatedNames } from './repeated-names.ts';

/** Marks a component whose use is a step. */
const STEP = 'x-mock-step';
/** As many steps take half a second. */
const MOST_STEPS = 100_000;

/** Thrown where a value takes too many steps. */
class TooManySteps extends Error {}

/**
 * Counts how often components are used that a value may use again and again, and ends the judgement where that is too
 * often.
 */
export class BoundedSteps {
  #steps = 0;

  constructor(ajv: Ajv2020) {
    ajv.addKeyword({ keyword: STEP, before: '$ref', schema: false, errors: false, validate: () => this.#step() });
  }

  /** A schema with its components whose uses are counted, if there are any. */
  mark(schema: Json): Json {
    if (!isObject(schema)) return schema;
    const { components } = schema;
    const schemas = objectAt(components, 'schemas');
    const marked = [...repeatedNames(schemas)].map((name) => [name, { ...objectAt(schemas, name), [STEP]: true }]);
    if (marked.length === 0) return schema;
    const all = { ...schemas, ...Object.fromEntries(marked) };
    return { ...schema, components: { ...(isObject(components) ? components : {}), schemas: all } };
  }

  /** What a judgement finds, or that it takes too many steps. */
  within(judge: () => readonly Issue[]): readonly Issue[] {
    this.#steps = 0;
    try {
      return judge();
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error;
      return [
        { path: '', message: `takes more than ${MOST_STEPS} steps to judge: its schema contains itself several times` },
      ];
    }
  }

  #step(): boolean {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS) throw new TooManySteps();
    return true;
  }
}
