import { isObject, type Json } from '../model/json.ts';
import type { Inference, InferredOperation } from './infer.ts';

/**
 * Writes the inferred resources as an overlay (Overlay Specification 1.0) in YAML, for a person to edit: each with its
 * reason, and the operations without state as comments.
 */
export function formatOverlay({ operations }: Inference, title: string): string {
  const inferred = operations.filter(({ resource }) => resource !== undefined);
  const others = operations.filter(({ resource }) => resource === undefined);
  return [
    'overlay: 1.0.0',
    `info: { title: ${quoted(`State of ${title}`)}, version: 1.0.0 }`,
    inferred.length === 0 ? 'actions: []' : 'actions:',
    ...inferred.map(formatAction),
    ...(others.length === 0 ? [] : ['# Without state:']),
    ...others.map(({ method, path, reason }) => `#   ${method.toUpperCase()} ${oneLine(path)}: ${oneLine(reason)}`),
    '',
  ].join('\n');
}

function formatAction({ method, path, resource, reason }: InferredOperation): string {
  const target = quoted(`$.paths[${JSON.stringify(path)}].${method}`);
  return [
    `  # ${oneLine(reason)}`,
    `  - target: ${target}`,
    `    update: { x-resource: ${flow(resource ?? null)} }`,
  ].join('\n');
}

/** Writes a value in the flow style of YAML. */
function flow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((entry: Json) => flow(entry)).join(', ')}]`;
  if (!isObject(value)) return typeof value === 'string' ? scalar(value) : JSON.stringify(value);
  const members = Object.entries(value).map(([name, inner]) => `${scalar(name)}: ${flow(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Words that YAML parsers may take for other values than texts. */
const RESERVED = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

function scalar(text: string): string {
  return /^[A-Za-z_][\w/-]*$/.test(text) && !RESERVED.test(text) ? text : JSON.stringify(text);
}

function quoted(text: string): string {
  return `'${oneLine(text).replaceAll("'", "''")}'`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
