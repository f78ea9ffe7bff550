import type { Group, Operation } from '../../../model/api.ts';
import type { Property, Schema } from '../../../model/schema.ts';
import { objectLiteral } from '../../source/literal.ts';
import type { SchemaLookup } from '../sent-shape.ts';
import { isText, textsLiteral } from './sample-call.ts';

/** A safe update that a page can print for any specification. */
export interface SampleUpdate {
  readonly slug: string;
  readonly name: string;
  readonly replace: string;
  /** Which resource, as an object literal. */
  readonly request: string;
  /** What is changed, as an object literal. */
  readonly change: string;
}

/** The first update whose resource an operation reads, which texts name and one of whose texts can be changed. */
export function sampleUpdate(groups: readonly Group[], schemas: SchemaLookup): SampleUpdate | undefined {
  const samples = groups.flatMap((group) =>
    group.operations.flatMap((operation) => sampleOf(group.slug, operation, schemas)),
  );
  return samples[0];
}

function sampleOf(slug: string, operation: Operation, schemas: SchemaLookup): readonly SampleUpdate[] {
  const { update, parameters, body, name } = operation;
  if (update?.reading === undefined || body === undefined) return [];
  const places = parameters.filter(({ location }) => location === 'path');
  const changed = textProperty(body.preferred.schema, schemas);
  if (changed === undefined || !places.every(isText)) return [];
  const change = objectLiteral([[changed, "'new'"]]);
  return [{ slug, name: update.name, replace: name, request: textsLiteral(places), change }];
}

/** A text of a shape that is no identifier: `name` where there is one. */
function textProperty(schema: Schema, schemas: SchemaLookup): string | undefined {
  const target = schema.kind === 'reference' ? schemas.get(schema.name)?.schema : schema;
  if (target?.kind !== 'object') return undefined;
  const texts = target.properties.filter(isOrdinary);
  return (texts.find(({ name }) => name === 'name') ?? texts[0])?.name;
}

function isOrdinary({ name, schema, readOnly }: Property): boolean {
  const variants = schema.kind === 'union' ? schema.variants : [schema];
  const isTextual = variants.some((variant) => variant.kind === 'string' && variant.format === undefined);
  return isTextual && !readOnly && !/id$/i.test(name);
}
