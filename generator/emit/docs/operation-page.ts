import type { Api, Credential, Group, Operation, OperationResponse, Parameter } from '../../model/api.ts';
import type { Json } from '../../model/json.ts';
import type { Schema } from '../../model/schema.ts';
import type { OutputFile } from '../emitter.ts';
import { escapeMarkdown, inlineCode, markdownCell, markdownText } from '../source/markdown.ts';
import { contentExample } from '../source/example-values.ts';
import { methodText, operationTitle, type Reference, rulesOf, trustText } from './reference.ts';
import { jsonSample, requestSamples, sampleCredential, targetOf } from './request-samples.ts';
import { descriptionCell, propertyRows, type Row, typeMarkdown } from './schema-rows.ts';

/** Plans the page of an operation. */
export function operationPage(operation: Operation, group: Group, reference: Reference): OutputFile {
  return {
    kind: 'template',
    path: operationPagePath(operation, reference),
    template: 'docs/reference/operation.md.hbs',
    view: operationView(operation, group, reference),
  };
}

export function operationPagePath({ id, name }: Operation, { operationPages }: Reference): string {
  return `docs/reference/operations/${operationPages.get(id) ?? name}.md`;
}

/** Returns the prefix that the credential of the samples puts before the path; empty without one. */
function selectorOf(operation: Operation, { contract }: Reference): string {
  return sampleCredential(operation, contract.api)?.selector ?? '';
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
    path: inlineCode(selectorOf(operation, reference) + path),
    name: inlineCode(operation.name),
    trust: trustText(documentation, reference),
    description: documentation.description === undefined ? false : markdownText(documentation.description),
    rights: rightsText(rights),
    security: securityText(operation, reference.contract.api),
    retries: operation.retry === 'safe',
    update: update === undefined ? false : inlineCode(update.name),
    isUpdateInferred: update?.replacement !== undefined,
    paging: pagingText(operation),
    resource: methodText(operation, reference) || false,
    semantics: updateSemantics(operation, reference),
    parameters: operation.parameters.map((parameter) => parameterRow(parameter, reference)),
    body: body === undefined ? false : bodyView(body, reference),
    responses: responses.map((response) => responseRow(response, reference)),
    bodies: responseBodies(responses, reference),
    rules: rulesOf(documentation, reference),
    samples: requestSamples(operation, group, reference),
    response: success === undefined ? false : responseSample(success, reference),
  };
}

/** Returns why a write has no safe update, in words: what it does to what its body leaves out. */
function updateSemantics({ id, method, update }: Operation, { contract }: Reference): string | false {
  const notes = contract.api.inferred?.notes ?? [];
  const note = notes.find(({ about, operation }) => about === 'update' && operation === id);
  return note === undefined || update !== undefined || method === 'POST' ? false : markdownText(note.reason);
}

/** Returns how the list continues, in words. */
function pagingText({ paging }: Operation): string | false {
  if (paging === undefined || paging.by === 'none') return false;
  const words = {
    cursor: 'the next page follows from a value of this one',
    page: `pages are counted from ${paging.first}`,
    offset: `items are counted from ${paging.first}`,
    link: 'a link leads to the next page',
  };
  return `${words[paging.by]}. ${inlineCode(paging.name)} iterates over all items. Inferred from the document.`;
}

/** Returns rights in words: any group suffices, and inside a group all are needed. */
function rightsText(rights: Operation['rights']): string | false {
  if (rights === undefined) return false;
  if (rights === 'not-shown') return 'Not documented.';
  if (rights.length === 0) return 'None.';
  return rights.map((codes) => codes.map(inlineCode).join(' and ')).join(', or ');
}

/** Returns the credentials that an operation accepts, in words; `false` if the specification states none. */
function securityText({ isPublic, security }: Operation, { credentials }: Api): string | false {
  if (isPublic) return 'none.';
  const byKey = new Map(credentials.map((credential) => [credential.key, credential]));
  const alternatives = security.map((keys) =>
    keys.length === 0 ? 'none' : keys.map((key) => credentialText(key, byKey.get(key))).join(' with '),
  );
  return alternatives.length === 0 ? false : `${[...new Set(alternatives)].join(', or ')}.`;
}

/** Returns the name and the kind of a credential as Markdown. */
function credentialText(key: string, credential: Credential | undefined): string {
  const kind = credential === undefined ? '' : credentialKind(credential);
  return kind === '' ? inlineCode(key) : `${inlineCode(key)} (${kind})`;
}

/** Returns the kind of a credential as Markdown; empty if the client does not support it. */
export function credentialKind(credential: Credential): string {
  switch (credential.kind) {
    case 'basic':
      return 'HTTP Basic';
    case 'bearer':
      return 'bearer token';
    case 'oauth2':
      return 'OAuth 2.0';
    case 'apiKey':
      return `${credential.location} ${inlineCode(credential.parameter)}`;
    case 'other':
      return '';
  }
}

function parameterRow({ name, location, required, schema, documentation }: Parameter, reference: Reference): Row {
  return {
    name: inlineCode(name),
    type: typeMarkdown(schema, reference),
    flags: [location, required ? 'required' : ''].filter(Boolean).join(', '),
    text: descriptionCell(documentation, schema, reference),
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

/** Returns the properties of the bodies of responses: of successes, and folded those of each other body. */
function responseBodies(responses: readonly OperationResponse[], reference: Reference): readonly object[] {
  const bodies = new Map<
    string,
    { readonly type: string; readonly rows: readonly Row[]; readonly statuses: string[] }
  >();
  for (const { status, contents } of responses) {
    const content = preferredContent(contents);
    const rows = content === undefined ? [] : propertyRows(resolved(content.schema, reference), reference);
    if (content === undefined || rows.length === 0) continue;
    const type = typeMarkdown(content.schema, reference);
    const key = JSON.stringify([type, rows]);
    const body = bodies.get(key) ?? { type, rows, statuses: [] };
    body.statuses.push(status);
    bodies.set(key, body);
  }
  return [...bodies.values()].map(({ statuses, type, rows }) => ({
    statuses: escapeMarkdown(statuses.join(', ')),
    type,
    rows,
    isFolded: !statuses.some((status) => status.startsWith('2')),
  }));
}

function preferredContent(contents: OperationResponse['contents']): OperationResponse['contents'][number] | undefined {
  return contents.find(({ coding }) => coding === 'json') ?? contents[0];
}

function responseSample({ status, contents }: OperationResponse, reference: Reference): object {
  const content = preferredContent(contents);
  if (content === undefined) return { status, text: false };
  return { status, text: exampleText(contentExample(content, reference)) };
}

/** Returns the JSON of an example for a block of code. */
export function exampleText(example: Json): string {
  return jsonSample(example).replaceAll('```', '` ` `');
}

/** One operation in `reference.json`, which consoles and other tools read. */
export function operationData(
  operation: Operation,
  group: Group,
  reference: Reference,
): Readonly<Record<string, Json>> {
  const { id, name, method, path, documentation, rights, isPublic } = operation;
  const { provenance, pathProvenance, notShown, summary } = documentation;
  const example = reference.requestOf(operation);
  return {
    id,
    name,
    page: reference.operationPages.get(id) ?? name,
    group: group.slug,
    summary: summary ?? name,
    method,
    path,
    target: targetOf(operation, example),
    selector: selectorOf(operation, reference),
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
