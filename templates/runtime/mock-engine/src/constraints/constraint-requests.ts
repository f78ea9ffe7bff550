import { memoize } from '#shared/memoize.ts';
import type { ServedOperation } from '../document/served-document.ts';
import { isJson, type Issue } from '../http/message.ts';
import type { Inspector } from '../policy/inspector.ts';
import { isObject, type Json } from '#shared/json.ts';
import { type EncodedBody, encodedBodyOf } from './encoded-bodies.ts';
import type { CaseContext } from './keyword-cases.ts';
import { constraintCases } from './schema-cases.ts';

/** Content of a request of an operation. */
export interface RequestContent {
  /** Path and query. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json | undefined;
  /** Body of another media type than JSON. */
  readonly content?: EncodedBody | undefined;
}

/** Request that tries one constraint of an operation. */
export interface ConstraintRequest {
  /** Keyword of JSON Schema, or `media type` and `syntax` for a body as a whole. */
  readonly constraint: string;
  /** JSON pointer into the request, such as `/query/limit` or `/body/name`. */
  readonly pointer: string;
  /** The request keeps the constraint, at its edge; the server must accept it. */
  readonly isWithin: boolean;
  readonly request: RequestContent;
  /** Valid request that differs in this constraint only; without it accepted, a rejection proves nothing. */
  readonly control?: RequestContent | undefined;
}

/** Valid request of an operation, of which each constraint request changes one place. */
export interface BaseRequest {
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: Json | undefined;
}

type Parameter = ServedOperation['parameters'][number];

/** Requests that try the constraints of an operation. */
export interface ConstraintRequests {
  /** Valid request that the others change in one place. */
  readonly base: RequestContent;
  readonly requests: readonly ConstraintRequest[];
}

/** Returns the requests that try the constraints of an operation, in every place that a value can have. */
export function constraintRequests(
  inspector: Inspector,
  operation: ServedOperation,
  valid: BaseRequest,
): ConstraintRequests {
  const body = bodyRequests(inspector, operation, valid);
  const { base } = body;
  const ofParameters = operation.parameters.flatMap((parameter) =>
    parameterRequests(inspector, { operation, base, parameter }),
  );
  return { base, requests: [...ofParameters, ...body.requests] };
}

function contextOf(inspector: Inspector, operation: ServedOperation, isText: boolean): CaseContext {
  return {
    resolve: (schema) => inspector.resolveSchema(operation, schema),
    typeOf: (schema) => inspector.typeOf(operation, schema),
    sample: (schema) => inspector.sampleRequest(operation, schema),
    isText,
    hasPlainOffsets: showsPlainOffsets(operation.document),
  };
}

/** Tests for a document that shows an offset without a colon, in a text or an example. */
const showsPlainOffsets = memoize(({ root }: ServedOperation['document']): boolean =>
  /`[+-]\d{4}`|T\d\d:\d\d[\d:.]*[+-]\d{4}"/.test(JSON.stringify(root)),
);

/** Returns requests whose parameter is missing, or tries a constraint of its schema. */
function parameterRequests(
  inspector: Inspector,
  {
    operation,
    base,
    parameter,
  }: {
    readonly operation: ServedOperation;
    readonly base: RequestContent;
    readonly parameter: Parameter;
  },
): readonly ConstraintRequest[] {
  const { name, place, required, schema, reading } = parameter;
  if (reading.form === 'json' || reading.form === 'deep') return [];
  const context = contextOf(inspector, operation, true);
  const pointer = `/${place}/${name}`;
  const send = (texts: readonly string[]): RequestContent => withTexts(operation, { base, parameter, texts });
  const missing =
    required && place !== 'path'
      ? [{ constraint: 'required', pointer, isWithin: false, request: { ...base, ...send([]) } }]
      : [];
  const cases = constraintCases(context, schema, context.sample(schema)).flatMap(({ value, control, ...each }) => {
    const texts = value === undefined ? undefined : textsOf(value);
    const controlTexts = control === undefined ? undefined : textsOf(control);
    const isSendable = texts?.every((text) => isAllowedIn(place, text)) === true;
    const controlled = controlTexts === undefined ? {} : { control: { ...base, ...send(controlTexts) } };
    return isSendable ? [{ ...each, ...controlled, pointer, request: { ...base, ...send(texts) } }] : [];
  });
  return [...missing, ...cases];
}

