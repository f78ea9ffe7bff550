import { closestMatch } from '../../templates/shared/closest-match.ts';
import { isObject, member, below } from '../model/json.ts';
import { limits } from '../load/limits.ts';
import { type Check, type CheckContext, itemsOf } from './context.ts';
import { isToken } from './parameters.ts';

/** Collects an operation. */
export const collectOperation: Check = ({ value, pointer }, { collected }) => {
  if (!pointer.startsWith('/components/pathItems/')) collected.operations.push({ value, pointer });
};

/** Checks that operation ids, which name functions, are unique and not empty. */
export function checkOperationIds({ diagnostics, locate, collected }: CheckContext): void {
  const pointers = new Map<string, string>();
  for (const { value, pointer } of collected.operations) {
    const id = member(value, 'operationId');
    const at = below(pointer, 'operationId');
    if (typeof id !== 'string') continue;
    if (id === '') diagnostics.report('operation-id-empty', at);
    if (id.length > limits.nameLength) diagnostics.report('name-too-long', at, String(limits.nameLength));
    const other = pointers.get(id);
    if (other === undefined) pointers.set(id, at);
    else {
      const { file, line, column } = locate(other);
      diagnostics.report('operation-id-duplicate', at, id, `${file}:${line}:${column}`);
    }
  }
}

/** Collects a link. */
export const collectLink: Check = ({ value, pointer }, { collected }) => {
  collected.links.push({ value, pointer });
};

/** Checks that the operation of a link exists. */
export function checkLinks({ diagnostics, collected: { links, operations } }: CheckContext): void {
  const ids = new Set(operations.map(({ value }) => member(value, 'operationId')));
  for (const { value, pointer } of links) {
    const id = member(value, 'operationId');
    if (typeof id === 'string' && !ids.has(id))
      diagnostics.report('link-operation-unknown', below(pointer, 'operationId'), id);
  }
}

/** Checks that security requirements name declared security schemes. */
export const checkSecurity: Check = (holder, { document, diagnostics }) => {
  const schemes = member(member(document, 'components'), 'securitySchemes');
  const declared = isObject(schemes) ? Object.keys(schemes) : [];
  for (const { value, pointer } of itemsOf(holder, 'security'))
    for (const name of isObject(value) ? Object.keys(value) : [])
      if (!declared.includes(name))
        diagnostics.report('security-unknown', below(pointer, name), name, closestMatch(name, declared) ?? '');
};

/** Checks that the name of an API key is valid in its location. */
export const checkSecurityScheme: Check = ({ value, pointer }, { diagnostics }) => {
  const [type, location, name] = [member(value, 'type'), member(value, 'in'), member(value, 'name')];
  if (type !== 'apiKey' || typeof name !== 'string') return;
  const at = below(pointer, 'name');
  if (name === '') return diagnostics.report('parameter-name-empty', at);
  if (location === 'header' && !isToken(name)) diagnostics.report('header-name-invalid', at, name);
  if (location === 'cookie' && !isToken(name)) diagnostics.report('cookie-name-invalid', at, name);
};

/** Checks that each tag is declared once. */
export const checkTags: Check = (root, { diagnostics }) => {
  const seen = new Set<string>();
  for (const { value, pointer } of itemsOf(root, 'tags')) {
    const name = member(value, 'name');
    if (typeof name !== 'string') continue;
    if (seen.has(name)) diagnostics.report('tag-duplicate', pointer, name);
    seen.add(name);
  }
};
