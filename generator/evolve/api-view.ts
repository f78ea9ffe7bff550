import { buildContract } from '../build/contract.ts';
import { Diagnostics } from '../diagnostics/diagnostics.ts';
import type { Specification } from '../load/load.ts';
import type { Api, Operation, Parameter } from '../model/api.ts';
import { groupBy } from '../model/json.ts';
import {
  type Documentation,
  type NamedSchema,
  listedValuesOf,
  parentsOf,
  propertiesOf,
  type Property,
  type Schema,
  valuesOf,
  withoutNull,
} from '../model/schema.ts';
import { type Words, wordsOf } from './vocabulary.ts';

/** One version of an API, as far as it is compared: everything that has a name. */
export interface ApiView {
  /** Named schemas by key. */
  readonly schemas: ReadonlyMap<string, SchemaView>;
  /** Schemas that extend a schema, by its key. */
  readonly heirs: ReadonlyMap<string, readonly SchemaView[]>;
  /** Operations by id. */
  readonly operations: ReadonlyMap<string, OperationView>;
  /** Objects without a name of their own, as schemas that are named by their place. */
  readonly inline: readonly InlineObject[];
}

/** An object that a schema or an operation describes in place. No table can name its fields. */
export interface InlineObject {
  readonly kind: 'schema' | 'operation';
  /** Key of the schema, or id of the operation. */
  readonly owner: string;
  /** `body` or `response` of an operation, then the names of the fields that lead to the object. */
  readonly path: readonly string[];
  readonly schema: SchemaView;
}

/** Something with a name and a text about it. */
export interface NamedView {
  readonly name: string;
  readonly words: Words;
  readonly description: Words;
}

export interface SchemaView extends NamedView {
  /** The fields that it declares itself, by name. */
  readonly fields: ReadonlyMap<string, FieldView>;
  /** Keys of the schemas that it extends. */
  readonly parents: readonly string[];
  /** Form of its type, such as `string` of an enumeration. */
  readonly form: string;
  /** The values of an enumeration of strings. */
  readonly values: readonly string[];
}

export interface FieldView extends NamedView {
  readonly type: TypeView;
  /** The values of an enumeration that has no name of its own. */
  readonly values: readonly string[];
  readonly deprecated: boolean;
  /** The field to use instead of this one, where the document says so. */
  readonly replacedBy?: string;
}

/** Type of a value: its form, with `*` in place of named schemas, and their keys. */
export interface TypeView {
  readonly form: string;
  readonly references: readonly string[];
  /** Fields of an inline object, or of a list of such objects. */
  readonly inline?: readonly FieldView[];
}

export interface ParameterView extends FieldView {
  readonly location: Parameter['location'];
}

export interface OperationView extends NamedView {
  readonly method: string;
  readonly path: string;
  /** Words of each segment of the path but the version; a parameter is `{}`. */
  readonly segments: readonly Words[];
  readonly parameters: ReadonlyMap<string, ParameterView>;
  readonly body: TypeView | undefined;
  readonly response: TypeView | undefined;
  /** The success status, if there is only one. */
  readonly status: number | undefined;
}

/** Collects what is compared of a document. */
export function viewDocument({ document }: Pick<Specification, 'document'>): ApiView {
  return viewApi(buildContract({ document }, new Diagnostics()).api);
}

/** Collects what is compared of an API. */
export function viewApi(api: Api): ApiView {
  // The tables name components of the document, and not the variants that are derived from them.
  const named = api.schemas.filter(({ variant, derivedFrom }) => variant === 'read' && derivedFrom === undefined);
  const components = new Map(named.map(({ name, key }) => [name, key]));
  const keys = new Map(
    api.schemas.map(({ name, key, derivedFrom = name }) => [name, components.get(derivedFrom) ?? key]),
  );
  const types = new TypeViewer(keys);
  const operations = api.groups.flatMap((group) =>
    group.operations.map((operation) => [operation.id, viewOperation(operation, types)] as const),
  );
  const fields = named.map((schema) => [schema, viewFields(schema, types)] as const);
  const schemas = fields.map(([schema, own]) => [schema.key, viewSchema(schema, own, types)] as const);
  const inline = [
    ...fields.flatMap(([{ key }, own]) => inlineObjectsIn(own, { kind: 'schema', owner: key, path: [] })),
    ...operations.flatMap(([owner, { body, response }]) => [
      ...inlineObjects(body, { kind: 'operation', owner, path: ['body'] }),
      ...inlineObjects(response, { kind: 'operation', owner, path: ['response'] }),
    ]),
  ];
  return { schemas: new Map(schemas), heirs: heirsOf(schemas), operations: new Map(operations), inline };
}

function heirsOf(schemas: readonly (readonly [key: string, schema: SchemaView])[]): ApiView['heirs'] {
  const pairs = schemas.flatMap(([, schema]) => schema.parents.map((parent) => ({ parent, schema })));
  const groups = [...groupBy(pairs, ({ parent }) => parent)];
  return new Map(groups.map(([parent, alike]) => [parent, alike.map(({ schema }) => schema)]));
}

