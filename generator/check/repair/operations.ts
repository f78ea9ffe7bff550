import {
  isObject,
  type Json,
  type JsonObject,
  member,
  below,
  type Pointer,
  pointerOf,
  tokens,
} from '../../model/json.ts';
import { HTTP_METHODS } from '../../load/object-kinds.ts';
import { visitDocument } from '../../load/visitor.ts';
import { isToken } from '../parameters.ts';
import { type Editor, parentOf } from './editor.ts';
import type { Repair } from './repairs.ts';

// Repairs of operations: their paths, parameters and security requirements.

/** Adds the missing path parameter of an operation: one with nearly the same name, or a string. */
export const addPathParameter: Repair = ({ pointer, details: [name = ''] }, editor) => {
  const [, path = ''] = tokens(pointer);
  if (path.includes('?')) return splitQuery(path, editor);
  const parameters = member(editor.at(pointer), 'parameters');
  const list: readonly Json[] = Array.isArray(parameters) ? parameters : [];
  const meant = list.map((item) => resolved(item, editor)).find((parameter) => isMeant(parameter, name, path));
  const added: Json = {
    ...(isObject(meant) ? meant : { schema: { type: 'string' } }),
    name,
    in: 'path',
    required: true,
  };
  return editor.set(below(pointer, 'parameters'), [...list, added]);
};

/** Tests whether a path parameter that the path has no place for differs from a name in spelling only. */
function isMeant(parameter: Json | undefined, name: string, path: string): boolean {
  const own = String(member(parameter, 'name'));
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return member(parameter, 'in') === 'path' && !path.includes(`{${own}}`) && plain(own) === plain(name);
}

function resolved(item: Json, editor: Editor): Json | undefined {
  const reference = member(item, '$ref');
  const target = typeof reference === 'string' ? pointerOf(reference) : undefined;
  return target === undefined ? item : editor.at(target);
}

/** Reads the query that is part of a path as parameters: `/search?q={q}` is `/search` with the parameter `q`. */
function splitQuery(path: string, editor: Editor): boolean {
  const [bare = '', query = ''] = path.split(/\?(.*)/s);
  const pairs = query.split('&').map((pair) => /^([^={}]+)=\{([^{}]*)\}$/.exec(pair));
  if (editor.at(below('/paths', bare)) !== undefined || pairs.includes(null))
    return editor.remove(below('/paths', path));
  const item = editor.at(below('/paths', path));
  for (const method of HTTP_METHODS) {
    const operation = member(item, method);
    if (!isObject(operation)) continue;
    const own = member(operation, 'parameters');
    const list: readonly Json[] = Array.isArray(own) ? own : [];
    const declared = list.map((one) => member(resolved(one, editor), 'name'));
    const added = pairs
      .map((pair) => pair?.[1] ?? '')
      .filter((name) => !declared.includes(name))
      .map((name): JsonObject => ({ name, in: 'query', schema: { type: 'string' } }));
    editor.set(below('/paths', path, method, 'parameters'), [...list, ...added]);
  }
  return editor.rename(below('/paths', path), bare);
}

/** Marks a path parameter as required. */
export const requireParameter: Repair = ({ pointer }, editor) => editor.set(below(pointer, 'required'), true);

/** Removes a path parameter that has no place in the path from the list. Another path may use the component. */
export const ignoreUnusedParameter: Repair = ({ pointer }, editor) => editor.remove(pointer);

/** Removes a parameter, header or security scheme whose name cannot be sent, unless only spaces surround the name. */
export const ignoreInvalidName: Repair = ({ pointer, details: [name = ''] }, editor) => {
  const holder = parentOf(pointer);
  if (!pointer.endsWith('/name')) return editor.remove(pointer);
  if (isToken(name.trim()) && name.trim() !== name) return editor.set(pointer, name.trim());
  if (member(editor.at(holder), 'in') === 'path') return false;
  if (member(editor.at(holder), 'required') === true && !holder.startsWith('/components/securitySchemes/'))
    return false;
  if (/\/parameters\/\d+$/.test(holder)) return editor.remove(holder);
  if (holder.startsWith('/components/parameters/')) removeListed(holder, editor);
  return editor.remove(holder);
};

/** Removes the references to a parameter from all lists. */
function removeListed(target: Pointer, editor: Editor): void {
  visitDocument(editor.document, ({ kind, value, pointer }) => {
    const reference = kind === 'parameter' ? member(value, '$ref') : undefined;
    if (typeof reference === 'string' && pointerOf(reference) === target) editor.remove(pointer);
    return true;
  });
}

/** Removes the alternative of a security requirement that names an undeclared scheme. */
export const ignoreRequirement: Repair = ({ pointer }, editor) => {
  const requirement = parentOf(pointer);
  return editor.remove(requirement);
};
