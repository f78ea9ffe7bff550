import type { ServedOperation } from '../document/operation.ts';
import { targetOf } from '../document/resolve.ts';
import { mediaTypeOf, type MockAnswer } from '../http/message.ts';
import type { Impossible } from '../impossible/bounds.ts';
import { impossibleIn } from '../impossible/impossible.ts';
import { type Placed, step } from '../impossible/parts.ts';
import { type Json, type JsonObject, member, objectAt, textAt } from '../json.ts';

const STATED = ['example', 'examples', 'default'];

/** Tells where Prism was about to answer what no value can be. */
export class ImpossibleAnswers {
  readonly #known = new WeakMap<ServedOperation, Map<string, Impossible | undefined>>();

  /**
   * Why there is no answer of the kind that was given, or that Prism could not give; nothing where one may be, or an
   * example stands for it.
   */
  find(operation: ServedOperation, answer: MockAnswer, isDynamic: boolean): Impossible | undefined {
    const isProblem = answer.headers['content-type'] === 'application/problem+json';
    if (isProblem && answer.status < 500) return undefined;
    const status = isProblem ? successOf(operation) : String(answer.status);
    const mediaType = isProblem ? '' : mediaTypeOf(answer.headers['content-type']);
    const key = `${status} ${mediaType} ${isDynamic}`;
    const known = this.#known.get(operation) ?? new Map<string, Impossible | undefined>();
    this.#known.set(operation, known);
    if (!known.has(key)) known.set(key, impossibleAt(operation, { status, mediaType, isDynamic }));
    return known.get(key);
  }
}

interface Which {
  readonly status: string;
  readonly mediaType: string;
  readonly isDynamic: boolean;
}

function impossibleAt(operation: ServedOperation, { status, mediaType, isDynamic }: Which): Impossible | undefined {
  const { root } = operation.document;
  const responses = below(responsesOf(operation), [], root);
  const name = [status, `${status.charAt(0)}XX`, 'default'].find((one) => member(responses.schema, one) !== undefined);
  const contents = below(responses, [name ?? '', 'content'], root);
  const types = Object.keys(objectAt({ contents: contents.schema }, 'contents'));
  const content = below(contents, [types.find((type) => mediaTypeOf(type) === mediaType) ?? types[0] ?? ''], root);
  const schema = member(content.schema, 'schema');
  if (schema === undefined || (!isDynamic && isStated(content.schema, root))) return undefined;
  return impossibleIn({ pointer: `${content.pointer}/schema`, schema }, root);
}

function responsesOf({ document: { root }, path, method }: ServedOperation): Placed {
  const item = below({ pointer: '', schema: root }, ['paths', path], root);
  return below(item, [method.toLowerCase(), 'responses'], root);
}

/** What stands at a way below a place, with references followed. */
function below(start: Placed, way: readonly string[], root: JsonObject): Placed {
  let { pointer, schema } = start;
  for (const name of way) {
    schema = member(schema, name) ?? {};
    const reference = textAt(schema, '$ref');
    pointer = reference?.slice(1) ?? pointer + step(name);
    if (reference !== undefined) schema = targetOf(root, reference) ?? {};
  }
  return { pointer, schema };
}

/** Whether the document states a value, which stands whatever the schema says. */
function isStated(content: Json, root: JsonObject): boolean {
  const schema = below({ pointer: '', schema: content }, ['schema'], root).schema;
  return [content, schema].some((value) => STATED.some((name) => member(value, name) !== undefined));
}

function successOf({ answers }: ServedOperation): string {
  return answers.map(({ status }) => status).find((status) => status.startsWith('2')) ?? 'default';
}
