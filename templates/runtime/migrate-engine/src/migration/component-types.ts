import type { ComponentTypes, MapOwner, SchemaEntry, UnmappedName } from '#shared/migration/map.ts';
import type { MapFile, PreviousSchema } from './map-file.ts';

/** Names of components and of their types, where the two differ: `ticket_type` and `TicketType`. */
export interface ComponentNames {
  /** Types of the previous version by component; that of the component itself first, then those of its variants. */
  readonly before: ReadonlyMap<string, ComponentTypes['types']>;
  readonly after: ReadonlyMap<string, ComponentTypes['types']>;
  /** Components by their types, of both versions. */
  readonly keys: ReadonlyMap<string, string>;
}

export function indexComponents({ types }: Pick<MapFile, 'types'>): ComponentNames {
  const index = (components: readonly ComponentTypes[] = []): ComponentNames['before'] =>
    new Map(components.map((component) => [component.key, component.types]));
  const all = [...(types?.v3 ?? []), ...(types?.v2 ?? [])];
  const own = all.flatMap(({ key, types: [type] }) => (type === undefined ? [] : [[type.name, key] as const]));
  return { before: index(types?.v2), after: index(types?.v3), keys: new Map(own) };
}

/**
 * Replaces the components in a map by their types, which code names. What a component changes, its variants change
 * too: `Flower` and `FlowerCreate` both lose a field.
 */
export function withTypeNames(map: MapFile, names: ComponentNames): MapFile {
  const { before, after } = names;
  if (before.size === 0 && after.size === 0) return map;
  const owners = (all: readonly MapOwner[]): readonly MapOwner[] =>
    all.flatMap(({ v2, ...rest }) =>
      placesOf(v2, before).map((place) => ({
        v2: place,
        ...(rest.v3 === undefined ? {} : { v3: placesOf(rest.v3, after)[0] ?? rest.v3 }),
      })),
    );
  const withOwners = <Entry extends { readonly owners: readonly MapOwner[] }>(entry: Entry): Entry => ({
    ...entry,
    owners: owners(entry.owners),
  });
  const typeOf = (key: string): string => before.get(key)?.[0]?.name ?? key;
  return {
    ...map,
    schemas: map.schemas.flatMap((entry) => schemaEntries(entry, names)),
    fields: map.fields.map((entry) => ({
      ...withOwners(entry),
      shadows: entry.shadows.flatMap((shadow) => placesOf(shadow, before)),
    })),
    values: map.values.map(withOwners),
    identical: map.identical.map(withOwners),
    unmapped: map.unmapped.flatMap((name) => unmappedTypes(name, names)),
    v2Schemas: map.v2Schemas.flatMap((schema) => schemasOfTypes(schema, names)),
    v2Operations: map.v2Operations.map((operation) => ({
      ...operation,
      body: operation.body.map(typeOf),
      response: operation.response.map(typeOf),
    })),
  };
}

/** Returns a component, or a field of one (`Component.field`), by the names of all its types. */
function placesOf(place: string, components: ComponentNames['before']): readonly string[] {
  for (let end = place.length; end > 0; end = place.lastIndexOf('.', end - 1)) {
    const types = components.get(place.slice(0, end));
    if (types !== undefined) return types.map(({ name }) => name + place.slice(end));
  }
  return [place];
}

/** Returns the entry of a component for each of its variants. A variant that is gone becomes the component itself. */
function schemaEntries(entry: SchemaEntry, { before, after }: ComponentNames): readonly SchemaEntry[] {
  const types = (key: string): ComponentTypes['types'] => before.get(key) ?? [{ name: key, variant: 'read' }];
  const variants = [...new Set(entry.v2.flatMap(types).map(({ variant }) => variant))];
  const nameIn = (all: ComponentTypes['types'] | undefined, key: string, variant: string): string =>
    (all?.find((type) => type.variant === variant) ?? all?.[0])?.name ?? key;
  return variants.map((variant) => ({
    ...entry,
    v2: entry.v2.flatMap((key) => types(key).flatMap((type) => (type.variant === variant ? type.name : []))),
    v3: nameIn(after.get(entry.v3), entry.v3, variant),
    reverse: entry.reverse.map((key) => nameIn(before.get(key), key, variant)),
  }));
}

function unmappedTypes(unmapped: UnmappedName, { before }: ComponentNames): readonly UnmappedName[] {
  const { kind, name, owner } = unmapped;
  if (kind === 'schema') return placesOf(name, before).map((type) => ({ ...unmapped, name: type }));
  if (owner === undefined || kind === 'operation' || kind === 'parameter') return [unmapped];
  return placesOf(owner, before).map((type) => ({ ...unmapped, owner: type }));
}

function schemasOfTypes(schema: PreviousSchema, { before }: ComponentNames): readonly PreviousSchema[] {
  const typeOf = (place: string): string => placesOf(place, before)[0] ?? place;
  const fields = Object.fromEntries(
    Object.entries(schema.fields).map(([name, references]) => [name, references.map(typeOf)]),
  );
  const parents = schema.parents.map(typeOf);
  return placesOf(schema.name, before).map((name) => ({ ...schema, name, parents, fields }));
}
