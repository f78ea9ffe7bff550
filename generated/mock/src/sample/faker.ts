import { isObject, type Json } from '../json.ts';
import { loadPackage } from '../packages.ts';
import type { Random } from '../random.ts';
import type { SchemaPart } from './composed-schema.ts';

/**
 * Samples a value by the extension `x-faker`, which names a function of Faker: `location.city`, or an object with its
 * arguments. Faker comes with Prism, and is loaded only for a schema that has the extension.
 */
export function sampleFaker(parts: readonly SchemaPart[], random: Random): Json | undefined {
  const stated = parts.map(({ schema }) => schema['x-faker'] ?? schema['faker']).find((value) => value !== undefined);
  if (stated === undefined) return undefined;
  const [path, given]: readonly (Json | undefined)[] = isObject(stated) ? (Object.entries(stated)[0] ?? []) : [stated];
  const { faker } = loadPackage<{ readonly faker: object }>('@faker-js/faker', '@stoplight/prism-http');
  const [module = '', name = ''] = String(path).split('.');
  Reflect.get(faker, 'seed')?.call(faker, random.integer(0, 2 ** 31));
  const holder: unknown = Reflect.get(faker, module);
  const make: unknown = Reflect.get(Object(holder), name);
  if (typeof make !== 'function') return undefined;
  const made: unknown = make.apply(holder, given === undefined ? [] : [given].flat());
  return made === undefined ? undefined : JSON.parse(JSON.stringify(made));
}
