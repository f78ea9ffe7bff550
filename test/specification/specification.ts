import { fileURLToPath } from 'node:url';
import { loadSpecification } from '../../generator/load/load.ts';
import { isObject, type JsonObject } from '../../generator/model/json.ts';
import { Diagnostics } from '../../generator/diagnostics/diagnostics.ts';

/** A schema object, as far as the specification uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly readOnly?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly 'x-extensible-enum'?: readonly string[];
  readonly 'x-replaced-by'?: string;
  readonly 'x-provenance'?: string;
  readonly 'x-source'?: string;
  readonly 'x-not-shown'?: readonly string[];
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string;
}

export interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly JsonObject[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly 'x-resource'?: { readonly collection: string; readonly action: string };
  readonly 'x-rights': 'not-shown' | readonly (readonly string[])[];
  readonly 'x-provenance'?: string;
  readonly 'x-source'?: string;
  readonly 'x-not-shown'?: readonly string[];
}

/** One operation with its method and path; `domain` is the folder of the file that it stands in. */
export interface Row {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly domain: string;
  readonly operation: Operation;
}

export interface Shape {
  readonly name: string;
  readonly domain: string;
  readonly schema: Schema;
}

export interface Read {
  readonly document: JsonObject;
  readonly diagnostics: readonly string[];
  readonly rows: readonly Row[];
  readonly shapes: readonly Shape[];
  readonly schema: (name: string) => Schema;
  readonly property: (name: string, property: string) => Schema;
}

const methods = new Set(['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace']);

/** The fields of a shape: its own, and those of the parts that it is composed of and that have no name. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return Object.assign({}, schema.properties, ...(schema.allOf ?? []).map(fieldsOf));
}

/** Reads one of the two specifications as one document, with the folder that each of its parts comes from. */
export async function readSpecification(version: 'v2' | 'v3'): Promise<Read> {
  const diagnostics = new Diagnostics();
  const root = fileURLToPath(new URL(`../../spec/${version}/openapi.yaml`, import.meta.url));
  const { document, locate } = await loadSpecification(root, diagnostics);
  const domainAt = (pointer: string) =>
    /domains\/([^/]+)\/|(common|authentication)[/.]/.exec(locate(pointer).file)?.slice(1).find(Boolean) ?? '';
  const rows = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(item as JsonObject)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        key: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        domain: domainAt(`/paths/${path.replaceAll('/', '~1')}/${method}`),
        operation: operation as unknown as Operation,
      })),
  );
  const shapes = Object.entries(objectAt(document, 'components', 'schemas')).map(([name, schema]) => ({
    name,
    domain: domainAt(`/components/schemas/${name}`),
    schema: schema as unknown as Schema,
  }));
  const schema = (name: string) => must(shapes.find((shape) => shape.name === name)?.schema, name);
  return {
    document,
    diagnostics: diagnostics.list.map(({ code, cause }) => `${code}: ${cause}`),
    rows,
    shapes,
    schema,
    property: (name, property) => must(fieldsOf(schema(name))[property], `${name}.${property}`),
  };
}

/** The object at the end of a way through a document. */
export function objectAt(document: JsonObject, ...way: readonly string[]): JsonObject {
  return way.reduce((object, key) => {
    const value = object[key];
    if (!isObject(value)) throw new Error(`the specification has no ${way.join('/')}`);
    return value;
  }, document);
}

function must<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the specification has no ${name}`);
  return value;
}
