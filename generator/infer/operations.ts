import { groupBy, isObject, type Json, type JsonObject, listAt, methodsOf, objectAt, textAt } from '../model/json.ts';
import { parameterOf, parsePath, type PathTemplate, patternOf, plainName, singular } from './paths.ts';
import { type BodyPart, BodySchemas } from './schemas.ts';

/** Parameter of an operation, with references resolved. */
export interface SourceParameter {
  readonly name: string;
  readonly place: string;
  readonly schema: Json | undefined;
  readonly description: string;
  readonly isRequired: boolean;
  /** The parameter as the document states it. */
  readonly value: JsonObject;
}

/** Operation of the document, with its parameters. */
export interface SourceOperation {
  /** In lower case, as in the document. */
  readonly method: string;
  readonly template: PathTemplate;
  readonly value: JsonObject;
  readonly parameters: readonly SourceParameter[];
}

/** Operations of a document by the pattern of their path, and the schemas of their bodies. */
export interface InferenceContext {
  readonly operations: readonly SourceOperation[];
  readonly byPattern: ReadonlyMap<string, readonly SourceOperation[]>;
  readonly schemas: BodySchemas;
  /** Plain singulars of literal segments before a parameter: words that name collections. */
  readonly words: ReadonlySet<string>;
}

export function readContext(document: JsonObject): InferenceContext {
  const schemas = new BodySchemas(document);
  const operations = readOperations(document, schemas);
  const words = operations.flatMap(({ template: { segments } }) =>
    segments.filter((word, index) => !word.includes('{') && segments[index + 1]?.startsWith('{') === true),
  );
  const byPattern = groupBy(operations, ({ template }) => template.pattern);
  return {
    operations,
    byPattern,
    schemas,
    words: new Set([...new Set(words)].map((word) => plainName(singular(word)))),
  };
}

/** Reads the operations that requests can reach. */
function readOperations(document: JsonObject, schemas: BodySchemas): readonly SourceOperation[] {
  const items = Object.entries(objectAt(document, 'paths')).map(
    ([path, value]) => [path, schemas.resolve(value)] as const,
  );
  const byPattern = new Map(items.map(([path, item]) => [patternOf(path.split('/').slice(1)), item]));
  return items.flatMap(([path, item]) => {
    const methods = methodsOf(item);
    const isRead = methods.join() === 'get';
    const whole = isRead && isPolled(path, item, byPattern, schemas) ? path.replace(STATUS, '') : path;
    const found = parsePath(isRead ? withoutJson(whole, byPattern) : path);
    if (found === undefined) return [];
    const template = { ...found, path };
    return methods.map((method) => {
      const operation = objectAt(item, method);
      const listed = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
      const parameters = listed.map((entry) => readParameter(schemas.resolve(entry)));
      return { method, template, value: operation, parameters };
    });
  });
}

const STATUS = /(?<=\})\/status$/i;

/** Tests for a path where alone one sees what POST on a list started: `/syncs/{syncId}/status` with that `syncId`. */
function isPolled(
  path: string,
  item: JsonObject,
  byPattern: ReadonlyMap<string, JsonObject>,
  schemas: BodySchemas,
): boolean {
  const segments = path.replace(STATUS, '').split('/').slice(1);
  const list = byPattern.get(patternOf(segments.slice(0, -1)));
  const isAlone = STATUS.test(path) && !byPattern.has(patternOf(segments)) && list?.['get'] === undefined;
  const shown = schemas.plainNames(schemas.success(objectAt(item, 'get')).schema);
  return isAlone && isObject(list?.['post']) && shown.has(plainName(parameterOf(segments.at(-1)) ?? ''));
}

/**
 * Returns a path of GET without `/json` at its end, as Docker has it: `/containers/json` where there is no
 * `/containers`, and `/containers/{id}/json` where `/containers/{id}` has no GET.
 */
function withoutJson(path: string, byPattern: ReadonlyMap<string, JsonObject>): string {
  const shorter = path.replace(/(?<=[^/])\/json$/i, '');
  const item = byPattern.get(patternOf(shorter.split('/').slice(1)));
  const isFree = item === undefined || (shorter.endsWith('}') && item['get'] === undefined);
  return isFree ? shorter : path;
}

