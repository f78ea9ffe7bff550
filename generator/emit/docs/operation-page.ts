import type { Group, Operation, OperationResponse, Parameter } from '../../model/api.ts';
import type { Json } from '../../model/json.ts';
import type { Schema } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { escapeMarkdown, inlineCode, markdownCell, markdownText } from '../source/markdown.ts';
import { contentExample, requestExample } from './example-values.ts';
import { operationTitle, type Reference, rulesOf, trustText } from './reference.ts';
import { requestSamples, sampleCredential, targetOf } from './request-samples.ts';
import { descriptionCell, propertyRows, type Row, typeMarkdown } from './schema-rows.ts';

/** Longer examples of responses are cut in samples. */
const MAX_EXAMPLE_LINES = 60;

/** Plans the page of an operation. */
export function operationPage(operation: Operation, group: Group, reference: Reference): OutputFile {
  return {
    kind: 'template',
    path: `docs/reference/operations/${reference.operationPages.get(operation.id) ?? operation.name}.md`,
    template: 'docs/reference/operation.md.hbs',
    view: operationView(operation, group, reference),
  };
}

function operationView(operation: Operation, group: Group, reference: Reference): object {
  const { documentation, method, path, rights, update, body, responses } = operation;
  const success = responses.find(({ status }) => status.startsWith('2'));
  return {
    id: operation.id,
    title: operationTitle(operation),
    titleText: JSON.stringify(documentation.summary ?? operation.name),
    group: escapeMarkdown(group.title),
    groupSlug: group.slug,
    method,
    methodClass: method.toLowerCase(),
    path: inlineCode(path),
    name: inlineCode(operation.name),
    trust: trustText(documentation, reference),
    description: documentation.description === undefined ? false : markdownText(documentation.description),
    rights: rightsText(rights),
    isPublic: operation.isPublic,
    retries: operation.retry === 'safe',
    update: update === undefined ? false : inlineCode(update.name),
    parameters: operation.parameters.map((parameter) => parameterRow(parameter, reference)),
    body: body === undefined ? false : bodyView(body, reference),
    responses: responses.map((response) => responseRow(response, reference)),
    rules: rulesOf(documentation, reference),
    samples: requestSamples(operation, group, reference),
    response: success === undefined ? false : responseSample(success, reference),
  };
}

/** Returns rights in words: any group suffices, and inside a group all are needed. */
function rightsText(rights: Operation['rights']): string | false {
  if (rights === undefined) return false;
  if (rights === 'not-shown') return 'Not documented.';
  if (rights.length === 0) return 'None.';
  return rights.map((codes) => codes.map(inlineCode).join(' and ')).join(', or ');
}

function parameterRow({ name, location, required, schema, documentation }: Parameter, reference: Reference): Row {
  return {
    name: inlineCode(name),
    type: typeMarkdown(schema, reference),
    flags: [location, required ? 'required' : ''].filter(Boolean).join(', '),
    text: descriptionCell(documentation),
  };
}

function bodyView(
  { required, contents, preferred, documentation }: NonNullable<Operation['body']>,
  reference: Reference,
): object {
  return {
    required,
    mediaTypes: contents.map(({ mediaType }) => inlineCode(mediaType)).join(', '),
    type: typeMarkdown(preferred.schema, reference),
    description: documentation.description === undefined ? false : markdownText(documentation.description),
    rows: propertyRows(resolved(preferred.schema, reference), reference),
  };
}

/** Returns the schema that a reference, or the items of a list, refer to. */
function resolved(schema: Schema, { schemaByName }: Reference): Schema {
  const named = schema.kind === 'array' ? schema.items : schema;
  return named.kind === 'reference' ? (schemaByName.get(named.name)?.schema ?? named) : named;
}

function responseRow({ status, description, contents }: OperationResponse, reference: Reference): object {
  const types = [...new Set(contents.map(({ schema }) => typeMarkdown(schema, reference)))];
  return { status, type: types.join(' or ') || 'no content', text: markdownCell(description) };
}

function responseSample({ status, contents }: OperationResponse, reference: Reference): object {
  const content = contents.find(({ coding }) => coding === 'json') ?? contents[0];
  if (content === undefined) return { status, text: false };
  const lines = JSON.stringify(contentExample(content, reference), null, 2).split('\n');
  const shown = lines.length > MAX_EXAMPLE_LINES ? [...lines.slice(0, MAX_EXAMPLE_LINES), '…'] : lines;
  return { status, text: shown.join('\n').replaceAll('```', '` ` `') };
}

/** One operation in `reference.json`, which consoles and other tools read. */
export function operationData(
  operation: Operation,
  group: Group,
  reference: Reference,
): Readonly<Record<string, Json>> {
  const { id, name, method, path, documentation, rights, isPublic } = operation;
  const { provenance, pathProvenance, notShown, summary } = documentation;
  const example = requestExample(operation, reference);
  const credential = sampleCredential(operation, reference.contract.api);
  return {
    id,
    name,
    page: reference.operationPages.get(id) ?? name,
    group: group.slug,
    summary: summary ?? name,
    method,
    path,
    target: targetOf(operation, example),
    selector: isPublic ? '' : (credential?.selector ?? ''),
    public: isPublic,
    provenance: provenance ?? null,
    pathProvenance: pathProvenance ?? null,
    partlyUndocumented: notShown.length > 0,
    rights: rights === undefined ? null : rights === 'not-shown' ? rights : rights.map((codes) => [...codes]),
    parameters: example.parameters.map(({ parameter, value }) => ({
      name: parameter.name,
      in: parameter.location,
      required: parameter.required,
      example: value,
    })),
    body:
      example.body === undefined
        ? null
        : {
            mediaType: example.body.content.mediaType,
            coding: example.body.content.coding,
            example: example.body.value,
          },
  };
}

/** Returns the operations that use a schema, as links. */
export function usersOf(
  names: ReadonlySet<string>,
  reference: Reference,
  typesOf: (schema: Schema) => readonly string[],
): readonly string[] {
  return reference.groups.flatMap(({ operations }) =>
    operations
      .filter(({ parameters, body, responses }) =>
        [
          ...parameters.map(({ schema }) => schema),
          ...(body?.contents ?? []).map(({ schema }) => schema),
          ...responses.flatMap(({ contents }) => contents.map(({ schema }) => schema)),
        ].some((schema) => typesOf(schema).some((name) => names.has(name))),
      )
      .map(
        (operation) =>
          `[${operationTitle(operation)}](../operations/${reference.operationPages.get(operation.id) ?? ''}.md)`,
      ),
  );
}