/** Words that say nothing about a meaning. */
const STOP_WORDS = new Set(
  'a an and are as at be by for from if in is it its of on or that the this to was with'.split(' '),
);

/** Longest part of a description that is compared, in characters. */
const MAX_DESCRIPTION = 600;

/** Form of a type, and the keys of the schemas that it names, in their order. */
type TypeForm = Pick<TypeView, 'form' | 'references'>;

/** Describes types by the keys of the schemas that they name, and splits names into words. */
class TypeViewer {
  readonly #keys: ReadonlyMap<string, string>;
  readonly #words = new Map<string, Words>();
  readonly #descriptions = new Map<string, Words>();
  /** Caches forms: that of an object contains those of all objects inside, which are viewed themselves. */
  readonly #forms = new Map<Schema, TypeForm>();

  constructor(keys: ReadonlyMap<string, string>) {
    this.#keys = keys;
  }

  view(schema: Schema): TypeView {
    const inline = inlineFields(schema, this);
    return { ...this.form(schema), ...(inline.length === 0 ? {} : { inline }) };
  }

  /** Returns the same words for equal names, whose comparisons are then known by identity. */
  words(name: string): Words {
    const words = this.#words.get(name) ?? wordsOf(name);
    this.#words.set(name, words);
    return words;
  }

  /** Returns the words of a description. Operations repeat those of their parameters. */
  descriptionWords({ summary = '', description = '' }: Documentation): Words {
    const text = `${summary.slice(0, MAX_DESCRIPTION)}\n${description.slice(0, MAX_DESCRIPTION)}`;
    const words = this.#descriptions.get(text) ?? [...new Set(wordsOf(text))].filter((word) => !STOP_WORDS.has(word));
    this.#descriptions.set(text, words);
    return words;
  }

  key(name: string): string {
    return this.#keys.get(name) ?? name;
  }

  form(schema: Schema): TypeForm {
    const known = this.#forms.get(schema);
    if (known !== undefined) return known;
    const references: string[] = [];
    const form = this.#formOf(schema, references);
    const found = { form, references };
    this.#forms.set(schema, found);
    return found;
  }

  #formOf(schema: Schema, references: string[]): string {
    const inner = (part: Schema): string => {
      const { form, references: own } = this.form(part);
      references.push(...own);
      return form;
    };
    switch (schema.kind) {
      case 'reference':
        references.push(this.key(schema.name));
        return '*';
      case 'array':
        return `array<${inner(schema.items)}>`;
      case 'tuple':
        return `[${schema.items.map(inner).join()}]`;
      case 'union':
        return unionForm(schema.variants.map(inner));
      case 'intersection':
        return [...new Set(schema.parts.map(inner))].sort().join('&');
      case 'object':
        return objectForm(schema, inner);
      case 'enumeration':
        return 'string';
      case 'literal':
        return typeof schema.value;
      case 'string':
      case 'number':
        return schema.format === undefined ? schema.kind : `${schema.kind}:${schema.format}`;
      default:
        return schema.kind;
    }
  }
}

/** Deepest inline object that is compared, in fields. */
const MAX_INLINE_DEPTH = 6;

type InlinePlace = Omit<InlineObject, 'schema'>;

/** Returns the inline objects of a type: the object itself, or the items of a list, and those of its fields. */
function inlineObjects(type: TypeView | undefined, place: InlinePlace): readonly InlineObject[] {
  if (type?.inline === undefined || place.path.length > MAX_INLINE_DEPTH) return [];
  const name = [place.owner, ...place.path].join('.');
  const fields = new Map(type.inline.map((field) => [field.name, field]));
  const own = { name, words: wordsOf(name), description: [], form: type.form };
  const schema = { ...own, fields, parents: [], values: [] };
  return [{ ...place, schema }, ...inlineObjectsIn(type.inline, place)];
}

function inlineObjectsIn(fields: readonly FieldView[], place: InlinePlace): readonly InlineObject[] {
  return fields.flatMap(({ name, type }) => inlineObjects(type, { ...place, path: [...place.path, name] }));
}

/** Returns the fields of an inline object, or of a list of such objects. */
function inlineFields(schema: Schema, types: TypeViewer): readonly FieldView[] {
  const present = withoutNull(schema);
  if (present.kind === 'array') return inlineFields(present.items, types);
  return present.kind === 'object' ? present.properties.map((one) => viewField(one, types)) : [];
}

/** Leaves null out: whether a value may be null says nothing about its meaning. */
function unionForm(variants: readonly string[]): string {
  const forms = [...new Set(variants)].filter((form) => form !== 'null').sort();
  return forms.join('|') || 'null';
}

