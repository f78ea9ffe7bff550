import { isObject, type Json, type JsonObject, member, objectAt, textAt } from '../../generator/model/json.ts';

/*
 * An independent serializer of requests, written from the tables of OpenAPI 3.1 (sections 4.8.12 and 4.8.15) and RFC
 * 6570. It reads the document, not the model of the generator, so that it can check what generated clients send.
 */

/** A parameter of the document, references resolved, and its value. */
export interface GivenParameter {
  readonly parameter: JsonObject;
  readonly value: Json;
}

/** The parts of a request that parameters determine. */
export interface ExpectedParts {
  readonly path: string;
  /** Pairs of the query as they are sent, percent-encoded. */
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Serializes the parameters of a request. */
export function serializeParameters(template: string, given: readonly GivenParameter[]): ExpectedParts {
  const at = (location: string): readonly GivenParameter[] =>
    given.filter(({ parameter }) => textAt(parameter, 'in') === location);
  const path = at('path').reduce(
    (text, one) => text.replaceAll(`{${nameOf(one)}}`, () => serialize(one, 'simple', encodeURIComponent)),
    template,
  );
  const query = at('query').map((one) => serialize(one, 'form', encodeURIComponent));
  const headers = at('header').map((one) => [nameOf(one).toLowerCase(), serialize(one, 'simple', (text) => text)]);
  const cookies = at('cookie').map((one) => serialize(one, 'form', encodeURIComponent));
  const cookie = cookies.filter(Boolean).join('; ');
  return {
    path,
    query: query.filter(Boolean).flatMap((text) => text.split('&')),
    headers: { ...Object.fromEntries(headers), ...(cookie === '' ? {} : { cookie }) },
  };
}

type Encode = (text: string) => string;

function nameOf({ parameter }: GivenParameter): string {
  return textAt(parameter, 'name') ?? '';
}

function serialize({ parameter, value }: GivenParameter, usual: string, encode: Encode): string {
  const name = textAt(parameter, 'name') ?? '';
  const style = textAt(parameter, 'style') ?? usual;
  const [content] = Object.keys(objectAt(parameter, 'content'));
  if (content !== undefined && /json/i.test(content)) {
    const text = encode(JSON.stringify(value));
    return usual === 'form' ? `${encode(name)}=${text}` : text;
  }
  const explode = member(parameter, 'explode') ?? style === 'form';
  const reserved: Encode = (text) =>
    encodeURI(text).replaceAll('&', '%26').replaceAll('#', '%23').replaceAll('+', '%2B');
  const write = member(parameter, 'allowReserved') === true && usual === 'form' ? reserved : encode;
  return expand({ name: encode(name), style, explode: explode === true, value, write });
}

interface Expansion {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
  readonly value: Json;
  readonly write: Encode;
}

/** The prefix of each style, the separator of its exploded values, and that of others. */
const STYLES: Readonly<Record<string, readonly [prefix: string, exploded: string, joined: string]>> = {
  simple: ['', ',', ','],
  label: ['.', '.', ','],
  matrix: [';', ';', ','],
  form: ['', '&', ','],
  spaceDelimited: ['', '&', '%20'],
  pipeDelimited: ['', '&', '%7C'],
};

function expand({ name, style, explode, value, write }: Expansion): string {
  if (style === 'deepObject') return deepPairs(name, value, write).join('&');
  const [prefix, exploded, joined] = STYLES[style] ?? ['', '&', ','];
  const isNamed = style !== 'simple' && style !== 'label';
  const text = (item: Json): string => write(typeof item === 'object' ? JSON.stringify(item) : String(item));
  const named = (body: string): string => (isNamed ? `${name}=${body}` : body);
  if (Array.isArray(value)) {
    const items = value.map(text);
    if (!explode) return prefix + named(items.join(joined));
    return prefix + items.map(named).join(exploded);
  }
  if (!isObject(value)) return prefix + named(text(value));
  const members = Object.entries(value).filter(([, one]) => one !== null);
  // RFC 6570 and OpenAPI leave a list in an exploded object open: its name is repeated, as web frameworks read it.
  if (explode)
    return (
      prefix + members.flatMap(([key, one]) => [one].flat().map((item) => `${write(key)}=${text(item)}`)).join(exploded)
    );
  return prefix + named(members.flatMap(([key, one]) => [write(key), text(one)]).join(joined));
}

/** Pairs of `deepObject`. Nested values, which OpenAPI leaves open, continue the pattern. */
function deepPairs(name: string, value: Json, write: Encode): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${write(String(value))}`];
  return Object.entries(value).flatMap(([key, one]) => deepPairs(`${name}%5B${write(key)}%5D`, one, write));
}

/** Pairs of a form: lists repeat their name unless the encoding says otherwise, and objects are JSON. */
export function formPairs(
  body: JsonObject,
  encodings: JsonObject,
  isMultipart: boolean,
): readonly (readonly [string, string])[] {
  return Object.entries(body).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    if (value === null) return [];
    const encoding = objectAt(encodings, name);
    const isStyled = ['style', 'explode', 'allowReserved'].some((word) => Object.hasOwn(encoding, word));
    if (isStyled && !(isMultipart && encoding['explode'] !== false)) {
      const style = textAt(encoding, 'style') ?? 'form';
      const explode = (encoding['explode'] ?? style === 'form') === true;
      const text = expand({ name, style, explode, value, write: encodeURIComponent });
      return [...new URLSearchParams(text)];
    }
    const isJson = /json/i.test(textAt(encoding, 'contentType') ?? '');
    const asText = (one: Json): string => (isJson || typeof one === 'object' ? JSON.stringify(one) : String(one));
    if (isJson && !isMultipart) return [[name, asText(value)]];
    return [value].flat().map((one) => [name, asText(one)] as const);
  });
}
