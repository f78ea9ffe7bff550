import {
  enclosingPointers,
  at,
  below,
  CLASSIC_METHODS,
  decodePointer,
  follow,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  member,
  type Node,
  objectAt,
  optional,
  type Pointer,
  referenceTo,
  textAt,
} from '../model/json.ts';
import type { Reporter } from '../diagnostics/diagnostics.ts';
import { copyJson, removeMember, setMember } from './json-tree.ts';
import { SWAGGER_KEYWORDS } from './object-types.ts';
import { visitDocument } from './visitor.ts';

/** A document of Swagger 2.0 as one of OpenAPI 3.0. */
interface UpgradedSwagger {
  readonly document: JsonObject;
  /** The pointer in the given document of each part that is elsewhere, by its pointer in the upgraded one. */
  readonly moved: ReadonlyMap<Pointer, Pointer>;
}

/**
 * Upgrades a bundled document of Swagger 2.0 to OpenAPI 3.0. What OpenAPI cannot express is reported. Members that
 * Swagger 2.0 does not have stay where they are, so that the check reports them.
 */
export function upgradeSwagger(document: JsonObject, diagnostics: Reporter): UpgradedSwagger {
  const upgrade = new SwaggerUpgrade(document, diagnostics);
  return { document: upgrade.run(), moved: upgrade.moved };
}

/** Returns a function that moves a pointer with the closest part around it. The first move of a part counts. */
export function translatePointers(moves: readonly (readonly [Pointer, Pointer])[]): (pointer: Pointer) => Pointer {
  const targets = new Map(moves.toReversed());
  return (pointer) => {
    for (const outer of enclosingPointers(pointer)) {
      const target = targets.get(outer);
      if (target !== undefined) return target + pointer.slice(outer.length);
    }
    return pointer;
  };
}

/** A part of the given document, and its pointer in the upgraded one. */
interface Part extends Node {
  readonly to: Pointer;
}

/** The parameters of an operation or path item: those of the body, with references resolved, and the others. */
interface SortedParameters {
  readonly sent: readonly Node[];
  readonly others: readonly Json[];
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

class SwaggerUpgrade {
  readonly moved = new Map<Pointer, Pointer>();
  readonly #document: JsonObject;
  readonly #diagnostics: Reporter;

  constructor(document: JsonObject, diagnostics: Reporter) {
    this.#document = document;
    this.#diagnostics = diagnostics;
  }

  run(): JsonObject {
    const { swagger, host, basePath, schemes, consumes, produces, paths = {}, ...rest } = this.#document;
    const { components, definitions, parameters, responses, securityDefinitions, ...others } = rest;
    const documented = listAt(this.#document, 'produces');
    const shared = isObject(parameters) ? withoutSent(parameters) : undefined;
    // Sections first: what references lead to must be known as part of them, not of their copies.
    const sections = {
      ...this.#section(definitions, ['definitions', 'schemas'], ({ value }) => value),
      ...this.#section(shared, ['parameters', 'parameters'], (part) => this.#parameter(part)),
      ...this.#section(responses, ['responses', 'responses'], (part) => this.#response(part, documented)),
      ...this.#section(securityDefinitions, ['securityDefinitions', 'securitySchemes'], ({ value }) =>
        upgradeSecurityScheme(value),
      ),
    };
    const upgraded: JsonObject = {
      ...others,
      openapi: '3.0.4',
      ...optional('servers', this.#servers(this.#document, '')),
      paths: this.#members({ value: paths, pointer: '/paths', to: '/paths' }, (item) => this.#pathItem(item)),
      components: { ...(isObject(components) ? components : {}), ...sections },
    };
    const upgradedPointer = translatePointers([...this.moved].map(([to, from]) => [from, to]));
    rewriteReferences(upgraded, upgradedPointer);
    visitDocument(upgraded, ({ kind, value }) => {
      if (kind === 'schema') upgradeSchema(value);
      return true;
    });
    mapDiscriminatorValues(upgraded);
    return upgraded;
  }

  /** Upgrades a section of the document, which OpenAPI has in `components`. */
  #section(value: Json | undefined, [from, to]: readonly [string, string], upgrade: (part: Part) => Json): JsonObject {
    if (value === undefined) return {};
    const part = this.#move({ value, pointer: below('', from), to: below('/components', to) });
    return { [to]: this.#members(part, upgrade) };
  }

  /** Upgrades each member of an object but extensions. */
  #members({ value, pointer, to }: Part, upgrade: (part: Part) => Json): Json {
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
      const part = { value: inner, pointer: below(pointer, key), to: below(to, key) };
      return [key, key.startsWith('x-') ? inner : upgrade(this.#move(part))];
    });
    return Object.fromEntries(entries);
  }

