import { mapObject, pointerStep, targetOf } from '../document/references.ts';
import { type PlacedSchema, statedExample } from '../sample/composed-schema.ts';
import type { ServedOperation } from '../document/operation.ts';
import { type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';

/** Begins a mark: a text that stands for the sample of a schema, whose pointer follows. */
const MARK = 'x-mock-sample:';
const RANGES = ['*/*', 'application/*'];
const MAX_REFERENCES = 50;

/** Responses for Prism, and the schemas that marks in them stand for. */
export interface MarkedResponses {
  readonly responses: JsonObject;
  readonly schemas: ReadonlyMap<string, PlacedSchema>;
}

/**
 * The responses of an operation for Prism: their headers and contents, where a mark stands for each value that Prism
 * would sample. Stated examples stay.
 */
export function markedResponses(operation: ServedOperation): MarkedResponses {
  const { root } = operation.document;
  const all = responsesAt(operation);
  const schemas = new Map<string, PlacedSchema>();
  const responses = mapObject(object(all), (_, status) => responseFor(below(all, [status], root), root, schemas));
  return { responses, schemas };
}

/** The only content of a response and its schema, and the parts that need Prism beyond it. */
export interface PlainResponse {
  readonly status: number;
  readonly media: JsonObject;
  readonly schema: PlacedSchema | undefined;
}

/**
 * The response to a valid request of an operation whose choice is certain without Prism: the lowest stated 2xx, with
 * JSON as its only content, and without headers.
 */
export function plainResponse(operation: ServedOperation): PlainResponse | undefined {
  const { root } = operation.document;
  const responses = responsesAt(operation);
  const [status = ''] = Object.keys(object(responses))
    .filter((code) => code.startsWith('2'))
    .toSorted();
  const isDeprecated = member(stated(operation), 'deprecated') !== undefined;
  if (!/^2\d\d$/.test(status) || status === '204' || isDeprecated) return undefined;
  const response = below(responses, [status], root);
  if (member(response.schema, 'headers') !== undefined) return undefined;
  if (Object.keys(objectAt(response.schema, 'content')).join() !== 'application/json') return undefined;
  const content = below(response, ['content', 'application/json'], root);
  const schema = member(content.schema, 'schema');
  const placed = schema === undefined ? undefined : { pointer: `${content.pointer}/schema`, schema };
  return { status: Number(status), media: object(content), schema: placed };
}

function stated({ document: { root }, path, method }: ServedOperation): Json {
  return below({ pointer: '', schema: root }, ['paths', path, method.toLowerCase()], root).schema;
}

function responsesAt({ document: { root }, path, method }: ServedOperation): PlacedSchema {
  return below({ pointer: '', schema: root }, ['paths', path, method.toLowerCase(), 'responses'], root);
}

function responseFor(response: PlacedSchema, root: JsonObject, schemas: Map<string, PlacedSchema>): Json {
  const { description = '' } = object(response);
  const names = Object.keys(objectAt(response.schema, 'content'));
  // Prism finds a range of media types acceptable to nobody who asks for one of them.
  const ranges = names.filter((name) => RANGES.includes(name));
  const others = names.filter((name) => !RANGES.includes(name));
  const contents = [...ranges, ...others].map((name) => {
    const content = below(response, ['content', name], root);
    const named = RANGES.includes(name) ? nameFor(content, root) : name;
    return [named, { ...object(content), ...markedSchema(content, schemas) }] as const;
  });
  const headers = Object.keys(objectAt(response.schema, 'headers')).map((name) => {
    const header = below(response, ['headers', name], root);
    return [name, { ...object(header), ...markedSchema(header, schemas) }] as const;
  });
  return {
    description,
    ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
    ...(member(response.schema, 'content') === undefined ? {} : { content: Object.fromEntries(contents) }),
  };
}

/** A schema that allows only the mark; with an example where the schema itself states one, which Prism prefers. */
function markedSchema({ pointer, schema: holder }: PlacedSchema, schemas: Map<string, PlacedSchema>): JsonObject {
  const schema = member(holder, 'schema');
  if (schema === undefined) return {};
  const mark = `${MARK}${pointer}/schema`;
  schemas.set(mark, { pointer: `${pointer}/schema`, schema });
  const isStated = statedExample(objectAt(holder, 'schema')) !== undefined;
  return { schema: { type: 'string', enum: [mark], ...(isStated ? { example: mark } : {}) } };
}

function nameFor(content: PlacedSchema, root: JsonObject): string {
  const isBytes = member(below(content, ['schema'], root).schema, 'format') === 'binary';
  return isBytes ? 'application/octet-stream' : 'application/json';
}

/** The value at a path below another one, with references resolved. */
function below(start: PlacedSchema, names: readonly string[], root: JsonObject): PlacedSchema {
  let { pointer, schema } = start;
  for (const name of names) {
    schema = member(schema, name) ?? {};
    pointer += pointerStep(name);
    for (let count = 0; count < MAX_REFERENCES; count += 1) {
      const reference = textAt(schema, '$ref');
      if (reference === undefined) break;
      pointer = reference.slice(1);
      schema = targetOf(root, reference) ?? {};
    }
  }
  return { pointer, schema };
}

function object({ schema }: PlacedSchema): JsonObject {
  return objectAt({ schema }, 'schema');
}
