import { expect } from 'vitest';
import { map, toV3, type V2Resource } from '../../../generated/sdk/src/migration.ts';
import { readDocument, type ServedOperation } from '#mock/document/served-document.ts';
import { isObject, type Json, type JsonObject } from '#mock/json.ts';
import { ObjectTypes } from '#mock/document/object-type.ts';
import { documents } from './platform-mock.ts';
import { Samples } from './sample-of.ts';

const [former] = (await documents()).filter(({ name }) => name === 'v2').map(readDocument);
export const { root, operations } = former ?? { root: {}, operations: [] };
const shapes = new ObjectTypes(root);

/** New names in the shapes that had old ones: both at once contradict each other. */
const leftOut = map.fields.flatMap(({ owners, v3 }) => owners.map((owner) => `${owner.v2}.${v3.join('.')}`));
/** Values of every shape, and others for each of them. */
export const some = new Samples(root, { leftOut });
export const other = new Samples(root, { leftOut, isOther: true });

/** A document of v2 with all that its shape lists. */
export function sample(shape: string, id: string, samples = some): JsonObject {
  const value = samples.of({ $ref: `#/components/schemas/${shape}` });
  return { ...(isObject(value) ? value : {}), id };
}

/** Translates a value by the tables, as the payload translation does; the mock must agree with it. */
export function current(shape: string, value: Json): JsonObject {
  const translated = toV3(shape as V2Resource, value);
  expect(translated.conflicts).toEqual([]);
  return translated.value as JsonObject;
}

export function isChanged(shape: string, value: JsonObject): boolean {
  return JSON.stringify(current(shape, value)) !== JSON.stringify(value);
}

/** Returns the members of a value that have other names in v3. */
export function changing(shape: string, value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name, inner]) => isChanged(shape, { [name]: inner })));
}

/** Returns the component of the body or of the response of an operation, of one item or a list. */
export function shapeIn({ body, responses }: ServedOperation, side: 'body' | 'response'): string | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  return shapes.componentOf((side === 'body' ? body : success)?.contents[0]?.schema);
}