function objectForm(schema: Schema & { readonly kind: 'object' }, inner: (part: Schema) => string): string {
  if (schema.properties.length > 0)
    return `{${schema.properties.map((property) => `${property.name}:${inner(property.schema)}`).join()}}`;
  return schema.additional === undefined ? '{}' : `map<${inner(schema.additional)}>`;
}

function viewOperation(operation: Operation, types: TypeViewer): OperationView {
  const { id, method, path, documentation, body, responses } = operation;
  const successes = responses.map(({ status }) => status).filter((status) => status.startsWith('2'));
  const [only = ''] = successes;
  const content = successContent(operation);
  return {
    name: id,
    words: types.words(id),
    description: types.descriptionWords(documentation),
    method: method.toUpperCase(),
    path,
    segments: path
      .split('/')
      .filter(isResourceSegment)
      .map((segment) => (segment.startsWith('{') ? PARAMETER : types.words(segment))),
    parameters: new Map(operation.parameters.map((parameter) => viewParameter(parameter, types))),
    body: body === undefined ? undefined : types.view(body.preferred.schema),
    response: content === undefined ? undefined : types.view(content.schema),
    status: successes.length === 1 && /^\d+$/.test(only) ? Number(only) : undefined,
  };
}

/** Returns the content of the first successful response, preferably JSON. */
function successContent({ responses }: Operation): Operation['responses'][number]['contents'][number] | undefined {
  const success = responses.find(({ status, contents }) => /^2/.test(status) && contents.length > 0);
  return success?.contents.find(({ coding }) => coding === 'json') ?? success?.contents[0];
}

/** Leaves out the version of a path, such as `v1`, `v2.0` or `v2beta1`, which changes everywhere. */
function isResourceSegment(segment: string): boolean {
  return segment !== '' && !/^v\d+(?:\.\d+)*(?:(?:alpha|beta|p)\d*)*$/.test(segment);
}

const PARAMETER: Words = ['{}'];

function viewParameter(parameter: Parameter, types: TypeViewer): readonly [string, ParameterView] {
  const { name, location } = parameter;
  return [`${location} ${name}`, { ...viewField(parameter, types), location }];
}

function viewFields(schema: NamedSchema, types: TypeViewer): readonly FieldView[] {
  return propertiesOf(schema.schema).map((property) => viewField(property, types));
}

type Member = Pick<Property | Parameter, 'name' | 'schema' | 'documentation'>;

function viewField({ name, schema, documentation }: Member, types: TypeViewer): FieldView {
  const { deprecated } = documentation;
  const isDeprecated = deprecated || /\bdeprecated\b/i.test(documentation.description?.slice(0, MAX_STATED) ?? '');
  const replacedBy = documentation.replacedBy ?? statedReplacement(documentation.description, isDeprecated);
  return {
    name,
    words: types.words(name),
    description: types.descriptionWords(documentation),
    type: types.view(schema),
    values: listedValuesOf(schema),
    deprecated,
    ...(replacedBy === undefined ? {} : { replacedBy }),
  };
}

/** Longest part of a description that is searched, in characters. */
const MAX_STATED = 2000;

/**
 * Returns the name that a description recommends in place of another one: "Use `amount` instead", and "See `amount`" if
 * it is deprecated. A name without marks must look like one: `period.start`, `startDate`, `start_date`.
 */
function statedReplacement(description: string | undefined, isDeprecated: boolean): string | undefined {
  const text = description?.slice(0, MAX_STATED) ?? '';
  const [, marks = '', name = ''] =
    STATED.exec(text) ?? INSTEAD.exec(text) ?? (isDeprecated ? RECOMMENDED.exec(text) : undefined) ?? [];
  const stated = name.replace(/[.-]+$/, '');
  const isName = marks !== '' || /^\w+\.\w|^[a-z]+\d*[A-Z]|\w_\w/.test(stated);
  return isName && stated !== '' ? stated : undefined;
}

const NAME = /\s+(?:the\s+)?(?:new\s+)?(?:field\s+|property\s+)?([`'"*[]{0,2})(\w[\w.-]*)/.source;
const STATED = new RegExp(`\\b(?:replaced (?:by|with)|renamed to|superseded by|moved to|in favou?r of)${NAME}`, 'i');
const INSTEAD = new RegExp(`\\buse${NAME}[^.]{0,20}\\binstead\\b`, 'i');
/** Words that lead to a replacement only where something is deprecated. */
const RECOMMENDED = new RegExp(`\\b(?:use|see|prefer)${NAME}`, 'i');

function viewSchema(schema: NamedSchema, own: readonly FieldView[], types: TypeViewer): SchemaView {
  const { key, documentation } = schema;
  return {
    name: key,
    words: types.words(key),
    description: types.descriptionWords(documentation),
    fields: new Map(own.map((field) => [field.name, field])),
    parents: parentsOf(schema.schema).map((name) => types.key(name)),
    form: types.form(schema.schema).form,
    values: valuesOf(schema.schema),
  };
}
