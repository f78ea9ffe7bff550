import type { Group, Operation } from '../../model/api.ts';
import { successes } from '../../model/http.ts';
import { optional } from '../../model/json.ts';
import { documentationText } from '../source/documentation.ts';
import { exampleUpdate } from './guide/samples.ts';
import type { GroupModule } from './module-imports.ts';

/** Names in scope of the comment of an operation. */
interface OperationNames {
  /** Example of a call. */
  readonly call: string;
  /** Reference to the safe update of the operation, as Markdown. */
  readonly update: string | undefined;
}

/** Names in scope of the comment of a safe update. */
export interface UpdateNames {
  /** Beginning of a call: the function or method, up to its own arguments. */
  readonly call: string;
  /** Returns a reference to an operation, as Markdown. */
  readonly reference: (operation: Operation, group: Group) => string;
}

/**
 * Documents an operation for editors: its purpose, its request line, the rights it needs, its provenance, its errors
 * and a call.
 */
export function operationDocumentation(operation: Operation, { call, update }: OperationNames): string[] {
  const rights = rightsText(operation.rights);
  const facts = [updateHint(update), requestLine(operation), rights === '' ? '' : `Rights: ${rights}.`];
  return documentationText(operation.documentation, facts, {
    returns: successText(operation),
    throws: [CALL_FAILURE],
    example: `await ${call};`,
  });
}

/** Documents a member that another one documents in full, by its purpose, its request line and a reference. */
export function pointerDocumentation(operation: Operation, reference: string): string[] {
  return documentationText(shortDocumentation(operation), [`${requestLine(operation)}, the same as ${reference}.`]);
}

/** Returns the documentation of an operation without the text that a reference to it leads to. */
export function shortDocumentation({ documentation }: Operation): Operation['documentation'] {
  const { example: _, description, ...short } = documentation;
  return { ...short, ...(short.summary === undefined ? optional('description', description) : {}) };
}

/** Documents a safe update for editors: its steps, the request lines and rights of both calls, its errors, a call. */
export function updateDocumentation(
  operation: Operation,
  { group, operations, schemas }: GroupModule,
  { call, reference }: UpdateNames,
): string[] {
  const reading = operations.get(operation.update?.reading?.read ?? '');
  const how =
    reading === undefined
      ? 'with the function in `options.read`, because no operation is documented that reads it'
      : `with ${reference(reading.operation, reading.group)}`;
  const summary = `Changes single properties and keeps the others: reads the resource ${how}, merges the change, and sends the result with ${reference(operation, group)}. \`null\` clears a property.`;
  const { example: _, description: __, ...documentation } = operation.documentation;
  const facts = [
    [...(reading === undefined ? [] : [reading.operation]), operation].map(requestLine).join(', then '),
    updateRights(operation, reading?.operation),
  ];
  return documentationText({ ...documentation, summary }, facts, {
    returns: successText(operation),
    throws: [
      '{ConflictError} if the resource changes between the read and the write; nothing is sent',
      '{NotFoundError} if the read does not find the resource',
      CALL_FAILURE,
    ],
    example: `await ${call}${exampleUpdate(operation, schemas)});`,
  });
}

/** Describes the rights that the write of a safe update needs, and those of its read if they differ. */
function updateRights({ rights }: Operation, reading: Operation | undefined): string {
  const [write, read] = [rightsText(rights), rightsText(reading?.rights)];
  const differs = read !== '' && read !== write;
  if (write === '') return differs ? `Rights for the read: ${read}.` : '';
  return `Rights: ${write}${differs ? `; for the read: ${read}` : ''}.`;
}

/** Points from an operation that replaces a resource to its safe update. */
function updateHint(update: string | undefined): string {
  return update === undefined ? '' : `Clears what the body omits. To change single properties, use ${update}.`;
}

/** Text of the tag `@throws` of every call. */
const CALL_FAILURE = '{SdkError} if the call fails; `message` says why';

/** Returns method and path of an operation as code. */
export function requestLine({ method, path }: Operation): string {
  return `\`${method} ${path.replaceAll('`', "'")}\``;
}

/** Describes the successful responses; each with its status where there are several. */
function successText({ responses }: Operation): string {
  const described = successes(responses).filter(({ description }) => description.trim() !== '');
  const [only, ...others] = described;
  if (only === undefined || others.length === 0) return only?.description ?? '';
  return described.map(({ status, description }) => `${status}: ${description}`).join('\n');
}

/** Describes the rights that a call needs: all of one group, or all of another. */
function rightsText(rights: Operation['rights']): string {
  if (rights === undefined) return '';
  if (rights === 'not-shown') return 'not documented';
  if (rights.length === 0) return 'none';
  return rights.map((group) => group.join(' and ')).join(', or ');
}