  #move(part: Part): Part {
    this.moved.set(part.to, part.pointer);
    return part;
  }

  #report(pointer: Pointer, what: string, outcome: string): void {
    this.#diagnostics.report('swagger-inexpressible', pointer, what, outcome);
  }

  /** Returns the servers by the `schemes` of the document or of an operation; `undefined` if it states none. */
  #servers(holder: JsonObject, pointer: Pointer): Json | undefined {
    const [host, basePath = ''] = ['host', 'basePath'].map((name) => textAt(this.#document, name));
    const schemes = listAt(holder, 'schemes').filter((scheme) => typeof scheme === 'string');
    if (host === undefined && schemes.length > 0)
      this.#report(below(pointer, 'schemes'), '`schemes` without `host`', 'The address of the server is relative.');
    if (pointer !== '' && (host === undefined || schemes.length === 0)) return undefined;
    if (host === undefined) return basePath === '' ? undefined : [{ url: basePath }];
    this.moved.set(below(pointer, 'servers'), schemes.length === 0 ? '/host' : below(pointer, 'schemes'));
    return (schemes.length === 0 ? ['http'] : schemes).map((scheme) => ({ url: `${scheme}://${host}${basePath}` }));
  }

  #pathItem(item: Part): Json {
    if (!isObject(item.value)) return item.value;
    const { parameters, ...rest } = item.value;
    const { sent, others } = this.#sortParameters(item);
    const operations = this.#members({ ...item, value: rest }, (part) =>
      CLASSIC_METHODS.has(part.to.slice(item.to.length + 1)) ? this.#operation(part, sent) : part.value,
    );
    return { ...(operations as JsonObject), ...(others.length > 0 && { parameters: others }) };
  }

  #operation(part: Part, shared: readonly Node[]): Json {
    if (!isObject(part.value)) return part.value;
    const { consumes, produces, schemes, parameters, responses, ...rest } = part.value;
    const { sent, others } = this.#sortParameters(part);
    const isOverridden = ({ value }: Node): boolean => sent.some((own) => identity(own.value) === identity(value));
    const body = [...shared.filter((node) => !isOverridden(node)), ...sent];
    const produced = produces === undefined ? undefined : listAt(part.value, 'produces');
    return {
      ...rest,
      ...(others.length > 0 && { parameters: others }),
      ...optional('requestBody', this.#requestBody(body, { ...part, to: below(part.to, 'requestBody') })),
      ...(responses !== undefined && { responses: this.#responses(part, produced) }),
      ...optional('servers', this.#servers(part.value, part.pointer)),
    };
  }

  #sortParameters({ value, pointer, to }: Part): SortedParameters {
    const sent: Node[] = [];
    const others: Json[] = [];
    for (const [index, given] of listAt(value, 'parameters').entries()) {
      const part = { value: given, pointer: below(pointer, 'parameters', index) };
      const node = follow(this.#document, part);
      if (isSent(node.value)) sent.push(node);
      else others.push(this.#parameter(this.#move({ ...part, to: below(to, 'parameters', others.length) })));
    }
    return { sent, others };
  }

  /** Upgrades a parameter of the path, the query or a header. */
  #parameter(part: Part): Json {
    const { value, pointer } = part;
    if (!isObject(value) || ['$ref', 'schema', 'content'].some((name) => Object.hasOwn(value, name))) return value;
    const { 'x-example': example, ...others } = withoutKeywords(value);
    return {
      ...others,
      schema: this.#schema(part),
      ...(isList(value) && this.#style(textAt(value, 'in') ?? 'query', listFormat(value), pointer)),
      ...optional('example', example),
    };
  }

  /** Returns the schema of a parameter, header or form member, which has its keywords beside its name. */
  #schema({ value, pointer, to }: Part): JsonObject {
    this.moved.set(below(to, 'schema'), pointer);
    return this.#keywords(value, pointer);
  }

  #keywords(value: Json, pointer: Pointer): JsonObject {
    const found = KEYWORDS.flatMap((key): (readonly [string, Json])[] => {
      const given = member(value, key);
      if (given === undefined) return [];
      if (key !== 'items') return [[key, given]];
      const place = below(pointer, 'items');
      if (isList(given))
        this.#report(place, `the list format "${listFormat(given)}" of a list in a list`, 'Inner lists are JSON.');
      return [[key, isObject(given) ? { ...withoutKeywords(given), ...this.#keywords(given, place) } : given]];
    });
    const schema = Object.fromEntries(found);
    return schema['type'] === 'file' ? { ...schema, type: 'string', format: 'binary' } : schema;
  }

  /** Returns the style of a list. In a path or header only commas separate items. */
  #style(location: string, format: string, pointer: Pointer): JsonObject {
    const isQuery = location === 'query' || location === 'formData';
    const style = isQuery ? LIST_STYLES.get(format) : undefined;
    if (style !== undefined) return style;
    if (format !== 'csv')
      this.#report(pointer, `the list format "${format}" of a ${location}`, 'Commas separate the items.');
    return isQuery ? { style: 'form', explode: false } : {};
  }

  #requestBody(sent: readonly Node[], operation: Part): Json | undefined {
    const body = sent.find(({ value }) => textAt(value, 'in') === 'body');
    const form = sent.filter(({ value }) => textAt(value, 'in') === 'formData');
    for (const { pointer } of sent.filter((node) => body !== undefined && node !== body))
      this.#report(pointer, 'a second body, or a form beside a body', 'The first body is sent.');
    const stated = listAt(operation.value, 'consumes').length > 0 ? operation.value : this.#document;
    const consumes = listAt(stated, 'consumes').filter((type) => typeof type === 'string');
    const [first] = body === undefined ? form : [body];
    if (first === undefined) return undefined;
    const part = this.#move({ ...first, to: operation.to });
    return body === undefined ? this.#form(form, formTypes(form, consumes), operation.to) : this.#body(part, consumes);
  }

  #body({ value, pointer, to }: Part, consumes: readonly string[]): Json {
    const {
      name,
      in: place,
      schema = {},
      'x-example': example,
      'x-examples': examples,
      ...others
    } = value as JsonObject;
    const content = (consumes.length > 0 ? consumes : ['application/json']).map((type) => {
      this.moved.set(below(to, 'content', type, 'schema'), below(pointer, 'schema'));
      return [type, { schema: copyJson(schema), ...optional('example', member(examples ?? example, type)) }] as const;
    });
    return { ...others, content: Object.fromEntries(content) };
  }

  #form(form: readonly Node[], types: readonly string[], to: Pointer): Json {
    const nameOf = ({ value }: Node): string => textAt(value, 'name') ?? '';
    const required = form.filter(({ value }) => member(value, 'required') === true).map(nameOf);
    const content = types.map((type) => {
      const place = below(to, 'content', type, 'schema', 'properties');
      const properties = form.map((node) => {
        const { name, in: location, required: isRequired, allowEmptyValue, ...others } = withoutKeywords(node.value);
        this.moved.set(below(place, nameOf(node)), node.pointer);
        return [nameOf(node), { ...others, ...this.#keywords(node.value, node.pointer) }] as const;
      });
      const schema = {
        type: 'object',
        properties: Object.fromEntries(properties),
        ...(required.length > 0 && { required }),
      };
      const lists = form.filter(({ value }) => isList(value) && textAt(member(value, 'items'), 'type') !== 'file');
      const encoding = lists.map((node) => [
        nameOf(node),
        this.#style('formData', listFormat(node.value), node.pointer),
      ]);
      return [type, { schema, ...(lists.length > 0 && { encoding: Object.fromEntries(encoding) }) }] as const;
    });
    return { ...(required.length > 0 && { required: true }), content: Object.fromEntries(content) };
  }

  /** Upgrades the responses of an operation. A shared one with other media types than the document's is copied. */
  #responses(operation: Part, produces: readonly Json[] | undefined): Json {
    const value = member(operation.value, 'responses') ?? null;
    const part = { value, pointer: below(operation.pointer, 'responses'), to: below(operation.to, 'responses') };
    return this.#members(part, (response) => {
      const node = follow(this.#document, response);
      if (node.value !== response.value && produces === undefined) return response.value;
      return this.#response(this.#move({ ...node, to: response.to }), produces ?? listAt(this.#document, 'produces'));
    });
  }

  #response(part: Part, produces: readonly Json[]): Json {
    const { value, pointer, to } = part;
    if (!isObject(value) || Object.hasOwn(value, '$ref')) return value;
    const { schema, examples = {}, headers, ...others } = value;
    const isFile = textAt(schema, 'type') === 'file';
    const stated = produces.filter((type) => typeof type === 'string');
    const types = stated.length > 0 ? stated : [isFile ? 'application/octet-stream' : 'application/json'];
    const exampleTypes = Object.keys(isObject(examples) ? examples : {});
    const content = [...new Set([...(schema === undefined ? [] : types), ...exampleTypes])].map((type) => {
      this.moved.set(below(to, 'content', type, 'schema'), below(pointer, 'schema'));
      this.moved.set(below(to, 'content', type, 'example'), below(pointer, 'examples', type));
      const described = isFile ? { ...(schema as JsonObject), type: 'string', format: 'binary' } : schema;
      return [
        type,
        { ...optional('schema', described && copyJson(described)), ...optional('example', member(examples, type)) },
      ] as const;
    });
    const upgradeHeader = (header: Part): Json =>
      isObject(header.value)
        ? { ...withoutKeywords(header.value), schema: this.#schema(header), ...this.#headerStyle(header) }
        : header.value;
    const headerPart = { value: headers ?? null, pointer: below(pointer, 'headers'), to: below(to, 'headers') };
    return {
      ...others,
      ...(headers !== undefined && { headers: this.#members(headerPart, upgradeHeader) }),
      ...(content.length > 0 && { content: Object.fromEntries(content) }),
    };
  }

  #headerStyle({ value, pointer }: Part): JsonObject {
    return isList(value) ? this.#style('header', listFormat(value), pointer) : {};
  }
}

/** Keywords of a schema that parameters and headers have themselves. */
const KEYWORDS = [...SWAGGER_KEYWORDS.split(' '), 'x-nullable'];

function withoutKeywords(value: Json): JsonObject {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(entries.filter(([key]) => !KEYWORDS.includes(key) && key !== 'collectionFormat'));
}

/** Styles of the list formats of queries and forms. OpenAPI has none with tabs, so an extension states it. */
const LIST_STYLES: ReadonlyMap<string, JsonObject> = new Map([
  ['csv', { style: 'form', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['tsv', { 'x-style': 'tabDelimited', explode: false }],
  ['multi', { style: 'form', explode: true }],
]);

function isList(value: Json): boolean {
  return textAt(value, 'type') === 'array';
}

function listFormat(value: Json): string {
  return textAt(value, 'collectionFormat') ?? 'csv';
}

/** Tests whether a parameter is the body, or a member of a form. */
function isSent(parameter: Json): boolean {
  return ['body', 'formData'].includes(textAt(parameter, 'in') ?? '');
}

/** Leaves out the shared parameters that are no parameters in OpenAPI: operations that refer to them have a body. */
function withoutSent(parameters: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(parameters).filter(([, parameter]) => !isSent(parameter)));
}

function identity(parameter: Json): string {
  const place = textAt(parameter, 'in') ?? '';
  return place === 'body' ? place : `${place} ${textAt(parameter, 'name')}`;
}

/** Returns the media types of a form. A file needs a multipart form. */
function formTypes(form: readonly Node[], consumes: readonly string[]): readonly string[] {
  const hasFile = form.some(({ value }) =>
    [value, member(value, 'items')].some((one) => textAt(one, 'type') === 'file'),
  );
  const stated = consumes.filter((type) => type === MULTIPART || (type === FORM && !hasFile));
  if (stated.length > 0) return stated;
  return [hasFile ? MULTIPART : FORM];
}

const FLOWS: ReadonlyMap<string, string> = new Map([
  ['application', 'clientCredentials'],
  ['accessCode', 'authorizationCode'],
]);

function upgradeSecurityScheme(scheme: Json): Json {
  const type = textAt(scheme, 'type');
  if (!isObject(scheme) || (type !== 'basic' && type !== 'oauth2')) return scheme;
  if (type === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  const { flow = 'implicit', authorizationUrl, tokenUrl, scopes = {}, ...others } = scheme;
  const described = { ...optional('authorizationUrl', authorizationUrl), ...optional('tokenUrl', tokenUrl), scopes };
  return { ...others, flows: { [FLOWS.get(String(flow)) ?? String(flow)]: described } };
}

/** Rewrites all references in a value, in place, also those in places that the check will report. */
function rewriteReferences(value: Json, upgradedPointer: (pointer: Pointer) => Pointer): void {
  if (typeof value !== 'object' || value === null) return;
  const reference = textAt(value, '$ref');
  if (isObject(value) && reference?.startsWith('#/'))
    setMember(value, '$ref', referenceTo(upgradedPointer(decodePointer(reference))));
  for (const inner of Object.values(value)) rewriteReferences(inner, upgradedPointer);
}

/** Upgrades a schema in place: its discriminator, which Swagger 2.0 requires, and `x-nullable`. */
function upgradeSchema(schema: JsonObject): void {
  const discriminator = member(schema, 'discriminator');
  if (typeof discriminator === 'string') {
    setMember(schema, 'discriminator', { propertyName: discriminator });
    const required = listAt(schema, 'required');
    if (!required.includes(discriminator)) setMember(schema, 'required', [...required, discriminator]);
  }
  const isNullable = member(schema, 'x-nullable');
  if (typeof isNullable !== 'boolean') return;
  removeMember(schema, 'x-nullable');
  if (isNullable) setMember(schema, 'nullable', true);
}

/** Adds the values that an extension states for subtypes to the discriminators that they inherit, in place. */
function mapDiscriminatorValues(document: JsonObject): void {
  for (const [name, schema] of Object.entries(objectAt(document['components'], 'schemas'))) {
    const value = textAt(schema, 'x-ms-discriminator-value') ?? textAt(schema, 'x-discriminator-value');
    if (value === undefined) continue;
    for (const discriminator of inheritedDiscriminators(document, schema)) {
      const mapping = { [value]: referenceTo(below('/components/schemas', name)) };
      setMember(discriminator, 'mapping', { ...mapping, ...objectAt(discriminator, 'mapping') });
    }
  }
}

function inheritedDiscriminators(document: JsonObject, schema: Json): readonly JsonObject[] {
  const parents = new Set<Json>();
  const open = [...listAt(schema, 'allOf')];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const reference = textAt(part, '$ref');
    const target = (reference === undefined ? part : at(document, decodePointer(reference))) ?? null;
    if (!parents.has(target)) open.push(...listAt(target, 'allOf'));
    parents.add(target);
  }
  return [...parents].map((parent) => member(parent, 'discriminator')).filter(isObject);
}
