import type { ServedOperation } from '../document/operation.ts';
import type { Json } from '../json.ts';
import { formats } from './formats.ts';
import { selfContained } from './self-contained.ts';

const TAKES_ANY = ['binary', 'password'];
const known = new WeakMap<ServedOperation, boolean>();

/** Whether every format of what an operation takes is judged here; Prism judges more of them. */
export function knowsFormats(operation: ServedOperation): boolean {
  const found = known.get(operation) ?? schemasOf(operation).flatMap(formatsIn).every(isKnown);
  known.set(operation, found);
  return found;
}

function schemasOf({ parameters, body, document: { root } }: ServedOperation): readonly Json[] {
  return [...parameters, ...(body?.contents ?? [])].map(({ schema }) => selfContained(root, schema));
}

function formatsIn(schema: Json): readonly string[] {
  return [...JSON.stringify(schema).matchAll(/"format":"([^"]*)"/g)].map(([, format]) => format ?? '');
}

function isKnown(format: string): boolean {
  return Object.hasOwn(formats, format) || TAKES_ANY.includes(format);
}
