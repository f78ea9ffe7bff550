import type { NamedSchema, Schema } from './schema.ts';

/**
 * Named schemas of which none is made of itself: TypeScript refuses an alias that reaches itself other than through a
 * property or an item. A base that lists its heirs gives them its own part only; a choice drops the variant that leads
 * back to it, which adds nothing to it; what is left is unknown.
 */
export function breakCycles(schemas: readonly NamedSchema[]): readonly NamedSchema[] {
  const current = new Map(schemas.map((named) => [named.name, named.schema]));
  const heirs = schemas.filter(({ schema }) => schema.kind === 'intersection');
  for (const { name, schema } of heirs) current.set(name, withoutBaseChoices(schema, { name, lookup: current }));
  for (const { name } of schemas) {
    const search = { name, lookup: current };
    const schema = current.get(name) ?? UNKNOWN;
    if (reaches(schema, search)) current.set(name, withoutSelf(schema, search));
  }
  return schemas.map((named) => {
    const schema = current.get(named.name) ?? named.schema;
    return schema === named.schema ? named : { ...named, schema };
  });
}

type Lookup = ReadonlyMap<string, Schema>;

/** Which schema is looked for, and where the others stand. */
interface Search {
  readonly name: string;
  readonly lookup: Lookup;
}

const UNKNOWN: Schema = { kind: 'unknown' };

/** The schemas that a shape is made of, as far as TypeScript resolves them at once. */
function directParts(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case 'union':
      return schema.variants;
    case 'intersection':
      return schema.parts;
    default:
      return [];
  }
}

/** Whether a shape is made of the named one. */
function reaches(schema: Schema | undefined, search: Search, seen: Set<string> = new Set()): boolean {
  const { name, lookup } = search;
  if (schema === undefined) return false;
  if (schema.kind !== 'reference') return directParts(schema).some((part) => reaches(part, search, seen));
  if (schema.name === name) return true;
  if (seen.has(schema.name)) return false;
  seen.add(schema.name);
  return reaches(lookup.get(schema.name), search, seen);
}

/** An heir: of a base that lists it, only what the base has of its own. */
function withoutBaseChoices(schema: Schema, search: Search): Schema {
  if (schema.kind !== 'intersection') return schema;
  const parts = schema.parts.flatMap((part): readonly Schema[] => {
    if (part.kind !== 'reference' || !reaches(part, search)) return [part];
    const base = search.lookup.get(part.name);
    return base?.kind === 'intersection' ? base.parts.filter((own) => !reaches(own, search)) : [];
  });
  const isSame = parts.length === schema.parts.length && parts.every((part, index) => part === schema.parts[index]);
  return isSame ? schema : composed(parts);
}

function withoutSelf(schema: Schema, search: Search, seen: ReadonlySet<string> = new Set()): Schema {
  const { name, lookup } = search;
  const without = (part: Schema): readonly Schema[] => {
    if (!reaches(part, search)) return [part];
    if (part.kind !== 'reference') return [withoutSelf(part, search, seen)].filter(isKnown);
    if (part.name === name || seen.has(part.name)) return [];
    // The other schema is written out here, without the way back.
    return [withoutSelf(lookup.get(part.name) ?? UNKNOWN, search, new Set([...seen, part.name]))].filter(isKnown);
  };
  switch (schema.kind) {
    case 'union': {
      const variants = schema.variants.flatMap(without);
      const [only, ...others] = variants;
      if (only === undefined) return UNKNOWN;
      return others.length === 0 ? only : { ...schema, variants };
    }
    case 'intersection':
      return composed(schema.parts.flatMap(without));
    default:
      return UNKNOWN;
  }
}

function isKnown(schema: Schema): boolean {
  return schema.kind !== 'unknown';
}

function composed(parts: readonly Schema[]): Schema {
  const [only, ...others] = parts;
  if (only === undefined) return UNKNOWN;
  return others.length === 0 ? only : { kind: 'intersection', parts };
}
