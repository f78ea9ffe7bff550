import { isForm } from './document/form-fields.ts';
import type { ServedOperation, ServedParameter } from './document/operation.ts';
import { statedTypes } from './document/stated-types.ts';
import { HttpError, type Issue, UNDECIDED } from './http/errors.ts';
import { isJson, mediaTypeOf } from './http/message.ts';
import { issuesAsSent } from './read-sent.ts';
import type { Task } from './task.ts';

/**
 * What is wrong with a request where there are no users, and no state decides. Where nothing is, it is right by
 * OpenAPI, and Prism need not be able to read it: it cannot read lists and objects in many a style, lists of a form,
 * and what only a discriminator tells apart. What cannot be proven right is Prism's matter.
 */
export function issuesForPrism(task: Task): readonly Issue[] {
  if (isUnread(task)) return [UNDECIDED, ...issuesInType(sentType(task))];
  const issues = judged(task);
  if (issues.length > 0) return isForm(sentType(task)) || hasEmpty(task) ? [UNDECIDED, ...issues] : issues;
  return isRequiredEmpty(task) ? [UNDECIDED] : [];
}

function judged(task: Task): readonly Issue[] {
  try {
    return issuesAsSent(task);
  } catch (error) {
    // What cannot be compiled is nothing that the request has done.
    return [error instanceof HttpError ? { path: '/body', message: error.message } : UNDECIDED];
  }
}

/**
 * A body that the document does not know, or that is one text of a type that is none of JSON, a form and XML. Where its
 * schema takes no text, Prism would take the text for the value.
 */
function isUnread(task: Task): boolean {
  const { request, route } = task;
  if (request.body.byteLength === 0) return false;
  const type = sentType(task);
  const isKnown = isJson(type) || isForm(type) || isXml(type);
  return route.operation.body === undefined || (!isKnown && isText(route.operation, type));
}

/** Whether a body of a type may be a text, by what is described for it. */
function isText({ body, document }: ServedOperation, type: string): boolean {
  const content = body?.contents.find(({ mediaType }) => mediaType === type);
  if (content === undefined || type === 'text/plain') return true;
  const types = statedTypes(document.root, content.schema);
  return types.length === 0 || types.includes('string');
}

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+$/;

/** What is no media type Prism fails on. */
function issuesInType(type: string): readonly Issue[] {
  return type === '' || MEDIA_TYPE.test(type) ? [] : [{ path: '/body', message: 'has a content type that is none' }];
}

/** Whether something in the query is there and empty, which Prism takes for what was not sent. */
function hasEmpty({ query }: Task): boolean {
  return query.size > 0 && [...query.values()].includes('');
}

function isRequiredEmpty(task: Task): boolean {
  const { query, route } = task;
  const isEmpty = ({ name, place, required }: ServedParameter): boolean =>
    required && place === 'query' && query.getAll(name).includes('');
  return hasEmpty(task) && route.operation.parameters.some(isEmpty);
}

function isXml(mediaType: string): boolean {
  return mediaType === 'text/xml' || mediaType === 'application/xml' || mediaType.endsWith('+xml');
}

function sentType({ request: { headers } }: Task): string {
  return mediaTypeOf(headers['content-type']);
}