/** Returns the texts of a value in a parameter; `undefined` for objects. */
function textsOf(value: Json): readonly string[] | undefined {
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object') ? value.map(String) : undefined;
  return value === null || isObject(value) ? undefined : [String(value)];
}

/** Tests whether a place can hold a text: a path segment is not empty, and a header has printable ASCII only. */
function isAllowedIn(place: Parameter['place'], text: string): boolean {
  if (place === 'path') return text !== '' && !/^\.{1,2}$/.test(text) && !text.includes('/');
  if (place === 'header') return /^[!-~](?:[ -~]*[!-~])?$/.test(text);
  return place !== 'cookie' || text !== '';
}

/** Returns the base request with other texts of one parameter; none leave it out. */
function withTexts(
  operation: ServedOperation,
  {
    base: { target, headers = {} },
    parameter: { name, place, reading, isExploded },
    texts,
  }: {
    readonly base: RequestContent;
    readonly parameter: Parameter;
    readonly texts: readonly string[];
  },
): RequestContent {
  const joined = texts.length < 2 || (isExploded && place === 'query') ? texts : [texts.join(reading.separator ?? ',')];
  if (place === 'header') return { target, headers: withHeader(headers, name, joined) };
  if (place === 'cookie') {
    const others = (headers['cookie'] ?? '').split('; ').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`));
    const cookies = [...others, ...joined.map((text) => `${name}=${encodeURIComponent(text)}`)];
    return { target, headers: withHeader(headers, 'cookie', cookies.length === 0 ? [] : [cookies.join('; ')]) };
  }
  if (place === 'path') return { target: withSegment(operation, { target, name, text: joined[0] ?? '' }) };
  const [path = '', query = ''] = target.split('?');
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${encodeURIComponent(name)}=`));
  const own = joined.map((text) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  const pairs = [...others, ...own];
  return { target: pairs.length === 0 ? path : `${path}?${pairs.join('&')}` };
}

function withHeader(
  headers: Readonly<Record<string, string>>,
  name: string,
  [text]: readonly string[],
): Readonly<Record<string, string>> {
  const { [name]: _, ...others } = headers;
  return text === undefined ? others : { ...others, [name]: text };
}

/** Adds samples of the required parameters to a request: to its query, headers and cookies. */
export function withRequiredParameters(
  inspector: Inspector,
  operation: ServedOperation,
  request: RequestContent,
): RequestContent {
  let whole = request;
  for (const parameter of operation.parameters) {
    const { place, required, reading, schema } = parameter;
    if (!required || place === 'path' || reading.form === 'deep') continue;
    const sample = inspector.sampleRequest(operation, schema) ?? null;
    const texts = reading.form === 'json' ? [JSON.stringify(sample)] : textsOf(sample);
    if (texts !== undefined) whole = { ...whole, ...withTexts(operation, { base: whole, parameter, texts }) };
  }
  return whole;
}

/** Replaces the segment of a target that holds a parameter of the path. */
function withSegment(
  { path, prefixes }: ServedOperation,
  { target, name, text }: { readonly target: string; readonly name: string; readonly text: string },
): string {
  const [before = '', query] = target.split('?');
  const stated = `${prefixes[0] ?? ''}${path}`.split('/');
  const segments = before.split('/').map((segment, index) => {
    const template = stated[index] ?? '';
    return template.includes(`{${name}}`) ? template.replace(`{${name}}`, () => encodeURIComponent(text)) : segment;
  });
  return segments.join('/') + (query === undefined ? '' : `?${query}`);
}