function readParameter(parameter: JsonObject): SourceParameter {
  const text = (name: string): string => textAt(parameter, name) ?? '';
  return {
    name: text('name'),
    place: text('in'),
    schema: parameter['schema'],
    description: text('description'),
    isRequired: parameter['required'] === true,
    value: parameter,
  };
}

export function operationAt(
  { byPattern }: InferenceContext,
  pattern: string,
  method: string,
): SourceOperation | undefined {
  return byPattern.get(pattern)?.find((operation) => operation.method === method);
}

/**
 * Returns the part of a request body that sets an item. A member that is a property of the item does not wrap it: a
 * comment with `{ item: { id } }` is created with `{ item: { id }, message }`.
 */
export function requestPart(
  { value }: SourceOperation,
  { word, schema }: { readonly word: string; readonly schema: Json },
  schemas: BodySchemas,
): BodyPart | undefined {
  const body = schemas.request(value);
  const part = schemas.item(body, word, schema);
  if (part?.member === undefined || body === undefined) return part;
  const isProperty = schemas.properties(schema).has(part.member);
  if (isProperty && !schemas.areSame(part.schema, schema)) return { schema: body };
  // An optional member beside properties of the item is one way to give some: a bank account, or a token for it.
  const isOptional = !schemas.required(body).includes(part.member) && schemas.sets(body, schema);
  return isOptional ? { schema: body } : part;
}

/**
 * Finds the operation that creates the items of a list: POST, or a PUT that says so. The status 201, and words that say
 * that it updates too, do so only where GET lists what was created.
 */
export function creationAt(context: InferenceContext, pattern: string): SourceOperation | undefined {
  const post = operationAt(context, pattern, 'post');
  const put = operationAt(context, pattern, 'put');
  if (post !== undefined || put === undefined) return post;
  const words = wordsOf(put);
  const isListed = operationAt(context, pattern, 'get') !== undefined;
  if (isListed && saysCreateOrUpdate(put)) return put;
  const isCreation = isListed ? saysCreate(put) : words.some((text) => CREATION_VERB.test(text));
  return isCreation && !/update|replace|upsert/i.test(words.join(' ')) ? put : undefined;
}

/** Words of an operation that creates an item or changes it, and not of `List events created or updated since`. */
const CREATE_OR_UPDATE = /\bcreates? ?(?:or|\/) ?(?:update|replace)s?\b|create[ _-]?or[ _-]?(?:update|replace)|upsert/i;
/** The same as what it has done, in the description of a response: not `created or updated at`. */
const CREATED_OR_UPDATED = /\bcreated ?(?:or|\/) ?(?:updat|replac)ed\b(?! (?:at|dates?|times?|timestamps?)\b)/i;
const CREATION_VERB = /^(?:[\w.-]*\/)?(?:create|add)(?![a-z])/i;

/** Returns the operation id and the summary, for which the first sentence of the description may stand. */
export function wordsOf({ value }: SourceOperation): readonly string[] {
  const [sentence = ''] = (textAt(value, 'description') ?? '').trimStart().split(/[.\n]/);
  return [textAt(value, 'operationId') ?? '', textAt(value, 'summary') ?? sentence];
}

/**
 * Tests whether a PUT says that it creates: by its status, its operation id or its summary. A POST on an item must say
 * both: `UpsertCustomAttribute`.
 */
export function saysCreate(operation: SourceOperation): boolean {
  const { method, value } = operation;
  const words = wordsOf(operation);
  if (saysCreateOrUpdate(operation)) return true;
  return method === 'put' && ('201' in objectAt(value, 'responses') || words.some((text) => CREATION_VERB.test(text)));
}

/** Tests the first words, which name what the operation does: not `Returns the events that others create or update`. */
function saysCreateOrUpdate(operation: SourceOperation): boolean {
  return wordsOf(operation).some((text) => CREATE_OR_UPDATE.test(text.split(/\s+/).slice(0, 5).join(' ')));
}

/** Tests whether a PUT says that it both creates and changes: by its statuses, or its words. */
export function saysBoth(operation: SourceOperation): boolean {
  if (operation.method !== 'put') return false;
  const statuses = Object.keys(objectAt(operation.value, 'responses'));
  const hasBoth = statuses.includes('201') && statuses.some((status) => ['200', '204'].includes(status));
  return hasBoth || saysCreateOrUpdate(operation);
}

/**
 * Tests whether a creation says that it changes an item with the same identifier: by its words, or the description of
 * its success, such as `Customer created or updated`.
 */
