import type { Reporter } from '../../diagnostics/diagnostics.ts';
import { isObject, type Json, type JsonObject, member, below } from '../../model/json.ts';
import { removeMember, setMember } from '../json-tree.ts';
import { type Node, visitDocument } from '../visitor.ts';

/**
 * Reads a document of OpenAPI 3.2 as one of 3.1, in place. Members of 3.2 that are not named here mean nothing to a
 * client; the check reports them where they are.
 */
export function downgrade32(document: JsonObject, diagnostics: Reporter): void {
  removeMember(document, '$self');
  const components = member(document, 'components');
  // References to media types are inlined already.
  if (isObject(components)) removeMember(components, 'mediaTypes');
  visitDocument(document, (node) => {
    RULES[node.kind]?.(node, diagnostics);
    return true;
  });
}

const RULES: Readonly<Partial<Record<Node['kind'], (node: Node, diagnostics: Reporter) => void>>> = {
  tag: ({ value }) => {
    for (const name of ['summary', 'parent', 'kind']) removeMember(value, name);
  },
  'path-item': (node, diagnostics) => {
    skipOtherMethods(node, diagnostics);
    skipUnknownQueries(node, diagnostics);
  },
  operation: skipUnknownQueries,
  parameter: readParameter,
  response: ({ value }) => {
    if (member(value, 'description') === undefined) setMember(value, 'description', member(value, 'summary') ?? '');
    removeMember(value, 'summary');
  },
  'media-type': ({ value }) => {
    const item = member(value, 'itemSchema');
    if (item !== undefined && member(value, 'schema') === undefined)
      setMember(value, 'schema', { type: 'array', items: item });
    for (const name of ['itemSchema', 'prefixEncoding', 'itemEncoding']) removeMember(value, name);
  },
  example: ({ value }) => {
    const data = member(value, 'dataValue');
    if (data !== undefined && member(value, 'value') === undefined) setMember(value, 'value', data);
    for (const name of ['dataValue', 'serializedValue']) removeMember(value, name);
  },
};

/** Leaves out operations whose method OpenAPI 3.1 does not have: QUERY, and all of `additionalOperations`. */
function skipOtherMethods({ value, pointer, parent }: Node, diagnostics: Reporter): void {
  const others = member(value, 'additionalOperations');
  const methods = [
    ...(member(value, 'query') === undefined ? [] : [['QUERY', below(pointer, 'query')] as const]),
    ...(isObject(others)
      ? Object.keys(others).map((method) => [method, below(pointer, 'additionalOperations', method)] as const)
      : []),
  ];
  for (const [method, at] of methods) diagnostics.report('method-unsupported', at, `${method} ${parent?.key ?? ''}`);
  removeMember(value, 'query');
  removeMember(value, 'additionalOperations');
}

/** The schema of a query that is one form, which OpenAPI 3.2 describes as a parameter in `querystring`. */
function formOf(parameter: Json): Json | undefined {
  return member(member(member(parameter, 'content'), 'application/x-www-form-urlencoded'), 'schema');
}

/** Leaves out queries in another format than a form, which a client cannot send. */
function skipUnknownQueries({ value, pointer }: Node, diagnostics: Reporter): void {
  const parameters = member(value, 'parameters');
  if (!Array.isArray(parameters)) return;
  const all: readonly Json[] = parameters;
  const unknown = all.filter((one) => member(one, 'in') === 'querystring' && formOf(one) === undefined);
  for (const one of unknown)
    diagnostics.report('querystring-unsupported', below(pointer, 'parameters', all.indexOf(one)));
  if (unknown.length > 0)
    setMember(
      value,
      'parameters',
      all.filter((one) => !unknown.includes(one)),
    );
}

/** Reads a query that is one form as a parameter whose members are sent one by one, and `style: cookie` as `form`. */
function readParameter({ value }: Node): void {
  if (member(value, 'style') === 'cookie') setMember(value, 'style', 'form');
  const form = member(value, 'in') === 'querystring' ? formOf(value) : undefined;
  if (form === undefined) return;
  removeMember(value, 'content');
  const members = { in: 'query', name: member(value, 'name') ?? 'query', schema: form, style: 'form', explode: true };
  for (const [name, inner] of Object.entries(members)) setMember(value, name, inner);
}
