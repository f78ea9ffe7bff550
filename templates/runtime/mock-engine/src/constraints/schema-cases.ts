import { isNullSchema, variantsOf } from '#shared/schema/composition.ts';
import { isObject, type Json, type JsonObject, listAt, member, pointerStep } from '#shared/json.ts';
import { type CaseContext, keywordCases } from './keyword-cases.ts';

/** Value that tries one constraint of a schema. */
export interface ConstraintCase {
  /** Keyword of JSON Schema that it is about. */
  readonly constraint: string;
  /** JSON pointer to the value that differs from the sample. */
  readonly pointer: string;
  /** Value of the whole; `undefined` if it is left out. */
  readonly value: Json | undefined;
  /** The same value with the sample in place of the one that differs. */
  readonly control: Json | undefined;
  /** The value lies within the constraint: at its edge, so that a server must accept it. */
  readonly isWithin: boolean;
}

/** Levels of nesting whose constraints are tried. */
const MAX_DEPTH = 5;
/** Variants of a union that are tried. */
const MAX_CHOICES = 4;
/** Name that no schema has. */
const UNKNOWN_NAME = 'verifyUnknown';

/** Schema with the sample that its cases change. */
interface Place {
  readonly schema: Json;
  readonly sample: Json | undefined;
  readonly depth: number;
}

/**
 * Returns values for each constraint of a schema and of those inside it: some break it, some are just within. They are
 * proposals, because constraints depend on each other: the caller validates each.
 */
export function constraintCases(
  context: CaseContext,
  schema: Json,
  sample: Json | undefined,
): readonly ConstraintCase[] {
  return casesAt(context, { schema, sample, depth: 0 });
}

function casesAt(context: CaseContext, { schema, sample, depth }: Place): readonly ConstraintCase[] {
  if (depth > MAX_DEPTH) return [];
  const stated = statedBy(context, schema);
  const choices = variantsOf(stated)
    .filter((one) => !isNullSchema(context.resolve(one)))
    .slice(0, MAX_CHOICES);
  const ofChoices = choices.flatMap((choice) =>
    casesAt(context, {
      schema: choice,
      sample: context.sample(choice) ?? sample,
      depth: depth + 1,
    }),
  );
  const own = keywordCases(context, stated, sample).map((each) => ({
    ...each,
    pointer: '',
    control: each.control ?? sample,
  }));
  return [
    ...own,
    ...ofChoices,
    ...memberCases(context, { schema, sample, depth }),
    ...itemCases(context, stated, { sample, depth }),
  ];
}

/** Returns the keywords of a schema behind its reference, with those of the parts that apply as well. */
function statedBy(context: CaseContext, schema: Json, depth = 0): JsonObject {
  const own = context.resolve(schema);
  if (depth > MAX_DEPTH) return own;
  const parts = listAt(own, 'allOf').map((part) => statedBy(context, part, depth + 1));
  return Object.assign({}, ...parts, own);
}

/** Returns the cases of the properties of an object: each left out, unknown ones, and those of their own schemas. */
function memberCases(context: CaseContext, { schema, sample, depth }: Place): readonly ConstraintCase[] {
  if (!isObject(sample)) return [];
  const type = context.typeOf(schema);
  const values = member(context.resolve(schema), 'additionalProperties');
  const without = (name: string): JsonObject =>
    Object.fromEntries(Object.entries(sample).filter(([own]) => own !== name));
  const at = (name: string, cases: readonly ConstraintCase[]): readonly ConstraintCase[] =>
    cases.map((each) => ({
      ...each,
      pointer: pointerStep(name) + each.pointer,
      value: each.value === undefined ? without(name) : { ...sample, [name]: each.value },
      control: each.control === undefined ? undefined : { ...sample, [name]: each.control },
    }));
  const missing = [...(type?.required ?? [])].flatMap((name) =>
    at(name, [
      {
        constraint: 'required',
        pointer: '',
        value: undefined,
        control: undefined,
        isWithin: false,
      },
    ]),
  );
  // Servers ignore what is read-only.
  const writable = [...(type?.properties ?? [])].filter(([, property]) => !isReadOnly(context, property.schema));
  const inner = writable.flatMap(([name, property]) => {
    const own = Object.hasOwn(sample, name) ? sample[name] : context.sample(property.schema);
    return at(name, casesAt(context, { schema: property.schema, sample: own, depth: depth + 1 }));
  });
  const withUnknown = { ...sample, [UNKNOWN_NAME]: 1 };
  const isClosed = type?.isOpen === false;
  const unknown: ConstraintCase[] = [
    {
      constraint: 'additionalProperties',
      pointer: '',
      value: withUnknown,
      control: undefined,
      isWithin: false,
    },
  ];
  const ofValues = isObject(values)
    ? at(
        Object.keys(sample).find((name) => type?.properties.has(name) !== true) ?? 'verify',
        casesAt(context, { schema: values, sample: context.sample(values), depth: depth + 1 }),
      )
    : [];
  return [...missing, ...(isClosed ? unknown : []), ...inner, ...ofValues];
}

function isReadOnly(context: CaseContext, schema: Json): boolean {
  return member(schema, 'readOnly') === true || context.resolve(schema)['readOnly'] === true;
}

/** Returns lists whose first item tries a constraint of the items. */
function itemCases(
  context: CaseContext,
  stated: JsonObject,
  { sample, depth }: Omit<Place, 'schema'>,
): readonly ConstraintCase[] {
  const items = member(stated, 'items');
  if (!isObject(items)) return [];
  const [first = context.sample(items), ...rest]: readonly Json[] = Array.isArray(sample) ? sample : [];
  return casesAt(context, { schema: items, sample: first, depth: depth + 1 }).flatMap((each) =>
    each.value === undefined
      ? []
      : [
          {
            ...each,
            pointer: `/0${each.pointer}`,
            value: [each.value, ...rest],
            control: each.control === undefined ? undefined : [each.control, ...rest],
          },
        ],
  );
}
