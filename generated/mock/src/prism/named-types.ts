import { resolved } from '../document/resolve.ts';
import { type Json, type JsonObject, member, objectAt } from '../json.ts';

const RANGES = ['*/*', 'application/*'];

/** Answers with a media type in place of a range of them, which Prism finds acceptable to nobody who asks for one. */
export function withNamedTypes(root: JsonObject, responses: JsonObject): JsonObject {
  const named = Object.entries(responses).map(([status, entry]) => {
    const response = resolved(root, entry);
    const content = Object.entries(objectAt(response, 'content'));
    if (!content.some(([type]) => RANGES.includes(type))) return [status, entry] as const;
    const ranges = content.filter(([type]) => RANGES.includes(type)).map(([, media]) => [nameFor(root, media), media]);
    const others = content.filter(([type]) => !RANGES.includes(type));
    return [status, { ...response, content: Object.fromEntries([...ranges, ...others]) }] as const;
  });
  return Object.fromEntries(named);
}

function nameFor(root: JsonObject, media: Json): string {
  const isBytes = member(resolved(root, member(media, 'schema')), 'format') === 'binary';
  return isBytes ? 'application/octet-stream' : 'application/json';
}
