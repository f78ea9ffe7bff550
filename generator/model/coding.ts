import type { Coding } from './api.ts';
import type { Substance } from './substance.ts';

/** How a body is written: by its media type, and by its schema where the type leaves it open. */
export function codingOf(mediaType: string, substance: Substance): Coding {
  const type = bareType(mediaType);
  if (isJsonType(type)) return substance === 'bytes' ? 'binary' : 'json';
  if (isWildcard(type)) return wildcardCoding(substance);
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  if (type === 'text/event-stream') return 'events';
  if (isXmlType(type)) return substance === 'bytes' ? 'binary' : 'text';
  if (type.startsWith('text/')) return textCoding(substance);
  return substance === 'value' && !type.startsWith('multipart/') ? 'json' : 'binary';
}

/** Whether JSON goes under a media type by its own definition. */
export function isJsonType(mediaType: string): boolean {
  return /^(application\/json|text\/json|.+\+json)$/.test(bareType(mediaType));
}

/** Whether XML goes under a media type. */
export function isXmlType(mediaType: string): boolean {
  return /xml$/.test(bareType(mediaType));
}

/** Whether any media type is meant. */
export function isWildcard(mediaType: string): boolean {
  return bareType(mediaType) === '*/*';
}

function textCoding(substance: Substance): Coding {
  if (substance === 'bytes') return 'binary';
  return substance === 'value' ? 'json' : 'text';
}

/** Where neither the type nor the schema says anything, anything comes: bytes can hold it. */
function wildcardCoding(substance: Substance): Coding {
  return substance === 'bytes' || substance === 'unsaid' ? 'binary' : 'json';
}

/** A media type without its parameters. */
function bareType(mediaType: string): string {
  const end = mediaType.indexOf(';');
  return (end === -1 ? mediaType : mediaType.slice(0, end)).trim().toLowerCase();
}