export function createsOrUpdates(operation: SourceOperation): boolean {
  const successes = Object.entries(objectAt(operation.value, 'responses')).filter(([status]) => status.startsWith('2'));
  const texts = successes.map(([, response]) => textAt(response, 'description') ?? '');
  return (
    saysCreateOrUpdate(operation) || texts.some((text) => CREATE_OR_UPDATE.test(text) || CREATED_OR_UPDATED.test(text))
  );
}

/** Tests whether an operation says that it creates what its path names, and does not `add an item to the cart`. */
export function createsWhole(operation: SourceOperation): boolean {
  const words = wordsOf(operation);
  if (words.some((text) => /^(?:[\w.-]*[/._])?add(?:.*\bto\b|\w*To(?![a-z]))/i.test(text))) return false;
  return '201' in objectAt(operation.value, 'responses') || words.some((text) => CREATE_WHOLE.test(text));
}

const CREATE_WHOLE = /^(?:[\w.-]*[/._])?(?:create|upsert)(?![a-z])/i;

/** First words of operations that add what their path names to a list. */
const ADDS =
  /^(?:[\w.-]*[/._])?(?:add|assign|attach|associate|link|connect|invite|join|grant|enroll|follow|star|watch|like|pin|block|subscribe|bookmark|favou?rite)s?(?![a-z])/i;

/** Tests whether an operation may add the item of its path: no GET there reads one, and no words say something else. */
export function adds(operation: SourceOperation, context: InferenceContext): boolean {
  const get = operationAt(context, operation.template.pattern, 'get');
  if (get !== undefined && context.schemas.success(get.value).schema !== undefined) return false;
  const name = wordsOf(operation).findLast((text) => text !== '');
  return name === undefined || ADDS.test(name);
}

/** Tests whether an operation says that it changes something: `Updates the user`, but not `changes/create`. */
export function saysUpdate(operation: SourceOperation): boolean {
  return wordsOf(operation).some((text) =>
    /^(?:(?:[\w.-]*[/._])?(?:update|edit|modify|change|set|save)(?![a-z])|(?:update|edit|modifie|change|set|save)s (?!(?:of|to|in|on|for|from|since)\b))/i.test(
      text,
    ),
  );
}

/**
 * Tests for items that a path of their own reads. A body of other properties than theirs relates some that exist:
 * `POST /issues/{index}/blocks` with another `index`.
 */
export function isRead(items: Json, { operations, schemas }: InferenceContext): boolean {
  return operations.some(({ method, template, value }) => {
    if (method !== 'get' || parameterOf(template.segments.at(-1)) === undefined) return false;
    const read = schemas.item(schemas.success(value).schema, template.segments.at(-2) ?? '', items)?.schema;
    return schemas.resolve(read) === schemas.resolve(items);
  });
}

/** First words of operations that do not create although they are sent with POST: they read, change or delete. */
const OTHER_VERBS = [
  ...['get', 'list', 'search', 'find', 'query', 'retrieve', 'fetch', 'lookup', 'check', 'validate', 'preview'],
  ...['estimate', 'calculate', 'count', 'update', 'modify', 'replace', 'delete', 'remove', 'reset', 'revoke'],
];
/** Also `getStatus` and `GetStatus`, but not `checkout`. */
const OTHER_START = new RegExp(
  `^(?:${OTHER_VERBS.map((verb) => `[${verb[0]?.toUpperCase()}${verb[0]}]${verb.slice(1)}`).join('|')})(?![a-z])`,
);
const CREATION = /^(?:create|add|insert|register|upsert|save)s?$/i;

/** Tests the first words, not the purpose in `Search the orders to save`, nor the `Add` of `Address`. */
function namesCreation(text: string): boolean {
  if (/\bby (?:adding|creating)\b/i.test(text)) return true;
  const words = text.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).slice(0, 5);
  return words.some((word, index) => CREATION.test(word) && !(OTHER_START.test(text) && words[index - 1] === 'to'));
}

/** Returns the verb by which a POST says that it does not create: not that of `check_create`. */
export function otherVerb(operation: SourceOperation): string | undefined {
  const texts = wordsOf(operation);
  if (texts.some(namesCreation)) return undefined;
  return texts.map((text) => OTHER_START.exec(text)?.[0].toLowerCase()).find((verb) => verb !== undefined);
}