/** Returns requests whose body tries a constraint, has another media type, or cannot be read. */
function bodyRequests(
  inspector: Inspector,
  operation: ServedOperation,
  { json, ...head }: BaseRequest,
): ConstraintRequests {
  const { body } = operation;
  const content = body?.contents.find(({ mediaType }) => isJson(mediaType) || mediaType === '*/*') ?? body?.contents[0];
  if (body === undefined || content === undefined) return { base: head, requests: [] };
  const isForm = !isJson(content.mediaType) && content.mediaType !== '*/*';
  const context = contextOf(inspector, operation, isForm);
  const sample = json ?? context.sample(content.schema);
  const encode = (value: Json): RequestContent | undefined => {
    if (!isForm) return { ...head, json: value };
    const encoded = isObject(value)
      ? encodedBodyOf(
          { mediaType: content.mediaType, schema: inspector.resolveSchema(operation, content.schema) },
          value,
        )
      : undefined;
    return encoded === undefined ? undefined : { ...head, content: encoded };
  };
  const cases = constraintCases(context, content.schema, sample).flatMap(({ value, control, ...each }) => {
    const request = value === undefined ? undefined : encode(value);
    const controlled = each.isWithin && control !== undefined ? { control: encode(control) } : {};
    return request === undefined ? [] : [{ ...each, ...controlled, pointer: `/body${each.pointer}`, request }];
  });
  const whole = wholeBodies({ head, sample, isJson: !isForm, isRequired: body.required });
  const alternatives = body.contents.filter(({ mediaType }) => mediaType !== content.mediaType && isWritten(mediaType));
  const base = sample === undefined ? undefined : encode(sample);
  const asAlternative = ({ mediaType }: { readonly mediaType: string }): ConstraintRequest => ({
    constraint: 'media type',
    pointer: '/body',
    isWithin: true,
    request: { ...head, content: { mediaType, bytes: new TextEncoder().encode(JSON.stringify(sample)) } },
  });
  return {
    base: base ?? { ...head, json },
    requests: base === undefined ? [] : [...cases, ...whole, ...alternatives.map(asAlternative)],
  };
}

/** Tests for a media type in which a body is written as JSON. */
function isWritten(mediaType: string): boolean {
  return isJson(mediaType) || mediaType === 'text/plain';
}

/** Returns requests without a body, with one that cannot be read, and with the body in other media types. */
function wholeBodies({
  head,
  sample,
  isJson: hasJson,
  isRequired,
}: {
  readonly head: RequestContent;
  readonly sample: Json | undefined;
  readonly isJson: boolean;
  readonly isRequired: boolean;
}): readonly ConstraintRequest[] {
  const whole = { pointer: '/body', isWithin: false };
  const text = (mediaType: string, content: string): RequestContent => ({
    ...head,
    content: { mediaType, bytes: new TextEncoder().encode(content) },
  });
  const written = JSON.stringify(sample ?? {});
  const types = [
    'text/plain',
    'application/xml',
    ...(hasJson ? ['application/x-www-form-urlencoded'] : ['application/json']),
  ];
  return [
    ...(isRequired ? [{ ...whole, constraint: 'required', request: head }] : []),
    ...(hasJson ? [{ ...whole, constraint: 'syntax', request: text('application/json', '{"verify":') }] : []),
    ...types.map((type) => ({ ...whole, constraint: 'media type', request: text(type, written) })),
  ];
}

/** Identifies a constraint of an operation: its place and its keyword. */
export function constraintKey({ pointer, constraint }: Pick<ConstraintRequest, 'pointer' | 'constraint'>): string {
  return `${pointer} ${constraint}`;
}

/** Returns what the document forbids in a request. */
export function issuesOf(
  inspector: Inspector,
  { method }: ServedOperation,
  { target, json, content, headers = {} }: RequestContent,
): readonly Issue[] {
  const found = inspector.route(method, target);
  if (found.kind !== 'found') return [];
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const mediaType = content?.mediaType ?? (json === undefined ? undefined : 'application/json');
  const written = new TextEncoder().encode(json === undefined ? '' : JSON.stringify(json));
  return inspector.requestIssues(found, {
    method,
    target,
    headers: { ...Object.fromEntries(named), ...(mediaType === undefined ? {} : { 'content-type': mediaType }) },
    body: content?.bytes ?? written,
  });
}
