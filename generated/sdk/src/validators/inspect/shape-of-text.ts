import { counted } from '../describe.ts';

/**
 * A text by its shape alone, where it is short: digits as 9 and letters as a, so that a wrong date can be recognized
 * and a secret cannot.
 */
export function shapeOfText(text: string): string {
  if (text === '') return 'an empty string';
  if (text.length > 35) return `a string of ${counted(text.length, 'character')}`;
  const shape = text
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/\p{L}/gu, 'a')
    .replaceAll(/[^9a\x20-\x7e]/gu, '?');
  return `a string of the shape "${shape}"`;
}
