import type { Keep } from '../../memory.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { partsOf } from '../../model/parts.ts';
import { tokens } from '../../model/pointer.ts';

/** The types of one part of a document: its member, and its operations. */
export interface PartTypes {
  readonly member: string;
  readonly operations: string;
}

/** What openapi-typescript makes types of, in its order. */
const SECTIONS = ['schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'pathItems'];

/**
 * The types of a document put together from those of its parts, which are kept: what it comes to is what
 * openapi-typescript makes of the whole. Nothing where it has discriminators, which join what they lead to.
 *
 * @param make - the types of a document that has one part only
 */
export function joinTypes(
  document: JsonObject,
  kept: Keep<PartTypes | undefined>,
  make: (part: JsonObject) => string,
): string | undefined {
  if (document['$defs'] !== undefined) return undefined;
  const members = new Map<string, string>();
  const add = (name: string, text: string): void => void members.set(name, (members.get(name) ?? '') + text);
  for (const [pointer, value] of partsOf(document)) {
    const place = tokens(pointer);
    const makeOne = (): PartTypes | undefined => typesOfPart(place, value, make);
    const types = isObject(value) ? kept(value, makeOne) : makeOne();
    if (types === undefined) return undefined;
    add(place.slice(0, -1).join(' '), types.member);
    add(`operations of ${place[0]} ${place.at(-2)}`, types.operations);
  }
  return [
    declaration('paths', members.get('paths')),
    declaration('webhooks', members.get('webhooks')),
    declaration('components', isObject(document['components']) ? sections(members) : undefined),
    declaration('$defs', undefined),
    declaration('operations', operations(members)),
  ].join('');
}

function typesOfPart(place: readonly string[], value: Json, make: (part: JsonObject) => string): PartTypes | undefined {
  if (JSON.stringify(value).includes('"discriminator"')) return undefined;
  const text = make(place.reduceRight<Json>((inner, key) => ({ [key]: inner }), value) as JsonObject);
  const [holder = '', section] = place;
  const whole = within(text, `export interface ${holder} {\n`, '}\n');
  const member = section !== undefined && place.length > 2 ? within(whole, `    ${section}: {\n`, '    };\n') : whole;
  return { member, operations: within(text, 'export interface operations {\n', '}\n') };
}

/** The lines between two that are the beginning and the end of a declaration or a member. */
function within(text: string, beginning: string, end: string): string {
  const at = `\n${text}`.indexOf(`\n${beginning}`);
  if (at === -1) return '';
  const from = at + beginning.length;
  return text.slice(from, text.indexOf(`\n${end}`, from - 1) + 1);
}

/** In the order in which openapi-typescript meets them, whatever that of the document is. */
function operations(members: ReadonlyMap<string, string>): string {
  const places = ['paths paths', 'webhooks webhooks', ...SECTIONS.map((section) => `components ${section}`)];
  return places.map((place) => members.get(`operations of ${place}`) ?? '').join('');
}

function sections(members: ReadonlyMap<string, string>): string {
  return SECTIONS.map((section) => {
    const inside = members.get(`components ${section}`) ?? '';
    return `    ${section}: ${inside === '' ? 'never' : `{\n${inside}    }`};\n`;
  }).join('');
}

function declaration(name: string, members = ''): string {
  if (members === '') return `export type ${name} = Record<string, never>;\n`;
  return `export interface ${name} {\n${members}}\n`;
}
